/** The steps of a text check, as they are told to those who wait. */
import type { Bilingual, Language } from '@riscontro/contract';

export type TextPhase = 'pagina' | 'affermazioni' | 'lettura' | 'ricerca' | 'confronto' | 'verdetto';

/** Texts for a number that is not known, none, one and many; `#` stands for the number. */
interface PhaseWords {
  readonly unknown: Bilingual;
  readonly none?: Bilingual;
  readonly one?: Bilingual;
  readonly many?: Bilingual;
}

const phases: Readonly<Record<TextPhase, PhaseWords>> = {
  pagina: {
    unknown: { it: 'Lettura della pagina', en: 'Reading the page' },
  },
  affermazioni: {
    unknown: { it: 'Scelta delle affermazioni da controllare', en: 'Choosing the claims to check' },
    none: { it: 'Nessuna affermazione da controllare', en: 'No claims to check' },
    one: { it: 'Controllo di un’affermazione', en: 'Checking one claim' },
    many: { it: 'Controllo di # affermazioni', en: 'Checking # claims' },
  },
  lettura: {
    unknown: { it: "Lettura dell'affermazione", en: 'Reading the claim' },
    many: { it: 'Lettura di # affermazioni', en: 'Reading # claims' },
  },
  ricerca: {
    unknown: { it: 'Ricerca nelle fonti', en: 'Searching the sources' },
    none: { it: 'Nessuna fonte in cui cercare', en: 'No sources to search' },
    one: { it: 'Ricerca in una fonte', en: 'Searching one source' },
    many: { it: 'Ricerca in # fonti', en: 'Searching # sources' },
  },
  confronto: {
    unknown: { it: 'Lettura dei brani trovati', en: 'Reading the passages found' },
    none: { it: 'Nessun brano da leggere', en: 'No passages to read' },
    one: { it: 'Lettura di un brano', en: 'Reading one passage' },
    many: { it: 'Lettura di # brani', en: 'Reading # passages' },
  },
  verdetto: {
    unknown: { it: 'Valutazione delle prove', en: 'Weighing the evidence' },
  },
};

/** What is being done, without a full stop; `count` is of claims, sources or passages, as the phase has it. */
export function phaseText(name: TextPhase, language: Language, count?: number): string {
  const words = phases[name];
  const fitting = count === undefined ? undefined : [words.none, words.one][count];
  const text = fitting ?? (count !== undefined && count > 1 ? words.many : undefined) ?? words.unknown;
  return text[language].replace('#', String(count));
}
