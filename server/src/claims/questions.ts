/** Whether a sentence asks for something unknown, rather than whether something is so. */
import type { Language } from '@riscontro/contract';
import { bilingual, hasPhrase, type PlainWord, phraseLengthAt } from './plain-words.ts';

/** Questions that cannot be answered with yes or no. */
const openers = bilingual(
  `chi, che cosa, cosa, cos, quando, dove, come, perche, quanto, quanti, quanta, quante, quale, quali, qual, in che, a che, di che
  che ora, che ore, che tempo, da quanto, da quando, da dove, di chi, a chi, con chi, in quale, in quali, per quanto, per quale, e se, secondo te
  secondo voi, meglio, che significa, che differenza`,
  `who, whom, whose, what, when, where, why, how, which, in which, in what, at what, what if, for how, since when, is it better`,
);

/** Asked of somebody, or about the one who asks. */
const personal = bilingual(
  `puoi, potete, puo aiutarmi, potresti, mi puoi, mi aiuti, mi dici, mi spieghi, sai, hai, vuoi, devo, dovrei, posso, ti piace, vi piace
  preferisci, sei, siete, stai, conosci, credi, pensi, possiamo, che ne pensi, ce l hai, mi consigli, ti va`,
  `can you, could you, would you, will you, do you, are you, have you, did you, should i, should we, can i, may i, could i, shall we
  am i, do i, what do you, would i, can we, don t you`,
);

/** Sure questions even without a question mark. */
const bareQuestions = bilingual(
  `che cos, cos è, cosa è, chi è, chi era, chi ha, chi sono, quanto costa, quanti anni, dove si trova, come si fa, come si
  come faccio, come posso, perche si, qual è, quali sono, quanti abitanti, quando è, in che anno, che ore sono, dove posso, quanto è`,
  `what is, what are, what was, what were, what does, what do, what did, who is, who was, who are, who were, who did, how many
  how much, how do, how does, how did, how can, how old, how far, how long, where is, where are, where was, when is, when was
  when did, why is, why are, why do, why does, why did, which is, what s, who s, how to`,
);

export function isOpenQuestion(text: string, words: readonly PlainWord[], language: Language): boolean {
  const start = /^(?:ma|e|and|but|so|ok|scusa|ciao|hi|hey|then|allora)$/.test(words[0]?.plain ?? '') ? 1 : 0;
  if (phraseLengthAt(words, start, bareQuestions[language]) > 0 && !/[.!]$/.test(text.trim())) return true;
  if (!/\?["'»”’)\]\s]*$/u.test(text)) return false;
  if (phraseLengthAt(words, start, openers[language]) > 0) return true;
  if (phraseLengthAt(words, start, personal[language]) > 0) return true;
  // `Tè o caffè?`: a choice is offered.
  const choice = language === 'it' ? 'o' : 'or';
  return (
    words.length <= 8 && words.some(({ plain }) => plain === choice) && !hasPhrase(words, falseOr[language])
  );
}

const falseOr = bilingual('vero o falso, o no, o meno', 'true or false, or not, or no');
