/** The verdict itself: its level, its score, how sure it is. */
import type { Words } from '../../languages.ts';

export const levels: Words['verdict']['levels'] = {
  vero: 'vero',
  falso: 'falso',
  fuorviante: 'fuorviante',
  'non verificabile': 'non verificabile',
  autentica: 'autentica',
  sospetta: 'sospetta',
  manipolata: 'manipolata',
  'creata con IA': 'creata con IA',
};

export const confidence: Words['verdict']['confidence'] = {
  bassa: 'bassa',
  media: 'media',
  alta: 'alta',
};

export const checked: Words['verdict']['checked'] = {
  testo: 'Affermazione verificata',
  articolo: 'Articolo verificato',
  immagine: 'Immagine verificata',
  video: 'Video verificato',
};

export const reasons: Words['verdict']['reasons'] = {
  opinione: "è un'opinione",
  previsione: 'riguarda il futuro',
  fatto_privato: 'riguarda un fatto privato',
  troppo_recente: 'riguarda fatti troppo recenti',
  fonti_in_conflitto: 'le fonti si contraddicono',
  prove_insufficienti: 'le prove trovate non bastano',
  servizio_indisponibile: 'non tutte le fonti hanno risposto',
  lingua_non_compresa: 'il servizio non legge ancora la sua lingua',
};

export const review: Words['verdict']['review'] = {
  automatica: 'Verdetto automatico. Può sbagliare: leggi le prove e le fonti.',
  umana: 'Verdetto rivisto da una persona.',
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
  testo: {
    name: 'Affidabilità',
    zero: 'certamente falso',
    hundred: 'certamente vero',
  },
  immagine: {
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
