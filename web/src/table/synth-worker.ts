/** Makes the samples of sounds beside the page, so that nothing on it waits for them. */
import { rendered, type Recipe } from "./synth";

export interface Order {
  number: number;
  recipe: Recipe;
  rate: number;
}

export interface Made {
  number: number;
  samples: Float32Array<ArrayBuffer>;
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const samples = rendered(data.recipe, data.rate);
  postMessage({ number: data.number, samples } satisfies Made, { transfer: [samples.buffer] });
});
