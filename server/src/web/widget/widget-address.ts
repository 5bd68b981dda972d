/** Addresses inside of the widget's frame: they go on naming language, theme and the site around it. */
import type { Language } from '@riscontro/words';
import type { Theme } from '../framed-page.ts';

export interface WidgetPlace {
  readonly language: Language;
  /** The language that the address named. */
  readonly named: Language | undefined;
  readonly theme: Theme;
  /** The site that shows the frame; undefined on our own pages. */
  readonly site: string | undefined;
}

export function widgetAddress(
  path: string,
  { named, theme, site }: WidgetPlace,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams();
  if (named) query.set('lang', named);
  if (theme) query.set('tema', theme);
  if (site !== undefined) query.set('sito', site);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
