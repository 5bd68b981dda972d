/** Whether an article's own text contradicts its title: the surest sign of a title made to be clicked. */
import { languageOr } from '@riscontro/words';
import type { Passage } from '../../domain/passage.ts';
import { type GrammarLanguage, grammarOf } from '../../language/grammars.ts';
import type { Article } from '../../pages/article.ts';
import type { Judge } from '../../providers/judge/judge.ts';
import { ownSentences } from './own-sentences.ts';
import { titleClaim } from './title-claim.ts';

/** The text has to contradict it clearly, and nowhere support it. */
const refutedMin = 0.6;
const supportedMax = 0.2;
const paragraphsMax = 20;
const paragraphLengthMin = 60;

export async function contradictsItsTitle(
  judges: readonly Judge[],
  article: Pick<Article, 'title' | 'text' | 'claimReviews'>,
  language: GrammarLanguage,
  signal: AbortSignal,
): Promise<boolean> {
  // A fact-check has to repeat what its title denies.
  const isFactCheck =
    article.claimReviews.length > 0 || grammarOf(language).press.denyingTitle.test(article.title);
  if (isFactCheck) return false;
  const text = titleClaim(article.title, language);
  // The local judge, which is always there: this is no work to pay a model for.
  const judge = judges.at(-1);
  if (text === undefined || !judge) return false;
  const passages = ownParagraphs(article.text, language).map(
    (paragraph, i): Passage => ({
      id: String(i),
      text: paragraph,
      title: '',
      url: 'https://article.invalid/',
      language,
      kind: 'secondary',
      retrievedAtMs: 0,
    }),
  );
  if (passages.length === 0) return false;
  const { stances } = await judge.judge({ text, language }, passages, {
    language: languageOr(language),
    signal,
  });
  const most = (side: 'supports' | 'refutes') => Math.max(0, ...stances.map((stance) => stance[side]));
  return most('refutes') >= refutedMin && most('supports') <= supportedMax;
}

/** Somebody quoted in the text may say the contrary of the title without contradicting it. */
function ownParagraphs(text: string, language: GrammarLanguage): string[] {
  const paragraphs = Map.groupBy(ownSentences(text, language), ({ paragraph }) => paragraph);
  return [...paragraphs.values()]
    .map((sentences) => sentences.map((sentence) => sentence.text).join(' '))
    .filter((paragraph) => paragraph.length >= paragraphLengthMin)
    .slice(0, paragraphsMax);
}
