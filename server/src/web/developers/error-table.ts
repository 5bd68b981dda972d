/** The errors of the API by status: what each means, what to do, and the codes that programs look at. */
import { pageProblemCodes, problemStatuses } from '@riscontro/contract';
import { type Html, html, markedText } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';

/** Answered to forms of pages alone. */
const onPages = new Set<string>([
  ...pageProblemCodes,
  'troppe_segnalazioni',
  'richiesta_da_altro_sito',
  'conferma_non_valida',
]);

export function errorTable(language: Language): Html {
  const { errors: say } = wordsIn(language).pages.developers;
  const meanings: Readonly<Record<number, string>> = wordsIn(language).pages.httpStatuses;
  const ofApi = Object.entries(problemStatuses).filter(([code]) => !onPages.has(code));
  const byStatus = Map.groupBy(ofApi, ([, status]) => status);
  const rows = [...byStatus].sort(([a], [b]) => a - b);
  return html`<table class="errors"><thead><tr><th scope="col">${say.status}</th><th scope="col">${say.meaning}</th></tr></thead>
<tbody>${rows.map(
    ([status, kinds]) =>
      html`<tr><th scope="row">${status}</th><td>${markedText(meanings[status] ?? '')}<ul class="codes">${kinds.map(
        ([code]) => html`<li><a href="/problemi#${code}"><code>${code}</code></a></li>`,
      )}</ul></td></tr>`,
  )}</tbody></table>`;
}
