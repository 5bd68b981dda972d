/** The limits of this installation, as its settings have them. */
import type { Language } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';
import { count } from '../about/written-figures.ts';
import type { DeveloperFacts } from './developer-facts.ts';
import { developersWords } from './developers-words.ts';

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
/** The largest page that is read; see pages/read-article.ts. */
const articleSize = '5 MB';

export function limitsTable(facts: DeveloperFacts, language: Language): Html {
  const say = developersWords[language].limits;
  const { registration, limits, kinds, visitorDailyLimit } = facts;
  const number = (value: number) => count(value, language);
  const rows: (readonly [string, string])[] = [
    [say.quota, number(registration.quota)],
    [say.requests, facts.requestsPerMinute === 0 ? say.unlimited : number(facts.requestsPerMinute)],
    [say.failures, facts.failuresPerHour === 0 ? say.unlimited : number(facts.failuresPerHour)],
    [say.claim, say.characters(number(limits.claimCharactersMin), number(limits.claimCharactersMax))],
    [say.article, kinds.articolo ? articleSize : say.missing],
    [say.image, kinds.immagine ? say.imageSize(megabytes(limits.imageBytesMax)) : say.missing],
    [say.video, kinds.video ? say.videoSize(megabytes(limits.videoBytesMax)) : say.missing],
    [say.cache, say.hours],
    [say.time, say.seconds],
    [say.keys, number(registration.dailyLimit)],
    [say.free, number(visitorDailyLimit)],
  ];
  return html`<table class="figures limits"><thead><tr><th scope="col">${say.what}</th><th scope="col">${say.limit}</th></tr></thead>
<tbody>${rows.map(([what, limit]) => html`<tr><th scope="row">${what}</th><td>${limit}</td></tr>`)}</tbody></table>`;
}
