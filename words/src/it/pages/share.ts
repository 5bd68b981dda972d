/** The public page of a result, and of its earlier versions. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const share: Words['pages']['share'] = {
  confidential: ({ day }) =>
    `**Riservata.** Questa pagina si apre solo con il suo link completo: chi lo riceve la può leggere. Sarà cancellata il ${day}.`,
  byModel: 'I testi sono stati scritti da un modello linguistico.',
  otherLanguage: ({ language }) => `I testi di questo verdetto sono in ${format.languageName(language)}.`,
  copy: 'Copia il link',
  copied: 'Link copiato.',
  notCopied: "Il browser non permette di copiare: prendi l'indirizzo dalla barra in alto.",
  data: 'Scarica JSON',
  report: 'Segnala un errore',
  changes: 'Correzioni',
  before: 'La versione precedente',
  method: 'Metodo',
  how: 'Come si arriva a un verdetto',
  replaced: {
    version: ({ number }) => `Versione ${number}`,
    title: 'Questa è una versione superata',
    since: ({ day, note }) => `È stata corretta il ${day}: ${note}`,
    now: ({ level }) => `Ora il verdetto è ${level}`,
    current: 'Leggi la versione attuale',
  },
};
