/**
 * The two nets in the runtime, fed with images in bytes: Tiny Face Detector (in the manner of YOLOv2, Redmon and Farhadi
 * 2017) and 68 points on a face. The files in nets/ are made by `npm run train -- face-nets`.
 */
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';

export interface OpenNet {
  /** Three bytes a pixel. Blocks the thread while the net works. */
  run(bytes: Uint8Array, width: number, height: number): Promise<Float32Array>;
  /** What all runs so far took, about in milliseconds of a core: by the pixels that the net saw. */
  effort(): number;
  close(): Promise<void>;
}

/** Of the net that finds faces: pixels that one cell of the answer stands for, in both directions. */
export const cellSide = 32;
/** The sizes in cells that the guesses of a cell start from: width and height, in the order of the answer. */
export const guessSizes = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
/** Of a guess: two for the place of its middle, two for its size, one for how sure it is. */
export const numbersPerGuess = 5;

/** Of the net that finds points: the side of the crop that it takes, and how many points it gives. */
export const landmarkInputSide = 112;
export const landmarkCount = 68;

const netFiles = {
  detector: new URL('./nets/face-detector.onnx', import.meta.url),
  landmarks: new URL('./nets/face-landmarks.onnx', import.meta.url),
} as const;

export type FaceNet = keyof typeof netFiles;

export const readFaceNet = (net: FaceNet): Promise<Uint8Array> => readFile(netFiles[net]);

/** `pixelsPerMs`: how much of an image the net gets through in a millisecond of a core. */
export async function openNet(file: Uint8Array, pixelsPerMs: number): Promise<OpenNet> {
  const session = await InferenceSession.create(file, {
    executionProviders: ['cpu'],
    // The nets are small: a second thread would cost more than it brings, and takes it from the decoder.
    intraOpNumThreads: 1,
    logSeverityLevel: 4,
  });
  let pixelsSeen = 0;
  return {
    async run(bytes, width, height) {
      pixelsSeen += width * height;
      const results = await session.run({ pixels: new Tensor('uint8', bytes, [1, height, width, 3]) });
      const data = Object.values(results)[0]?.data;
      if (!(data instanceof Float32Array)) throw new Error('The net gave no numbers.');
      return data;
    },
    effort: () => pixelsSeen / pixelsPerMs,
    close: () => session.release(),
  };
}
