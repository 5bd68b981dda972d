/** How images are examined. */
import { type ImageRefusal, ImageRefused } from '../../media/media-refused.ts';
import { createExaminer, type Examiner, type ExaminerSettings } from '../examiner.ts';
import { type ImagePhase, type ImageReport, type ImageWishes, imagePhases } from './image-report.ts';
import { ImageReportShape } from './image-report-shape.ts';

export type ImageExaminer = Examiner<ImageReport, ImagePhase, ImageWishes>;

export const createImageExaminer = (settings: ExaminerSettings): ImageExaminer =>
  createExaminer<ImageReport, ImagePhase, ImageWishes, ImageRefusal>(
    {
      entry: new URL('./image-process.ts', import.meta.url),
      shape: ImageReportShape,
      refused: ImageRefused,
      phases: imagePhases,
      wishes: { wantsMaps: false, wantsOneMap: false },
      // An image of 100 megapixels takes about 6 s on a slow core.
      timeoutMs: 30_000,
      // 12 megapixels need less than 600 MB, the largest images more.
      memoryBytesMax: 1200 * 1024 * 1024,
    },
    settings,
  );
