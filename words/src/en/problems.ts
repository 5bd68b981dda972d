/**
 * What every error says, by its code on the wire: what is wrong and how to mend it. Values that are given may be
 * missing (gaps.ts): a text only puts them in.
 */
import { part } from '../gaps.ts';
import type { Message } from '../message.ts';
import {
  expectedBodies,
  fieldRules,
  limitReasons,
  notArticleReasons,
  notImageReasons,
  notVideoReasons,
} from './problem-parts.ts';

export const problems = {
  keyMissing: {
    title: 'The key is missing',
    detail: ({ registrationUrl }: { registrationUrl: string }) =>
      `The X-API-Key header is missing. Add it with your key; if you have none, register at ${registrationUrl}.`,
  },
  keyInvalid: {
    title: 'The key is not valid',
    detail:
      'This key does not exist or has expired. Check that you copied all of it: it begins with rsc_live_ and has 45 characters.',
  },
  keyDeactivated: {
    title: 'The key is deactivated',
    detail:
      "This key has been deactivated. Write to the service's operator to have it activated again or to get a new one.",
  },
  bodyMissing: {
    title: 'The request is empty',
    detail: ({ expected }: { expected: keyof typeof expectedBodies }) =>
      `The request has no body. Send ${part(expectedBodies, { code: expected })}.`,
  },
  contentTypeNotAccepted: {
    title: 'Content type not accepted',
    detail: ({ received, expected }: { received: string; expected: keyof typeof expectedBodies }) =>
      `The Content-Type “${received}” is not accepted here. Send ${part(expectedBodies, { code: expected })}.`,
  },
  encodingNotAccepted: {
    title: 'Encoding not accepted',
    detail: ({ received }: { received: string }) =>
      `The body must be UTF-8 and not compressed (received: ${received}).`,
  },
  jsonInvalid: {
    title: 'The JSON is not valid',
    detail: ({ example }: { example: string }) =>
      `The body is not a valid JSON object. Check quotes, commas and braces; a correct example: ${example}`,
  },
  bodyTooLarge: {
    title: 'The request is too large',
    detail: ({ limit }: { limit: string }) =>
      `The body exceeds the limit of ${limit}. Send a smaller request.`,
  },
  fieldInvalid: {
    title: 'A field is missing or not valid',
    detail: ({ field, rule }: { field: string; rule: Message<typeof fieldRules> }) =>
      `The field “${field}” is missing or not valid: ${part(fieldRules, rule)}.`,
  },
  noClaim: {
    title: 'No claim to verify',
    detail:
      'The text asserts nothing that can be verified: it looks like a question, a greeting or code. Write it as a statement, for example “The Earth goes around the Sun”.',
  },
  textTooShort: {
    title: 'The text is too short',
    detail: ({ charactersMin }: { charactersMin: number }) =>
      `The text to verify must have at least ${charactersMin} characters, not counting spaces around it. Write a whole sentence.`,
  },
  textTooLong: {
    title: 'The text is too long',
    detail: ({ charactersMax, characters }: { charactersMax: number; characters: number }) =>
      `The text to verify can have at most ${charactersMax} characters and has ${characters}. Send only the part that matters, or its link with verify-url.`,
  },
  textInvalid: {
    title: 'The text is not valid',
    detail:
      'The text contains characters that are not text (the null character or halves of Unicode pairs). Copy it again from its source.',
  },
  linkInvalid: {
    title: 'The link is not valid',
    detail: ({ charactersMax }: { charactersMax: number }) =>
      `The link must be a complete address beginning with http:// or https://, without user name and password, of at most ${charactersMax} characters.`,
  },
  linkForbidden: {
    title: 'The link is not allowed',
    detail:
      'The link leads to an address that the service does not open: a private network, an unusual port, an address with credentials or too many redirects. Send the public link of the page.',
  },
  linkNotFound: {
    title: 'The page was not found',
    detail:
      'No page answers at the link: the name of the site does not exist or is not public, or the page was removed or is not given out. Open the link in a browser and copy it again.',
  },
  contentTooLarge: {
    title: 'The content is too large',
    detail: 'What is found at the link exceeds the largest size that the service reads.',
  },
  contentUnsuitable: {
    title: 'The content is of another kind',
    detail:
      'The link does not lead to content of the expected kind. Use verify-url for an article, verify-image for an image, verify-video for a video.',
  },
  notAnArticle: {
    title: 'The page is not an article',
    detail: ({ reason }: { reason: Message<typeof notArticleReasons> }) =>
      `The page holds no article that can be verified: ${part(notArticleReasons, reason)}. Send the direct link of an article, or its text with verify-text.`,
  },
  notAnImage: {
    title: 'The file is not a readable picture',
    detail: ({ reason }: { reason: keyof typeof notImageReasons }) =>
      `The file cannot be examined: ${part(notImageReasons, { code: reason })}. Send the original picture as JPEG, PNG, WebP, GIF, AVIF, HEIC, TIFF or BMP.`,
  },
  notAVideo: {
    title: 'The file is not a readable video',
    detail: ({ reason }: { reason: keyof typeof notVideoReasons }) =>
      `The file cannot be examined: ${part(notVideoReasons, { code: reason })}. Send the original video as MP4, MOV, WebM, MKV, AVI, MPEG-TS, 3GP, GIF or animated WebP, of at most 10 minutes; for a picture use verify-image.`,
  },
  linkUnreachable: {
    title: 'The site does not answer',
    detail:
      "The link's site answered with an error or broke the connection. The request was not counted: try again later.",
  },
  linkTooSlow: {
    title: 'The site is too slow',
    detail: "The link's site did not answer in time. The request was not counted: try again later.",
  },
  networkOff: {
    title: 'Links cannot be opened',
    detail:
      'This installation works without a network and cannot open links. Send the text with verify-text; the request was not counted.',
  },
  uploadInvalid: {
    title: 'The upload is not valid',
    detail:
      'The multipart form cannot be read or is incomplete. Send it again, for example with: curl -F file=@name-of-the-file',
  },
  fileMissing: {
    title: 'The file is missing',
    detail: 'The form holds no file part named “file”. Send exactly one file under that name.',
  },
  secondFile: {
    title: 'More than one file',
    detail: 'The form holds more than one file. Send one file per request, under the name “file”.',
  },
  fileEmpty: { title: 'The file is empty', detail: 'The file has 0 bytes. Check it and send it again.' },
  fileTooLarge: {
    title: 'The file is too large',
    detail: ({ limit }: { limit: string }) =>
      `The file exceeds the limit of ${limit}. Send a smaller version.`,
  },
  requestInvalid: {
    title: 'The request is not valid',
    detail:
      'The request does not follow the HTTP protocol or its headers exceed 16 kB. Reduce the headers and try again.',
  },
  unknownHost: {
    title: 'The service does not go by this name',
    detail: ({ address }: { address: string }) =>
      `The Host header calls the service by a name that is not its own. Use ${address}; the operator can allow further names with ALLOWED_HOSTS.`,
  },
  metricsReserved: {
    title: 'The figures are not public',
    detail:
      "/metrics answers the service's own machine only, with no proxy between. To read it from elsewhere set METRICS_TOKEN and send it as “Authorization: Bearer”.",
  },
  requestTooSlow: {
    title: 'The request was too slow',
    detail:
      'The request did not arrive completely within the time limit. Try again on a steadier connection.',
  },
  proofInvalid: {
    title: 'The proof of work is not valid',
    detail:
      'The proof does not solve a valid challenge, has expired or was used before. Get a new challenge with GET /api/v1/registrazione/sfida.',
  },
  notFound: {
    title: 'Not found',
    detail: 'There is nothing at this address, or no longer. The list of addresses is at /docs.',
  },
  formatUnavailable: {
    title: 'Format not available',
    detail: 'Answers here are JSON only: ask for format=json.',
  },
  methodNotAllowed: {
    title: 'Method not allowed',
    detail: ({ methods }: { methods: string }) => `This address accepts only: ${methods}.`,
  },
  quotaExhausted: {
    title: 'The monthly quota is used up',
    detail: ({ quota, resetDay }: { quota: number; resetDay: string }) =>
      `This month's ${quota} verifications are used or under way. The count starts again on ${resetDay}; for a larger quota write to the service's operator. Answers from the cache stay free.`,
  },
  tooManyRegistrations: {
    title: 'Too many registrations',
    detail: ({ limit }: { limit: number }) =>
      `${limit} keys were already created today from this address or for this e-mail. Try again tomorrow or write to the service's operator.`,
  },
  tooManyRequests: {
    title: 'Too many requests',
    detail: ({ reason, seconds }: { reason: Message<typeof limitReasons>; seconds: number }) =>
      `The request was neither taken nor counted: ${part(limitReasons, reason)}. Send it again in ${seconds} seconds.`,
  },
  queueFull: {
    title: 'The queue is full',
    detail: ({ seconds }: { seconds: number }) =>
      `Too many contents are already waiting to be examined. The request was not counted: send it again in ${seconds} seconds.`,
  },
  tooManyFailures: {
    title: 'Too many failed checks',
    detail: ({ limit, seconds }: { limit: number; seconds: number }) =>
      `In this hour ${limit} checks have already failed because of what was sent: links that do not answer, pages or files that cannot be read. None of them was charged. Look at the contents and send again in ${seconds} seconds.`,
  },
  tooManyUploads: {
    title: 'Too many uploads under way',
    detail: ({ seconds }: { seconds: number }) =>
      `The service is already receiving as many files as it can. The request was not counted: send it again in ${seconds} seconds.`,
  },
  diskFull: {
    title: 'No space is left',
    detail:
      "The service's disk has not enough space to receive files. The request was not counted: try again later. Texts and links of articles can be checked meanwhile.",
  },
  tooManyRotations: {
    title: 'Too many new keys',
    detail: ({ limit }: { limit: number }) =>
      `This key has been replaced ${limit} times today. Try again tomorrow (UTC); if it has fallen into other hands, deactivate it.`,
  },
  mailNotSent: {
    title: 'The message was not sent',
    detail:
      'The message with the confirmation link could not be sent. Check the address and try again later, or write to the service’s operator.',
  },
  confirmationInvalid: {
    title: 'The confirmation link is no longer valid',
    detail:
      'The link has been used, has expired or is not complete. If you have no key yet, register again at /sviluppatori.',
  },
  removed: {
    title: 'This verification was removed',
    detail:
      'This verification is no longer public: whoever asked for it, or the operator of the service, has taken it down.',
  },
  tooManyReports: {
    title: 'Too many reports',
    detail:
      "Many reports have come in today from this network or about this verification. Try again tomorrow or write to the service's operator.",
  },
  crossSiteRequest: {
    title: 'The form was sent from another site',
    detail:
      'This form can be sent only from its own page on this site. Open the page and send it from there.',
  },
  tokenInvalid: {
    title: 'The deletion token is not valid',
    detail:
      'The token is missing or is not the one of this verification. It is in the X-Delete-Token header of the answer: copy all of it.',
  },
  checkUnderWay: {
    title: 'The verification is still under way',
    detail:
      'The verification has not ended and there is nothing to delete yet. Try again when its result is there.',
  },
  dailyLimit: {
    title: "Today's free checks are used up",
    detail:
      "Today's free checks, from this device or its network, are used or under way. The count starts again at midnight (UTC). Whoever needs more checks can use a key of their own.",
  },
  pageExpired: {
    title: 'The page has expired',
    detail:
      'The page had been open for more than two hours, had served for a check already, or the connection changed meanwhile. Send it again.',
  },
  workRequired: {
    title: 'The browser has to do a short computation',
    detail:
      'After the first free checks of the day the page asks the browser for a short computation, against automatic sending. It does so by itself where scripts are on: switch them on and send again. Otherwise the count starts again at midnight (UTC), and whoever has a key of their own can use the API.',
  },
  siteLimit: {
    title: "Today's checks are used up on this site",
    detail:
      'The visitors of this site have used all the free checks that the site has in a day. The count starts again at midnight (UTC). Meanwhile you can check on the page of Riscontro.',
  },
  keylessOff: {
    title: 'A key is needed',
    detail:
      'On this installation checks without a key are switched off. With a key you can use the API: see /sviluppatori.',
  },
  textOrFile: {
    title: 'A text and a file together',
    detail:
      'Both a text and a file arrived. Send one thing at a time: a text or a link, or else a picture or a video.',
  },
  nothingToVerify: {
    title: 'There is nothing to check',
    detail: 'Write a claim, paste a link, or choose a picture or a video.',
  },
  noSource: {
    title: 'No source can be reached',
    detail: ({ sources }: { sources: string }) =>
      `No source answered (${sources || 'none configured'}), so no verdict can be given. The check was not charged: try again later. The operator can fill the local index with “riscontro corpus import”.`,
  },
  engineUnavailable: {
    title: 'Verification not available',
    detail: ({ kind }: { kind: string }) =>
      `This installation cannot verify content of the kind “${kind}” yet. The request was not counted.`,
  },
  serviceUnavailable: {
    title: 'Service not available',
    detail: 'The service cannot answer right now. Try again shortly; the request was not counted.',
  },
  checkInterrupted: {
    title: 'Verification interrupted',
    detail: 'The verification was interrupted before its end and was not counted. Send the request again.',
  },
  internalError: {
    title: 'Internal error',
    detail:
      'The service made an error; the request was not counted. Try again and, if it goes on, tell the operator the value of the X-Request-Id header.',
  },
};
