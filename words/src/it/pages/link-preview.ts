/** What other places show of a result: tags, the picture of a link, reviews for machines. */
import type { Words } from '../../languages.ts';

export const linkPreview: Words['pages']['linkPreview'] = {
  openGraphLocale: 'it_IT',
  origins: { automatica: 'Verdetto automatico, può sbagliare', umana: 'Verdetto rivisto da una persona' },
  score: ({ name, value }) => `${name} ${value} su 100`,
  confidence: ({ level }) => `fiducia ${level}`,
  open: 'Non verificabile non significa vero, né falso.',
  image: {
    origins: { automatica: 'Verdetto automatico', umana: 'Rivisto da una persona' },
    confidence: { bassa: 'Fiducia bassa', media: 'Fiducia media', alta: 'Fiducia alta' },
  },
  mediaStatements: {
    autentica: 'Nessun segno di manipolazione trovato. La storia che l’accompagna può comunque essere falsa.',
    sospetta: 'Alcuni segnali meritano attenzione, ma non bastano per parlare di manipolazione.',
    manipolata: 'Sono stati trovati segni che il contenuto è stato modificato.',
    'creata con IA':
      'Sono stati trovati segni che il contenuto è stato creato con l’intelligenza artificiale.',
  },
  reviewOrigins: { automatica: 'Verdetto automatico', umana: 'Verdetto rivisto da una persona' },
};
