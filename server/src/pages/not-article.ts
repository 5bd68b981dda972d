/** Tells pages that hold no article, and why. A doubtful page is an article: a short one is still news. */
import type { NotArticle } from './article.ts';
import { countWords } from './article-text.ts';
import type { PageFacts } from './page-facts.ts';

const wordsMin = 12;
const stubWordsMin = 40;

const errorTitle =
  /(?:^|·\s*|\b(?:error|errore)\s+)(?:404|403|410|500|502|503)\b|page (?:not found|cannot be found|doesn.t exist)|\b404\b.{0,20}not found|^\s*not found|pagina (?:non (?:trovata|esiste|disponibile)|inesistente)|access denied|accesso negato|just a moment|attention required|something went wrong|qualcosa è andato storto|verify you are human|servizio (?:momentaneamente )?non disponibile|service unavailable/i;
const needsScripts = /java\s?script/i;
const loginTitle =
  /\b(?:log ?in|sign ?in|accedi|accesso|entra|area riservata|autenticazione|registrati|my account|il mio account)\b/i;
const cart =
  /aggiungi al carrello|add to (?:cart|basket|bag|trolley)|acquista ora|compra ora|buy now|in den warenkorb/i;
const searchTitle =
  /risultat[io] (?:della |di |per la )?ricerca|risultati per|search results?|results for\b|\bricerca:|cerca:/i;
const consent =
  /\bcookies?\b|consens|partner|privacy|accett|rifiut|accept|reject|tracciamento|tracking|profilazione/gi;
const homeTypes = ['CollectionPage', 'ItemList', 'WebSite'];

/** `text` is what was found as the article. */
export function notArticle(
  text: string,
  facts: PageFacts,
  { paywalled }: { paywalled: boolean },
): NotArticle | undefined {
  const words = countWords(text);
  const is = facts.types;
  const isArticle = facts.isDeclaredArticle;
  if (words < 80 && isAppShell(words, facts)) return 'app_shell';
  if (!isArticle && words < 150 && errorTitle.test(facts.title)) return 'error_page';
  if (!isArticle && isConsent(text, words)) return 'cookie_wall';
  if (
    facts.hasPasswordField &&
    words < 150 &&
    (!isArticle || words < stubWordsMin) &&
    loginTitle.test(`${facts.title} ${facts.buttons}`)
  )
    return 'login';
  if (isShop(facts)) return 'shop';
  if (
    !isArticle &&
    (is.has('SearchResultsPage') ||
      (facts.hasSearchField && searchTitle.test(facts.title) && facts.proseWordCount < 400))
  )
    return 'search_results';
  if (isHome(facts)) return 'home';
  if (
    words < stubWordsMin &&
    (is.has('VideoObject') || facts.ogType.startsWith('video') || (facts.hasVideo && !isArticle))
  )
    return 'video';
  if (paywalled && words < stubWordsMin) return 'paywall';
  return words < wordsMin ? 'empty' : undefined;
}

function isAppShell(
  words: number,
  { hasAppRoot, noscriptText, proseWordCount, isDeclaredArticle }: PageFacts,
): boolean {
  if (proseWordCount >= stubWordsMin) return false;
  if (hasAppRoot && words < wordsMin) return true;
  return !isDeclaredArticle && needsScripts.test(noscriptText) && words < stubWordsMin;
}

/** Nearly all of it is about consent. */
function isConsent(text: string, words: number): boolean {
  if (words > 400 || words < wordsMin) return false;
  const said = text.match(consent)?.length ?? 0;
  return (text.match(/\bcookies?\b/gi)?.length ?? 0) >= 2 && said >= 4 && said / words > 0.035;
}

function isShop({ types, ogType, buttons, isDeclaredArticle, proseWordCount }: PageFacts): boolean {
  if (isDeclaredArticle || proseWordCount > 600) return false;
  const isProduct = types.has('Product') || types.has('ProductGroup') || /^product/.test(ogType);
  return isProduct
    ? types.has('Offer') || types.has('AggregateOffer') || cart.test(buttons) || ogType !== ''
    : cart.test(buttons) && proseWordCount < 200;
}

function isHome({
  types,
  ogType,
  path,
  headlineLinkCount,
  proseWordCount,
  isDeclaredArticle,
}: PageFacts): boolean {
  if (isDeclaredArticle || headlineLinkCount < 12) return false;
  const isFront = path === '/' || /^\/index\.\w+$/.test(path);
  const saysSo = homeTypes.some((type) => types.has(type)) || ogType === 'website' || isFront;
  // Teasers are prose too: so many links for so few words.
  const wordsPerLink = proseWordCount / headlineLinkCount;
  return saysSo ? wordsPerLink < (isFront ? 40 : 20) : proseWordCount < 60 && headlineLinkCount >= 20;
}
