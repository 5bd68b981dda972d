/** What all commands say: the frame of their help, and that a call is not understood. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const common: Words['terminal']['common'] = {
  purpose: 'riscontro: verifica affermazioni, articoli, immagini e video',
  usage: 'Uso:',
  options: 'Opzioni:',
  json: 'stampa JSON e nient’altro',
  help: 'stampa questo testo',
  settings: 'Le impostazioni si leggono dall’ambiente; il README le elenca.',
  option: ({ meaning, fallback, repeatable }) =>
    `${meaning}${fallback === undefined ? '' : ` (${fallback})`}${repeatable ? '; si può ripetere' : ''}`,
  faults: {
    noCommand: ({ command }) => `Il comando «${command}» non esiste.`,
    noAction: ({ action }) => `L’azione «${action}» non esiste.`,
    misfit: 'Il comando non si chiama così.',
    tooMuch: ({ text }) => `«${text}» è di troppo.`,
    unknownOption: ({ option }) => `L’opzione ${option} non esiste.`,
    valueMissing: ({ option }) => `Dopo ${option} ci vuole un valore.`,
    valueNotTaken: ({ option }) => `${option} non prende valori.`,
    valueLikeOption: ({ option, value }) =>
      `Dopo ${option} ci vuole un valore. Se è proprio ${value}: ${option}=${value}`,
    optionNeeded: ({ option }) => `Ci vuole ${option}.`,
    optionChoices: ({ option, choices }) => `${option} può essere ${format.either(choices)}.`,
    noFile: ({ path }) => `Il file ${path} non esiste.`,
    notAFile: ({ path }) => `${path} non è un file.`,
    noFormat: ({ format: name, formats }) =>
      `Il formato «${name}» non esiste; usa ${format.either(formats)}.`,
    said: ({ text }) => text,
  },
};

export const serve: Words['terminal']['serve'] = { summary: 'avvia il servizio' };
