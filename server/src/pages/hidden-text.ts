/** Text that readers do not see, or that is written for the machines that read along. It is reported, never obeyed. */
import { cleanText } from '../language/clean-text.ts';

const excerptsMax = 5;
const excerptCharactersMax = 300;
const nodesMax = 60_000;

/** Ways to hide a text that no ordinary page has a reason for; menus and dialogues are hidden by `display`. */
const unreadable = /font-size:\s*[01](?:\.\d+)?(?:px|pt|%)?\s*(?:;|$)|(?:^|;)\s*color:\s*transparent/;
const sameColour =
  /(?:^|;)\s*color:\s*(#?[\w(),\s]{1,40}?)\s*;(?:.{0,200};)?\s*background(?:-color)?:\s*\1\s*(?:;|$)/;
/** Screen readers are spoken to in this way as well: what stands there is told, and stays where it is. */
const outOfSight =
  /(?:text-indent|left|top|right):\s*-\d{4,}|(?:height|width):\s*0(?:px)?\s*;.{0,200}overflow:\s*hidden/;
const styleCharactersMax = 1_000;
const wordsMin = 6;
/** More is a whole page, whose texts set their own size again. */
const wordsMax = 200;

/** What is said to language models and to nobody else. */
const toMachines = [
  /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier|preceding)\b[^.]{0,40}\b(?:instructions?|prompts?|rules?|context|messages?)/i,
  /\b(?:ignora|ignorate|dimentica|trascura)\s+(?:tutte\s+|ogni\s+|qualsiasi\s+)?(?:le\s+|la\s+|i\s+)?(?:tue\s+)?(?:istruzioni?|indicazioni|regole|prompt)(?:\s+(?:precedenti?|ricevute|sopra))?/i,
  /\b(?:note|notice|instructions?|message|attention)\s+(?:to|for)\s+(?:all\s+|any\s+)?(?:ai\b|llms?\b|language\s+models?|(?:ai\s+)?assistants?|chatbots?|automated\s+(?:systems|fact))/i,
  /\b(?:nota|avviso|istruzioni?|messaggio|attenzione)[,:]?\s+(?:per|a|ai|agli|alle)\s+(?:i\s+|gli\s+|le\s+|tutti\s+gli\s+)?(?:modelli\s+linguistici|assistenti|intelligenze\s+artificiali|ia\b|ai\b|llm|chatbot|sistemi\s+automatici)/i,
  /\b(?:if\s+you\s+are|as)\s+an?\s+(?:ai|llm|large\s+language|language\s+model)\b[^.]{0,120}\b(?:must|should|say|answer|respond|rate|classify|state|report)/i,
  /\bse\s+sei\s+(?:un|una|un['’])\s*(?:modello|ia\b|ai\b|assistente|intelligenza|llm)/i,
  /\b(?:system\s+prompt|prompt\s+di\s+sistema)\b[^.]{0,80}(?::|is|è)/i,
  /\b(?:classify|rate|mark|label|classifica|valuta|segna|considera)\b[^.]{0,60}\b(?:this|the|questo|quest['’]|l['’])\s*(?:article|page|claim|content|articolo|pagina|contenuto)\b[^.]{0,40}\b(?:as|come)\s+(?:true|verified|reliable|trustworthy|ver[oa]|verificat[oa]|affidabile)/i,
];

/** Takes out what nobody can read, so that it is not taken for the article's words, and tells what it found. */
export function takeHiddenText(document: Document): string[] {
  const found = new Set<string>();
  const add = (text: string) => {
    if (found.size < excerptsMax) found.add(cleanText(text).slice(0, excerptCharactersMax));
  };
  const hidden: Element[] = [];
  for (const element of document.querySelectorAll('[style]')) {
    const style = (element.getAttribute('style') ?? '').slice(0, styleCharactersMax).toLowerCase();
    const isUnreadable = unreadable.test(style) || sameColour.test(style);
    if (!isUnreadable && !outOfSight.test(style)) continue;
    const text = (element.textContent ?? '').trim();
    const words = text.split(/\s+/).length;
    if (words < wordsMin) continue;
    add(text);
    if (isUnreadable && words < wordsMax) hidden.push(element);
  }
  for (const text of spokenTexts(document)) {
    const at = toMachines.map((pattern) => text.search(pattern)).find((index) => index >= 0);
    if (at !== undefined && ![...found].some((known) => known.includes(cleanText(text).slice(0, 80))))
      add(text.slice(Math.max(0, at - 60)));
  }
  for (const element of hidden) element.remove();
  return [...found];
}

/** Texts, comments and the attributes that are read out, in blocks. */
function* spokenTexts(document: Document): Generator<string> {
  let seen = 0;
  const walker = document.createTreeWalker(document.documentElement, 0x1 | 0x4 | 0x80);
  for (let node = walker.nextNode(); node && seen < nodesMax; node = walker.nextNode()) {
    seen += 1;
    if (node.nodeType === 1) {
      const element = node as Element;
      for (const name of ['alt', 'aria-label', 'title', 'content', 'data-ai'])
        if ((element.getAttribute(name)?.length ?? 0) > 30) yield element.getAttribute(name) ?? '';
    } else if (!/^(?:SCRIPT|STYLE)$/.test(node.parentNode?.nodeName ?? '')) {
      const text = node.nodeValue ?? '';
      if (text.length > 30) yield text.slice(0, 5_000);
    }
  }
}
