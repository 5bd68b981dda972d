/** Why a value cannot be taken, behind the name of a setting, an option or a field. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const values: Words['terminal']['values'] = {
  faults: {
    notANumber: 'debe ser un número',
    notWhole: 'debe ser un número entero',
    tooSmall: ({ min }) => `debe ser al menos ${format.number(min)}`,
    notMoreThan: ({ min }) => `debe ser más que ${format.number(min)}`,
    tooLarge: ({ max }) => `debe ser como mucho ${format.number(max)}`,
    tooShort: ({ min }) => `debe tener al menos ${format.number(min)} caracteres`,
    tooFew: ({ min }) => `deben ser al menos ${format.number(min)}, separados por comas`,
    tooMany: ({ max }) => `deben ser como mucho ${format.number(max)}, separados por comas`,
    notOneOf: ({ choices }) => `debe ser ${format.either(choices)}`,
    notRising: 'debe crecer de cada punto al siguiente',
    notInOrder: 'deben estar en orden: attention por encima de 0 y no por encima de alarm',
    notAnAddress: ({ example }) => `debe ser una dirección completa como ${example}`,
    notHosts: 'deben ser nombres de host sin puertos, separados por comas',
    notPostgres: 'debe empezar por postgres:// o postgresql://',
    notEarlierKeys:
      'deben ser valores anteriores de SECRET_KEY, separados por comas, cada uno de al menos 32 caracteres',
    notAnEmail: 'debe ser una dirección de correo electrónico',
    notAMailServer: 'debe ser una dirección como smtp://user:password@mail.example.org:587',
    notASender: 'debe ser una dirección de correo electrónico, con o sin un nombre delante',
    notHostPorts: 'deben ser pares host:puerto, separados por comas',
    notPlainText: 'contiene caracteres que no son texto',
    notAText: 'debe ser un texto',
    emptyText: 'está vacío',
    missing: 'falta',
    charactersBetween: ({ min, max }) =>
      `debe tener de ${format.number(min)} a ${format.number(max)} caracteres`,
    tooManyCharacters: ({ max }) => `debe tener como mucho ${format.number(max)} caracteres`,
    notAWebAddress: 'debe ser una dirección http o https',
    notADay: ({ example }) => `debe ser una fecha como ${example}`,
    notAHash: 'debe tener 64 cifras hexadecimales',
    notBetween: ({ min, max }) => `debe ser un número de ${min} a ${max}`,
    impossible: 'no es posible',
  },
};
