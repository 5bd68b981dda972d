/** Writes what the model reads: our instructions, and the strangers' texts between fences they cannot forge. */
import type { Language } from '@riscontro/contract';
import type { Passage } from '../../../domain/passage.ts';
import { randomBase62 } from '../../../domain/random-id.ts';
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { loadPrompt } from '../../../prompts/load-prompt.ts';

export interface WrittenPrompt {
  readonly instructions: string;
  readonly material: string;
}

export interface PromptContent {
  readonly claim: { readonly text: string; readonly language: GrammarLanguage };
  readonly passages: readonly Passage[];
  /** The language of the explanation. */
  readonly language: Language;
  readonly nowMs: number;
  /** Whether an earlier answer could not be read. */
  readonly again: boolean;
}

const passageCharactersMax = 1_200;
const titleCharactersMax = 150;
const dateCharactersMax = 30;
/** The longest claim that the service takes unless told otherwise. */
const claimCharactersMax = 10_000;
const materialCharactersMax = 16_000;
/** With less room than this a passage is left out rather than cut to pieces. */
const roomCharactersMin = 200;

/** Prompts are in English, and so are the names of languages in them. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const instructions = loadPrompt('judge-instructions.md', ['today', 'boundary', 'language']);
const material = loadPrompt('judge-material.md', ['claim', 'passages', 'left_out', 'count', 'language']);
const correction = loadPrompt('judge-correction.md', []);

export function writePrompt(content: PromptContent, draw = () => randomBase62(20)): WrittenPrompt {
  const claim = cut(plain(content.claim.text), claimCharactersMax);
  const passages = showPassages(content.passages, materialCharactersMax - claim.length);
  const boundary = drawBoundary([claim, ...passages], draw);
  const fenced = (name: string, text: string) =>
    `${boundary} ${name} begins\n${text}\n${boundary} ${name} ends`;
  const language = languageNames.of(content.language) ?? content.language;
  const written = material({
    claim: fenced('claim', claim),
    passages: passages.map((text, index) => fenced(`passage ${index + 1}`, text)).join('\n\n'),
    left_out: tellLeftOut(content.passages.length - passages.length),
    count: String(passages.length),
    language,
  });
  return {
    instructions: instructions({
      today: new Date(content.nowMs).toISOString().slice(0, 10),
      boundary,
      language,
    }),
    material: content.again ? `${written}\n\n${correction({})}` : written,
  };
}

/** Best first, as many as there is room for. Addresses are not shown: the model has no use for them. */
function showPassages(passages: readonly Passage[], charactersMax: number): string[] {
  const shown: string[] = [];
  let room = charactersMax;
  for (const { title, publishedOn, text } of passages) {
    const date = publishedOn ? `Published: ${cut(plain(publishedOn), dateCharactersMax)}\n` : '';
    const head = `Title: ${cut(plain(title), titleCharactersMax)}\n${date}Text: `;
    room -= head.length;
    if (room < roomCharactersMin) break;
    const body = cut(plain(text), Math.min(passageCharactersMax, room));
    room -= body.length;
    shown.push(head + body);
  }
  return shown;
}

function tellLeftOut(count: number): string {
  const cutTexts = 'Where a text ends in […], its end was left out for length.';
  if (count === 0) return cutTexts;
  return `${cutTexts} For length, ${count} further passages are not shown; say nothing about them.`;
}

/** A new one for every call, so that nobody can write it beforehand, and one that stands in none of the texts. */
function drawBoundary(texts: readonly string[], draw: () => string): string {
  let boundary = draw();
  while (texts.some((text) => text.includes(boundary))) boundary = draw();
  return boundary;
}

/** One line without characters that do not show: instructions hide in them. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const mark = ' […]';
  const kept = text.slice(0, charactersMax - mark.length);
  const lastSpace = kept.lastIndexOf(' ');
  return (
    (lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept).replace(/[\uD800-\uDBFF]$/, '') + mark
  );
}
