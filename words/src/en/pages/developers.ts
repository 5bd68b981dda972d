/** The page for developers. */
import { format } from '../format.ts';

export const developers = {
  title: 'For developers',
  description:
    'The API of Riscontro: check claims, articles, pictures and videos from a program. Free key, examples, errors, limits.',
  lead: 'With the API a program sends a claim, a link, a picture or a video and gets, as JSON, a level, a score from 0 to 100, the evidence for and against, the sources that were read and the link to a page to share.',
  contents: 'On this page',
  key: {
    title: 'Get a key',
    about: ({ quota }: { quota: number }) =>
      `The key is free and good for ${format.count(quota)} checks a month. Answers from the cache (the same content within 24 hours) and errors do not count.`,
    closed: 'On this installation keys are given by its operator alone.',
    name: 'Name',
    nameHint: 'Of a person or an organisation.',
    email: 'E-mail',
    emailHint: 'So that the operator can reach you, and for nothing else.',
    emailConfirm: 'You will get a message with the link that shows the key.',
    use: 'What it is for',
    useHint: 'One sentence: for example “checking the comments of our site”.',
    send: 'Make the key',
    work: 'Your browser solves a small sum, usually within seconds, which makes it costly to make keys by the thousand.',
    privacy: 'What is kept of what you send',
    plain:
      'The form needs scripts, which are switched off here. You can register from the command line, as told below, or ask the operator of the service for a key.',
    script: 'Register from the command line',
    scriptAbout: 'With Python 3.11 or later, and no other package:',
    confirmTitle: 'Look into your mail',
    confirmAbout:
      'We have sent you a message with a link. Open it within 24 hours to see the key; if it does not arrive, look among unwanted mail.',
    more: 'Do you need more checks?',
    moreBy: ({ email }: { email: string }) =>
      `Write to ${email} with the name of the key and how many checks you need a month.`,
    moreNobody:
      'A larger quota is given by the operator of this installation, who has not told an e-mail address, however.',
  },
  start: {
    title: 'First steps',
    about: ({ address }: { address: string }) =>
      `All addresses begin with \`${address}\` and want the key in the header \`X-API-Key\`. In the examples the key is in the environment variable \`RISCONTRO_KEY\`. A check can take its time: give your program at least 180 seconds.`,
    claim: 'A claim',
    link: 'An article',
    file: 'A picture (for a video: verify-video)',
    notes: {
      TypeScript:
        'The package @riscontro/client is in the source code of Riscontro, in the folder client, and has no dependencies.',
      Python: 'With the package requests.',
      PHP: 'With PHP 8.1 or later and its curl extension.',
    },
  },
  answer: {
    title: 'The answer',
    points: {
      level:
        '`livello` is the verdict. For texts: `vero` (true), `falso` (false), `fuorviante` (misleading), `non verificabile` (cannot be verified). For pictures and videos: `autentica` (authentic), `sospetta` (suspect), `manipolata` (manipulated), `creata con IA` (made with AI).',
      score:
        '`affidabilita` goes from 0 (surely false) to 100 (surely true); `fiducia` tells how sure the service is of it.',
      evidence:
        '`prove` and `fonti` are what was really read; `non verificabile` says in `motivo` why it is not enough. It does not mean that the content is true, nor that it is false.',
      page: '`condividi` is the public page of the result: whoever cites a verdict should link to that page and say that it is automatic, unless `revisione` is `umana`.',
      ways: 'With `Accept: text/event-stream` the steps of the check arrive too; with `Prefer: respond-async` the answer is 202 at once and the result is asked for later.',
      confidential:
        '`riservata: true`, among the fields of the request, makes a confidential check: its page opens only with the whole link in `condividi`, keeps no previews and is deleted sooner. `anteprima: false`, on its own, does without the preview of a picture or a video. In forms they are parts with `true` or `false`.',
      deletion:
        'The header `X-Delete-Token` of the answer deletes the result: `DELETE /v/{id}` with the same header answers 204. If others were answered with the same result it answers 200 with `eliminata: false`: the page stays for them.',
    },
    languages: ({ usual, others }: { usual: string; others: readonly string[] }) =>
      `Texts are in ${format.languageName(usual)}; ${format.list(others.map((code) => `in ${format.languageName(code)} with \`Accept-Language: ${code}\``))}.`,
  },
  console: {
    title: 'The console of the key',
    about:
      'With the key itself you see this month’s usage day by day, the share that came from the cache and the last errors; you can replace it by a new one or deactivate it.',
    open: 'Open the console',
  },
  errors: {
    title: 'Errors',
    about:
      'Every error is a JSON object with `type`, `title`, `status`, `detail` and `codice`. Programs should look at `status` and `codice`: they do not change. Errors never count against the quota.',
    status: 'Status',
    meaning: 'Meaning and codes',
  },
  limits: {
    title: 'Limits',
    what: 'What',
    limit: 'Limit',
    quota: 'Checks a month with a free key',
    requests: 'Requests a minute with a key, all at once if need be',
    failures: 'Checks an hour that may fail, free, because of what was sent',
    unlimited: 'no limit',
    claim: 'Length of a claim',
    characters: ({ min, max }: { min: number; max: number }) =>
      `${format.count(min)} to ${format.count(max)} characters`,
    article: 'Page of an article',
    image: 'Picture',
    video: 'Video',
    imageSize: ({ size }: { size: string }) => `${size}, 100 megapixels`,
    videoSize: ({ size }: { size: string }) => `${size}, 10 minutes`,
    cache: 'The same content gets the same answer, free, for',
    hours: '24 hours',
    time: 'Longest check',
    seconds: '180 seconds',
    keys: 'Free keys a day from one network address or for one e-mail',
    free: 'Checks a day without a key, from these pages',
    missing: 'not available on this installation',
  },
  widget: 'The box for your site',
  more: {
    title: 'References',
    pages: {
      reference: 'The interactive documentation, with every field',
      openApi: 'The OpenAPI 3.1 document',
      forModels: 'A description for language models',
      changelog: 'What is new, version by version',
      status: 'The state of the service',
      method: 'The method and its measurements',
    },
  },
  samples: { file: 'photo.jpg', name: 'Newsroom', email: 'name@example.org', use: 'checking comments' },
};
