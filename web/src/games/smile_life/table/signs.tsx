/** Small signs for the figures of a life, and the face that smiles more the higher the score. */

const PATHS = {
  level: "M2 9.500 12 5l10 4.500-10 4.500zM6 11.500v5c3 2.600 9 2.600 12 0v-5M21 10v6",
  money: "M2.500 7h19v11h-19zM12 9.700a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600zM5.500 9.800v.1M18.500 15.200v.1",
  heart: "M12 20S4 14.500 4 9.200A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.200C20 14.500 12 20 12 20z",
  rings: "M8.500 9a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM15.500 9a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM13 5.500l2.500-2.500L18 5.500 15.500 8.500z",
  child: "M12 3.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM5 21c.5-4.500 3-7 7-7s6.500 2.500 7 7zM10.200 8v.1M13.800 8v.1M10.500 10.500c1 .9 2 .9 3 0",
  home: "M3 11.500 12 4l9 7.500M5.500 10v10h13V10M10 20v-6h4v6",
  medal: "M8 3l4 7 4-7M12 10a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM12 13.200v4.600",
  wait: "M6 3h12M6 21h12M7.500 3c0 5 9 7 9 9s-9 4-9 9M16.500 3c0 5-9 7-9 9s9 4 9 9",
  bars: "M3.500 4h17v16h-17zM8 4v16M12 4v16M16 4v16",
  shield: "M12 3l8 2.800V11c0 5-3.400 8.300-8 10-4.600-1.700-8-5-8-10V5.800zM8.500 11.700l2.500 2.600 4.500-5",
} as const;

export function Pictogram({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg class="pictogram" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

const MOST = 45; // smiles from which a face cannot smile more

/** A face whose smile widens with the score. */
export function Smile({ score }: { score: number }) {
  const joy = Math.min(1, Math.max(0, score / MOST));
  const wide = 4 + joy * 4.6;
  const deep = 1.4 + joy * 6.4;
  const mouth = `M${12 - wide} 14.200 Q12 ${14.2 + deep} ${12 + wide} 14.200`;
  return (
    <svg class="smile" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path class="eyes" d="M8.200 8.200v1.600M15.800 8.200v1.600" />
      <path class="mouth" d={joy > 0.4 ? `${mouth}z` : mouth} />
    </svg>
  );
}
