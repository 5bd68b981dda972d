/** Videos a made scene: a camera that pans, trembles and has a noisy sensor, before a place where things move. */
import { float32At } from '../src/domain/array-values.ts';
import { between, type Random, seededRandom } from '../src/evaluation/copy-moves/seeded-random.ts';
import { madeSound, type SoundKind } from './made-sound.ts';
import { type Blob, personAt, thingsAt } from './moving-things.ts';
import { makeScenery, type Scenery } from './scenery.ts';
import { type SceneKind, type SceneName, sceneNames, scenes } from './scenes.ts';
import type { ClipFrame, Take } from './take.ts';

export interface VideoOptions {
  readonly scene: SceneName;
  /** Another seed is another place and another way of the camera. */
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
  readonly frameRate?: number;
  readonly seconds?: number;
  /** When in the scene the camera starts to run: a later recording of the same place. */
  readonly startSeconds?: number;
  /** Filmed again: the same scene, other noise of the sensor. */
  readonly recording?: number;
  /** Another camera: its noise is this many times as strong, and its image is smoothed by this many pixels. */
  readonly noiseFactor?: number;
  readonly blur?: number;
  /** What is heard; `false` for a silent video. */
  readonly sound?: SoundKind | false;
}

/** The same for the same options. */
export function videoScene(options: VideoOptions): Take {
  const { width = 320, height = 180, frameRate = 25, seconds = 6, startSeconds = 0, seed = 1 } = options;
  const kind = scenes[options.scene];
  const place = seed * 31 + sceneNames.indexOf(options.scene);
  const random = seededRandom(place * 7919);
  const scenery = makeScenery(random, {
    // Twice as fine as the frame, and wider by the way of the camera.
    width: Math.round(width * 2 * (1.4 + Math.min(3, kind.panPerSecond * (startSeconds + seconds)))),
    height: Math.round(height * 2 * 1.4),
    brightness: kind.brightness,
    contrast: kind.contrast,
    panes: kind.panes,
    lamps: kind.lamps,
  });
  const way = cameraWay(random, kind);
  const cast = seededRandom(place * 104_729 + 5);
  const things = thingsAt(cast, kind);
  const person = kind.person ? personAt(cast) : undefined;
  const sensor = seededRandom(
    place * 15_485_863 + Math.round(startSeconds * 1000) + (options.recording ?? 0),
  );
  const noise = bell(sensor, 1 << 15);
  const frames = Array.from({ length: Math.round(seconds * frameRate) }, (_, index): ClipFrame => {
    const time = startSeconds + index / frameRate;
    const blobs = [...things(time), ...(person?.(time) ?? [])];
    const view = look(scenery, way(time), { width, height });
    for (const blob of blobs) draw(view, blob, { width, height });
    if (options.blur) smooth(view.light, width, height, options.blur);
    return expose(view, { width, height }, way(time).exposure, {
      strength: kind.noise * (options.noiseFactor ?? 1),
      table: noise,
      random: sensor,
    });
  });
  const sound =
    options.sound === false
      ? undefined
      : madeSound({
          kind: options.sound ?? (kind.person ? 'speech' : 'street'),
          seed: place,
          seconds,
          startSeconds,
        });
  return { width, height, frameRate, frames, ...(sound && { sound }) };
}

interface CameraPlace {
  /** Of the frame's left top corner, in frame widths. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly exposure: number;
}

function cameraWay(random: Random, kind: SceneKind): (time: number) => CameraPlace {
  const waves = Array.from({ length: 12 }, () => ({
    perSecond: between(random, 0.7, 5),
    phase: random() * 7,
    share: between(random, 0.3, 1),
  }));
  const tremble = (time: number, from: number) =>
    waves
      .slice(from, from + 6)
      .reduce(
        (sum, { perSecond, phase, share }) =>
          sum + (share * Math.sin(perSecond * 6.28 * time + phase)) / perSecond,
        0,
      );
  const drift = between(random, 0.3, 0.8);
  return (time) => ({
    x: 0.15 + kind.panPerSecond * time + kind.sway * Math.sin(time * 1.1) + kind.shake * 2 * tremble(time, 0),
    y: 0.1 + kind.shake * 2 * tremble(time, 6),
    zoom: 1 + kind.zoomPerSecond * Math.min(time, 20),
    exposure: 1 + kind.exposureDrift * Math.sin(drift * time + 1),
  });
}

interface View {
  readonly light: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the lens sees: the scenery, four samples a pixel. */
function look(scenery: Scenery, place: CameraPlace, { width, height }: Size): View {
  const light = new Float32Array(width * height);
  const step = 2 / place.zoom;
  const [left, top] = [place.x * width * 2, place.y * width * 2];
  const [wide, high] = [scenery.width, scenery.height];
  for (let y = 0; y < height; y += 1) {
    const sourceY = reflect(top + y * step, high - 2);
    const row = Math.floor(sourceY);
    const down = sourceY - row;
    for (let x = 0; x < width; x += 1) {
      const sourceX = reflect(left + x * step, wide - 2);
      const column = Math.floor(sourceX);
      const across = sourceX - column;
      const at = row * wide + column;
      const l = scenery.light;
      // A tent over two by two fine pixels: no aliasing, and as sharp wherever the camera points.
      const above = float32At(l, at) * (1 - across) + float32At(l, at + 1) + (l[at + 2] ?? 0) * across;
      const below =
        float32At(l, at + wide) * (1 - across) + (l[at + wide + 1] ?? 0) + (l[at + wide + 2] ?? 0) * across;
      light[y * width + x] = (above * (1 - down * 0.5) + below * (0.5 + down * 0.5)) / 3;
    }
  }
  const [columns, rows] = [width / 2, height / 2];
  const blue = new Float32Array(columns * rows);
  const red = new Float32Array(columns * rows);
  const wideColours = Math.ceil(wide / 4);
  for (let y = 0; y < rows; y += 1) {
    const row = Math.floor(reflect(top + y * 2 * step, high - 2) / 4);
    for (let x = 0; x < columns; x += 1) {
      const at = row * wideColours + Math.floor(reflect(left + x * 2 * step, wide - 2) / 4);
      blue[y * columns + x] = scenery.blue[at] ?? 0;
      red[y * columns + x] = scenery.red[at] ?? 0;
    }
  }
  return { light, blue, red };
}

/** Beyond its border the scenery goes on as in a mirror. */
function reflect(place: number, length: number): number {
  const turn = 2 * length;
  const within = ((place % turn) + turn) % turn;
  return within < length ? within : Math.max(0, turn - within - 1e-6);
}

function draw(view: View, blob: Blob, { width, height }: Size): void {
  const [middleX, middleY] = [blob.x * width, blob.y * height];
  const [wide, high] = [blob.wide * width, blob.high * width];
  const columns = width / 2;
  for (let y = Math.max(0, Math.ceil(middleY - high)); y < Math.min(height, middleY + high); y += 1) {
    for (let x = Math.max(0, Math.ceil(middleX - wide)); x < Math.min(width, middleX + wide); x += 1) {
      const [across, down] = [(x - middleX) / wide, (y - middleY) / high];
      const away = blob.isBox ? Math.max(Math.abs(across), Math.abs(down)) : Math.hypot(across, down);
      if (away >= 1) continue;
      // A soft border of about a pixel and a half, as a lens makes it.
      const share = Math.min(1, (1 - away) * Math.min(wide, high) * 0.7);
      const grain = blob.grain * Math.sin(across * 9 + blob.phase) * Math.cos(down * 7 + blob.phase * 2);
      const at = y * width + x;
      view.light[at] = float32At(view.light, at) * (1 - share) + (blob.light + grain - 12 * across) * share;
      const colour = (y >> 1) * columns + (x >> 1);
      view.blue[colour] = float32At(view.blue, colour) * (1 - share) + blob.blue * share;
      view.red[colour] = float32At(view.red, colour) * (1 - share) + blob.red * share;
    }
  }
}

function smooth(light: Float32Array, width: number, height: number, reach: number): void {
  const keep = 1 / (1 + reach);
  const pass = (from: number, to: number, step: number) => {
    for (let at = from; at !== to; at += step) {
      light[at] = float32At(light, at) * keep + float32At(light, at - step) * (1 - keep);
    }
  };
  for (let y = 0; y < height; y += 1) {
    pass(y * width + 1, (y + 1) * width, 1);
    pass((y + 1) * width - 2, y * width - 1, -1);
  }
  for (let x = 0; x < width; x += 1) {
    pass(x + width, x + width * height, width);
    pass(x + width * (height - 2), x - width, -width);
  }
}

/** Light becomes numbers: exposure, noise that grows a little with the light, limits of the sensor. */
function expose(
  view: View,
  { width, height }: Size,
  exposure: number,
  noise: { readonly strength: number; readonly table: Float32Array; readonly random: Random },
): ClipFrame {
  const area = width * height;
  const frame = new Uint8Array((area * 3) / 2);
  const { table, strength } = noise;
  const mask = table.length - 1;
  let at = 0;
  for (let pixel = 0; pixel < area; pixel += 1) {
    if (pixel % 61 === 0) at = Math.floor(noise.random() * table.length);
    const light = float32At(view.light, pixel) * exposure;
    const grain = float32At(table, (at + pixel * 7) & mask) * strength * (0.7 + light / 400);
    frame[pixel] = Math.max(16, Math.min(235, light + grain + 0.5));
  }
  for (let pixel = 0; pixel < area / 4; pixel += 1) {
    if (pixel % 61 === 0) at = Math.floor(noise.random() * table.length);
    const [one, two] = [
      float32At(table, (at + pixel * 5) & mask),
      float32At(table, (at + pixel * 11 + 77) & mask),
    ];
    frame[area + pixel] = Math.max(
      16,
      Math.min(240, 128 + float32At(view.blue, pixel) + one * strength * 0.4 + 0.5),
    );
    frame[(area * 5) / 4 + pixel] = Math.max(
      16,
      Math.min(240, 128 + float32At(view.red, pixel) + two * strength * 0.4 + 0.5),
    );
  }
  return frame;
}

/** Normally distributed, standard deviation 1. */
function bell(random: Random, length: number): Float32Array {
  return Float32Array.from({ length }, () => random() + random() + random() + random() - 2).map(
    (value) => value * Math.sqrt(3),
  );
}
