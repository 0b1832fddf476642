/** The lid of a game without pictures of its own. */
export function PlainEmblem() {
  return (
    <svg viewBox="0 0 200 150" class="emblem" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="200" height="150" fill="#6b4a35" />
      <path d="M0 30h200M0 60h200M0 90h200M0 120h200" stroke="#5b3d2b" stroke-width="2" />
      <path d="M100 24 168 75 100 126 32 75z" fill="#7a573f" stroke="#f4e4c1" stroke-width="4" stroke-linejoin="round" />
      <path d="M100 46 138 75 100 104 62 75z" fill="none" stroke="#f4e4c1" stroke-width="2.500" />
    </svg>
  );
}
