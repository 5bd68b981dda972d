/** Reads packets of XMP into a flat list of properties, with an XML parser that knows no entities of its own. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { withoutZeros } from '../../media/containers/text-bytes.ts';
import { createXmpTree } from './xmp-tree.ts';

export interface XmpProperty {
  readonly namespace: string;
  readonly name: string;
  /** Its text, or the entries of its list; empty for a structure, whose fields are properties of their own. */
  readonly values: readonly string[];
  /** The properties around it, outermost first; list entries are counted from 1, as in `History[2]`. Empty at the top. */
  readonly path: readonly string[];
}

const faultsMax = 50;
/** The limits on values are looked at after each piece. */
const pieceCharacters = 64 * 1024;
/** Of all packets of a file; larger ones hold images and depth maps, which are not looked for. */
const charactersMax = 1024 * 1024;

/** Thrown by what the parser calls: the only way to stop it in the middle of a piece. */
const enough = new Error('an XMP packet is past its limits');

/**
 * Never throws for the content; of a damaged packet what stands before and after the fault. At most 4,000
 * values a packet, from the first million characters.
 */
export function readXmp(packets: readonly string[]): XmpProperty[] {
  let left = charactersMax;
  return packets.flatMap((packet) => {
    const piece = packet.slice(0, left);
    left -= piece.length;
    return piece === '' ? [] : readPacket(piece);
  });
}

function readPacket(packet: string): readonly XmpProperty[] {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const tree = createXmpTree();
  let faults = 0;
  parser.on('error', () => {
    faults += 1;
    if (faults > faultsMax) throw enough;
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    // Finding the namespace of a tag takes as long as it lies deep.
    if (!tree.open(tag)) throw enough;
  });
  parser.on('text', (text) => tree.text(text));
  parser.on('cdata', (text) => tree.text(text));
  parser.on('closetag', () => tree.close());
  const text = withoutPadding(packet);
  try {
    for (let at = 0; at < text.length && !tree.isFull(); at += pieceCharacters) {
      parser.write(text.slice(at, at + pieceCharacters));
    }
  } catch (error) {
    if (error !== enough) throw error;
  }
  return tree.properties;
}

/** Packets end in spaces, and in some files in zeros, for later changes in place. */
function withoutPadding(packet: string): string {
  return withoutZeros(packet.trim());
}
