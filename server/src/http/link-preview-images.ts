/** The images of link previews: drawn when first asked for, two at a time, and kept for a while. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { AppError } from '../domain/app-error.ts';
import { drawPreview } from '../web/link-preview/preview-drawing.ts';
import { type PreviewFacts, previewVersion } from '../web/link-preview/preview-facts.ts';
import { createTypeface, type Typeface } from '../web/link-preview/typeface.ts';

export interface LinkPreviewImages {
  /** The image as PNG. Asked for at the same time, the same one is drawn once; 503 where too many wait. */
  image(facts: PreviewFacts): Promise<Buffer>;
}

export interface ImageLimits {
  readonly atOnceMax: number;
  readonly waitingMax: number;
  readonly keptBytesMax: number;
}

const defaultLimits: ImageLimits = { atOnceMax: 2, waitingMax: 200, keptBytesMax: 16_000_000 };

export function createLinkPreviewImages({
  atOnceMax,
  waitingMax,
  keptBytesMax,
}: ImageLimits = defaultLimits): LinkPreviewImages {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytesMax,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;
  let typeface: Promise<Typeface> | undefined;

  async function draw(facts: PreviewFacts): Promise<Buffer> {
    if (drawing >= atOnceMax) {
      if (waiting.length >= waitingMax) throw new AppError('serviceUnavailable');
      await new Promise<void>((begin) => waiting.push(begin));
    } else {
      drawing += 1;
    }
    try {
      typeface ??= loadTypeface();
      return await render(drawPreview(facts, await typeface));
    } finally {
      // The place goes straight to the next in line, so that nobody who comes later takes it.
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  return {
    async image(facts) {
      const version = previewVersion(facts);
      const found = kept.get(version) ?? underWay.get(version);
      if (found) return found;
      const drawn = draw(facts);
      underWay.set(version, drawn);
      try {
        const bytes = await drawn;
        kept.set(version, bytes);
        return bytes;
      } finally {
        underWay.delete(version);
      }
    },
  };
}

const render = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();

async function loadTypeface(): Promise<Typeface> {
  const files = (weight: 400 | 700) =>
    Promise.all(['latin', 'latin-ext'].map((part) => fontFile(part, weight)));
  const [regular, bold] = await Promise.all([files(400), files(700)]);
  return createTypeface({ regular, bold });
}

function fontFile(part: string, weight: 400 | 700): Promise<Buffer> {
  const name = `atkinson-hyperlegible-next-${part}-${weight}-normal.woff`;
  const address = import.meta.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`);
  return readFile(fileURLToPath(address));
}
