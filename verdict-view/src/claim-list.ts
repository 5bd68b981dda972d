/** The claims that were checked, each with its own level and its own evidence. */
import type { Evidence, SingleClaim, TextResult } from '@riscontro/contract/inside';
import { type EvidenceAbout, type EvidenceWords, evidenceColumns } from './evidence-columns.ts';
import { type Html, html } from './html.ts';
import { levelMark } from './level-mark.ts';
import type { ViewWords } from './view-words.ts';

type ClaimWords = EvidenceWords & ViewWords<'claims' | 'levels'>;

/** A single claim is the verdict itself: only its evidence is shown. */
export function claimList(result: TextResult, words: ClaimWords): Html {
  const say = words.verdict.claims;
  const { claims, evidence, sources, language } = result;
  const about = { sources, textLanguage: language };
  if (claims.length <= 1) {
    return html`<section><h2>${say.evidence}</h2>${evidenceColumns(evidence, words, { ...about, heading: 3 })}</section>`;
  }
  const own = claims.map((claim, index) => evidenceOf(claim, index, evidence));
  const used = new Set(own.flat());
  const further = evidence.filter((item) => !used.has(item));
  return html`<section><h2>${say.title}</h2>
<ol class="claims">${claims.map((claim, index) => claimItem(claim, own[index] ?? [], words, { ...about, heading: 4 }))}</ol>
${further.length > 0 ? html`<h3>${say.further}</h3>${evidenceColumns(further, words, { ...about, heading: 4 })}` : undefined}
</section>`;
}

/** The claim names its evidence, or the evidence its claim. */
function evidenceOf(
  { evidence: indices }: SingleClaim,
  index: number,
  evidence: readonly Evidence[],
): Evidence[] {
  return evidence.filter((item, place) => indices.includes(place) || item.claim === index);
}

function claimItem(
  claim: SingleClaim,
  evidence: readonly Evidence[],
  words: ClaimWords,
  about: EvidenceAbout,
): Html {
  return html`<li class="claim">
<h3 lang="${about.textLanguage}">${claim.text}</h3>
<p class="claim-verdict">${levelMark(claim.level, words)} <span class="note">${claim.score} ${words.verdict.claims.of}</span></p>
${evidenceColumns(evidence, words, about)}
</li>`;
}
