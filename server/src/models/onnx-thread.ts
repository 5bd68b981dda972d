/** A thread of its own for one model: the runtime blocks whoever calls it, and no request may wait for that. */
import { serveThread } from '../threads/serve-thread.ts';
import { type OnnxModel, type OnnxModelSettings, openOnnxModel } from './onnx-model.ts';

export type OnnxCalls = Pick<OnnxModel, 'run'>;

serveThread<OnnxModelSettings, OnnxCalls>(async (settings) => {
  const model = await openOnnxModel(settings);
  return { calls: model, close: model.close };
});
