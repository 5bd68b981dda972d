/** The grammar of Italian. */
import type { Grammar } from '../grammar.ts';
import { assertions } from './assertions.ts';
import { dates } from './dates.ts';
import { encyclopedia } from './encyclopedia.ts';
import { facts } from './facts.ts';
import { judge } from './judge.ts';
import { numbers } from './numbers.ts';
import { press } from './press.ts';
import { questions, wrappings } from './questions.ts';
import { chatter, coordination, names, queries } from './statements.ts';
import { units } from './units.ts';
import { verbs } from './verbs.ts';
import { sentences, words } from './words.ts';
import { writing } from './writing.ts';

export const it: Grammar = {
  words,
  sentences,
  numbers,
  dates,
  units,
  verbs,
  assertions,
  questions,
  wrappings,
  coordination,
  chatter,
  names,
  queries,
  judge,
  press,
  writing,
  facts,
  encyclopedia,
};
