/** What is noticed about an article's page. */
import { format } from '../format.ts';

/** A day is `YYYY-MM-DD`, in the page's own time zone. */
const dayOf = (day: string) => format.day(new Date(day));

export const page = {
  signed: ({ author }: { author: string }) => `Signed by ${format.quote(author)}.`,
  unsigned: 'The page does not say who wrote the article.',
  undated: 'The page bears no date.',
  futureDate: ({ day }: { day: string }) => `The page bears a date that is still to come: ${dayOf(day)}.`,
  dated: ({ day }: { day: string }) => `Published on ${dayOf(day)}.`,
  oldNews: ({ day }: { day: string }) =>
    `Published on ${dayOf(day)}. If it goes round as something new, it is old news.`,
  titleContradicted: 'The title says something that the text of the article contradicts.',
  satire: 'The page presents itself as satire: what it tells is not news.',
  opinion: 'The page presents itself as an opinion piece: opinions cannot be verified, facts can.',
  live: 'It is a live blog: what it says may change by the hour.',
  hiddenText:
    'The page holds text that readers do not see, or instructions aimed at language models. It was not used.',
  factCheck: 'The page is itself a fact-check: it repeats a claim in order to assess it.',
  checkedBefore: ({ publisher, rating }: { publisher: string; rating: string }) =>
    `This page was already checked by ${format.quote(publisher)}, with the rating ${format.quote(rating)}.`,
  paywall: 'Part of the article is for subscribers only and was not read.',
};
