/** What other places show of a result: tags, the picture of a link, reviews for machines. */
import type { Words } from '../../languages.ts';

export const linkPreview: Words['pages']['linkPreview'] = {
  openGraphLocale: 'es_ES',
  origins: {
    automatica: 'Veredicto automático, puede equivocarse',
    umana: 'Veredicto revisado por una persona',
  },
  score: ({ name, value }) => `${name} ${value} de 100`,
  confidence: ({ level }) => `confianza ${level}`,
  open: 'No verificable no significa verdadero ni falso.',
  image: {
    origins: { automatica: 'Veredicto automático', umana: 'Revisado por una persona' },
    confidence: { bassa: 'Confianza baja', media: 'Confianza media', alta: 'Confianza alta' },
  },
  mediaStatements: {
    autentica:
      'No se han encontrado señales de manipulación. La historia que la acompaña puede ser falsa de todos modos.',
    sospetta: 'Algunas señales merecen atención, pero no bastan para hablar de manipulación.',
    manipolata: 'Se han encontrado señales de que el contenido ha sido modificado.',
    'creata con IA':
      'Se han encontrado señales de que el contenido ha sido creado con inteligencia artificial.',
  },
  reviewOrigins: { automatica: 'Veredicto automático', umana: 'Veredicto revisado por una persona' },
};
