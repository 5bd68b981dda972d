/** What chats, social networks and other sites show of a share page when somebody posts its link. */
import type { Language, VerificationResult } from '@riscontro/contract';
import {
  checkedWords,
  confidenceWords,
  type Html,
  html,
  levelTitle,
  scoreWords,
  sharePath,
} from '@riscontro/verdict-view';
import { checkedText, oneLine, quoted, shortened } from './checked-subject.ts';
import { previewFacts, previewSize, previewVersion } from './preview-facts.ts';

const words = {
  it: {
    automatica: 'Verdetto automatico, può sbagliare',
    umana: 'Verdetto rivisto da una persona',
    of: 'su 100',
    confidence: 'fiducia',
    open: 'Non verificabile non significa vero, né falso',
    locale: 'it_IT',
    otherLocale: 'en_GB',
  },
  en: {
    automatica: 'Automatic verdict, it can be wrong',
    umana: 'Verdict reviewed by a person',
    of: 'out of 100',
    confidence: 'confidence',
    open: 'Not verifiable means neither true nor false',
    locale: 'en_GB',
    otherLocale: 'it_IT',
  },
} as const satisfies Record<Language, object>;

/** A preview's title is cut by most who show it at about this length. */
const titleCharactersMax = 110;
const descriptionCharactersMax = 300;

/** The level and, in quotation marks, what it is about: `Falso: «…»`. */
export function previewTitle(result: VerificationResult, language: Language): string {
  const level = levelTitle(result.livello, language);
  const text = checkedText(result);
  const room = titleCharactersMax - level.length - 4;
  return `${level}: ${text ? quoted[language](shortened(text, room)) : checkedWords[result.tipo][language].toLowerCase()}`;
}

/** First what kind of verdict this is and how sure, then what it says. */
export function previewDescription(result: VerificationResult, language: Language): string {
  const say = words[language];
  const sure = `${say.confidence} ${confidenceWords[result.fiducia][language]}`;
  const scoreName = scoreWords(result.tipo, language).name.toLowerCase();
  const isOpen = result.livello === 'non verificabile';
  const score = isOpen ? '' : `, ${scoreName} ${result.affidabilita} ${say.of}`;
  const start = `${say[result.revisione]}${score}, ${sure}.${isOpen ? ` ${say.open}.` : ''}`;
  return shortened(`${start} ${oneLine(result.sintesi)}`, descriptionCharactersMax);
}

/** No attachment can have this name, which holds a hyphen. */
export const previewFile = 'anteprima-link.png';

/** The address of the image; it changes when the verdict does, so that a kept copy is not shown for it. */
export function previewImageUrl(result: VerificationResult, language: Language, baseUrl: string): string {
  const version = previewVersion(previewFacts(result, language, baseUrl));
  return `${baseUrl}${sharePath(result)}/${previewFile}?lang=${language}&v=${version}`;
}

/** Open Graph, Twitter, canonical address and the discovery of oEmbed, for the head of the share page. */
export function linkPreviewTags(result: VerificationResult, language: Language, baseUrl: string): Html {
  const say = words[language];
  const page = `${baseUrl}${sharePath(result)}`;
  const title = previewTitle(result, language);
  const description = previewDescription(result, language);
  const image = previewImageUrl(result, language, baseUrl);
  const oEmbed = `${baseUrl}/oembed?url=${encodeURIComponent(`${page}?lang=${language}`)}&format=json`;
  const properties = [
    ['og:type', 'article'],
    ['og:site_name', 'Riscontro'],
    ['og:locale', say.locale],
    ['og:locale:alternate', say.otherLocale],
    ['og:url', page],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', previewSize.width],
    ['og:image:height', previewSize.height],
    ['og:image:alt', `${title}. ${say[result.revisione]}.`],
  ] as const;
  return html`<link rel="canonical" href="${page}">
${properties.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${oEmbed}" title="${title}">`;
}
