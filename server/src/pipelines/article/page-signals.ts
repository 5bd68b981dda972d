/** What is noticed about an article's page, in plain words. Only the contradicted title weighs (article-verdict.ts). */
import type { Bilingual, Language, Signal } from '@riscontro/contract';
import type { Article } from '../../pages/article.ts';
import { quoted } from '../text/summary-quoted.ts';

export interface PageFacts {
  readonly article: Article;
  readonly titleContradicted: boolean;
  readonly nowMs: number;
  /** A published fact-check that names this very page. */
  readonly checkedBy?: { readonly publisher: string; readonly rating: string } | undefined;
}

interface Noticed {
  readonly nome: string;
  readonly esito: Signal['esito'];
  readonly tipo?: Signal['tipo'];
  readonly text: Bilingual;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Names of authors, and names and ratings of fact-checkers, are short. */
const quoteLengthMax = 60;
const yearMs = 365.25 * dayMs;
/** News of this age is old when somebody sends it round today. */
const oldAfterYears = 1;

export function pageSignals(facts: PageFacts, language: Language): Signal[] {
  return [
    ...author(facts),
    ...date(facts),
    ...title(facts),
    ...kind(facts),
    ...hidden(facts),
    ...factCheck(facts),
    ...checkedBefore(facts),
    ...paywall(facts),
  ].map(({ nome, esito, tipo = 'metadati', text }) => ({ tipo, nome, esito, dettaglio: text[language] }));
}

/** In whole years; undefined for what is younger, or has no date. */
export function ageInYears({ article, nowMs }: Pick<PageFacts, 'article' | 'nowMs'>): number | undefined {
  const publishedMs = Date.parse(article.published ?? '');
  if (Number.isNaN(publishedMs)) return undefined;
  const years = Math.floor((nowMs - publishedMs) / yearMs);
  return years >= oldAfterYears ? years : undefined;
}

function author({ article }: PageFacts): Noticed[] {
  const name = (language: Language) => quoted(article.author ?? '', language, quoteLengthMax);
  return name('it')
    ? [
        {
          nome: 'autore',
          esito: 'ok',
          text: { it: `Firma: ${name('it')}.`, en: `Signed by ${name('en')}.` },
        },
      ]
    : [
        {
          nome: 'autore',
          esito: 'attenzione',
          text: {
            it: 'La pagina non dice chi ha scritto l’articolo.',
            en: 'The page does not say who wrote the article.',
          },
        },
      ];
}

function date(facts: PageFacts): Noticed[] {
  const day = dayOf(facts.article.published);
  if (!day) {
    return [
      {
        nome: 'data',
        esito: 'attenzione',
        text: { it: 'La pagina non porta una data.', en: 'The page bears no date.' },
      },
    ];
  }
  if (Date.parse(facts.article.published ?? '') > facts.nowMs + dayMs) {
    return [
      {
        nome: 'data',
        esito: 'attenzione',
        text: {
          it: `La pagina porta una data che deve ancora venire: ${day.it}.`,
          en: `The page bears a date that is still to come: ${day.en}.`,
        },
      },
    ];
  }
  return [
    ageInYears(facts) === undefined
      ? {
          nome: 'data',
          esito: 'ok',
          text: { it: `Data di pubblicazione: ${day.it}.`, en: `Published on ${day.en}.` },
        }
      : {
          nome: 'data',
          esito: 'attenzione',
          text: {
            it: `Data di pubblicazione: ${day.it}. Se circola come una novità, è una notizia vecchia.`,
            en: `Published on ${day.en}. If it goes round as something new, it is old news.`,
          },
        },
  ];
}

/** As readers write it, in the page's own time zone; undefined for no date. */
function dayOf(published: string | undefined): Bilingual | undefined {
  const ms = Date.parse(published?.slice(0, 10) ?? '');
  if (Number.isNaN(ms)) return undefined;
  const write = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
  return { it: write('it'), en: write('en-GB') };
}

function title({ titleContradicted }: PageFacts): Noticed[] {
  return titleContradicted
    ? [
        {
          nome: 'titolo',
          tipo: 'testo',
          esito: 'allarme',
          text: {
            it: 'Il titolo dice una cosa che il testo dell’articolo contraddice.',
            en: 'The title says something that the text of the article contradicts.',
          },
        },
      ]
    : [];
}

const kinds: Partial<Record<Article['kind'], Bilingual>> = {
  satire: {
    it: 'La pagina si presenta come satira: quello che racconta non è una notizia.',
    en: 'The page presents itself as satire: what it tells is not news.',
  },
  opinion: {
    it: 'La pagina si presenta come un commento: le opinioni non si verificano, i fatti sì.',
    en: 'The page presents itself as an opinion piece: opinions cannot be verified, facts can.',
  },
  live: {
    it: 'È una diretta: quello che dice può cambiare di ora in ora.',
    en: 'It is a live blog: what it says may change by the hour.',
  },
};

function kind({ article }: PageFacts): Noticed[] {
  const text = kinds[article.kind];
  return text ? [{ nome: 'genere', tipo: 'testo', esito: 'attenzione', text }] : [];
}

function hidden({ article }: PageFacts): Noticed[] {
  if (!article.hiddenText?.length) return [];
  return [
    {
      nome: 'testo_nascosto',
      tipo: 'testo',
      esito: 'attenzione',
      text: {
        it: 'La pagina contiene un testo che chi legge non vede, o istruzioni rivolte ai modelli linguistici. Non è stato usato.',
        en: 'The page holds text that readers do not see, or instructions aimed at language models. It was not used.',
      },
    },
  ];
}

function factCheck({ article }: PageFacts): Noticed[] {
  if (article.claimReviews.length === 0) return [];
  return [
    {
      nome: 'fact_check',
      tipo: 'testo',
      esito: 'ok',
      text: {
        it: 'La pagina è essa stessa un fact-check: riporta un’affermazione per valutarla.',
        en: 'The page is itself a fact-check: it repeats a claim in order to assess it.',
      },
    },
  ];
}

function checkedBefore({ checkedBy }: PageFacts): Noticed[] {
  if (!checkedBy) return [];
  const { publisher, rating } = checkedBy;
  const words = (text: string, language: Language) => quoted(text, language, quoteLengthMax) ?? '';
  return [
    {
      nome: 'gia_verificata',
      tipo: 'testo',
      esito: 'attenzione',
      text: {
        it: `Questa pagina è già stata verificata da ${words(publisher, 'it')}, con il giudizio ${words(rating, 'it')}.`,
        en: `This page was already checked by ${words(publisher, 'en')}, with the rating ${words(rating, 'en')}.`,
      },
    },
  ];
}

function paywall({ article }: PageFacts): Noticed[] {
  if (!article.paywalled) return [];
  return [
    {
      nome: 'abbonamento',
      esito: 'inconcludente',
      text: {
        it: 'Una parte dell’articolo è riservata agli abbonati e non è stata letta.',
        en: 'Part of the article is for subscribers only and was not read.',
      },
    },
  ];
}
