/** Joins the pieces of JPEG's extended XMP, which is how a packet larger than one segment is stored. */

export interface XmpPiece {
  /** 32 hexadecimal digits that all pieces of a packet share. */
  readonly id: string;
  readonly totalBytes: number;
  readonly offset: number;
  readonly data: Uint8Array;
}

const packetsMax = 4;

/** Packets whose pieces are all there; one with a gap or an overlap is left out. */
export function joinExtendedXmp(pieces: readonly XmpPiece[], sizeBytesMax: number): Uint8Array[] {
  const groups = new Map<string, XmpPiece[]>();
  for (const piece of pieces) {
    const group = groups.get(piece.id);
    if (group) group.push(piece);
    else if (groups.size < packetsMax) groups.set(piece.id, [piece]);
  }
  return [...groups.values()].flatMap((group) => join(group, sizeBytesMax) ?? []);
}

function join(group: XmpPiece[], sizeBytesMax: number): Uint8Array | undefined {
  const totalBytes = group[0]?.totalBytes ?? 0;
  if (totalBytes === 0 || totalBytes > sizeBytesMax) return undefined;
  const parts: Uint8Array[] = [];
  let position = 0;
  for (const { offset, data } of group.toSorted((one, other) => one.offset - other.offset)) {
    if (offset !== position || data.length === 0) return undefined;
    parts.push(data);
    position += data.length;
  }
  return position === totalBytes ? Buffer.concat(parts) : undefined;
}
