/** The lines that put the widget into a page: written by the server for the first look, by the browser after that. */

export interface SnippetChoice {
  /** Empty: the reader's own. */
  readonly language: string;
  readonly theme: 'auto' | 'chiaro' | 'scuro';
  /** Empty: as wide as its place. */
  readonly widthPx: string;
  /** By the loader, which fits the height, or as a frame and nothing else. */
  readonly way: 'loader' | 'iframe';
}

export const firstChoice: SnippetChoice = { language: '', theme: 'auto', widthPx: '', way: 'loader' };

/** A frame cannot follow its content by itself: room for the form and a short verdict. */
const frameHeightPx = 640;

/** `title` is what a frame is called, in the chosen language. */
export function snippetText(choice: SnippetChoice, baseUrl: string, title = 'Riscontro'): string {
  const { language, theme, widthPx, way } = choice;
  const given = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`);
  if (way === 'loader') {
    const attributes = [
      given('data-lang', language),
      given('data-tema', theme === 'auto' ? '' : theme),
      given('data-larghezza', widthPx),
    ].join('');
    return `<div data-riscontro${attributes}></div>\n<script async src="${baseUrl}/widget.js"></script>`;
  }
  const query = [language === '' ? '' : `lang=${language}`, theme === 'auto' ? '' : `tema=${theme}`].filter(
    Boolean,
  );
  const address = `${baseUrl}/widget${query.length > 0 ? `?${query.join('&amp;')}` : ''}`;
  return `<iframe src="${address}" title="${title}"
  width="${widthPx || '100%'}" height="${frameHeightPx}" style="border: 0; max-width: 100%"
  loading="lazy" referrerpolicy="origin"></iframe>`;
}
