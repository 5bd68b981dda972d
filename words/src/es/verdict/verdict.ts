/** The verdict itself: its level, its score, how sure it is. */
import type { Words } from '../../languages.ts';

export const levels: Words['verdict']['levels'] = {
  true: 'verdadero',
  false: 'falso',
  misleading: 'engañoso',
  unverifiable: 'no verificable',
  authentic: 'auténtica',
  suspicious: 'sospechosa',
  manipulated: 'manipulada',
  aiGenerated: 'creada con IA',
};

export const confidence: Words['verdict']['confidence'] = {
  low: 'baja',
  medium: 'media',
  high: 'alta',
};

export const checked: Words['verdict']['checked'] = {
  text: 'Afirmación verificada',
  article: 'Artículo verificado',
  image: 'Imagen verificada',
  video: 'Vídeo verificado',
};

export const reasons: Words['verdict']['reasons'] = {
  opinion: 'es una opinión',
  forecast: 'trata del futuro',
  privateFact: 'trata de un asunto privado',
  tooRecent: 'trata de hechos demasiado recientes',
  conflictingSources: 'las fuentes se contradicen',
  insufficientEvidence: 'las pruebas encontradas no bastan',
  serviceUnavailable: 'no todas las fuentes han respondido',
  languageNotUnderstood: 'el servicio todavía no lee su idioma',
};

export const review: Words['verdict']['review'] = {
  automatic: 'Veredicto automático. Puede equivocarse: lee las pruebas y las fuentes.',
  human: 'Veredicto revisado por una persona.',
};

export const card: Words['verdict']['card'] = {
  verdict: 'Veredicto',
  confidence: 'Confianza del servicio',
  checked: 'Verificado el',
  reason: 'Por qué',
  notTrue: 'No verificable no significa verdadero ni falso.',
  notTrueBefore: 'no significa',
  more: 'Pruebas y fuentes',
};

export const scale: Words['verdict']['scale'] = {
  of: 'de 100',
  text: {
    name: 'Fiabilidad',
    zero: 'con seguridad falso',
    hundred: 'con seguridad verdadero',
  },
  image: {
    name: 'Autenticidad',
    zero: 'con seguridad no auténtica',
    hundred: 'auténtica',
  },
  video: {
    name: 'Autenticidad',
    zero: 'con seguridad no auténtico',
    hundred: 'auténtico',
  },
};

export const content: Words['verdict']['content'] = {
  wholeText: 'Todo el texto',
};
