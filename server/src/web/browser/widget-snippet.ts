/** The developers' page: the lines for the widget follow the choices, and so does its preview. */
import { type SnippetChoice, snippetText } from '../widget/snippet-text.ts';
import { pageElement } from './shared/page-element.ts';

const form = pageElement<HTMLFormElement>('riquadro');
const preview = pageElement<HTMLDetailsElement>('riquadro-anteprima');
const previewPlace = preview.querySelector('.snippet-preview');
const code = pageElement('riquadro-codice').querySelector('code');

function choiceOf(): SnippetChoice {
  return Object.fromEntries(new FormData(form)) as unknown as SnippetChoice;
}

/** What the frame is called in the chosen language. */
const titleOf = () => form.querySelector<HTMLOptionElement>('[name=language] :checked')?.dataset.title;

/** The same lines as to copy, run on this page. */
function showPreview(): void {
  if (!preview.open || !previewPlace) return;
  const { language, theme, widthPx, way } = choiceOf();
  if (way === 'iframe') {
    // The policy of this page refuses styles inside of elements.
    previewPlace.innerHTML = snippetText(choiceOf(), location.origin, titleOf()).replace(
      / style="[^"]*"/,
      '',
    );
    const frame = previewPlace.querySelector('iframe');
    if (frame) Object.assign(frame.style, { border: '0', maxWidth: '100%' });
    return;
  }
  const box = document.createElement('div');
  Object.assign(box.dataset, { riscontro: '', lang: language, tema: theme, larghezza: widthPx });
  previewPlace.replaceChildren(box);
  loadLoader();
}

function loadLoader(): void {
  if (window.riscontro) return;
  const script = document.createElement('script');
  script.src = '/widget.js';
  document.head.append(script);
}

function showChoice(): void {
  if (code) code.textContent = snippetText(choiceOf(), form.dataset.base ?? location.origin, titleOf());
  showPreview();
}

form.addEventListener('change', showChoice);
form.addEventListener('submit', (event) => event.preventDefault());
preview.addEventListener('toggle', showPreview);
// Browsers keep choices when they come back to a page.
showChoice();
