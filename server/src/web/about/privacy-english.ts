/** The privacy page in English. */
import { type Html, html } from '@riscontro/verdict-view';
import type { Installation, OutsideService } from '../../domain/installation.ts';
import type { AboutText } from './about-page.ts';
import { type KeptRow, keptList } from './privacy-page.ts';
import { listed } from './sections.ts';
import { count } from './written-figures.ts';

export function privacyEnglish(installation: Installation): AboutText {
  return {
    title: 'Privacy',
    description: 'What this installation of Riscontro keeps, for how long, and who else sees what.',
    lead: html`No cookies, no advertising, no profiles. This page is written from the settings of this installation: it says what is really kept, for how long, and who else sees what.`,
    contents: 'On this page',
    sections: [
      { id: 'gestore', title: 'Who runs this installation', body: operator(installation) },
      { id: 'conservazione', title: 'What is kept', body: kept(installation) },
      { id: 'pagine', title: 'Who can read a result', body: readers(installation) },
      { id: 'esterni', title: 'Who else sees what you send', body: outside(installation) },
      { id: 'cookie', title: 'Cookies and tracking', body: cookies },
      { id: 'rimozione', title: 'How to have something removed', body: removal(installation) },
    ],
  };
}

function operator({ operator: { name, email } }: Installation): Html {
  const write = email
    ? html`For questions and requests about personal data, write to <a href="mailto:${email}">${email}</a>.`
    : html`The operator has given no e-mail address: to ask for something about a result, use “Report an error” on its page.`;
  return name
    ? html`<p>Riscontro is a program that anybody can install. This installation is run by <strong>${name}</strong>. ${write}</p>`
    : html`<p>Riscontro is a program that anybody can install. <strong>Whoever runs this installation has not given their name.</strong> ${write}</p>`;
}

function kept(installation: Installation): Html {
  const {
    retentionDays,
    confidentialRetentionDays,
    keepsPreviews,
    remembersImages,
    givesKeys,
    confirmsEmail,
  } = installation;
  const results =
    retentionDays === undefined ? 'until somebody removes it' : `${days(retentionDays)}, then it is deleted`;
  const rows: KeptRow[] = [
    [
      'The result',
      'The text or link that was sent (of a link what says which page it is, without the rest behind the question mark), the verdict, the evidence, the sources and, for pictures and videos, the data written in the file: it is what its page shows. The same content, sent again within 24 hours, gets the same result.',
      results,
    ],
    [
      'The result of a confidential check',
      'The same, on a page that opens only with its whole link. It answers nobody else who asks the same, leaves no fingerprints of pictures and keeps no previews, unless whoever asks with a key wants them.',
      `${days(confidentialRetentionDays)}, then it is deleted`,
    ],
    [
      'Who holds a result',
      'Everybody who is answered with a result holds it until they delete it: of those with a key the internal code of the key is kept, of those without one a random number, another one every time, that does not tell who they are.',
      'as long as the result',
    ],
    [
      'The files that are sent',
      'Images and videos serve the analysis alone. The movement of faces in a video is measured during it: they are not recognised, and nothing of what is measured stays.',
      'deleted as soon as it ends',
    ],
    keepsPreviews
      ? [
          'Previews',
          'A small copy of the picture and the maps of the analyses; of a video, one frame and those of the moments that are told. The page of the result shows them.',
          'as long as the result',
        ]
      : ['Previews', 'This installation makes no copies of pictures and videos.', 'not kept'],
    remembersImages
      ? [
          'Fingerprints of pictures',
          'Of a checked picture or video a fingerprint stays with the day, and nothing else: whoever checks a copy of it may read that it was seen here before, and since which day, not by whom nor with what result. Of the picture that opens an article the fingerprint stays with the page’s address and title, which may be shown as an earlier appearance. The picture cannot be rebuilt from a fingerprint.',
          'as long as the result',
        ]
      : ['Fingerprints of pictures', 'This installation keeps none.', 'not kept'],
    [
      'The counts of the day',
      'Free checks, reports and requests for keys have a daily limit; pages that are opened, and checks that fail, have one by the minute and the hour. To count them a code is enough, made from the network address (and the kind of browser, or the e-mail address of whoever asks for a key) with a secret of the server: the address is not kept, and the code changes every day. Checks made in the box on another site are counted for that site in the same way.',
      'until the end of the day (UTC)',
    ],
    [
      'Reports of errors',
      'Reason, text and, if you give it, your e-mail address: they serve to correct the result and to answer you.',
      'up to 90 days after the answer, and never longer than the result',
    ],
    [
      'The technical log',
      'Time, kind of page, outcome and duration of each request, and the internal code of the key, if there is one. No text that was sent, no network address.',
      'the operator decides',
    ],
    [
      'The log of changes',
      'When a key is made, changed or switched off, and when a result is taken offline, corrected or deleted: the time, what, the code of the key or the result, and who among the operators. Of those who delete their own result or register a key nothing is noted; no text, name or e-mail address.',
      'without an end: of a deleted result only its code stays there, from which nothing can be told',
    ],
  ];
  rows.push([
    'The usage of keys',
    'For those who have a key: how many checks it has made, month by month and day by day, and its last 20 errors (time, code, address called). Nothing of what was sent.',
    'months as long as the key exists, days two months, errors 30 days',
  ]);
  if (givesKeys) {
    rows.push([
      'Keys',
      'For those who ask for one: name, e-mail address, intended use and number of checks a month. The key itself is kept only as a fingerprint.',
      confirmsEmail
        ? 'as long as the key exists; without a confirmation of the address, 24 hours'
        : 'as long as the key exists',
    ]);
  }
  return keptList('For how long', rows);
}

const days = (number: number) => (number === 1 ? '1 day' : `${count(number, 'en')} days`);

const readers = ({
  isConfidentialByDefault,
}: Installation) => html`<p>The page of a result is in no list and its address cannot be guessed; search engines are asked not to index it. <strong>But whoever has the link can read it.</strong> Do not send personal data of yours or of others that you would not want to see on that page.</p>
<p>The page of a <strong>confidential check</strong> opens only with its whole link, which has a secret part: whoever knows the code of the result alone does not find it, and where the link is shared no preview is made. It is chosen with a box before sending${isConfidentialByDefault ? ', which is ticked already on this installation' : ''}.</p>
<p>If a photo or a video holds the place where it was taken, the page shows it only roughly, to about eleven kilometres.</p>`;

function outside({ isOffline, services, givesKeys, confirmsEmail }: Installation): Html {
  if (isOffline) {
    return html`<p>Nobody. This installation works without a network: no request leaves it, and checks are made with what is on the server already.</p>`;
  }
  const on = services.filter(({ use }) => use === 'on');
  const [forTexts, forImages, models] = [
    on.filter(({ kind }) => kind === 'consultazione' || kind === 'ricerca' || kind === 'fact_check'),
    on.filter(({ kind }) => kind === 'ricerca_inversa'),
    on.filter(({ kind }) => kind === 'modello_linguistico'),
  ];
  return html`<p>None of the services below gets your network address: the requests come from this server.</p>
<ul>
${
  forTexts.length > 0
    ? html`<li><strong>${names(forTexts)}</strong> ${forTexts.length > 1 ? 'get' : 'gets'} the words of the claim to search for.</li>`
    : html`<li>For texts no outside service is asked.</li>`
}
${
  forImages.length > 0
    ? html`<li><strong>${names(forImages)}</strong> ${forImages.length > 1 ? 'get' : 'gets'} a preview of every checked picture and a frame of every video, without the data written in the file, its name or the link it came from.</li>`
    : html`<li>No picture and no video that is sent leaves this server.</li>`
}
${models.map(model)}
${models.length === 0 ? html`<li>No language model reads what you send.</li>` : undefined}
${
  givesKeys && confirmsEmail
    ? html`<li>The mail server that the operator has chosen gets the e-mail address of whoever asks for a key, for the message of confirmation.</li>`
    : undefined
}
<li>When a check reads an article, a picture or a page of the web, the site that holds it gets a request from this server, as from any reader.</li>
</ul>`;
}

const model = ({ name, isOnThisMachine }: OutsideService) =>
  isOnThisMachine
    ? html`<li>A language model (<strong>${name}</strong>) reads the claim and the passages that were found. It runs on this very server.</li>`
    : html`<li>A language model (<strong>${name}</strong>), on the server that the operator has chosen, gets the claim and the passages that were found.</li>`;

const names = (services: readonly OutsideService[]) =>
  listed(
    services.map(({ name }) => name),
    'and',
  );

const cookies = html`<p>These pages use no cookies. In the browser’s storage they keep, until you close the tab, only the code that lets you delete a check made there. They load nothing from other sites and hold no tools for statistics. When you follow a link to a source, that site does not learn which page you come from.</p>`;

function removal({ operator: { email } }: Installation): Html {
  return html`<ul>
<li><strong>From the page of the result.</strong> “Report an error”, at the foot of every page, reaches the operator: choose “personal data” and say what should go.</li>
<li><strong>By yourself, where you made the check.</strong> “Delete”, beside the result, deletes the result with its page, its previews, the fingerprint of the picture and its earlier versions. It works while the tab is open: the code that allows it is there alone. Programs get it with the answer.</li>
<li><strong>If others were answered with the same result</strong>, deleting lets go of it: the page stays for them, and goes when nobody holds it any more or when its time is over. The operator can remove it at any time.</li>
${email ? html`<li><strong>By writing to the operator</strong>, at <a href="mailto:${email}">${email}</a>.</li>` : undefined}
</ul>
<p>A result that was deleted cannot be recovered.</p>`;
}
