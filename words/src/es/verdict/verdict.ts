/** The verdict itself: its level, its score, how sure it is. */
import type { Words } from '../../languages.ts';

export const levels: Words['verdict']['levels'] = {
  vero: 'verdadero',
  falso: 'falso',
  fuorviante: 'engañoso',
  'non verificabile': 'no verificable',
  autentica: 'auténtica',
  sospetta: 'sospechosa',
  manipolata: 'manipulada',
  'creata con IA': 'creada con IA',
};

export const confidence: Words['verdict']['confidence'] = {
  bassa: 'baja',
  media: 'media',
  alta: 'alta',
};

export const checked: Words['verdict']['checked'] = {
  testo: 'Afirmación verificada',
  articolo: 'Artículo verificado',
  immagine: 'Imagen verificada',
  video: 'Vídeo verificado',
};

export const reasons: Words['verdict']['reasons'] = {
  opinione: 'es una opinión',
  previsione: 'trata del futuro',
  fatto_privato: 'trata de un asunto privado',
  troppo_recente: 'trata de hechos demasiado recientes',
  fonti_in_conflitto: 'las fuentes se contradicen',
  prove_insufficienti: 'las pruebas encontradas no bastan',
  servizio_indisponibile: 'no todas las fuentes han respondido',
  lingua_non_compresa: 'el servicio todavía no lee su idioma',
};

export const review: Words['verdict']['review'] = {
  automatica: 'Veredicto automático. Puede equivocarse: lee las pruebas y las fuentes.',
  umana: 'Veredicto revisado por una persona.',
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
  testo: {
    name: 'Fiabilidad',
    zero: 'con seguridad falso',
    hundred: 'con seguridad verdadero',
  },
  immagine: {
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
