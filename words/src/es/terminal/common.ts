/** What all commands say: the frame of their help, and that a call is not understood. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const common: Words['terminal']['common'] = {
  purpose: 'riscontro: verifica afirmaciones, artículos, imágenes y vídeos',
  usage: 'Uso:',
  options: 'Opciones:',
  json: 'imprime JSON y nada más',
  help: 'imprime este texto',
  settings: 'La configuración se lee del entorno; el README la enumera.',
  option: ({ meaning, fallback, repeatable }) =>
    `${meaning}${fallback === undefined ? '' : ` (${fallback})`}${repeatable ? '; se puede repetir' : ''}`,
  faults: {
    noCommand: ({ command }) => `El comando «${command}» no existe.`,
    noAction: ({ action }) => `La acción «${action}» no existe.`,
    misfit: 'El comando no se usa así.',
    tooMuch: ({ text }) => `«${text}» está de más.`,
    unknownOption: ({ option }) => `La opción ${option} no existe.`,
    valueMissing: ({ option }) => `Después de ${option} hace falta un valor.`,
    valueNotTaken: ({ option }) => `${option} no admite valores.`,
    valueLikeOption: ({ option, value }) =>
      `Después de ${option} hace falta un valor. Si es precisamente ${value}: ${option}=${value}`,
    optionNeeded: ({ option }) => `Hace falta ${option}.`,
    optionChoices: ({ option, choices }) => `${option} puede ser ${format.either(choices)}.`,
    noFile: ({ path }) => `El archivo ${path} no existe.`,
    notAFile: ({ path }) => `${path} no es un archivo.`,
    noFormat: ({ format: name, formats }) => `El formato «${name}» no existe; usa ${format.either(formats)}.`,
    said: ({ text }) => text,
  },
};

export const serve: Words['terminal']['serve'] = { summary: 'inicia el servicio' };
