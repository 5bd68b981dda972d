/** Which encyclopedia an export comes from, told by how the file begins. */
import { OperatorError } from '../../../domain/operator-error.ts';
import { type GrammarLanguage, grammarLanguages, grammarOf } from '../../../language/grammars.ts';
import { xmlFields } from './xml-fields.ts';

export interface ExportSite {
  /** `itwiki` */
  readonly database: string;
  /** `it.wikipedia.org` */
  readonly host: string;
  readonly language: GrammarLanguage;
}

const sites: ReadonlyMap<string, ExportSite> = new Map(
  grammarLanguages.flatMap((language) =>
    Object.entries(grammarOf(language).encyclopedia.sites).map(([database, host]): [string, ExportSite] => [
      database,
      { database, host, language },
    ]),
  ),
);

/** Throws, in words for the operator, when it is no export or one of another encyclopedia. */
export function siteOfExport(head: string): ExportSite {
  const start = head.replace(/^\ufeff/, '').trimStart();
  // A document type can define entities that unfold to billions of characters; exports have none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start)) throw new OperatorError({ of: 'files', code: 'ownEntities' });
  const [siteInfo] = /<siteinfo>.*?<\/siteinfo>/s.exec(start) ?? [];
  if (!/^(?:<\?xml[^>]*>\s*)?<mediawiki[\s>]/.test(start) || !siteInfo) {
    throw new OperatorError({ of: 'files', code: 'notAnExport' });
  }
  const fields = xmlFields(siteInfo);
  const base = fields.get('siteinfo/base') ?? '';
  // Exports before 2014 do not name the database.
  const database = fields.get('siteinfo/dbname') ?? databaseAt(base);
  const site = sites.get(database);
  if (site) return site;
  const named = (database || base).slice(0, 100);
  throw new OperatorError(
    named === ''
      ? { of: 'files', code: 'unknownSite', values: { sites: [...sites.keys()] } }
      : { of: 'files', code: 'otherSite', values: { site: named, sites: [...sites.keys()] } },
  );
}

function databaseAt(base: string): string {
  const [, code] = /^https?:\/\/([a-z]+)\.wikipedia\.org\//.exec(base) ?? [];
  return code ? `${code}wiki` : '';
}

/** As MediaWiki writes its own links. */
export function pageAddress({ host }: ExportSite, title: string): string {
  const path = encodeURIComponent(title.replaceAll(' ', '_'))
    .replace(/%(?:3B|40|24|2C|2F|3A)/g, decodeURIComponent)
    .replaceAll("'", '%27');
  return `https://${host}/wiki/${path}`;
}
