/** The page that says what this installation keeps, for how long, and who else gets to see what. */
import { filledText, type Html, html, markedText } from '@riscontro/verdict-view';
import { type Language, type Words, wordsIn } from '@riscontro/words';
import type { Installation, OutsideService } from '../../domain/installation.ts';
import type { Page } from '../layout.ts';
import { mailLink } from '../mail-link.ts';
import { sectionedPage } from './sectioned-page.ts';

type PrivacyWords = Words['pages']['privacy'];

export function privacyPage(installation: Installation, language: Language): Page {
  const say = wordsIn(language).pages.privacy;
  const section = (id: string, { title }: { readonly title: string }, body: Html) => ({ id, title, body });
  return sectionedPage(
    say,
    [
      section('gestore', say.operator, operator(installation, say.operator)),
      section('conservazione', say.kept, kept(installation, say.kept)),
      section('pagine', say.readers, readers(installation, say.readers)),
      section('esterni', say.others, others(installation, say.others)),
      section('cookie', say.cookies, html`<p>${say.cookies.about}</p>`),
      section('rimozione', say.removal, removal(installation, say.removal)),
    ],
    language,
  );
}

function operator({ operator: { name, email } }: Installation, say: PrivacyWords['operator']): Html {
  const who = name ? filledText(say.named, { name: html`${name}` }) : markedText(say.nameless);
  const write = email ? filledText(say.write, { email: mailLink(email) }) : say.noAddress;
  return html`<p>${who} ${write}</p>`;
}

/** One thing that is kept: what it is called, what it holds and what for, for how long. */
interface KeptThing {
  readonly what: string;
  readonly text: string;
  readonly howLong: string;
}

function kept(installation: Installation, { things, ...say }: PrivacyWords['kept']): Html {
  const { retentionDays, confidentialRetentionDays, confirmsEmail } = installation;
  const rows: KeptThing[] = [
    {
      ...things.result,
      howLong: retentionDays === undefined ? say.forEver : say.days({ days: retentionDays }),
    },
    { ...things.confidential, howLong: say.days({ days: confidentialRetentionDays }) },
    things.holders,
    things.files,
    installation.keepsPreviews ? things.previews : things.noPreviews,
    installation.remembersImages ? things.fingerprints : things.noFingerprints,
    things.counts,
    things.reports,
    things.log,
    things.changes,
    things.usage,
    ...(installation.givesKeys
      ? [{ ...things.keys, howLong: confirmsEmail ? say.keyConfirmed : say.keyExists }]
      : []),
  ];
  return html`<dl class="kept">${rows.map(
    ({ what, text, howLong }) =>
      html`<div><dt>${what}</dt><dd>${text}</dd><dd class="note">${say.howLong}: <strong>${howLong}</strong></dd></div>`,
  )}</dl>`;
}

function readers({ isConfidentialByDefault }: Installation, say: PrivacyWords['readers']): Html {
  const texts = [say.link, say.confidential({ isUsual: isConfidentialByDefault }), say.place];
  return html`${texts.map((text) => html`<p>${markedText(text)}</p>\n`)}`;
}

function others(installation: Installation, say: PrivacyWords['others']): Html {
  if (installation.isOffline) return html`<p>${say.nobody}</p>`;
  const on = installation.services.filter(({ use }) => use === 'on');
  const namesOf = (...kinds: readonly OutsideService['kind'][]) =>
    on.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const forTexts = namesOf('consultazione', 'ricerca', 'fact_check');
  const forImages = namesOf('ricerca_inversa');
  const models = on.filter(({ kind }) => kind === 'modello_linguistico');
  return html`<p>${say.about}</p>
${list([
  forTexts.length > 0 ? markedText(say.texts({ services: forTexts })) : say.noTexts,
  forImages.length > 0 ? markedText(say.images({ services: forImages })) : say.noImages,
  ...models.map(({ name, isOnThisMachine }) =>
    filledText(isOnThisMachine ? say.modelHere : say.modelElsewhere, { model: html`${name}` }),
  ),
  ...(models.length === 0 ? [say.noModel] : []),
  ...(installation.givesKeys && installation.confirmsEmail ? [say.mail] : []),
  say.sites,
])}`;
}

function removal({ operator: { email } }: Installation, say: PrivacyWords['removal']): Html {
  const ways = Object.values(say.ways).map(markedText);
  const writing = email ? [filledText(say.writing, { email: mailLink(email) })] : [];
  return html`${list([...ways, ...writing])}
<p>${say.forGood}</p>`;
}

const list = (items: readonly (Html | string)[]): Html => html`<ul>
${items.map((item) => html`<li>${item}</li>\n`)}</ul>`;
