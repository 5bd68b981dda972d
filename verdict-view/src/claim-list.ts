/** The claims that were checked, each with its own level and its own evidence. */
import type { Evidence, Language, SingleClaim, TextResult } from '@riscontro/contract';
import { type EvidenceAbout, evidenceColumns } from './evidence-columns.ts';
import { type Html, html } from './html.ts';
import { levelMark } from './level-mark.ts';

const words = {
  it: {
    evidence: 'Prove',
    claims: 'Le affermazioni, una per una',
    further: 'Altre prove',
    of: 'su 100',
  },
  en: {
    evidence: 'Evidence',
    claims: 'The claims, one by one',
    further: 'Further evidence',
    of: 'out of 100',
  },
} as const satisfies Record<Language, object>;

/** A single claim is the verdict itself: only its evidence is shown. */
export function claimList(result: TextResult, language: Language): Html {
  const say = words[language];
  const { affermazioni, prove, fonti, lingua } = result;
  const about = { sources: fonti, language, textLanguage: lingua };
  if (affermazioni.length <= 1) {
    return html`<section><h2>${say.evidence}</h2>${evidenceColumns(prove, { ...about, heading: 3 })}</section>`;
  }
  const own = affermazioni.map((claim, index) => evidenceOf(claim, index, prove));
  const used = new Set(own.flat());
  const further = prove.filter((item) => !used.has(item));
  return html`<section><h2>${say.claims}</h2>
<ol class="claims">${affermazioni.map((claim, index) => claimItem(claim, own[index] ?? [], { ...about, heading: 4 }))}</ol>
${further.length > 0 ? html`<h3>${say.further}</h3>${evidenceColumns(further, { ...about, heading: 4 })}` : undefined}
</section>`;
}

/** The claim names its evidence, or the evidence its claim. */
function evidenceOf({ prove: indices }: SingleClaim, index: number, prove: readonly Evidence[]): Evidence[] {
  return prove.filter((item, place) => indices.includes(place) || item.affermazione === index);
}

function claimItem(claim: SingleClaim, evidence: readonly Evidence[], about: EvidenceAbout): Html {
  const { language, textLanguage } = about;
  return html`<li class="claim">
<h3 lang="${textLanguage}">${claim.testo}</h3>
<p class="claim-verdict">${levelMark(claim.livello, language)} <span class="note">${claim.affidabilita} ${words[language].of}</span></p>
${evidenceColumns(evidence, about)}
</li>`;
}
