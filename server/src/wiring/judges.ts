/** The judges that the settings and the installed models give: a language model where there is one, and always the local one. */
import type { Config } from '../config.ts';
import { createModelFetch } from '../net/model-fetch.ts';
import type { Entailment } from '../providers/entailment/entailment.ts';
import type { Judge } from '../providers/judge/judge.ts';
import { createLocalJudge, type JudgeWeights } from '../providers/judge/local/local-judge.ts';
import type { ProviderHealth } from '../providers/provider-health.ts';

const modelTimeMs = 30_000;
const modelCallsMax = 2;

export function localJudge(weights: JudgeWeights | undefined, entailment: Entailment | undefined): Judge {
  return createLocalJudge({ ...(weights ? { weights } : {}), ...(entailment ? { entailment } : {}) });
}

/** Loaded only when it is asked for: the model's library takes half a second and 60 MB. */
export async function languageModelJudges(
  { languageModel, offline }: Config,
  health: ProviderHealth,
): Promise<Judge[]> {
  if (!languageModel) return [];
  const { createLanguageModelJudge } = await import(
    '../providers/judge/language-model/language-model-judge.ts'
  );
  const { provider, baseUrl, model, apiKey } = languageModel;
  const settings = {
    provider,
    model,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKey === undefined ? {} : { apiKey }),
    timeoutMs: modelTimeMs,
    callsMax: modelCallsMax,
  };
  const judge = createLanguageModelJudge(settings, { modelFetch: createModelFetch({ offline }) });
  return [
    {
      ...judge,
      judge: (claim, passages, context) =>
        // Without passages it answers by itself, which says nothing about the model.
        passages.length === 0
          ? judge.judge(claim, passages, context)
          : health.watch('language-model', context.signal, () => judge.judge(claim, passages, context)),
    },
  ];
}
