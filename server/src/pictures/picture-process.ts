/** The process that reads a picture's file: nothing that a hostile file does to it reaches the service. */
import { readFile } from 'node:fs/promises';
import { serveProcess } from '../media/process/serve-process.ts';
import { examineFile } from './examine-file.ts';
import type { PicturePhase, PictureReport } from './picture-report.ts';

export type PictureCall =
  | { readonly path: string; readonly wantsMaps: boolean; readonly wantsOneMap: boolean }
  | 'get ready';

export interface PictureProcessData {
  /** Certificates in PEM form whose holders are trusted to sign a picture's history. */
  readonly trustAnchors: string;
}

serveProcess<PictureCall, PictureReport | 'ready', PicturePhase, PictureProcessData>(
  async (call, tell, { trustAnchors }) => {
    if (call === 'get ready') return 'ready';
    const { path, ...wants } = call;
    return examineFile(await readFile(path), { ...wants, trustAnchors, onPhase: tell });
  },
);
