/** What other places show of a result: tags, the picture of a link, reviews for machines. */
import type { Words } from '../../languages.ts';

export const linkPreview: Words['pages']['linkPreview'] = {
  openGraphLocale: 'it_IT',
  origins: { automatic: 'Verdetto automatico, può sbagliare', human: 'Verdetto rivisto da una persona' },
  score: ({ name, value }) => `${name} ${value} su 100`,
  confidence: ({ level }) => `fiducia ${level}`,
  open: 'Non verificabile non significa vero, né falso.',
  image: {
    origins: { automatic: 'Verdetto automatico', human: 'Rivisto da una persona' },
    confidence: { low: 'Fiducia bassa', medium: 'Fiducia media', high: 'Fiducia alta' },
  },
  mediaStatements: {
    authentic: 'Nessun segno di manipolazione trovato. La storia che l’accompagna può comunque essere falsa.',
    suspicious: 'Alcuni segnali meritano attenzione, ma non bastano per parlare di manipolazione.',
    manipulated: 'Sono stati trovati segni che il contenuto è stato modificato.',
    aiGenerated: 'Sono stati trovati segni che il contenuto è stato creato con l’intelligenza artificiale.',
  },
  reviewOrigins: { automatic: 'Verdetto automatico', human: 'Verdetto rivisto da una persona' },
};
