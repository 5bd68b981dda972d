/** Takes out of a result stored by an earlier version what it should never have held: secrets of links, and other people's checks. */
import { storedLink } from '../../domain/stored-link.ts';

/** How earlier versions called a check among the appearances of an image. */
const checkTitle = /^Riscontro: (?:autentica|sospetta|manipolata|creata con IA)$/;
const localName = 'indice locale';

const takenOut = {
  it: 'Il dettaglio di questa ricerca è stato tolto, perché nominava verifiche fatte da altri.',
  en: 'The detail of this search was taken out, because it named checks made by others.',
};

interface Found {
  readonly url: string;
  readonly titolo: string;
  readonly fonte: string;
}

interface StoredBody {
  readonly contenuto?: { readonly url?: string };
  readonly ricerca_inversa?: readonly Found[];
  readonly segnali?: readonly { readonly nome?: string; readonly dettaglio: string }[];
  readonly lingua?: string;
}

/** The very same text where there is nothing to take out. */
export function withoutOthers(body: string): string {
  const before: StoredBody = JSON.parse(body);
  const { contenuto, ricerca_inversa: found = [], segnali, ...rest } = before;
  const link = contenuto?.url === undefined ? undefined : storedLink(contenuto.url);
  const kept = found.filter(({ fonte, titolo }) => fonte !== localName || !checkTitle.test(titolo));
  const appearances = kept.map((one) =>
    one.fonte === localName ? { ...one, url: storedLink(one.url) ?? one.url } : one,
  );
  const language = rest.lingua === 'en' ? 'en' : 'it';
  const signals =
    kept.length === found.length
      ? segnali
      : segnali?.map((signal) =>
          signal.nome === 'ricerca_inversa' ? { ...signal, dettaglio: takenOut[language] } : signal,
        );
  const after = {
    ...before,
    ...(link === undefined ? {} : { contenuto: { ...contenuto, url: link } }),
    ...(signals ? { segnali: signals } : {}),
    // Left out of the JSON when there is none.
    ricerca_inversa: appearances.length > 0 ? appearances : undefined,
  };
  return JSON.stringify(after);
}
