/** The verdict's words as a reader sees them; the API keeps its own. */
import type { Bilingual, Confidence, Level } from '@riscontro/contract';

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

export const confidenceWords: Record<Confidence, Bilingual> = {
  bassa: { it: 'bassa', en: 'low' },
  media: { it: 'media', en: 'medium' },
  alta: { it: 'alta', en: 'high' },
};
