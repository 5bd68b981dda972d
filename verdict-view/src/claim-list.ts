/** The claims that were checked, each with its own level and its own evidence. */
import type { Evidence, SingleClaim, TextResult } from '@riscontro/contract';
import { type EvidenceAbout, type EvidenceWords, evidenceColumns } from './evidence-columns.ts';
import { type Html, html } from './html.ts';
import { levelMark } from './level-mark.ts';
import type { ViewWords } from './view-words.ts';

type ClaimWords = EvidenceWords & ViewWords<'claims' | 'levels'>;

/** A single claim is the verdict itself: only its evidence is shown. */
export function claimList(result: TextResult, words: ClaimWords): Html {
  const say = words.verdict.claims;
  const { affermazioni, prove, fonti, lingua } = result;
  const about = { sources: fonti, textLanguage: lingua };
  if (affermazioni.length <= 1) {
    return html`<section><h2>${say.evidence}</h2>${evidenceColumns(prove, words, { ...about, heading: 3 })}</section>`;
  }
  const own = affermazioni.map((claim, index) => evidenceOf(claim, index, prove));
  const used = new Set(own.flat());
  const further = prove.filter((item) => !used.has(item));
  return html`<section><h2>${say.title}</h2>
<ol class="claims">${affermazioni.map((claim, index) => claimItem(claim, own[index] ?? [], words, { ...about, heading: 4 }))}</ol>
${further.length > 0 ? html`<h3>${say.further}</h3>${evidenceColumns(further, words, { ...about, heading: 4 })}` : undefined}
</section>`;
}

/** The claim names its evidence, or the evidence its claim. */
function evidenceOf({ prove: indices }: SingleClaim, index: number, prove: readonly Evidence[]): Evidence[] {
  return prove.filter((item, place) => indices.includes(place) || item.affermazione === index);
}

function claimItem(
  claim: SingleClaim,
  evidence: readonly Evidence[],
  words: ClaimWords,
  about: EvidenceAbout,
): Html {
  return html`<li class="claim">
<h3 lang="${about.textLanguage}">${claim.testo}</h3>
<p class="claim-verdict">${levelMark(claim.livello, words)} <span class="note">${claim.affidabilita} ${words.verdict.claims.of}</span></p>
${evidenceColumns(evidence, words, about)}
</li>`;
}
