/**
 * Tesseract in this very thread. Its package would run the same script in a thread, which then needs the right to
 * start threads, and looks for all languages in one folder, while each of ours is a package of its own. The script is a
 * private part of the package, so the package is pinned to one version, and a test says so (tesseract.test.ts).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A box in pixels from the upper left corner, as Tesseract names it. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface Word {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly bbox: Box;
}
export interface Line {
  readonly words: readonly Word[];
  readonly bbox: Box;
}

interface Packet {
  readonly workerId: string;
  readonly jobId: string;
  readonly action: string;
  readonly payload: unknown;
}
interface Reply {
  readonly jobId: string;
  readonly status: 'resolve' | 'reject' | 'progress';
  readonly data: unknown;
}
/** The part of tesseract.js that does the work: messages in, messages out. */
interface WorkerScript {
  setAdapter(adapter: Record<string, unknown>): void;
  dispatchHandlers(packet: Packet, send: (reply: Reply) => void): void;
}
interface Block {
  readonly paragraphs: readonly { readonly lines: readonly Line[] }[];
}

const require = createRequire(import.meta.url);
/** Where each language's package is. */
const languages = {
  ita: dirname(require.resolve('@tesseract.js-data/ita/package.json')),
  eng: dirname(require.resolve('@tesseract.js-data/eng/package.json')),
};
/** Only the neural network, without the older engine. */
const lstmOnly = 1;
/** Finds blocks, columns and lines by itself. */
const automaticLayout = '3';

export interface Tesseract {
  /** The lines in reading order. `image` is a file that Leptonica reads, such as PNG. */
  recognise(image: Uint8Array): Promise<Line[]>;
}

export async function loadTesseract(): Promise<Tesseract> {
  const script = require('tesseract.js/src/worker-script/index.js') as WorkerScript;
  script.setAdapter({
    getCore: require('tesseract.js/src/worker-script/node/getCore.js'),
    gunzip: gunzipSync,
    // Asked for `LANGUAGE.traineddata.gz` in one folder for all.
    readCache: (path: string) => readFile(packaged(basename(path))),
  });
  let jobs = 0;
  const ask = (action: string, payload: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      jobs += 1;
      const jobId = `${jobs}`;
      script.dispatchHandlers({ workerId: 'here', jobId, action, payload }, (reply) => {
        if (reply.jobId !== jobId || reply.status === 'progress') return;
        if (reply.status === 'resolve') resolve(reply.data);
        else reject(new Error(`Tesseract cannot ${action}: ${String(reply.data).slice(0, 200)}`));
      });
    });

  await ask('load', { options: { lstmOnly: true, corePath: undefined, logging: false } });
  const langs = Object.keys(languages);
  const options = { langPath: '.', cacheMethod: 'none', gzip: true, lstmOnly: true };
  await ask('loadLanguage', { langs, options });
  await ask('initialize', { langs, oem: lstmOnly, config: {} });
  await ask('setParameters', { params: { tessedit_pageseg_mode: automaticLayout } });
  return {
    async recognise(image) {
      const output = { text: false, blocks: true };
      const page = (await ask('recognize', { image, options: {}, output })) as { blocks: Block[] | null };
      return (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
  };
}

function packaged(file: string): string {
  const [language = ''] = file.split('.', 1);
  return join(languages[language as keyof typeof languages], '4.0.0_best_int', file);
}
