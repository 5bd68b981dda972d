/** The help of every command, in every language: it names what is parsed and nothing else, and fits its columns. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Language, languages, wordsIn } from '@riscontro/words';
import { createTestTerminal } from '../../test/support/test-terminal.ts';
import { errorText } from '../domain/operator-error.ts';
import { auditCommand, auditSyntax } from './audit.ts';
import { type CommandName, type CommandSyntax, readParameters, UsageError } from './command-line.ts';
import { corpusCommand, corpusSyntax } from './corpus.ts';
import { evalCommand, evalSyntax } from './eval.ts';
import { extractCommand, extractSyntax } from './extract.ts';
import { factchecksCommand, factchecksSyntax } from './factchecks.ts';
import { helpText } from './help-text.ts';
import { imagesCommand, imagesSyntax } from './images.ts';
import { keysCommand, keysSyntax } from './keys.ts';
import { modelsCommand, modelsSyntax } from './models.ts';
import { resultsCommand, resultsSyntax } from './results.ts';
import { reviewsCommand, reviewsSyntax } from './reviews.ts';
import { secretsCommand, secretsSyntax } from './secrets.ts';
import type { Terminal } from './terminal.ts';
import { verifyCommand, verifySyntax } from './verify.ts';

const opened = () => Promise.reject(new Error('nothing is to be opened'));
const openings = { openEngines: opened, openImages: opened, openVideos: opened };

interface Tested {
  readonly syntax: CommandSyntax;
  readonly run: (parameters: string[], terminal: Terminal) => Promise<void>;
  /** A call that it refuses before anything is opened. */
  readonly wrong: readonly string[];
}

/** The type lets none be left out. */
const commands: Readonly<Record<CommandName, Tested>> = {
  keys: { syntax: keysSyntax, run: keysCommand, wrong: ['dance'] },
  corpus: { syntax: corpusSyntax, run: corpusCommand, wrong: ['clear'] },
  factchecks: { syntax: factchecksSyntax, run: factchecksCommand, wrong: ['sync', 'nowhere'] },
  images: {
    syntax: imagesSyntax,
    run: (parameters, terminal) => imagesCommand(parameters, terminal, { isolate: opened }),
    wrong: ['import', 'no-such-folder'],
  },
  reviews: { syntax: reviewsSyntax, run: reviewsCommand, wrong: ['show', 'a', 'b'] },
  results: { syntax: resultsSyntax, run: resultsCommand, wrong: ['show'] },
  models: { syntax: modelsSyntax, run: modelsCommand, wrong: ['dance'] },
  secrets: { syntax: secretsSyntax, run: secretsCommand, wrong: ['list', 'a', 'b'] },
  audit: { syntax: auditSyntax, run: auditCommand, wrong: ['--limit', 'many'] },
  verify: {
    syntax: verifySyntax,
    run: (parameters, terminal) => verifyCommand(parameters, terminal, openings),
    wrong: ['text'],
  },
  extract: { syntax: extractSyntax, run: extractCommand, wrong: [] },
  eval: {
    syntax: evalSyntax,
    run: (parameters, terminal) => evalCommand(parameters, terminal, openings),
    wrong: ['media', '--jobs', '0', '--manifest', 'x', '--out', 'y'],
  },
};

/** Words that are frequent in one language and not in the others, nor in the syntax of a command. */
const telling: Partial<Record<Language, RegExp>> = {
  en: /\b(?:the|of|and|is|are|with|not|which)\b/i,
  it: /\b(?:il|della|gli|che|sono)\b/i,
};

for (const language of languages) {
  const { terminal: words } = wordsIn(language);
  describe(`in ${language}`, () => {
    for (const [name, { syntax, run, wrong }] of Object.entries(commands)) {
      test(`${name}: the help names every option that is parsed, and no other`, () => {
        const help = helpText(syntax, words, 80);
        const named = new Set(help.match(/(?<![\w-])--[a-z][a-z0-9-]*/g));
        const known = [...Object.keys(syntax.options), 'json', 'help'].map((option) => `--${option}`);
        assert.deepEqual([...named].sort(), [...new Set(known)].sort());
        for (const option of known) {
          const { value } = syntax.options[option.slice(2)] ?? {};
          readParameters([option, ...(value === undefined ? [] : ['1'])], syntax);
        }
      });

      test(`${name}: in 80 and in 110 columns no line is wider than that, but for a single word`, () => {
        for (const columns of [80, 110]) {
          const wide = helpText(syntax, words, columns)
            .split('\n')
            .filter((line) => line.length > columns && line.trim().includes(' '));
          assert.deepEqual(wide, []);
        }
      });

      test(`${name}: help and errors are in this language alone`, async () => {
        const terminal = createTestTerminal(language);
        await run(['--help'], terminal);
        const help = terminal.output.text();
        assert.equal(help, helpText(syntax, words, 80));
        const refused = await run([...wrong], terminal).catch((error: unknown) => error);
        assert.ok(refused instanceof UsageError, `${refused} is a usage error`);
        const error = errorText(words, refused);
        for (const [other, pattern] of Object.entries(telling))
          if (other !== language) assert.doesNotMatch(`${help}\n${error}`, pattern, other);
        assert.match(help, telling[language] ?? /./);
      });
    }
  });
}

test('what is not an option is refused, and so is a value where none belongs or one that is missing', () => {
  for (const [parameters, message] of [
    [['list', '--colour'], /Unknown option --colour/],
    [['list', '-x'], /Unknown option -x/],
    [['list', '--json=yes'], /--json takes no value/],
    [['create', '--name'], /--name needs a value/],
    [['create', '--name', '--json'], /--name needs a value.*--name=--json/],
    [['list', '--constructor'], /Unknown option --constructor/],
  ] as const) {
    assert.throws(() => readParameters(parameters, keysSyntax), message);
  }
  const { values, positionals } = readParameters(['create', '--name=-x', '--quota', '-1', '-h'], keysSyntax);
  assert.deepEqual([values.name, values.quota, values.grace, values.help], ['-x', '-1', '24', true]);
  assert.deepEqual(positionals, ['create']);
});
