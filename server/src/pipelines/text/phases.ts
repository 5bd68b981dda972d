/** The steps of a check of a text or an article, as they are told to those who wait. */
import type { Language, Progress } from '@riscontro/contract';
import { type Message, say, type Words, wordsIn } from '@riscontro/words';

type PhaseWords = Words['progress']['text'];

/** What the API calls them. */
const names: Readonly<Record<keyof PhaseWords, string>> = {
  page: 'pagina',
  claims: 'affermazioni',
  reading: 'lettura',
  searching: 'ricerca',
  comparing: 'confronto',
  verdict: 'verdetto',
};

export function phase(message: Message<PhaseWords>, language: Language): Progress {
  const testo = say(wordsIn(language).progress.text, message);
  return { evento: 'fase', dati: { nome: names[message.code], testo } };
}
