/** The one file of the form: chosen, dropped on the page or pasted; shown with its name and size, and removable. */
import { html } from '@riscontro/verdict-view';
import { checkUnderWay as say } from '@riscontro/words/of-page/pages/check-under-way.ts';
import { pageLanguage } from '../shared/page-language.ts';

export interface ChosenFile {
  readonly file: File | undefined;
  clear(): void;
}

export interface FileForm {
  readonly form: HTMLFormElement;
  readonly announce: (text: string) => void;
  readonly complain: (title: string, detail: string) => void;
}

const megabyte = 1024 * 1024;

export function watchFile({ form, announce, complain }: FileForm): ChosenFile {
  const input = form.querySelector<HTMLInputElement>('#file');
  const place = form.querySelector<HTMLElement>('#scelto');
  if (!input || !place) return { file: undefined, clear: () => undefined };
  const textPart = form.querySelector<HTMLElement>('.text-part');
  let preview = '';

  function show(): void {
    const file = input?.files?.[0];
    URL.revokeObjectURL(preview);
    preview = file?.type.startsWith('image/') ? URL.createObjectURL(file) : '';
    if (!input || !place) return;
    input.hidden = file !== undefined;
    place.hidden = file === undefined;
    // One thing at a time: what is in the text field is kept there, and is not sent with a file.
    if (textPart) textPart.hidden = file !== undefined;
    place.innerHTML = file ? fileShown(file, preview).text : '';
    place.querySelector('button')?.addEventListener('click', () => {
      clear();
      announce(say.removed);
      input.focus();
    });
  }

  function clear(): void {
    if (input) input.value = '';
    show();
  }

  function take(files: FileList): void {
    const [file] = files;
    if (!input || !file) return;
    const limit = Number(file.type.startsWith('video/') ? form.dataset.videoMax : form.dataset.imageMax);
    if (file.size > limit) {
      clear();
      complain(say.tooLarge, say.tooLargeDetail({ limit: `${Math.floor(limit / megabyte)} MB` }));
      return;
    }
    const one = new DataTransfer();
    one.items.add(file);
    input.files = one.files;
    show();
    announce(say.chosen({ name: file.name }));
    if (files.length > 1) complain(say.oneFile, say.oneFileDetail);
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  }

  input.addEventListener('change', () => {
    if (input.files?.length) take(input.files);
    else show();
  });
  takeDropsAndPastes(form, take);
  // Browsers keep the choice when they come back to a page.
  show();
  return {
    get file() {
      return input.files?.[0];
    },
    clear,
  };
}

function takeDropsAndPastes(form: HTMLFormElement, take: (files: FileList) => void): void {
  const root = document.documentElement;
  const holdsFiles = (data: DataTransfer | null) => !form.hidden && (data?.types.includes('Files') ?? false);
  document.addEventListener('dragover', (event) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    root.classList.add('dropping');
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) root.classList.remove('dropping');
  });
  document.addEventListener('drop', (event) => {
    root.classList.remove('dropping');
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) take(event.dataTransfer.files);
  });
  document.addEventListener('paste', (event) => {
    // What offices put on the clipboard is a text with an image of it: then the text is meant.
    const data = event.clipboardData;
    if (!holdsFiles(data) || !data || data.types.includes('text/plain')) return;
    event.preventDefault();
    take(data.files);
  });
}

function fileShown(file: File, preview: string) {
  const kilobytes = file.size / 1024;
  const size = new Intl.NumberFormat(pageLanguage, { maximumFractionDigits: 1 }).format(
    kilobytes < 1024 ? Math.ceil(kilobytes) : kilobytes / 1024,
  );
  return html`${preview ? html`<img src="${preview}" alt="">` : undefined}
<p><span class="file-name">${file.name}</span> <span class="note">${size} ${kilobytes < 1024 ? 'kB' : 'MB'}</span></p>
<button type="button">${say.remove}</button>`;
}
