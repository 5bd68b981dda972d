/** The judge that asks a language model, and believes it only as far as it can quote. */
import { generateText, Output } from 'ai';
import type { ModelFetch } from '../../../net/model-fetch.ts';
import type { Judge } from '../judge.ts';
import { createModels, type ModelSettings } from './model.ts';
import { ModelAnswer } from './model-answer.ts';
import { isOffSchema, isRequestRefused, modelFailure } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';
import { type WrittenPrompt, writePrompt } from './write-prompt.ts';

export interface LanguageModelSettings extends ModelSettings {
  /** For one judgement, all its calls together. */
  readonly timeoutMs: number;
  /** Calls for one judgement, at least 1. Never more than two: the second after an unreadable answer or a refused request. */
  readonly callsMax: number;
}

export interface LanguageModelDependencies {
  readonly modelFetch: ModelFetch;
  readonly now?: () => number;
}

/** Twenty passages with a quotation each take some 3,000; models that think aloud need more. */
const outputTokensMax = 8_000;
const attemptsMax = 2;

export function createLanguageModelJudge(
  settings: LanguageModelSettings,
  { modelFetch, now = Date.now }: LanguageModelDependencies,
): Judge {
  silenceWarnings();
  const models = createModels(settings, modelFetch);
  const attempts = Math.min(settings.callsMax, attemptsMax);
  /** What the server has shown to accept; a refused request is not tried again with every claim. */
  let mode: 'exact' | 'plain' = 'exact';

  async function ask(written: WrittenPrompt, attempt: typeof mode, abortSignal: AbortSignal) {
    const { output } = await generateText({
      model: models[attempt],
      instructions: written.instructions,
      prompt: written.material,
      output: Output.object({ schema: ModelAnswer, name: 'judgement' }),
      maxOutputTokens: outputTokensMax,
      ...(attempt === 'exact' && { temperature: 0 }),
      maxRetries: 0,
      abortSignal,
      telemetry: { isEnabled: false },
    });
    return output;
  }

  async function askUntilReadable(
    write: (again: boolean) => WrittenPrompt,
    signal: AbortSignal,
  ): Promise<ModelAnswer> {
    let attempt = mode;
    let again = false;
    for (let calls = 1; ; calls++) {
      try {
        const answer = await ask(write(again), attempt, signal);
        mode = attempt;
        return answer;
      } catch (error) {
        const simpler = attempt === 'exact' && isRequestRefused(error);
        if (calls >= attempts || signal.aborted || !(simpler || isOffSchema(error))) {
          throw modelFailure(settings.provider, error, signal);
        }
        if (simpler) attempt = 'plain';
        else again = true;
      }
    }
  }

  return {
    id: `modello-1/${settings.model}`,
    writesTexts: true,
    async judge(claim, passages, { language, signal }) {
      if (passages.length === 0) return { stances: [] };
      const limited = AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);
      const nowMs = now();
      const write = (again: boolean) => writePrompt({ claim, passages, language, nowMs, again });
      return readAnswer(await askUntilReadable(write, limited), passages, language);
    },
  };
}

/** The SDK prints what it adapts for a model; nobody who runs the service can do anything about it. */
function silenceWarnings(): void {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
}
