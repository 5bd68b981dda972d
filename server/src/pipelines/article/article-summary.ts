/** Writes `sintesi` and `consiglio` of an article: what came out, because of which claim, and what else to know. */
import type { Bilingual, Confidence, Language, TextLevel } from '@riscontro/contract';
import { quoted } from '../text/summary-quoted.ts';
import type { ArticleVerdict } from './article-verdict.ts';

export interface ArticleAccount {
  readonly verdict: ArticleVerdict;
  readonly claims: readonly { readonly text: string; readonly level: TextLevel }[];
  readonly kind: 'article' | 'satire' | 'opinion' | 'live' | 'gallery';
  /** Whole years since it was published, where it is old. */
  readonly ageYears?: number | undefined;
  /** Names of the sources that did not answer. */
  readonly silent: readonly string[];
  /** The operator's list of sources had a part in it. */
  readonly weighed?: boolean;
}

const claimLengthMax = 160;

const verbs: Readonly<Record<Confidence, Bilingual>> = {
  alta: { it: 'è', en: 'is' },
  media: { it: 'risulta', en: 'appears to be' },
  bassa: { it: 'sembra', en: 'seems' },
};

const levels: Readonly<Record<TextLevel, Bilingual>> = {
  vero: { it: 'vero', en: 'true' },
  falso: { it: 'falso', en: 'false' },
  fuorviante: { it: 'fuorviante', en: 'misleading' },
  'non verificabile': { it: 'non verificabile', en: 'not verifiable' },
};

export function writeArticleSummary(account: ArticleAccount, language: Language): string {
  const { verdict } = account;
  const opening =
    verdict.level === 'non verificabile'
      ? unverified(account)[language]
      : `${language === 'it' ? 'L’articolo' : 'The article'} ${verbs[verdict.confidence][language]} ${levels[verdict.level][language]}: ${grounds(account, language)}.`;
  return [opening, ...notes(account).map((note) => note[language])].join(' ');
}

function grounds({ verdict, claims }: ArticleAccount, language: Language): string {
  if (verdict.because === 'titolo') {
    return language === 'it'
      ? 'il titolo dice una cosa che il testo contraddice'
      : 'the title says something that the text contradicts';
  }
  if (verdict.level === 'vero') return confirmedWords(claims)[language];
  const decisive = claims[verdict.because ?? -1];
  const claim = quoted(decisive?.text ?? '', language, claimLengthMax) ?? '';
  if (verdict.level === 'falso') {
    return language === 'it'
      ? `quello che sostiene, ${claim}, è smentito`
      : `what it maintains, ${claim}, is refuted`;
  }
  const isRefuted = decisive?.level === 'falso';
  return language === 'it'
    ? `una delle affermazioni che contiene, ${claim}, è ${isRefuted ? 'smentita' : 'fuorviante'}`
    : `one of the claims it makes, ${claim}, is ${isRefuted ? 'refuted' : 'misleading'}`;
}

function confirmedWords(claims: ArticleAccount['claims']): Bilingual {
  const confirmed = claims.filter(({ level }) => level === 'vero').length;
  const all = claims.length;
  if (all === 1) {
    return {
      it: 'l’unica affermazione controllata è confermata',
      en: 'the only claim that was checked is confirmed',
    };
  }
  if (confirmed === 2 && all === 2) {
    return {
      it: 'entrambe le affermazioni controllate sono confermate',
      en: 'both claims that were checked are confirmed',
    };
  }
  if (confirmed === all) {
    return {
      it: `le ${all} affermazioni controllate sono tutte confermate`,
      en: `all ${all} claims that were checked are confirmed`,
    };
  }
  return {
    it: `${confirmed} delle ${all} affermazioni controllate ${confirmed === 1 ? 'è confermata' : 'sono confermate'}, e nessuna è smentita`,
    en: `${confirmed} of the ${all} claims that were checked ${confirmed === 1 ? 'is' : 'are'} confirmed, and none is refuted`,
  };
}

function unverified({ claims }: ArticleAccount): Bilingual {
  if (claims.length === 0) {
    return {
      it: 'Nell’articolo non sono state trovate affermazioni di fatto che si possano controllare. Questo non significa che sia vero né che sia falso.',
      en: 'No statements of fact that could be checked were found in the article. This does not mean that it is true, nor that it is false.',
    };
  }
  const { it, en } = unconfirmedWords(claims);
  return {
    it: `L’articolo non è verificabile: ${it}. Questo non significa che sia vero né che sia falso: per stabilirlo servono fonti primarie sulle affermazioni elencate.`,
    en: `The article cannot be verified: ${en}. This does not mean that it is true, nor that it is false: settling it takes primary sources on the claims listed.`,
  };
}

function unconfirmedWords(claims: ArticleAccount['claims']): Bilingual {
  const confirmed = claims.filter(({ level }) => level === 'vero').length;
  const all = claims.length;
  if (all === 1 && confirmed === 0) {
    return {
      it: 'l’unica affermazione controllata non trova conferma né smentita',
      en: 'the only claim that was checked is neither confirmed nor refuted',
    };
  }
  if (confirmed === 0) {
    return {
      it: `nessuna delle ${all} affermazioni controllate trova conferma o smentita`,
      en: `none of the ${all} claims that were checked is confirmed or refuted`,
    };
  }
  return {
    it: `${confirmed} delle ${all} affermazioni controllate ${confirmed === 1 ? 'è confermata' : 'sono confermate'}, e ${all - confirmed === 1 ? 'l’altra non trova' : 'le altre non trovano'} conferma né smentita`,
    en: `${confirmed} of the ${all} claims that were checked ${confirmed === 1 ? 'is' : 'are'} confirmed, and the ${all - confirmed === 1 ? 'other is' : 'others are'} neither confirmed nor refuted`,
  };
}

function notes({ kind, ageYears, silent, weighed }: ArticleAccount): Bilingual[] {
  const told: Bilingual[] = [];
  if (kind === 'satire') {
    told.push({
      it: 'La pagina si presenta come satira, e non va presa per una notizia.',
      en: 'The page presents itself as satire, and is not to be taken for news.',
    });
  }
  if (kind === 'opinion') {
    told.push({
      it: 'È un commento: sono stati controllati solo i fatti che cita.',
      en: 'It is an opinion piece: only the facts it cites were checked.',
    });
  }
  if (ageYears !== undefined) {
    told.push({
      it: `L’articolo ha più di ${ageYears === 1 ? 'un anno' : `${ageYears} anni`}: non è una notizia di oggi.`,
      en: `The article is more than ${ageYears === 1 ? 'a year' : `${ageYears} years`} old: it is not today's news.`,
    });
  }
  if (weighed) {
    told.push({
      it: 'Le fonti sono pesate con la lista dell’operatore.',
      en: "The sources are weighed with the operator's list.",
    });
  }
  if (silent.length > 0) {
    const names = [...new Set(silent)].join(', ');
    told.push({
      it: `Fonti che non hanno risposto: ${names}.`,
      en: `Sources that did not answer: ${names}.`,
    });
  }
  return told;
}

const steps: Readonly<Record<TextLevel, Bilingual>> = {
  vero: {
    it: 'Apri le fonti citate accanto a ogni affermazione, e cerca la stessa notizia su un’altra testata.',
    en: 'Open the sources cited beside each claim, and look for the same news in another paper.',
  },
  falso: {
    it: 'Leggi le fonti citate accanto all’affermazione smentita prima di condividere l’articolo.',
    en: 'Read the sources cited beside the refuted claim before you share the article.',
  },
  fuorviante: {
    it: 'Leggi le affermazioni una per una: alcune possono essere vere, ma l’insieme porta fuori strada.',
    en: 'Read the claims one by one: some may be true, but the whole leads astray.',
  },
  'non verificabile': {
    it: 'Cerca la fonte originale della notizia: un documento, un comunicato, uno studio, o un’altra testata che l’abbia verificata.',
    en: 'Look for the original source of the news: a document, a statement, a study, or another paper that has verified it.',
  },
};

export function writeArticleAdvice(
  { verdict, claims, kind, ageYears }: ArticleAccount,
  language: Language,
): string {
  const satire: Bilingual = {
    it: 'Non condividerla come se fosse una notizia: chi la riceve può non accorgersi che è satira.',
    en: 'Do not share it as if it were news: whoever gets it may not notice that it is satire.',
  };
  const old: Bilingual = {
    it: 'Controlla anche se da allora è cambiato qualcosa.',
    en: 'Check also whether anything has changed since.',
  };
  const nothing: Bilingual = {
    it: 'Se ti interessa un fatto preciso, scrivilo in una frase e verificala da sola.',
    en: 'If a particular fact matters to you, put it in one sentence and verify that by itself.',
  };
  const isEmpty = verdict.level === 'non verificabile' && claims.length === 0;
  const step = kind === 'satire' ? satire : isEmpty ? nothing : steps[verdict.level];
  return [step[language], ...(ageYears === undefined ? [] : [old[language]])].join(' ');
}
