/** Every generator whose mark is known. The first that finds its mark is named. */
import { aigcLabel } from './aigc-label.ts';
import { comfyUi } from './comfy-ui.ts';
import { googleAi } from './credit-lines.ts';
import { drawThings } from './draw-things.ts';
import type { Generator } from './generator.ts';
import { invokeAi } from './invoke-ai.ts';
import { namedPrograms } from './named-programs.ts';
import { novelAi } from './novel-ai.ts';
import { easyDiffusion, fooocus, swarmUi } from './settings-objects.ts';
import { grok, midjourney } from './signed-descriptions.ts';
import { tikTokLabel } from './tik-tok-label.ts';
import { webUi } from './web-ui.ts';

export const generators: readonly Generator[] = [
  swarmUi,
  fooocus,
  easyDiffusion,
  novelAi,
  drawThings,
  invokeAi,
  comfyUi,
  webUi,
  midjourney,
  grok,
  googleAi,
  aigcLabel,
  tikTokLabel,
  ...namedPrograms,
];
