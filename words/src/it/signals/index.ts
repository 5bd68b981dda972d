/** What each method for images and videos says, by its name; `shared`: what several of them say, `page`: what is noticed about an article's page. */
import type { Words } from '../../languages.ts';
import * as compression from './compression.ts';
import * as container from './container.ts';
import * as detectors from './detectors.ts';
import * as faces from './faces.ts';
import * as metadata from './metadata.ts';
import { page } from './page.ts';
import * as pixels from './pixels.ts';
import * as provenance from './provenance.ts';
import * as reverseSearch from './reverse-search.ts';
import { shared } from './shared.ts';
import * as sound from './sound.ts';
import * as text from './text.ts';
import * as time from './time.ts';

export const signals: Words['signals'] = {
  shared,
  ...provenance.sentences,
  ...metadata.sentences,
  ...container.sentences,
  ...compression.sentences,
  ...pixels.sentences,
  ...time.sentences,
  ...faces.sentences,
  ...sound.sentences,
  ...detectors.sentences,
  ...text.sentences,
  ...reverseSearch.sentences,
  page,
};
