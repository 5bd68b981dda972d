/** What an installation keeps, for how long, and who else sees what. `**…**` stands out. */
import { format } from '../format.ts';

export const privacy = {
  title: 'Privacy',
  description: 'What this installation of Riscontro keeps, for how long, and who else sees what.',
  lead: 'No cookies, no advertising, no profiles. This page is written from the settings of this installation: it says what is really kept, for how long, and who else sees what.',
  contents: 'On this page',
  operator: {
    title: 'Who runs this installation',
    named: ({ name }: { name: string }) =>
      `Riscontro is a program that anybody can install. This installation is run by **${name}**.`,
    nameless:
      'Riscontro is a program that anybody can install. **Whoever runs this installation has not given their name.**',
    write: ({ email }: { email: string }) =>
      `For questions and requests about personal data, write to ${email}.`,
    noAddress:
      'The operator has given no e-mail address: to ask for something about a result, use “Report an error” on its page.',
  },
  kept: {
    title: 'What is kept',
    howLong: 'For how long',
    days: ({ days }: { days: number }) =>
      `${format.plural(days, { one: '1 day', other: `${format.count(days)} days` })}, then it is deleted`,
    forEver: 'until somebody removes it',
    keyExists: 'as long as the key exists',
    keyConfirmed: 'as long as the key exists; without a confirmation of the address, 24 hours',
    things: {
      result: {
        what: 'The result',
        text: 'The text or link that was sent (of a link what says which page it is, without the rest behind the question mark), the verdict, the evidence, the sources and, for pictures and videos, the data written in the file: it is what its page shows. The same content, sent again within 24 hours, gets the same result.',
      },
      confidential: {
        what: 'The result of a confidential check',
        text: 'The same, on a page that opens only with its whole link. It answers nobody else who asks the same, leaves no fingerprints of pictures and keeps no previews, unless whoever asks with a key wants them.',
      },
      holders: {
        what: 'Who holds a result',
        text: 'Everybody who is answered with a result holds it until they delete it: of those with a key the internal code of the key is kept, of those without one a random number, another one every time, that does not tell who they are.',
        howLong: 'as long as the result',
      },
      files: {
        what: 'The files that are sent',
        text: 'Images and videos serve the analysis alone. The movement of faces in a video is measured during it: they are not recognised, and nothing of what is measured stays.',
        howLong: 'deleted as soon as it ends',
      },
      previews: {
        what: 'Previews',
        text: 'A small copy of the picture and the maps of the analyses; of a video, one frame and those of the moments that are told. The page of the result shows them.',
        howLong: 'as long as the result',
      },
      noPreviews: {
        what: 'Previews',
        text: 'This installation makes no copies of pictures and videos.',
        howLong: 'not kept',
      },
      fingerprints: {
        what: 'Fingerprints of pictures',
        text: 'Of a checked picture or video a fingerprint stays with the day, and nothing else: whoever checks a copy of it may read that it was seen here before, and since which day, not by whom nor with what result. Of the picture that opens an article the fingerprint stays with the page’s address and title, which may be shown as an earlier appearance. The picture cannot be rebuilt from a fingerprint.',
        howLong: 'as long as the result',
      },
      noFingerprints: {
        what: 'Fingerprints of pictures',
        text: 'This installation keeps none.',
        howLong: 'not kept',
      },
      counts: {
        what: 'The counts of the day',
        text: 'Free checks, reports and requests for keys have a daily limit; pages that are opened, and checks that fail, have one by the minute and the hour. To count them a code is enough, made from the network address (and the kind of browser, or the e-mail address of whoever asks for a key) with a secret of the server: the address is not kept, and the code changes every day. Checks made in the box on another site are counted for that site in the same way.',
        howLong: 'until the end of the day (UTC)',
      },
      reports: {
        what: 'Reports of errors',
        text: 'Reason, text and, if you give it, your e-mail address: they serve to correct the result and to answer you.',
        howLong: 'up to 90 days after the answer, and never longer than the result',
      },
      log: {
        what: 'The technical log',
        text: 'Time, kind of page, outcome and duration of each request, and the internal code of the key, if there is one. No text that was sent, no network address.',
        howLong: 'the operator decides',
      },
      changes: {
        what: 'The log of changes',
        text: 'When a key is made, changed or switched off, and when a result is taken offline, corrected or deleted: the time, what, the code of the key or the result, and who among the operators. Of those who delete their own result or register a key nothing is noted; no text, name or e-mail address.',
        howLong:
          'without an end: of a deleted result only its code stays there, from which nothing can be told',
      },
      usage: {
        what: 'The usage of keys',
        text: 'For those who have a key: how many checks it has made, month by month and day by day, and its last 20 errors (time, code, address called). Nothing of what was sent.',
        howLong: 'months as long as the key exists, days two months, errors 30 days',
      },
      keys: {
        what: 'Keys',
        text: 'For those who ask for one: name, e-mail address, intended use and number of checks a month. The key itself is kept only as a fingerprint.',
      },
    },
  },
  readers: {
    title: 'Who can read a result',
    link: 'The page of a result is in no list and its address cannot be guessed; search engines are asked not to index it. **But whoever has the link can read it.** Do not send personal data of yours or of others that you would not want to see on that page.',
    confidential: ({ isUsual }: { isUsual: boolean }) =>
      `The page of a **confidential check** opens only with its whole link, which has a secret part: whoever knows the code of the result alone does not find it, and where the link is shared no preview is made. It is chosen with a box before sending${isUsual ? ', which is ticked already on this installation' : ''}.`,
    place:
      'If a photo or a video holds the place where it was taken, the page shows it only roughly, to about eleven kilometres.',
  },
  others: {
    title: 'Who else sees what you send',
    nobody:
      'Nobody. This installation works without a network: no request leaves it, and checks are made with what is on the server already.',
    about: 'None of the services below gets your network address: the requests come from this server.',
    texts: ({ services }: { services: readonly string[] }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'gets', other: 'get' })} the words of the claim to search for.`,
    noTexts: 'For texts no outside service is asked.',
    images: ({ services }: { services: readonly string[] }) =>
      `**${format.list(services)}** ${format.plural(services.length, { one: 'gets', other: 'get' })} a preview of every checked picture and a frame of every video, without the data written in the file, its name or the link it came from.`,
    noImages: 'No picture and no video that is sent leaves this server.',
    modelHere: ({ model }: { model: string }) =>
      `A language model (**${model}**) reads the claim and the passages that were found. It runs on this very server.`,
    modelElsewhere: ({ model }: { model: string }) =>
      `A language model (**${model}**), on the server that the operator has chosen, gets the claim and the passages that were found.`,
    noModel: 'No language model reads what you send.',
    mail: 'The mail server that the operator has chosen gets the e-mail address of whoever asks for a key, for the message of confirmation.',
    sites:
      'When a check reads an article, a picture or a page of the web, the site that holds it gets a request from this server, as from any reader.',
  },
  cookies: {
    title: 'Cookies and tracking',
    about:
      'These pages use no cookies. In the browser’s storage they keep, until you close the tab, only the code that lets you delete a check made there. They load nothing from other sites and hold no tools for statistics. When you follow a link to a source, that site does not learn which page you come from.',
  },
  removal: {
    title: 'How to have something removed',
    ways: {
      page: '**From the page of the result.** “Report an error”, at the foot of every page, reaches the operator: choose “personal data” and say what should go.',
      yourself:
        '**By yourself, where you made the check.** “Delete”, beside the result, deletes the result with its page, its previews, the fingerprint of the picture and its earlier versions. It works while the tab is open: the code that allows it is there alone. Programs get it with the answer.',
      others:
        '**If others were answered with the same result**, deleting lets go of it: the page stays for them, and goes when nobody holds it any more or when its time is over. The operator can remove it at any time.',
    },
    writing: ({ email }: { email: string }) => `**By writing to the operator**, at ${email}.`,
    forGood: 'A result that was deleted cannot be recovered.',
  },
};
