/** Takes comments and tags out of wikitext. What only a browser could show leaves a gap. */
import { escapeMarkup } from './entities.ts';
import { gap } from './gaps.ts';
import { subscript, superscript } from './scripts.ts';

/** With all that stands inside them; sentences around them are whole. */
const dropped =
  words(`ref references gallery timeline imagemap score hiero graph mapframe maplink templatedata
  templatestyles categorytree inputbox indicator table includeonly style script del s strike`);
/** With all that stands inside them, which was part of what the sentence says. */
const cutOut = words('math chem ce code syntaxhighlight source pre samp kbd var');
/** Marked up text, which stays. */
const opened = words(`b i u em strong small big span div font center cite q abbr dfn onlyinclude
  noinclude nowiki section ins mark bdi bdo p li ul ol dl dd dt tt time wbr hr ruby rb rp sup sub
  h1 h2 h3 h4 h5 h6 caption tr td th tbody thead noscript data langconvert`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;

export function withoutTags(wikitext: string): string {
  const text = withoutComments(wikitext);
  const findEnd = createEndFinder(text);
  let plain = '';
  let place = 0;
  tagPattern.lastIndex = 0;
  for (let found = tagPattern.exec(text); found; found = tagPattern.exec(text)) {
    const [tag, slash, rawName = '', attributes = ''] = found;
    const name = rawName.toLowerCase();
    plain += text.slice(place, found.index);
    place = found.index + tag.length;
    const isAlone = slash === '/' || attributes.endsWith('/');
    const wraps = !isAlone && (dropped.has(name) || cutOut.has(name) || name === 'nowiki' || isScript(name));
    const end = wraps ? findEnd(name, place) : undefined;
    if (end) {
      plain += replacement(name, text.slice(place, end.start), text[found.index - 1] ?? '');
      place = end.end;
      tagPattern.lastIndex = place;
    } else plain += inPlaceOf(name, wraps && !isScript(name));
  }
  return plain + text.slice(place);
}

const isScript = (name: string) => name === 'sup' || name === 'sub';

/** What stands for a tag and its content. */
function replacement(name: string, content: string, before: string): string {
  if (name === 'nowiki') return escapeMarkup(content);
  if (dropped.has(name)) return '';
  if (cutOut.has(name)) return gap;
  const script = name === 'sup' ? superscript(content.trim()) : subscript(content.trim());
  if (script !== undefined) return script;
  // A power that cannot be written on the line: without it the number would be another one.
  const isPower = name === 'sup' && /\d/.test(before) && !/^\s*(?:\p{L}{1,3}|[°ºª])\s*$/u.test(content);
  return isPower ? gap : content.replace(/<[^<>]*>/g, '');
}

function inPlaceOf(name: string, isUnclosed: boolean): string {
  if (name === 'br') return ' ';
  if (name === 'hr' || name === 'p' || name === 'div') return '\n';
  if (isUnclosed) return gap;
  return dropped.has(name) || cutOut.has(name) || opened.has(name) ? '' : gap;
}

function withoutComments(text: string): string {
  let plain = '';
  let place = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', place)) {
    plain += text.slice(place, start);
    const end = text.indexOf('-->', start + 4);
    // MediaWiki takes a comment that never ends to go on to the end of the page.
    if (end < 0) return plain;
    place = end + 3;
  }
  return plain + text.slice(place);
}

/** Finds closing tags; where there is none left of a name, it is not looked for again. */
function createEndFinder(text: string) {
  const exhausted = new Set<string>();
  const patterns = new Map<string, RegExp>();
  return (name: string, from: number): { start: number; end: number } | undefined => {
    if (exhausted.has(name)) return undefined;
    const pattern = patterns.get(name) ?? new RegExp(`</${name}\\s*>`, 'gi');
    patterns.set(name, pattern);
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) {
      exhausted.add(name);
      return undefined;
    }
    return { start: found.index, end: found.index + found[0].length };
  };
}
