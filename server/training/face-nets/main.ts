/** `npm run train -- face-nets`: writes the nets of @vladmandic/face-api (MIT) as the ONNX files that the service loads. */
import { writeFile } from 'node:fs/promises';
import { detectorNet } from './detector-net.ts';
import { landmarkNet } from './landmark-net.ts';
import { readNetWeights } from './net-weights.ts';

const folder = new URL('../../src/faces/nets/', import.meta.url);
await writeFile(
  new URL('face-detector.onnx', folder),
  detectorNet(await readNetWeights('tiny_face_detector_model')),
);
await writeFile(
  new URL('face-landmarks.onnx', folder),
  landmarkNet(await readNetWeights('face_landmark_68_model')),
);
