/** The process that reads an image's file: nothing that a hostile file does to it reaches the service. */
import { serveProcess } from '../media/process/serve-process.ts';
import { examineFile } from './examine-file.ts';
import type { ImageFilePhase, ImageReport } from './image-report.ts';

export type ImageCall = { readonly wantsMaps: boolean; readonly wantsOneMap: boolean } | 'get ready';

export interface ImageProcessData {
  /** Certificates in PEM form whose holders are trusted to sign an image's history. */
  readonly trustAnchors: string;
}

serveProcess<ImageCall, ImageReport | 'ready', ImageFilePhase, ImageProcessData>(
  async (call, { file, data: { trustAnchors }, tell }) => {
    if (call === 'get ready') return 'ready';
    return examineFile(file, { ...call, trustAnchors, onPhase: tell });
  },
);
