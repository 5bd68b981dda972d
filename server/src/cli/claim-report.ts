/** Findings about a claim as plain text for a terminal of 80 columns. */
import type { Evidence, Source, TextFindings } from '@riscontro/contract';
import { type Language, wordsIn } from '@riscontro/words';
import { cleanText } from '../language/clean-text.ts';
import { section, wrap } from './wrap-text.ts';

/** Every text is cleaned first: a terminal obeys control characters, wherever they come from. */
export function claimReport(findings: TextFindings, language: Language): string {
  const { livello, affidabilita, fiducia, sintesi, affermazioni, prove, fonti, consiglio } = findings;
  const { terminal, verdict } = wordsIn(language);
  const words = terminal.verify.report;
  const level = verdict.levels[livello].toUpperCase();
  const confidence = verdict.confidence[fiducia];
  const claims = affermazioni.map(
    (claim) => `${claim.testo} (${verdict.levels[claim.livello]}, ${claim.affidabilita})`,
  );
  const sections = [
    wrap(words.claimVerdict({ level, score: affidabilita, confidence })),
    wrap(sintesi),
    // A single claim is the verdict itself.
    section(words.claims, claims.length > 1 ? claims.map((claim) => wrap(claim, '- ')) : []),
    section(
      words.evidence,
      prove.map((evidence) => evidenceText(evidence, words[evidence.segno])),
    ),
    section(words.sources, fonti.map(sourceText)),
    section(
      words.page,
      (findings.segnali ?? []).map(({ dettaglio }) => wrap(dettaglio, '- ')),
    ),
    section(words.advice, [wrap(consiglio)]),
    findings.generato_da_ia ? wrap(words.byModel) : '',
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function evidenceText({ testo, fonte }: Evidence, sign: string): string {
  return wrap(`${sign}: ${testo}${fonte === undefined ? '' : ` [${fonte + 1}]`}`, '- ');
}

/** The address stands on a line of its own, whole, so that it can be opened. */
function sourceText({ nome, url }: Source, index: number): string {
  const label = `[${index + 1}] `;
  return `${wrap(nome, label)}\n${' '.repeat(label.length)}${cleanText(url)}`;
}
