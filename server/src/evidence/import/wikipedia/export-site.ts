/** Which encyclopedia an export comes from, told by how the file begins. */
import type { GrammarLanguage } from '../../../language/grammars.ts';
import { xmlFields } from './xml-fields.ts';

export interface ExportSite {
  /** `itwiki` */
  readonly database: string;
  /** `it.wikipedia.org` */
  readonly host: string;
  readonly language: GrammarLanguage;
}

/** Simple English is English. */
const sites: Readonly<Record<string, ExportSite>> = {
  itwiki: { database: 'itwiki', host: 'it.wikipedia.org', language: 'it' },
  enwiki: { database: 'enwiki', host: 'en.wikipedia.org', language: 'en' },
  simplewiki: { database: 'simplewiki', host: 'simple.wikipedia.org', language: 'en' },
};

/** Throws, in words for the operator, when it is no export or one of another encyclopedia. */
export function siteOfExport(head: string): ExportSite {
  const start = head.replace(/^\ufeff/, '').trimStart();
  // A document type can define entities that unfold to billions of characters; exports have none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start))
    throw new Error('The file defines entities of its own, which no MediaWiki export does. It was not read.');
  const [siteInfo] = /<siteinfo>.*?<\/siteinfo>/s.exec(start) ?? [];
  if (!/^(?:<\?xml[^>]*>\s*)?<mediawiki[\s>]/.test(start) || !siteInfo) {
    throw new Error(
      'The file is no MediaWiki export: it does not begin with <mediawiki> and what site it is from. A dump such as itwiki-latest-pages-articles.xml.bz2 is needed, as it is or packed with bzip2, gzip or Zstandard.',
    );
  }
  const fields = xmlFields(siteInfo);
  const base = fields.get('siteinfo/base') ?? '';
  // Exports before 2014 do not name the database.
  const database = fields.get('siteinfo/dbname') ?? databaseAt(base);
  const site = Object.hasOwn(sites, database) ? sites[database] : undefined;
  if (site) return site;
  throw new Error(
    `The export is from “${(database || base || 'an unknown site').slice(0, 100)}”. Only Wikipedia in Italian (itwiki) and in English (enwiki, simplewiki) can be imported.`,
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
