/** What other places show of a result: tags, the picture of a link, reviews for machines. */
import type { Words } from '../../languages.ts';

export const linkPreview: Words['pages']['linkPreview'] = {
  openGraphLocale: 'es_ES',
  origins: {
    automatic: 'Veredicto automático, puede equivocarse',
    human: 'Veredicto revisado por una persona',
  },
  score: ({ name, value }) => `${name} ${value} de 100`,
  confidence: ({ level }) => `confianza ${level}`,
  open: 'No verificable no significa verdadero ni falso.',
  image: {
    origins: { automatic: 'Veredicto automático', human: 'Revisado por una persona' },
    confidence: { low: 'Confianza baja', medium: 'Confianza media', high: 'Confianza alta' },
  },
  mediaStatements: {
    authentic:
      'No se han encontrado señales de manipulación. La historia que la acompaña puede ser falsa de todos modos.',
    suspicious: 'Algunas señales merecen atención, pero no bastan para hablar de manipulación.',
    manipulated: 'Se han encontrado señales de que el contenido ha sido modificado.',
    aiGenerated: 'Se han encontrado señales de que el contenido ha sido creado con inteligencia artificial.',
  },
  reviewOrigins: { automatic: 'Veredicto automático', human: 'Veredicto revisado por una persona' },
};
