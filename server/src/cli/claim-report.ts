/** Findings about a claim as plain text for a terminal of 80 columns. */
import type { Evidence, Source, TextFindings } from '@riscontro/contract/inside';
import { type Language, wordsIn } from '@riscontro/words';
import { cleanText } from '../language/clean-text.ts';
import { section, wrap } from './wrap-text.ts';

/** Every text is cleaned first: a terminal obeys control characters, wherever they come from. */
export function claimReport(findings: TextFindings, language: Language): string {
  const { score, summary, evidence, sources, advice } = findings;
  const { terminal, verdict } = wordsIn(language);
  const words = terminal.verify.report;
  const level = verdict.levels[findings.level].toUpperCase();
  const confidence = verdict.confidence[findings.confidence];
  const claims = findings.claims.map(
    (claim) => `${claim.text} (${verdict.levels[claim.level]}, ${claim.score})`,
  );
  const sections = [
    wrap(words.claimVerdict({ level, score, confidence })),
    wrap(summary),
    // A single claim is the verdict itself.
    section(words.claims, claims.length > 1 ? claims.map((claim) => wrap(claim, '- ')) : []),
    section(
      words.evidence,
      evidence.map((one) => evidenceText(one, words[one.side])),
    ),
    section(words.sources, sources.map(sourceText)),
    section(
      words.page,
      (findings.signals ?? []).map(({ detail }) => wrap(detail, '- ')),
    ),
    section(words.advice, [wrap(advice)]),
    findings.writtenByModel ? wrap(words.byModel) : '',
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function evidenceText({ text, source }: Evidence, sign: string): string {
  return wrap(`${sign}: ${text}${source === undefined ? '' : ` [${source + 1}]`}`, '- ');
}

/** The address stands on a line of its own, whole, so that it can be opened. */
function sourceText({ name, url }: Source, index: number): string {
  const label = `[${index + 1}] `;
  return `${wrap(name, label)}\n${' '.repeat(label.length)}${cleanText(url)}`;
}
