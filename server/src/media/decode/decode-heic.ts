/** HEIC to pixels, with libheif as WebAssembly: the decoding library's prebuilt binaries read AVIF only. */

import { createRequire } from 'node:module';
import { uint8At } from '../../domain/array-values.ts';
import type { Image, Pixels } from '../image.ts';
import { ImageRefused } from '../media-refused.ts';
import type { DecodeLimits } from './decode-image.ts';
import { imageEnd } from './image-end.ts';
import { scaledDown } from './scaled-down.ts';

interface Failure {
  readonly code?: unknown;
  readonly message?: string;
}

interface Decoded extends Failure {
  readonly channels?: readonly {
    readonly stride: number;
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array;
  }[];
}

/** The part of libheif that is used; the package's own wrapper prints what it finds in the file. */
interface LibHeif {
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: Readonly<
    Record<'heif_chroma_interleaved_RGB' | 'heif_chroma_interleaved_RGBA', unknown>
  >;
  heif_context_alloc(): unknown;
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): Failure;
  heif_context_get_number_of_top_level_images(context: unknown): number;
  heif_js_context_get_primary_image_handle(context: unknown): Failure | undefined;
  heif_image_handle_get_width(handle: unknown): number;
  heif_image_handle_get_height(handle: unknown): number;
  heif_image_handle_has_alpha_channel(handle: unknown): number;
  heif_js_decode_image2(handle: unknown, colours: unknown, layout: unknown): Decoded | undefined;
}

const require = createRequire(import.meta.url);

export async function decodeHeic(bytes: Uint8Array, limits: DecodeLimits): Promise<Image> {
  // Loaded for HEIC only, and anew for each: 30 ms, and no file leaves memory or a broken state to the next.
  const create = require('libheif-js/libheif-wasm/libheif-bundle.js') as () => LibHeif;
  const heif = create();
  const refuse = (failure?: Failure) =>
    new ImageRefused(imageEnd(bytes, 'heic') === undefined ? 'truncated' : 'damaged', failure?.message);

  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, bytes);
  if (read.code !== heif.heif_error_code.heif_error_Ok) throw refuse(read);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (!handle || handle.code) throw refuse(handle);
  const width = heif.heif_image_handle_get_width(handle);
  const height = heif.heif_image_handle_get_height(handle);
  if (width <= 0 || height <= 0) throw new ImageRefused('too_small');
  if (width * height > limits.pixelsMax) throw new ImageRefused('too_many_pixels');
  const hasAlpha = heif.heif_image_handle_has_alpha_channel(handle) !== 0;
  const decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma[hasAlpha ? 'heif_chroma_interleaved_RGBA' : 'heif_chroma_interleaved_RGB'],
  );
  const channel = decoded?.channels?.[0];
  if (!channel || channel.width !== width || channel.height !== height) throw refuse(decoded);
  const pixels = await scaledDown(onWhite(channel, hasAlpha ? 4 : 3), limits.analysisPixelsMax);
  return {
    format: 'heic',
    width,
    height,
    // Turned already, by the file's own rotation, which stands above the EXIF orientation.
    orientation: 1,
    pages: Math.max(1, heif.heif_context_get_number_of_top_level_images(context)),
    hasAlpha,
    pixels,
    scale: pixels.width / width,
  };
}

type Channel = NonNullable<Decoded['channels']>[number];

function onWhite({ data, stride, width, height }: Channel, bytesEach: 3 | 4): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, to = 0; row < height; row += 1) {
    if (bytesEach === 3) {
      rgb.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3);
      continue;
    }
    for (let from = row * stride; from < row * stride + width * 4; from += 4, to += 3) {
      const alpha = uint8At(data, from + 3);
      for (let colour = 0; colour < 3; colour += 1) {
        rgb[to + colour] = Math.round(255 + ((uint8At(data, from + colour) - 255) * alpha) / 255);
      }
    }
  }
  return { width, height, rgb };
}
