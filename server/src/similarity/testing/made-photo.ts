/** Images for tests with as much structure as photos have: blots of light of all sizes. The same for the same seed. */
import { float32At, numberAt } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';

export function madePhoto(seed: number, width = 320, height = 240): Pixels {
  let state = (seed + 1) * 7919;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const blots = Array.from({ length: 60 }, (_, at) => ({
    x: random(),
    y: random(),
    size: 0.25 / (1 + at / 5),
    light: (random() - 0.5) * 400,
    tint: [random(), random(), random()] as const,
  }));
  const sums = new Float32Array(width * height * 3).fill(128);
  for (const { x, y, size, light, tint } of blots) {
    const across = bell(width, x, size);
    const down = bell(height, y, size);
    for (const [row, high] of down) {
      for (const [column, wide] of across) {
        const share = high * wide * light;
        const at = (row * width + column) * 3;
        for (let colour = 0; colour < 3; colour += 1) {
          sums[at + colour] = float32At(sums, at + colour) + share * (0.6 + 0.4 * numberAt(tint, colour));
        }
      }
    }
  }
  return { width, height, rgb: Uint8Array.from(sums, (sum) => Math.min(250, Math.max(5, Math.round(sum)))) };
}

/** How bright a blot is along one direction, where it is bright at all. */
function bell(length: number, middle: number, size: number): (readonly [place: number, share: number])[] {
  return Array.from({ length }, (_, place) => {
    const away = ((place + 0.5) / length - middle) / size;
    return [place, Math.exp(-away * away)] as const;
  }).filter(([, share]) => share > 0.01);
}
