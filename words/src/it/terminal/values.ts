/** Why a value cannot be taken, behind the name of a setting, an option or a field. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const values: Words['terminal']['values'] = {
  faults: {
    notANumber: 'deve essere un numero',
    notWhole: 'deve essere un numero intero',
    tooSmall: ({ min }) => `deve essere almeno ${format.number(min)}`,
    notMoreThan: ({ min }) => `deve essere più di ${format.number(min)}`,
    tooLarge: ({ max }) => `deve essere al massimo ${format.number(max)}`,
    tooShort: ({ min }) => `deve avere almeno ${format.number(min)} caratteri`,
    tooFew: ({ min }) => `devono essere almeno ${format.number(min)}, separati da virgole`,
    tooMany: ({ max }) => `devono essere al massimo ${format.number(max)}, separati da virgole`,
    notOneOf: ({ choices }) => `deve essere ${format.either(choices)}`,
    notRising: 'deve crescere da ogni punto al successivo',
    notInOrder: 'devono essere in ordine: attention sopra 0 e non sopra alarm',
    notAnAddress: ({ example }) => `deve essere un indirizzo completo come ${example}`,
    notHosts: 'devono essere nomi di host senza porte, separati da virgole',
    notPostgres: 'deve cominciare con postgres:// o postgresql://',
    notEarlierKeys:
      'devono essere valori precedenti di SECRET_KEY, separati da virgole, ognuno di almeno 32 caratteri',
    notAnEmail: 'deve essere un indirizzo e-mail',
    notAMailServer: 'deve essere un indirizzo come smtp://user:password@mail.example.org:587',
    notASender: 'deve essere un indirizzo e-mail, con o senza un nome davanti',
    notHostPorts: 'devono essere coppie host:porta, separate da virgole',
    notPlainText: 'contiene caratteri che non sono testo',
    notAText: 'deve essere un testo',
    emptyText: 'è vuoto',
    missing: 'manca',
    charactersBetween: ({ min, max }) =>
      `deve avere da ${format.number(min)} a ${format.number(max)} caratteri`,
    tooManyCharacters: ({ max }) => `deve avere al massimo ${format.number(max)} caratteri`,
    notAWebAddress: 'deve essere un indirizzo http o https',
    notADay: ({ example }) => `deve essere una data come ${example}`,
    notAHash: 'deve essere di 64 cifre esadecimali',
    notBetween: ({ min, max }) => `deve essere un numero da ${min} a ${max}`,
    impossible: 'non è possibile',
  },
};
