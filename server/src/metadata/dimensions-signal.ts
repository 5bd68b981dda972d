/** Whether the size that the metadata give is the size of the image. */
import type { MethodDescriptor } from '../domain/media-method.ts';
import type { MediaSignal, SignalMessage } from '../domain/media-signal.ts';
import type { Image } from '../media/image.ts';
import type { MetadataReading } from './read-metadata.ts';

/** Programs round sides to whole pixels, and encoders to blocks of 16: more than that is another shape. */
const shapeTolerance = 0.02;
const roundingPixels = 16;

const method = 'dimensions';

export const dimensions = {
  id: method,
  kind: 'metadata',
  families: ['metadata'],
  outcomes: ['ok', 'attention', 'not_applicable'],
  meanings: [],
  looksAt: { image: 'the size that the metadata give against the size of the picture' },
} satisfies MethodDescriptor<typeof method>;

export function dimensionsSignal({ tags }: MetadataReading, image: Image): MediaSignal<typeof method> {
  const [width, height] = [tags?.number('width') ?? 0, tags?.number('height') ?? 0];
  if (width < 16 || height < 16) {
    return { method, outcome: 'not_applicable', detail: [{ code: 'notGiven' }] };
  }
  // Turning swaps the sides, and not every program tells the metadata.
  const given = [Math.max(width, height), Math.min(width, height)] as const;
  const real = [Math.max(image.width, image.height), Math.min(image.width, image.height)] as const;
  const values = { given: `${width} × ${height}`, real: `${image.width} × ${image.height}` };
  const signal = (
    outcome: 'ok' | 'attention',
    message: SignalMessage<typeof method>,
  ): MediaSignal<typeof method> => ({
    method,
    outcome,
    ...(outcome === 'attention' && { strength: 0.15 }),
    detail: [message],
  });
  if (Math.abs(given[0] - real[0]) <= roundingPixels && Math.abs(given[1] - real[1]) <= roundingPixels) {
    return signal('ok', { code: 'same' });
  }
  const shapes = [given[0] / given[1], real[0] / real[1]] as const;
  const rounding = 1.5 / real[1];
  if (Math.abs(shapes[0] - shapes[1]) / shapes[0] <= shapeTolerance + rounding) {
    return signal('ok', { code: real[0] < given[0] ? 'shrunk' : 'enlarged', values });
  }
  return signal('attention', { code: 'cropped', values });
}
