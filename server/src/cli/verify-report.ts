/** Findings about a claim as plain text for a terminal of 80 columns. */
import type { Bilingual, Evidence, Language, Source, TextFindings } from '@riscontro/contract';
import { confidenceWords, levelWords } from '@riscontro/verdict-view';
import { cleanText } from '../language/clean-text.ts';
import { section, wrap } from './wrap-text.ts';

const words = {
  score: { it: 'affidabilità', en: 'reliability' },
  of: { it: 'su', en: 'of' },
  confidence: { it: 'fiducia', en: 'confidence' },
  claims: { it: 'Affermazioni', en: 'Claims' },
  evidence: { it: 'Prove', en: 'Evidence' },
  favore: { it: 'A favore', en: 'For' },
  contro: { it: 'Contro', en: 'Against' },
  sources: { it: 'Fonti', en: 'Sources' },
  signals: { it: 'La pagina', en: 'The page' },
  advice: { it: 'Consiglio', en: 'Advice' },
  byModel: {
    it: 'I testi sono stati scritti da un modello linguistico.',
    en: 'The texts were written by a language model.',
  },
} as const satisfies Record<string, Bilingual>;

/** Every text is cleaned first: a terminal obeys control characters, wherever they come from. */
export function verifyReport(findings: TextFindings, language: Language): string {
  const { livello, affidabilita, fiducia, sintesi, affermazioni, prove, fonti, consiglio } = findings;
  const say = (word: keyof typeof words) => words[word][language];
  const level = levelWords[livello][language].toUpperCase();
  const verdict = `${level}: ${say('score')} ${affidabilita} ${say('of')} 100, ${say('confidence')} ${confidenceWords[fiducia][language]}`;
  const claims = affermazioni.map(
    (claim) => `${claim.testo} (${levelWords[claim.livello][language]}, ${claim.affidabilita})`,
  );
  const sections = [
    wrap(verdict),
    wrap(sintesi),
    // A single claim is the verdict itself.
    section(say('claims'), claims.length > 1 ? claims.map((claim) => wrap(claim, '- ')) : []),
    section(
      say('evidence'),
      prove.map((evidence) => evidenceText(evidence, say(evidence.segno))),
    ),
    section(say('sources'), fonti.map(sourceText)),
    section(
      say('signals'),
      (findings.segnali ?? []).map(({ dettaglio }) => wrap(dettaglio, '- ')),
    ),
    section(say('advice'), [wrap(consiglio)]),
    findings.generato_da_ia ? wrap(say('byModel')) : '',
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
