/** How much a sentence is worth checking: a few signs, each with a weight that can be read here. */
import type { Language } from '@riscontro/contract';
import { sentenceOf } from './assertion-kind.ts';
import { bilingual, hasPhrase } from './plain-words.ts';
import { type StatementKind, statementKind } from './statement-kind.ts';
import { findVerb } from './verbs.ts';

const comparisons = bilingual(
  `piu di, piu del, piu della, piu dei, meno di, meno del, il piu, la piu, i piu, le piu, primo, prima, unico, unica, ultimo, doppio
  triplo, record, maggiore, minore, aumentato, aumentata, diminuito, raddoppiato, superiore, inferiore, maggior parte`,
  `more than, less than, fewer than, higher, lower, larger, smaller, the most, the least, the largest, the first, the only, the last
  highest, lowest, biggest, double, triple, record, increased, decreased, doubled, most of, majority, than`,
);

const causes = bilingual(
  'causa, causano, provoca, provocano, cura, curano, uccide, uccidono, previene, perche, a causa, grazie, dovuto, contiene, protegge',
  'causes, cause, caused, cures, cure, kills, kill, prevents, because, due to, leads to, contains, protects, linked to',
);

const absolutes = bilingual(
  'tutti, tutte, nessuno, nessuna, mai, sempre, ogni, solo, soltanto, non',
  'all, none, never, always, every, only, no, not, nobody, everyone',
);

/** What a kind of statement is worth before anything else. */
const kindWeight: Readonly<Record<StatementKind, number>> = {
  verificabile: 0.3,
  previsione: 0.1,
  opinione: 0.05,
  fatto_privato: 0.05,
  domanda: 0,
  non_affermazione: 0,
};

/** From 0 (nothing to check) to 1. Questions and what asserts nothing are worth 0. */
export function checkWorthiness(
  text: string,
  language: Language,
  kind: StatementKind = statementKind(text, language),
): number {
  if (kindWeight[kind] === 0) return 0;
  const { words, numbers } = sentenceOf(text, language);
  const names = words.filter(({ raw }, index) => index > 0 && /^\p{Lu}/u.test(raw) && raw !== 'I').length;
  const factor = kind === 'verificabile' ? 1 : 0.3;
  const signs =
    0.2 * Number(numbers.length > 0) +
    0.08 * Number(numbers.length > 1) +
    0.06 * Math.min(names, 2) +
    0.1 * Number(hasPhrase(words, comparisons[language])) +
    0.1 * Number(hasPhrase(words, causes[language])) +
    0.04 * Number(hasPhrase(words, absolutes[language])) +
    0.06 * Number(findVerb(words, language) >= 0);
  return Math.min(1, kindWeight[kind] + factor * signs);
}
