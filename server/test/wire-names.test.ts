/** The wire's names stay at the edge: inside of the service everything is called in English, as the tables of the contract say. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as contract from '@riscontro/contract';
import * as inside from '@riscontro/contract/inside';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of the wire that are English words as well, and so say nothing. */
const alsoEnglish = new Set(['audio', 'data', 'fine', 'locale', 'media', 'mese', 'minuto', 'pixel', 'prove']);

/** Where the wire is written or read: the only files that may use its names, each with the reason. */
const edges: Readonly<Record<string, string>> = {
  'server/src/corrections/correct-verdict.ts': 'holds a stored result against its schema',
  'server/src/domain/app-error.ts': 'writes the body of an error',
  'server/src/domain/attachment.ts': 'names the files of a result, as their addresses do',
  'server/src/domain/stored-link.ts': 'parameters in addresses of others',
  'server/src/evaluation/media/media-rows.ts': 'lines of evaluation files',
  'server/src/evaluation/media/score-media.ts': 'reads lines of evaluation files',
  'server/src/evidence/import/csv-fact-checks.ts': 'headings of tables by others',
  'server/src/http/check-wishes.ts': 'reads what a request wishes',
  'server/src/http/free-check.ts': 'reads and writes the forms of pages',
  'server/src/http/posted-content.ts': 'reads the forms of pages',
  'server/src/http/problem-reply.ts': 'sends the body of an error',
  'server/src/http/routes/delete.ts': 'writes an answer',
  'server/src/http/routes/key.ts': 'writes an answer',
  'server/src/http/routes/operation.ts': 'writes an answer',
  'server/src/http/routes/registration.ts': 'writes an answer',
  'server/src/http/routes/report.ts': 'reads a form',
  'server/src/http/routes/status.ts': 'writes an answer',
  'server/src/http/routes/usage.ts': 'writes an answer',
  'server/src/http/routes/verify.ts': 'writes an answer',
  'server/src/http/stream-answer.ts': 'writes an answer',
  'server/src/pipelines/text/source-ratings.ts': 'a mark in the name of the method, which answers tell',
  'server/src/similarity/image-index.ts': 'where an image was seen, as the index keeps it',
  'server/src/sources/source-list.ts': 'headings of the operator’s list',
  'server/src/web/about/method-page.ts': 'draws the kinds of services of /stato.json',
  'server/src/web/about/privacy-page.ts': 'addresses of its sections',
  'server/src/web/about/status-page.ts': 'draws /stato.json',
  'server/src/web/developers/developers-page.ts': 'addresses of its sections',
  'server/src/web/problem-pages.ts': 'draws the body of an error',
  'server/src/web/report-page.ts': 'names the fields of its form',
  'server/src/web/widget/widget-page.ts': 'draws the body of an error',
  'server/src/wiring/decoder-isolation.ts': 'what /stato.json tells',
  'server/src/wiring/examiner.ts': 'the id of a source, which figures and logs show',
  'server/src/wiring/installation.ts': 'what /stato.json tells',
};

/** Clients of the API in browsers; grammars; tables as they once were. */
const wholeFolders = /^server\/src\/(web\/browser|language|store\/migrations)\//;

function namesIn(schema: unknown, names: Set<string>): void {
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) {
      names.add(name);
      namesIn(field, names);
    }
  else if (schema instanceof z.ZodEnum) for (const value of schema.options) names.add(String(value));
  else if (schema instanceof z.ZodOptional) namesIn(schema.unwrap(), names);
  else if (schema instanceof z.ZodArray) namesIn(schema.element, names);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) namesIn(option, names);
  else if (schema instanceof z.ZodLiteral) for (const value of schema.values) names.add(String(value));
}

/** The fields and values of every schema, and what the tables have on their right. */
function wireNames(): Set<string> {
  const names = new Set<string>();
  const english = new Set<string>(alsoEnglish);
  for (const schema of Object.values(contract)) namesIn(schema, names);
  for (const table of [...Object.values(inside), ...Object.values(contract)])
    if (Object.getPrototypeOf(table) === Object.prototype)
      for (const [name, value] of Object.entries(table as object))
        if (typeof value === 'string') {
          english.add(name);
          names.add(value);
        }
  // What is the same in both, and what the wire has in English.
  const wireInEnglish = new Set([...english, ...englishOnWire]);
  return names.difference(wireInEnglish);
}

/** Fields and values that the wire has in English, or that are names of formats. */
const englishOnWire = [
  'cache',
  'claim',
  'detail',
  'email',
  'exif',
  'fact_check',
  'file',
  'gps',
  'id',
  'ok',
  'quota',
  'software',
  'status',
  'title',
  'type',
  'url',
  'video',
  'true',
  'false',
  'it',
  'en',
  'es',
  'landlock',
  'bubblewrap',
  'seccomp',
  'c2pa',
  'iso',
  'flash',
];

/**
 * Identifiers, names of fields and whole texts. Comments, regular expressions, and what stands in templates around their
 * values are not looked at.
 */
function wordsOf(code: string): Set<string> {
  const words = new Set<string>();
  const expression =
    /(?<=[(,=:[!&|?{};]\s*|return\s|=>\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/;
  const rest = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|([A-Za-z_$][\w$]*)|[`{}]/;
  const token = new RegExp(`${expression.source}|${rest.source}`, 'g');
  const templateText = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(`|\$\{)/y;
  /** The open braces inside of each value of a template. */
  const braces: number[] = [];
  const skipText = () => {
    templateText.lastIndex = token.lastIndex;
    const [, end] = templateText.exec(code) ?? [];
    if (end === '${') braces.push(0);
    token.lastIndex = end === undefined ? code.length : templateText.lastIndex;
  };
  for (let found = token.exec(code); found; found = token.exec(code)) {
    const [whole, text, identifier] = found;
    const word = text ?? identifier;
    const open = braces.at(-1);
    if (word !== undefined) words.add(word);
    else if (whole === '`') skipText();
    else if (whole === '}' && open === 0) {
      braces.pop();
      skipText();
    } else if (open !== undefined && /[{}]/.test(whole))
      braces.push((braces.pop() ?? 0) + (whole === '{' ? 1 : -1));
  }
  return words;
}

const files = globSync('server/src/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|conformance)\.ts$|\/testing\//.test(path) && !wholeFolders.test(path));

test('no file but those at the edge uses a name of the wire, and those do', () => {
  const names = wireNames();
  assert.ok(names.has('livello') && names.has('troppe_richieste') && names.has('creata con IA'));
  const used = new Map<string, Set<string>>();
  for (const path of files) {
    const found = wordsOf(readFileSync(join(root, path), 'utf8')).intersection(names);
    if (found.size > 0) used.set(path, found);
  }
  const astray = [...used].filter(([path]) => !Object.hasOwn(edges, path));
  assert.deepEqual(
    astray.map(([path, found]) => `${path}: ${[...found].join(', ')}`),
    [],
    'translate it at the edge, by the tables of contract/src',
  );
  assert.deepEqual(
    Object.keys(edges).filter((path) => !used.has(path)),
    [],
    'is no edge any more',
  );
});

test('what browsers load of the contract holds no schemas', () => {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(join(root, 'contract/src', file), 'utf8');
    assert.doesNotMatch(code, /^import (?!type\b)[^;]*from 'zod'/m, file);
    for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type\b)[^;]*from '\.\/([^']+)'/gm))
      follow(path);
  };
  follow('inside.ts');
  assert.ok(seen.size > 5);
});
