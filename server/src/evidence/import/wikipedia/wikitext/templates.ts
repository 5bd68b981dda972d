/** What a template shows inside a sentence. What is not known leaves a gap: nothing is guessed. */
import type { TemplateArguments, TemplateNames } from '../../../../language/grammar-encyclopedia.ts';
import {
  everyGrammar,
  type GrammarLanguage,
  grammarOf,
  inAnyGrammar,
} from '../../../../language/grammars.ts';
import { doubt, gap } from './gaps.ts';
import { subscript, superscript } from './scripts.ts';
import { argumentsOf, type TemplateCall } from './template-call.ts';
import { dateOf, dateShown } from './template-dates.ts';
import { quantityShown } from './template-quantities.ts';

/** The names of templates, of every encyclopedia that can be read. */
type Lists = Exclude<keyof TemplateNames, 'characters'>;
const named = (list: Lists) => inAnyGrammar(({ encyclopedia }) => encyclopedia.templates[list]);

const leftOut = named('leftOut');
const leftOutBeginning = new RegExp(`^(?:${[...named('leftOutBeginnings')].join('|')})[ -]`);
const doubtful = named('doubtful');
const firstShown = named('firstShown');
const secondShown = named('secondShown');
const characters: ReadonlyMap<string, string> = new Map(
  everyGrammar.flatMap(({ encyclopedia }) => Object.entries(encyclopedia.templates.characters)),
);

/** A template's words, or undefined where it cannot be put into words. */
export type Shown = string | undefined;

export function createTemplateText(language: GrammarLanguage): (call: TemplateCall) => string {
  return (call) => {
    const template = argumentsOf(call);
    return shown(template, language) ?? gap;
  };
}

function shown(template: TemplateArguments, language: GrammarLanguage): Shown {
  const { name, positional } = template;
  const [first = ''] = positional;
  // Of {{citazione necessaria|words}} the words stand inside.
  if (doubtful.has(name)) return `${first}${doubt}`;
  if (leftOut.has(name) || leftOutBeginning.test(name)) return '';
  const { ownTemplates } = grammarOf(language).encyclopedia;
  if (Object.hasOwn(ownTemplates, name))
    return ownTemplates[name]?.(template, (parts) => dateOf(parts, language));
  if (name === 'ill' || name === 'interlanguage link') return template.named.get('lt') || first || undefined;
  if (firstShown.has(name)) return first || undefined;
  if (secondShown.has(name)) return positional[1] || undefined;
  if (/^lang-[a-z-]{2,12}$/.test(name)) return first || undefined;
  return (
    characters.get(name) ??
    inScript(template) ??
    japanese(template) ??
    quantityShown(template, language) ??
    dateShown(template, language)
  );
}

function inScript({ name, positional: [first = ''] }: TemplateArguments): Shown {
  if (name === 'sup' || name === 'apice' || name === 'superscript') return superscript(first);
  if (name === 'sub' || name === 'pedice' || name === 'subscript') return subscript(first);
  return undefined;
}

/** {{nihongo|words|characters|in Latin letters}}; the characters say nothing to our readers. */
function japanese({ name, positional: [words = '', characters = '', latin = ''] }: TemplateArguments): Shown {
  if (name !== 'nihongo' && name !== 'nihongo3' && name !== 'nihongo2') return undefined;
  if (name === 'nihongo2') return words || undefined;
  if (words === '') return latin || characters || undefined;
  return latin === '' ? words : `${words} (${latin})`;
}
