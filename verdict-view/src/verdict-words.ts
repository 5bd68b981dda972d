/** The verdict's words as a reader sees them; the API keeps its own. */
import type {
  Bilingual,
  Confidence,
  ContentKind,
  Language,
  Level,
  Source,
  UnverifiableReason,
} from '@riscontro/contract';

export const levelWords: Record<Level, Bilingual> = {
  vero: { it: 'vero', en: 'true' },
  falso: { it: 'falso', en: 'false' },
  fuorviante: { it: 'fuorviante', en: 'misleading' },
  'non verificabile': { it: 'non verificabile', en: 'not verifiable' },
  autentica: { it: 'autentica', en: 'authentic' },
  sospetta: { it: 'sospetta', en: 'suspicious' },
  manipolata: { it: 'manipolata', en: 'manipulated' },
  'creata con IA': { it: 'creata con IA', en: 'made with AI' },
};

/** The level as a title, with a capital letter. */
export function levelTitle(level: Level, language: Language): string {
  const word = levelWords[level][language];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const confidenceWords: Record<Confidence, Bilingual> = {
  bassa: { it: 'bassa', en: 'low' },
  media: { it: 'media', en: 'medium' },
  alta: { it: 'alta', en: 'high' },
};

/** What was checked, as a label. */
export const checkedWords: Record<ContentKind, Bilingual> = {
  testo: { it: 'Affermazione verificata', en: 'Claim checked' },
  articolo: { it: 'Articolo verificato', en: 'Article checked' },
  immagine: { it: 'Immagine verificata', en: 'Image checked' },
  video: { it: 'Video verificato', en: 'Video checked' },
};

/** Kinds of sources, from the one that knows first-hand to the one that was put into the index here. */
export const sourceKindWords: Record<NonNullable<Source['tipo']>, Bilingual> = {
  fact_check: { it: 'fact-check', en: 'fact-check' },
  primaria: { it: 'fonte primaria', en: 'primary source' },
  secondaria: { it: 'fonte secondaria', en: 'secondary source' },
  enciclopedia: { it: 'enciclopedia', en: 'encyclopedia' },
  locale: { it: 'indice locale', en: 'local index' },
};

/** Why a claim could not be verified, in a few words; the summary says more. */
export const reasonWords: Record<UnverifiableReason, Bilingual> = {
  opinione: { it: "è un'opinione", en: 'it is an opinion' },
  previsione: { it: 'riguarda il futuro', en: 'it is about the future' },
  fatto_privato: { it: 'riguarda un fatto privato', en: 'it is about a private matter' },
  troppo_recente: { it: 'riguarda fatti troppo recenti', en: 'it is about very recent events' },
  fonti_in_conflitto: { it: 'le fonti si contraddicono', en: 'the sources contradict each other' },
  prove_insufficienti: { it: 'le prove trovate non bastano', en: 'the evidence found is not enough' },
  servizio_indisponibile: {
    it: 'non tutte le fonti hanno risposto',
    en: 'not all sources answered',
  },
};

/** Who gave the verdict: stands on top of every page of one. */
export const reviewNotice: Record<'automatica' | 'umana', Bilingual> = {
  automatica: {
    it: 'Verdetto automatico. Può sbagliare: leggi le prove e le fonti.',
    en: 'Automatic verdict. It can be wrong: read the evidence and the sources.',
  },
  umana: { it: 'Verdetto rivisto da una persona.', en: 'Verdict reviewed by a person.' },
};
