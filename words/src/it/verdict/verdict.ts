/** The verdict itself: its level, its score, how sure it is. */
import type { Words } from '../../languages.ts';

export const levels: Words['verdict']['levels'] = {
  true: 'vero',
  false: 'falso',
  misleading: 'fuorviante',
  unverifiable: 'non verificabile',
  authentic: 'autentica',
  suspicious: 'sospetta',
  manipulated: 'manipolata',
  aiGenerated: 'creata con IA',
};

export const confidence: Words['verdict']['confidence'] = {
  low: 'bassa',
  medium: 'media',
  high: 'alta',
};

export const checked: Words['verdict']['checked'] = {
  text: 'Affermazione verificata',
  article: 'Articolo verificato',
  image: 'Immagine verificata',
  video: 'Video verificato',
};

export const reasons: Words['verdict']['reasons'] = {
  opinion: "è un'opinione",
  forecast: 'riguarda il futuro',
  privateFact: 'riguarda un fatto privato',
  tooRecent: 'riguarda fatti troppo recenti',
  conflictingSources: 'le fonti si contraddicono',
  insufficientEvidence: 'le prove trovate non bastano',
  serviceUnavailable: 'non tutte le fonti hanno risposto',
  languageNotUnderstood: 'il servizio non legge ancora la sua lingua',
};

export const review: Words['verdict']['review'] = {
  automatic: 'Verdetto automatico. Può sbagliare: leggi le prove e le fonti.',
  human: 'Verdetto rivisto da una persona.',
};

export const card: Words['verdict']['card'] = {
  verdict: 'Verdetto',
  confidence: 'Fiducia del servizio',
  checked: 'Verificato il',
  reason: 'Perché',
  notTrue: 'Non verificabile non significa vero, né falso.',
  notTrueBefore: 'non significa',
  more: 'Prove e fonti',
};

export const scale: Words['verdict']['scale'] = {
  of: 'su 100',
  text: {
    name: 'Affidabilità',
    zero: 'certamente falso',
    hundred: 'certamente vero',
  },
  image: {
    name: 'Autenticità',
    zero: 'certamente non autentica',
    hundred: 'autentica',
  },
  video: {
    name: 'Autenticità',
    zero: 'certamente non autentico',
    hundred: 'autentico',
  },
};

export const content: Words['verdict']['content'] = {
  wholeText: 'Tutto il testo',
};
