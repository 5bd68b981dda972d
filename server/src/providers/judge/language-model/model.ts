/** Makes the `ai` SDK's model from the settings. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { ModelFetch } from '../../../net/model-fetch.ts';
import { jsonIn } from './model-answer.ts';

export interface ModelSettings {
  readonly provider: 'anthropic' | 'openai-compatible';
  /** With its path, such as `http://127.0.0.1:11434/v1`. Anthropic's own where it is the provider and none is given. */
  readonly baseUrl?: string | undefined;
  /** The model's name, as its server knows it. */
  readonly model: string;
  /** Empty for servers that ask for none. */
  readonly apiKey?: string | undefined;
}

export interface Models {
  /** Asks the server to hold the model to the answer's schema, and for no chance in the choice of words. */
  readonly exact: LanguageModel;
  /** Asks for neither: some servers refuse what they do not know. The prompt names the form as well. */
  readonly plain: LanguageModel;
}

export function createModels(settings: ModelSettings, modelFetch: ModelFetch): Models {
  const { provider, apiKey = '', model } = settings;
  const baseURL = settings.baseUrl ?? (provider === 'anthropic' ? 'https://api.anthropic.com/v1' : undefined);
  if (baseURL === undefined) throw new Error('An OpenAI-compatible server needs its address');
  const fetch = modelFetch(provider, baseURL);
  const middleware = extractJsonMiddleware({ transform: jsonIn });
  if (provider === 'anthropic') {
    // Given even when empty: the SDK would look for a missing key in the environment.
    const only = wrapLanguageModel({ model: createAnthropic({ baseURL, apiKey, fetch })(model), middleware });
    return { exact: only, plain: only };
  }
  const common = { name: provider, baseURL, fetch, ...(apiKey && { apiKey }) };
  const exact = createOpenAICompatible({ ...common, supportsStructuredOutputs: true });
  const plain = createOpenAICompatible({
    ...common,
    supportsStructuredOutputs: true,
    transformRequestBody: ({ response_format, temperature, max_tokens, ...body }) => body,
  });
  return {
    exact: wrapLanguageModel({ model: exact(model), middleware }),
    plain: wrapLanguageModel({ model: plain(model), middleware }),
  };
}
