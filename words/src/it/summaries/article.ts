/** What came out of the check of an article, and what else to know about it. */

import type { Words } from '../../languages.ts';
import type { Confidence } from '../../text-codes.ts';
import { format } from '../format.ts';
import { levels } from '../verdict/verdict.ts';

const { plural } = format;

const verbs: Readonly<Record<Confidence, string>> = { high: 'è', medium: 'risulta', low: 'sembra' };

const areConfirmed = (count: number) => plural(count, { one: 'è confermata', other: 'sono confermate' });

export const article: Words['summaries']['article'] = {
  // An article is masculine, as the names of the levels are.
  decided: ({ level, confidence, grounds }) =>
    `L’articolo ${verbs[confidence]} ${levels[level]}: ${grounds}.`,
  titleContradicted: 'il titolo dice una cosa che il testo contraddice',
  mainClaimRefuted: ({ claim }) => `quello che sostiene, ${format.quote(claim)}, è smentito`,
  oneClaim: ({ claim, level }) =>
    `una delle affermazioni che contiene, ${format.quote(claim)}, è ${level === 'false' ? 'smentita' : 'fuorviante'}`,
  confirmed({ confirmed, all }) {
    if (all === 1) return 'l’unica affermazione controllata è confermata';
    if (confirmed === 2 && all === 2) return 'entrambe le affermazioni controllate sono confermate';
    if (confirmed === all) return `le ${all} affermazioni controllate sono tutte confermate`;
    return `${confirmed} delle ${all} affermazioni controllate ${areConfirmed(confirmed)}, e nessuna è smentita`;
  },
  nothingToCheck:
    'Nell’articolo non sono state trovate affermazioni di fatto che si possano controllare. Questo non significa che sia vero né che sia falso.',
  undecided({ confirmed, all }) {
    const left = plural(all - confirmed, { one: 'l’altra non trova', other: 'le altre non trovano' });
    const why =
      all === 1 && confirmed === 0
        ? 'l’unica affermazione controllata non trova conferma né smentita'
        : confirmed === 0
          ? `nessuna delle ${all} affermazioni controllate trova conferma o smentita`
          : `${confirmed} delle ${all} affermazioni controllate ${areConfirmed(confirmed)}, e ${left} conferma né smentita`;
    return `L’articolo non è verificabile: ${why}. Questo non significa che sia vero né che sia falso: per stabilirlo servono fonti primarie sulle affermazioni elencate.`;
  },
  satire: 'La pagina si presenta come satira, e non va presa per una notizia.',
  opinion: 'È un commento: sono stati controllati solo i fatti che cita.',
  old: ({ years }) =>
    `L’articolo ha più di ${plural(years, { one: 'un anno', other: `${years} anni` })}: non è una notizia di oggi.`,
  weighed: 'Le fonti sono pesate con la lista dell’operatore.',
  silent: ({ names }) => `Fonti che non hanno risposto: ${names.join(', ')}.`,
};
