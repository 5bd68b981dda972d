/** Everything in a file that a generator may have signed, read once for all of them. */
import type { Container } from '../../media/containers/container.ts';
import { type ExifStrings, exifStrings } from '../../media/containers/exif-strings.ts';
import { type IptcStrings, iptcStrings } from '../../media/containers/iptc-records.ts';
import type { XmpProperty } from '../xmp/read-xmp.ts';
import { topValues } from '../xmp/top-values.ts';
import { xmpNamespaces } from '../xmp/xmp-namespaces.ts';

export interface MarkSources {
  /** Texts of PNG under a keyword; capitals count, as they do for the programs that write them. */
  texts(keyword: string): readonly string[];
  readonly exif: ExifStrings;
  readonly iptc: IptcStrings;
  readonly xmp: readonly XmpProperty[];
  /** Comments of JPEG and GIF. */
  readonly comments: readonly string[];
  /** What the file names as the program that made it: EXIF's and PNG's `Software`, XMP's `CreatorTool`. */
  readonly programs: readonly string[];
  /** The free comment of EXIF, in whichever place it is. */
  readonly userComments: readonly string[];
  /** What describes the image: PNG, EXIF, IPTC and XMP. */
  readonly descriptions: readonly string[];
}

export function markSources(container: Container, xmp: readonly XmpProperty[]): MarkSources {
  const exif = container.exif ? exifStrings(container.exif) : {};
  const iptc = container.iptc ? iptcStrings(container.iptc) : {};
  const texts = (keyword: string) =>
    container.texts.filter((one) => one.keyword === keyword).map(({ text }) => text);
  const { basic, dublinCore, exif: exifInXmp } = xmpNamespaces;
  return {
    texts,
    exif,
    iptc,
    xmp,
    comments: container.comments,
    programs: [
      ...present(exif.software),
      ...texts('Software'),
      ...texts('software'),
      ...topValues(xmp, basic, 'CreatorTool'),
    ].map((program) => program.trim()),
    userComments: [...present(exif.userComment), ...topValues(xmp, exifInXmp, 'UserComment')],
    descriptions: [
      ...texts('Description'),
      ...present(exif.imageDescription),
      ...(iptc.caption ?? []),
      ...topValues(xmp, dublinCore, 'description'),
    ],
  };
}

const present = (text: string | undefined) => (text ? [text] : []);
