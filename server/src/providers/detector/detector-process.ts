/** The process of one detector: decodes a file, runs the model on it and on its copies. Nothing else happens in it. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { decodePicture } from '../../media/decode/decode-picture.ts';
import { PictureRefused } from '../../media/picture-refused.ts';
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

/** Far above what the service accepts; a larger file is somebody's mistake. */
const fileBytesMax = 256 * 1024 * 1024;

let opened: Promise<OnnxImageModel> | undefined;

async function detect(path: string, settings: OnnxImageModelSettings): Promise<DetectorView[]> {
  opened ??= openOnnxImageModel(settings);
  const model = await opened;
  const picture = await decodePicture(await bytesOf(path));
  const views: DetectorView[] = [];
  for await (const { view, pixels } of viewsOf(upright(picture.pixels, picture.orientation))) {
    const raws: number[] = [];
    for (const window of await windowsOf(pixels, settings.detector))
      raws.push(await model.rawProbability(window));
    const { fit, calibration } = settings.detector;
    const raw = combineTiles(raws, fit.mode === 'tiles' ? fit.combine : 'mean');
    views.push({ view, probability: calibrated(raw, calibration) });
  }
  return views;
}

async function bytesOf(path: string): Promise<Buffer> {
  await using file = await open(path);
  if ((await file.stat()).size > fileBytesMax) throw new PictureRefused('too_much_work');
  return file.readFile();
}

/** The call is the path of a picture; the settings come with the process. */
serveProcess<string, DetectorView[], never, OnnxImageModelSettings>((path, _, settings) =>
  detect(path, settings),
);
