/** Frame tracks made in memory: a camera before a painted world, with things that move and noise. The same for the same seed. */
import { float32At } from '../../../domain/array-values.ts';
import {
  type FrameKind,
  type FrameTrack,
  frameKinds,
  type Recording,
  type SoundTrack,
} from '../../../media/video/video.ts';

export const [width, height] = [128, 72];
export const frameRate = 25;

export interface MadeFrame {
  readonly grey: Uint8Array;
  readonly noise: number;
  readonly sharpness: number;
  /** Mean of the differences of colour; every scene has its own. */
  readonly blue?: number;
  readonly red?: number;
}

export interface Scene {
  readonly seed: number;
  readonly seconds: number;
  /** Pixels a frame that the camera goes to the right, and how much it shakes. */
  readonly pan?: number;
  readonly shake?: number;
  /** Things that move before the background, and how fast (1: across the frame in about two seconds). */
  readonly things?: number;
  readonly speed?: number;
  /** Deviation of the noise in small size. */
  readonly noise?: number;
  /** As strong compression does: what changes less than this stays exactly as it was. */
  readonly stick?: number;
  /** How many frames in turn show the same drawing. */
  readonly hold?: number;
}

export function madeFrames(scene: Scene): MadeFrame[] {
  const {
    seed,
    seconds,
    pan = 0,
    shake = 0,
    things = 3,
    speed = 1,
    noise = 0.4,
    stick = 0,
    hold = 1,
  } = scene;
  const random = randomFrom(seed);
  const world = madeWorld(random);
  const movers = Array.from({ length: things }, () => ({
    x: 0.2 + 0.6 * random(),
    y: 0.2 + 0.6 * random(),
    phase: 6 * random(),
    turns: (0.5 + random()) * speed,
    size: 6 + 10 * random(),
    light: (random() < 0.5 ? -1 : 1) * (35 + 40 * random()),
  }));
  const frames: MadeFrame[] = [];
  let [swayX, swayY] = [0, 0];
  let before: Uint8Array | undefined;
  for (let frame = 0; frame < Math.round(seconds * frameRate); frame += 1) {
    const drawn = frame - (frame % hold);
    swayX = 0.9 * swayX + shake * (random() - 0.5);
    swayY = 0.9 * swayY + shake * (random() - 0.5);
    const camera = { x: 100 + pan * drawn + swayX, y: 100 + swayY };
    const grey = new Uint8Array(width * height);
    const bodies = movers.map(({ x, y, phase, turns, size, light }) => ({
      x: width * (x + 0.25 * Math.sin(phase + (turns * drawn) / 16)),
      y: height * (y + 0.15 * Math.cos(phase + (turns * drawn) / 21)),
      size,
      light,
    }));
    for (let row = 0, at = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1, at += 1) {
        let value = worldAt(world, camera.x + column, camera.y + row);
        for (const body of bodies) {
          const away = ((column - body.x) / body.size) ** 2 + ((row - body.y) / body.size) ** 2;
          if (away < 1) value += body.light * (1 - away * away);
        }
        value += noise * (random() + random() + random() + random() - 2) * 1.73;
        const kept = before?.[at];
        grey[at] =
          kept !== undefined && Math.abs(value - kept) < stick
            ? kept
            : Math.min(255, Math.max(0, Math.round(value)));
      }
    }
    before = grey;
    frames.push({
      grey,
      noise: noise * 4 + 0.05 * random(),
      sharpness: 40 + 2 * random(),
      blue: 128 + ((seed * 5) % 23) - 11,
      red: 128 + ((seed * 7) % 19) - 9,
    });
  }
  return frames;
}

export interface TrackOptions {
  readonly rate?: number;
  /** An `i` every so many frames, `p` between. */
  readonly gop?: number;
  readonly stride?: number;
  readonly bytes?: (frame: number) => number;
  readonly kinds?: string;
}

export function trackOf(frames: readonly MadeFrame[], options: TrackOptions = {}): FrameTrack {
  const { rate = frameRate, gop = 50, stride = 0 } = options;
  const count = frames.length;
  const kindAt = (frame: number) => options.kinds?.[frame] ?? (frame % gop === 0 ? 'i' : 'p');
  const small = new Uint8Array(count * width * height);
  for (const [at, { grey }] of frames.entries()) small.set(grey, at * width * height);
  const kinds = Uint8Array.from({ length: count }, (_, frame) =>
    Math.max(0, frameKinds.indexOf(kindAt(frame) as FrameKind)),
  );
  return {
    count,
    times: Float64Array.from({ length: count }, (_, frame) => frame / rate),
    kinds,
    bytes: Uint32Array.from({ length: count }, (_, frame) =>
      options.bytes ? options.bytes(frame) : kindAt(frame) === 'i' ? 20_000 : 4_000 + ((frame * 7919) % 400),
    ),
    width,
    height,
    small,
    blue: Float32Array.from(frames, ({ blue = 128 }) => blue),
    red: Float32Array.from(frames, ({ red = 128 }) => red),
    noise: Float32Array.from(frames, ({ noise }) => noise),
    sharpness: Float32Array.from(frames, ({ sharpness }) => sharpness),
    blockiness: new Float32Array(count).fill(1),
    stride,
    examinedSeconds: count / rate,
  };
}

export function recordingOf(frames: FrameTrack, sound?: SoundTrack): Recording {
  return {
    facts: {
      format: 'mp4',
      durationSeconds: frames.examinedSeconds,
      width: 1280,
      height: 720,
      quarterTurns: 0,
      frameRate: frames.count / Math.max(0.01, frames.examinedSeconds),
      videoCodec: 'h264',
    },
    frames,
    ...(sound && { sound }),
  };
}

export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const worldSide = 512;

/** Blots of light of all sizes, the finest a few pixels wide. */
function madeWorld(random: () => number): Float32Array {
  const world = new Float32Array(worldSide * worldSide).fill(120);
  for (const [cell, strength] of [
    [64, 45],
    [24, 30],
    [9, 22],
    [4, 12],
  ] as const) {
    const side = Math.ceil(worldSide / cell) + 2;
    const lattice = Float32Array.from({ length: side * side }, () => (random() - 0.5) * 2 * strength);
    for (let y = 0, at = 0; y < worldSide; y += 1) {
      for (let x = 0; x < worldSide; x += 1, at += 1)
        world[at] = float32At(world, at) + between(lattice, side, x / cell, y / cell);
    }
  }
  return world;
}

const worldAt = (world: Float32Array, x: number, y: number): number =>
  between(world, worldSide, Math.abs(x) % (worldSide - 2), Math.abs(y) % (worldSide - 2));

function between(grid: Float32Array, side: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const at = top * side + left;
  const upper = float32At(grid, at) * (1 - right) + float32At(grid, at + 1) * right;
  const lower = float32At(grid, at + side) * (1 - right) + float32At(grid, at + side + 1) * right;
  return upper * (1 - low) + lower * low;
}
