/** What pages load: style sheets, fonts, browser code and icons, made ready once when the server starts. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultLanguage, type Language } from '@riscontro/words';
import { bundle } from './bundle.ts';
import { drawIcons, type Icon } from './draw-icons.ts';

export type Encoding = 'br' | 'gzip';

export interface Asset {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** The same compressed, where that makes it smaller. Made when first asked for: nobody asks for all of them. */
  encoded(encoding: Encoding): Uint8Array | undefined;
  readonly etag: string;
}

export interface Assets {
  /**
   * Where a file is (`page.css`, `share.js`, a font by its file name); its address changes whenever it does. The
   * language is that of the words in browser code.
   */
  readonly url: (name: string, language?: Language) => string;
  /** By the last part of its address. */
  readonly find: (file: string) => Asset | undefined;
  /** Browsers ask for these under fixed addresses, such as `/favicon.ico`. */
  readonly icon: (name: Icon) => Asset;
}

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

export async function openAssets(): Promise<Assets> {
  const { files, fileOf } = await bundle();
  const assets = new Map([...files].map(([file, bytes]) => [file, toAsset(file, bytes)]));
  const drawn = await drawIcons();
  const icons = new Map([...drawn].map(([name, bytes]) => [name, toAsset(name, bytes)]));
  return {
    url(name, language = defaultLanguage) {
      const file = fileOf(name, language);
      if (file === undefined) throw new Error(`no page loads a file named ${name}`);
      return `/assets/${file}`;
    },
    find: (file) => assets.get(file),
    icon(name) {
      const icon = icons.get(name);
      if (!icon) throw new Error(`no icon is named ${name}`);
      return icon;
    },
  };
}

const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

function toAsset(file: string, bytes: Uint8Array): Asset {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const isText = ['css', 'js', 'svg'].includes(extension);
  const encodings = new Map<Encoding, Uint8Array>();
  return {
    mediaType: mediaTypes[extension] ?? 'application/octet-stream',
    bytes,
    encoded(encoding) {
      if (!isText) return undefined;
      const made = encodings.get(encoding) ?? compress[encoding](bytes);
      encodings.set(encoding, made);
      return made;
    },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
  };
}
