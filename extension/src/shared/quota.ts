/** How many checks are left, in a sentence. */
import { RiscontroError, type UsageRecord } from '@riscontro/client';
import type { Language } from '@riscontro/contract';
import { readableDay, remainingText } from '@riscontro/verdict-view';
import { askFreeStanding, keyedClient } from './server-calls.ts';
import type { Settings } from './settings.ts';
import { wordsOf } from './words.ts';

export const renewalDay = ({ si_azzera_il }: UsageRecord, language: Language): string =>
  readableDay(si_azzera_il, wordsOf(language).format);

export async function askQuota({ server, apiKey }: Settings, language: Language): Promise<string> {
  const words = wordsOf(language);
  const say = words.extension;
  if (server === '') return say.noServerYet;
  try {
    if (apiKey !== '') {
      const usage = await keyedClient(server, apiKey, language).usage();
      return say.quotaLeft({
        left: usage.rimanenti,
        quota: usage.quota,
        day: renewalDay(usage, language),
      });
    }
    const { rimanenti, limite } = await askFreeStanding(server, language);
    return limite === 0 ? say.quotaNeedsKey : remainingText(rimanenti, words);
  } catch (error) {
    const isRefused = error instanceof RiscontroError && (error.status === 401 || error.status === 403);
    return isRefused ? say.quotaKeyRefused : say.quotaUnknown;
  }
}
