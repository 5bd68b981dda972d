/** A net in the runtime, fed with pictures in bytes. */
import { InferenceSession, Tensor } from 'onnxruntime-node';

export interface OpenNet {
  /** Three bytes a pixel. Blocks the thread while the net works. */
  run(bytes: Uint8Array, width: number, height: number): Promise<Float32Array>;
  close(): Promise<void>;
}

export async function openNet(file: Uint8Array<ArrayBuffer>): Promise<OpenNet> {
  const session = await InferenceSession.create(file, {
    executionProviders: ['cpu'],
    // The nets are small: a second thread would cost more than it brings, and takes it from the decoder.
    intraOpNumThreads: 1,
    logSeverityLevel: 4,
  });
  return {
    async run(bytes, width, height) {
      const results = await session.run({ pixels: new Tensor('uint8', bytes, [1, height, width, 3]) });
      const data = Object.values(results)[0]?.data;
      if (!(data instanceof Float32Array)) throw new Error('The net gave no numbers.');
      return data;
    },
    close: () => session.release(),
  };
}
