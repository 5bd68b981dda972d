/** Why a file cannot be imported. */
import { format } from '../format.ts';

export const files = {
  faults: {
    unpackedTooLarge: 'Unpacked, the file is larger than it may be.',
    endsInEntry: 'The file ends in the middle of an entry.',
    endsInList: 'The file ends in the middle of its list.',
    bzip2Damaged:
      'The bzip2 file is damaged. What came before is kept; with the whole file the same command goes on.',
    bzip2EndsEarly:
      'Unexpected end of the bzip2 file: a part of it is missing. What came before is kept; with the whole file the same command goes on.',
    utf16: 'It is in UTF-16: save it as UTF-8.',
    otherPacking: 'It is packed in a way that is not read: use gzip or Zstandard.',
    noClaimHeading: ({ headings }: { headings: string }) =>
      `The first row has no heading for the claim: ${headings}.`,
    noUrlHeading: ({ headings }: { headings: string }) =>
      `The first row has no heading for the url: ${headings}.`,
    noRatingHeading: ({ headings }: { headings: string }) =>
      `The first row has no heading for the rating: ${headings}.`,
    noFactChecks: ({ headings }: { headings: string }) =>
      `It holds no fact-checks in a form that is understood: schema.org ClaimReview as JSON or in a web page, or CSV with headings such as ${headings}.`,
    noReviewMarkup: ({ types }: { types: readonly string[] }) =>
      `It is a web page or other markup that holds no ${types.join(' and no ')}.`,
    noImages: ({ columns }: { columns: string }) =>
      `It holds no pictures in a form that is understood: a JSON object a line, or CSV whose first row has the headings url and hash or image (all of them: ${columns}).`,
    tooManyImages: ({ folder, max }: { folder: string; max: number }) =>
      `${folder} holds more than ${format.number(max)} pictures.`,
    ownEntities: 'The file defines entities of its own, which no MediaWiki export does. It was not read.',
    notAnExport:
      'The file is no MediaWiki export: it does not begin with <mediawiki> and what site it is from. A dump such as itwiki-latest-pages-articles.xml.bz2 is needed, as it is or packed with bzip2, gzip or Zstandard.',
    otherSite: ({ site, sites }: { site: string; sites: readonly string[] }) =>
      `The export is from “${site}”. These of Wikipedia can be imported: ${sites.join(', ')}.`,
    unknownSite: ({ sites }: { sites: readonly string[] }) =>
      `The export is from an unknown site. These of Wikipedia can be imported: ${sites.join(', ')}.`,
    endlessPage: 'The file is no MediaWiki export: a page of it never ends, or there are none.',
    exportEndsEarly:
      'Unexpected end of the export: its last line is missing. What came before is kept; with the whole file the same command goes on.',
  },
};
