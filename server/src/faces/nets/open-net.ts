/** A net in the runtime, fed with images in bytes. */
import { InferenceSession, Tensor } from 'onnxruntime-node';

export interface OpenNet {
  /** Three bytes a pixel. Blocks the thread while the net works. */
  run(bytes: Uint8Array, width: number, height: number): Promise<Float32Array>;
  /** What all runs so far took, about in milliseconds of a core: by the pixels that the net saw. */
  effort(): number;
  close(): Promise<void>;
}

/** `pixelsPerMs`: how much of an image the net gets through in a millisecond of a core. */
export async function openNet(file: Uint8Array<ArrayBuffer>, pixelsPerMs: number): Promise<OpenNet> {
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
