/** Parts of the texts of errors: what was expected, which rule was broken, what the reason is. */
import { format } from './format.ts';

/** What to send, for each kind of request. */
export const expectedBodies = {
  claim: 'application/json with the field “claim”',
  link: 'application/json with the field “url”',
  fileOrLink: 'multipart/form-data with a file named “file”, or application/json with the field “url”',
  registration: 'application/json with the fields “nome”, “email”, “uso” and “prova”',
  graceHours: 'application/json with the field “ore_di_grazia”, or nothing',
  form: 'a form as application/x-www-form-urlencoded',
};

/** What a field has to be. */
export const fieldRules = {
  textInQuotes: 'a text in quotes is needed',
  linkInQuotes: 'a link in quotes is needed',
  trueOrFalse: 'true or false is needed',
  name: '2 to 100 characters, without control characters',
  email: 'an address such as name@example.org',
  use: '3 to 1,000 characters, without control characters',
  proof: 'an object with “sfida” and “soluzione”',
  wholeNumberUpTo: ({ max }: { max: number }) => `a whole number from 0 to ${max}`,
  sharePage: 'the address of a share page',
  pixels: 'a whole number of pixels, 1 to 99999',
};

/** Which limit of the moment is reached. */
export const limitReasons = {
  requests: 'too many requests arrived within a minute',
  unknownKeys: 'too many keys that do not exist were tried from this network',
  uploads: 'too many of your uploads are already under way',
  checksOfKey: ({ max }: { max: number }) =>
    `this key already has ${max} verifications under way, as many as it may have at once`,
  checksOfVisitor: 'the checks that you have already started have not ended yet',
  checksOfNetwork: 'many checks from your network are already under way',
};

/** Why a page is no article. */
export const notArticleReasons = {
  login: 'it is a sign-in page',
  shop: 'it is the page of a product or a shop',
  home: 'it is a home page or a list of articles',
  search_results: 'it is a page of search results',
  video: 'it holds a video and hardly any text',
  app_shell: 'its text appears only with JavaScript, which the service does not run',
  cookie_wall: 'it shows only the request to accept cookies',
  paywall: 'its text is for subscribers only',
  error_page: 'it is an error page',
  empty: 'its text is too short',
  not_html: 'it is not a web page',
  other_language: ({ read }: { read: readonly string[] }) =>
    `its text is not in ${format.either(read.map(format.languageName))}`,
  unreadable: 'it is too large or too tangled to be read in time',
};

/** Why a file cannot be examined as an image. */
export const notImageReasons = {
  not_an_image: 'it is not a picture',
  unsupported_format: 'it is a picture format that the service does not read',
  damaged: 'it is damaged and does not open',
  truncated: 'it is incomplete: its end is missing',
  too_many_pixels: 'the picture has more than 100 million pixels',
  too_small: 'the picture has no pixels',
  two_files_in_one:
    'beside the picture it holds a second file of another kind, such as an archive or a program',
  too_much_work: 'opening it takes more time or memory than a normal picture does',
};

/** Why a file cannot be examined as a video. */
export const notVideoReasons = {
  not_a_video: 'it is not a video',
  unsupported_format: 'it is in a format that the service does not read',
  unsupported_codec: 'its pictures are encoded in a way that the service does not read',
  damaged: 'it is damaged and does not open',
  truncated: 'it is incomplete: a part of it is missing',
  encrypted: 'it is protected by encryption and cannot be seen without the key',
  no_images: 'it holds sound only, and no pictures',
  empty: 'it holds no frame',
  too_long: 'it lasts longer than 10 minutes',
  too_many_pixels: 'its frames are larger than those of a 4K video',
  too_much_work: 'examining it takes more time or memory than a normal video does',
};
