/** The process that reads an image's file: nothing that a hostile file does to it reaches the service. */
import { serveFiles } from '../../media/process/serve-files.ts';
import type { ExaminationData } from '../examiner.ts';
import type { ExaminationProgress } from '../media-report.ts';
import { examineImageFile } from './examine-image.ts';
import type { ImagePhase, ImageReport, ImageWishes } from './image-report.ts';

serveFiles<ImageWishes, ImageReport, ExaminationProgress<ImagePhase>, ExaminationData>(
  (wishes, { file, data, tell }) => examineImageFile(file, { ...wishes, ...data, onProgress: tell }),
);
