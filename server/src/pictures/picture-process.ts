/** The process that reads a picture's file: nothing that a hostile file does to it reaches the service. */
import { serveProcess } from '../media/process/serve-process.ts';
import { examineFile } from './examine-file.ts';
import type { PicturePhase, PictureReport } from './picture-report.ts';

export type PictureCall = { readonly wantsMaps: boolean; readonly wantsOneMap: boolean } | 'get ready';

export interface PictureProcessData {
  /** Certificates in PEM form whose holders are trusted to sign a picture's history. */
  readonly trustAnchors: string;
}

serveProcess<PictureCall, PictureReport | 'ready', PicturePhase, PictureProcessData>(
  async (call, { file, data: { trustAnchors }, tell }) => {
    if (call === 'get ready') return 'ready';
    return examineFile(file, { ...call, trustAnchors, onPhase: tell });
  },
);
