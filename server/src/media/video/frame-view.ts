/** Looks at one decoded frame after another: luminance, small and full, and colours; reuses what it scales with. */
import {
  AV_PIX_FMT_GRAY8,
  AV_PIX_FMT_NV12,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV422P,
  AV_PIX_FMT_YUV444P,
  AV_PIX_FMT_YUVJ420P,
  AV_PIX_FMT_YUVJ422P,
  AV_PIX_FMT_YUVJ444P,
  type AVPixelFormat,
  SWS_AREA,
} from 'node-av/constants';
import { Frame, SoftwareScaleContext } from 'node-av/lib';
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../image.ts';
import type { VideoFrame } from './video.ts';

export interface FrameView extends Pick<VideoFrame, 'grey' | 'luminance' | 'colours' | 'tint'> {
  /** From here on it answers for this frame. */
  look(frame: Frame): void;
  close(): void;
}

/** Formats with three planes of a byte: luminance, and the two differences of colour. */
const withColourPlanes: ReadonlySet<number> = new Set<number>([
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV422P,
  AV_PIX_FMT_YUV444P,
  AV_PIX_FMT_YUVJ420P,
  AV_PIX_FMT_YUVJ422P,
  AV_PIX_FMT_YUVJ444P,
]);
/** And others whose first plane is the luminance, a byte a pixel. */
const withPlane: ReadonlySet<number> = new Set<number>([
  ...withColourPlanes,
  AV_PIX_FMT_NV12,
  AV_PIX_FMT_GRAY8,
]);

interface Plane {
  readonly bytes: Buffer;
  readonly stride: number;
}

export function createFrameView(quarterTurns: number): FrameView {
  const scalers = createScalers();
  let frame: Frame | undefined;
  let plane: Plane | undefined;
  const present = () => {
    if (!frame) throw new Error('no frame is being looked at');
    return frame;
  };

  const luminance = (): Plane => {
    if (plane) return plane;
    const { data, linesize, width, height, format } = present();
    const bytes = data?.[0];
    plane =
      withPlane.has(format) && bytes
        ? { bytes, stride: linesize[0] ?? width }
        : scalers.scale(present(), { width, height, format: AV_PIX_FMT_GRAY8 });
    return plane;
  };
  const colours = (sideMax: number): Pixels => {
    const { width, height } = present();
    const size = within({ width, height }, sideMax);
    const { bytes, stride } = scalers.scale(present(), { ...size, format: AV_PIX_FMT_RGB24 });
    return turnPixels(
      { ...size, rgb: withoutPadding(bytes, stride, size.width * 3, size.height) },
      quarterTurns,
    );
  };

  return {
    look(next) {
      frame = next;
      plane = undefined;
    },
    luminance,
    grey({ width, height }) {
      const { bytes, stride } = luminance();
      const from = { width: present().width, height: present().height, format: AV_PIX_FMT_GRAY8 };
      const small = scalers.scalePlanes(
        { data: [bytes], linesize: [stride], ...from },
        { width, height, format: AV_PIX_FMT_GRAY8 },
      );
      return withoutPadding(small.bytes, small.stride, width, height);
    },
    colours,
    tint() {
      const { data, linesize, format, height } = present();
      if (!withColourPlanes.has(format) || !data?.[1] || !data[2]) return tintOf(colours(tintSide));
      const isHalf = format === AV_PIX_FMT_YUV420P || format === AV_PIX_FMT_YUVJ420P;
      const rows = isHalf ? Math.ceil(height / 2) : height;
      return {
        blue: meanOf(data[1], (linesize[1] ?? 0) * rows),
        red: meanOf(data[2], (linesize[2] ?? 0) * rows),
      };
    },
    close: () => scalers.close(),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Target extends Size {
  readonly format: AVPixelFormat;
}
type Source = Target & { readonly data: Buffer[] | null; readonly linesize: number[] };

/** One scaler and one place for the outcome for each pair of sizes; a video needs few of them. */
function createScalers() {
  const kept = new Map<string, { scaler: SoftwareScaleContext; out: Frame; plane: Plane }>();
  const keptMax = 8;
  const free = () => {
    for (const { scaler, out } of kept.values()) {
      scaler.freeContext();
      out.free();
    }
    kept.clear();
  };
  const make = (from: Target, to: Target) => {
    // A video that changes its size all the time must not fill the memory.
    if (kept.size >= keptMax) free();
    const scaler = new SoftwareScaleContext();
    scaler.getContext(from.width, from.height, from.format, to.width, to.height, to.format, SWS_AREA);
    const out = new Frame();
    out.alloc();
    out.width = to.width;
    out.height = to.height;
    out.format = to.format;
    if (out.getBuffer(1) < 0) throw new Error('no memory for a frame');
    const bytes = out.data?.[0];
    if (!bytes) throw new Error('no memory for a frame');
    return { scaler, out, plane: { bytes, stride: out.linesize[0] ?? 0 } };
  };
  const scalePlanes = ({ data, linesize, ...from }: Source, to: Target): Plane => {
    const key = [from.width, from.height, from.format, to.width, to.height, to.format].join();
    const found = kept.get(key) ?? make(from, to);
    kept.set(key, found);
    const { scaler, plane } = found;
    if (scaler.scaleSync(data ?? [], linesize, 0, from.height, [plane.bytes], [plane.stride]) < 0)
      throw new Error('a frame could not be scaled');
    return plane;
  };
  return {
    scalePlanes,
    scale: (frame: Frame, to: Target): Plane => {
      const { data, linesize, width, height, format } = frame;
      return scalePlanes({ data, linesize, width, height, format: format as AVPixelFormat }, to);
    },
    close: free,
  };
}

/** Its own copy: the place it was scaled to is used again. */
function withoutPadding(bytes: Buffer, stride: number, rowBytes: number, rows: number): Uint8Array {
  const packed = new Uint8Array(rowBytes * rows);
  if (stride === rowBytes) {
    packed.set(bytes.subarray(0, packed.length));
    return packed;
  }
  for (let row = 0; row < rows; row += 1)
    packed.set(bytes.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return packed;
}

/** Made smaller so that no side is above `sideMax`, never larger. */
function within({ width, height }: Size, sideMax: number): Size {
  const factor = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

const tintSide = 32;
/** Every 61st byte, a number that is no multiple of common row lengths, says enough about a mean. */
const meanStep = 61;

function meanOf(bytes: Buffer, length: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < Math.min(length, bytes.length); at += meanStep) {
    sum += uint8At(bytes, at);
    count += 1;
  }
  return count === 0 ? 128 : sum / count;
}

/** By the formula of JPEG. */
function tintOf({ rgb }: Pixels): { blue: number; red: number } {
  let blue = 0;
  let red = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const [r, g, b] = [uint8At(rgb, at), uint8At(rgb, at + 1), uint8At(rgb, at + 2)];
    blue += -0.1687 * r - 0.3313 * g + 0.5 * b;
    red += 0.5 * r - 0.4187 * g - 0.0813 * b;
  }
  const count = Math.max(1, rgb.length / 3);
  return { blue: 128 + blue / count, red: 128 + red / count };
}

/** Clockwise, as a player does before it shows a frame. */
function turnPixels(pixels: Pixels, quarterTurns: number): Pixels {
  const { width, height, rgb } = pixels;
  if (quarterTurns === 0) return pixels;
  const isUpright = quarterTurns % 2 === 0;
  const turned = {
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    rgb: new Uint8Array(rgb.length),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        quarterTurns === 1
          ? [height - 1 - y, x]
          : quarterTurns === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (row * turned.width + column) * 3;
      turned.rgb[to] = uint8At(rgb, from);
      turned.rgb[to + 1] = uint8At(rgb, from + 1);
      turned.rgb[to + 2] = uint8At(rgb, from + 2);
    }
  }
  return turned;
}
