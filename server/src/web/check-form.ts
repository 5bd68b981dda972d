/** The form that takes anything: a claim, a link or a file, and how many free checks are left. */
import { type Html, html, remainingText } from '@riscontro/verdict-view';
import { type Language, wordsIn } from '@riscontro/words';

export interface CheckFormAbout {
  readonly language: Language;
  readonly action: string;
  readonly token: string;
  /** Work that the browser does before it sends. */
  readonly workBits: number;
  readonly remaining: number;
  /** What can be checked beside claims. */
  readonly kinds: Readonly<Record<'article' | 'image' | 'video', boolean>>;
  readonly limits: {
    readonly claimCharactersMax: number;
    readonly imageBytesMax: number;
    readonly videoBytesMax: number;
  };
  /** What the field holds. */
  readonly text: string;
  readonly confidential: ConfidentialChoice;
  /** Whether there is little room. */
  readonly isSmall?: boolean;
  /** The site whose page shows the form; absent on our own. */
  readonly site?: string | undefined;
  /** What stands under the button. */
  readonly after: Html;
}

/** The box that makes a check confidential. */
export interface ConfidentialChoice {
  /** What holds for those who do not choose. */
  readonly byDefault: boolean;
  /** What was chosen before, where the form comes back; the default where absent. */
  readonly isChosen?: boolean | undefined;
  /** How long a confidential result is kept. */
  readonly days: number;
}

const megabyte = 1024 * 1024;

export function checkForm(about: CheckFormAbout): Html {
  const { language, action, token, workBits, remaining, kinds, limits, text, site, after } = about;
  const say = wordsIn(language).pages.checkForm;
  return html`<form id="verifica" class="check-form" method="post" action="${action}" target="_self" enctype="multipart/form-data" data-image-max="${limits.imageBytesMax}" data-video-max="${limits.videoBytesMax}" data-work="${workBits}">
<input type="hidden" name="token" value="${token}">
${site === undefined ? undefined : html`<input type="hidden" name="sito" value="${site}">`}
<div class="text-part">
<label for="q">${say.text}</label>
<p class="hint" id="q-aiuto">${kinds.article || kinds.image ? say.textHint : say.textOnlyHint}</p>
<textarea id="q" name="q" rows="3" maxlength="${limits.claimCharactersMax}" aria-describedby="q-aiuto">${text}</textarea>
</div>
${filePart(about)}
${confidentialPart(about)}
<div class="send-part">
<button class="primary" type="submit">${say.send}</button>
<p id="rimanenti" data-remaining="${remaining}">${remainingText(remaining, wordsIn(language))}</p>
</div>
${workBits > 0 ? html`<noscript><p class="note">${say.noScripts}</p></noscript>` : undefined}
${after}
</form>`;
}

/** A box that is not ticked sends nothing: where ticked is the default, the field before it says what that means. */
function confidentialPart({ language, kinds, confidential, isSmall }: CheckFormAbout): Html {
  const { byDefault, isChosen = byDefault, days } = confidential;
  const say = wordsIn(language).pages.checkForm;
  const hint = isSmall
    ? undefined
    : html`<p class="hint" id="riservata-aiuto">${say.confidentialHint({ days })}${kinds.image || kinds.video ? say.noPreview : undefined}</p>`;
  return html`<div class="confidential-part">
${byDefault ? html`<input type="hidden" name="riservata" value="off">` : undefined}
<label class="choice"><input type="checkbox" name="riservata" value="on"${hint && html` aria-describedby="riservata-aiuto"`}${isChosen ? html` checked` : undefined}> ${isSmall ? say.confidentialInShort({ days }) : say.confidential}</label>
${hint}
</div>`;
}

function filePart({ language, kinds, limits }: CheckFormAbout): Html | undefined {
  if (!kinds.image && !kinds.video) return undefined;
  const say = wordsIn(language).pages.checkForm;
  const size = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
  const which = kinds.image && kinds.video ? 'both' : kinds.image ? 'image' : 'video';
  const accept = [kinds.image && 'image/*', kinds.video && 'video/*'].filter(Boolean).join(',');
  const hint = say.fileHint[which]({ image: size(limits.imageBytesMax), video: size(limits.videoBytesMax) });
  return html`<div class="file-part">
<label for="file">${say.file[which]}</label>
<p class="hint" id="file-aiuto">${hint}.<span class="with-scripts" hidden>${say.fileHelp}</span></p>
<input type="file" id="file" name="file" accept="${accept}" aria-describedby="file-aiuto">
<div id="scelto" class="chosen-file" hidden></div>
</div>`;
}
