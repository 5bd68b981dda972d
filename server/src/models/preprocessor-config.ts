/** What a published `preprocessor_config.json` says of how images are brought into a model's shape. */
import { z } from 'zod';
import type { DetectorChoices } from './detector-description.ts';

const Size = z.union([
  z.number(),
  z.object({ height: z.number(), width: z.number() }),
  z.object({ shortest_edge: z.number() }),
]);

export const PreprocessorConfig = z.object({
  do_resize: z.boolean().nullish(),
  size: Size.nullish(),
  resample: z.number().nullish(),
  do_center_crop: z.boolean().nullish(),
  crop_size: Size.nullish(),
  do_rescale: z.boolean().nullish(),
  rescale_factor: z.number().nullish(),
  do_normalize: z.boolean().nullish(),
  image_mean: z.tuple([z.number(), z.number(), z.number()]).nullish(),
  image_std: z.tuple([z.number(), z.number(), z.number()]).nullish(),
  do_flip_channel_order: z.boolean().nullish(),
});
export type PreprocessorConfig = z.infer<typeof PreprocessorConfig>;

/** The numbers that Pillow gives its filters, which these files use. */
const kernels = { 0: 'nearest', 1: 'lanczos3', 2: 'linear', 3: 'cubic' } as const;
type Kernel = (typeof kernels)[keyof typeof kernels];

/** Says only what the file says; one that does not resize says no size. */
export function choicesOfPreprocessor(config: PreprocessorConfig): DetectorChoices {
  const kernel = (kernels as Readonly<Record<number, Kernel>>)[config.resample ?? 2] ?? 'linear';
  return {
    ...fitOf(config, kernel),
    ...normalOf(config),
    colourOrder: config.do_flip_channel_order === true ? 'bgr' : 'rgb',
    scale: config.do_rescale === false ? 1 : (config.rescale_factor ?? 1 / 255),
  };
}

function normalOf({ do_normalize, image_mean, image_std }: PreprocessorConfig): DetectorChoices {
  if (do_normalize === false) return { mean: [0, 0, 0], std: [1, 1, 1] };
  return { ...(image_mean ? { mean: image_mean } : {}), ...(image_std ? { std: image_std } : {}) };
}

function fitOf(
  { size, crop_size: crop, do_center_crop: cropped, do_resize: resized }: PreprocessorConfig,
  kernel: Kernel,
): DetectorChoices {
  if (resized === false) return {};
  const whole = sidesOf(size);
  const middle = cropped === true ? sidesOf(crop ?? size) : undefined;
  if (middle === undefined) return whole ? { size: whole, fit: { mode: 'squash', kernel } } : {};
  const shorterSide =
    typeof size === 'object' && size && 'shortest_edge' in size ? size.shortest_edge : whole?.height;
  return {
    size: middle,
    fit: { mode: 'shorter-side-and-centre-crop', shorterSide: shorterSide ?? middle.height, kernel },
  };
}

function sidesOf(size: PreprocessorConfig['size']): { height: number; width: number } | undefined {
  if (size === undefined || size === null) return undefined;
  if (typeof size === 'number') return { height: size, width: size };
  return 'shortest_edge' in size ? { height: size.shortest_edge, width: size.shortest_edge } : size;
}
