/** What is said in a terminal: a file a command. */
import { audit } from './audit.ts';
import { common, serve } from './common.ts';
import { corpus } from './corpus.ts';
import { corrections } from './corrections.ts';
import { downloads } from './downloads.ts';
import { evaluation } from './eval.ts';
import { extract } from './extract.ts';
import { factchecks } from './factchecks.ts';
import { files } from './files.ts';
import { hashing } from './hashing.ts';
import { images } from './images.ts';
import { imports } from './imports.ts';
import { installing } from './installing.ts';
import { keys } from './keys.ts';
import { models } from './models.ts';
import { results } from './results.ts';
import { reviews } from './reviews.ts';
import { rows } from './rows.ts';
import { secrets } from './secrets.ts';
import { settings } from './settings.ts';
import { sourceList } from './source-list.ts';
import { values } from './values.ts';
import { verify } from './verify.ts';

export const terminal = {
  common,
  serve,
  keys,
  corpus,
  factchecks,
  images,
  reviews,
  results,
  models,
  secrets,
  audit,
  verify,
  extract,
  eval: evaluation,
  /** What corpus, factchecks and images have in common. */
  imports,
  /** What settings and options have in common. */
  values,
  settings,
  downloads,
  installing,
  files,
  rows,
  hashing,
  sourceList,
  corrections,
};
