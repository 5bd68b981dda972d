/** The process of one detector: decodes a file, runs the model on it and on its copies. Nothing else happens in it. */
import sharp from 'sharp';
import { decodeImage } from '../../media/decode/decode-image.ts';
import { serveProcess } from '../../media/process/serve-process.ts';
import { calibrated, combineTiles } from '../../models/detector-output.ts';
import {
  type OnnxImageModel,
  type OnnxImageModelSettings,
  openOnnxImageModel,
} from '../../models/onnx-image-model.ts';
import type { DetectorView } from './detector.ts';
import { upright } from './upright.ts';
import { viewsOf } from './views.ts';
import { windowsOf } from './windows.ts';

sharp.cache(false);
sharp.concurrency(1);

let opened: Promise<OnnxImageModel> | undefined;

async function detect(file: Buffer, settings: OnnxImageModelSettings): Promise<DetectorView[]> {
  opened ??= openOnnxImageModel(settings);
  const model = await opened;
  const image = await decodeImage(file);
  const views: DetectorView[] = [];
  for await (const { view, pixels } of viewsOf(upright(image.pixels, image.orientation))) {
    const raws: number[] = [];
    for (const window of await windowsOf(pixels, settings.detector))
      raws.push(await model.rawProbability(window));
    const { fit, calibration } = settings.detector;
    const raw = combineTiles(raws, fit.mode === 'tiles' ? fit.combine : 'mean');
    views.push({ view, probability: calibrated(raw, calibration) });
  }
  return views;
}

serveProcess<'detect', DetectorView[], never, OnnxImageModelSettings>((_, { file, data }) =>
  detect(file, data),
);
