/** What an image's file holds beside the image: read by its structure, never by searching its bytes. */
import type { ImageFormat } from '../image.ts';

export interface NamedText {
  readonly keyword: string;
  readonly text: string;
}

export interface JpegSegment {
  /** Second byte of the marker: 0xe1 is APP1. */
  readonly marker: number;
  /** The name at the beginning of APP segments, such as `JFIF`, `Exif`, `Adobe`, `ICC_PROFILE`; empty where there is none. */
  readonly name: string;
  /** Of the 0xff that begins it. */
  readonly offset: number;
  /** With the marker; of a scan also its compressed data, up to the next marker. */
  readonly sizeBytes: number;
}

export interface JpegStructure {
  /** 0 where the file has no frame. */
  readonly width: number;
  readonly height: number;
  readonly isProgressive: boolean;
  readonly components: readonly {
    readonly id: number;
    readonly horizontal: number;
    readonly vertical: number;
    readonly table: number;
  }[];
  /** By slot, 0 to 3; 64 steps each in rows (not zigzag). */
  readonly quantisation: readonly (Uint16Array | undefined)[];
  readonly segments: readonly JpegSegment[];
  readonly restartInterval: number;
  readonly hasStandardHuffman: boolean;
}

export interface Container {
  readonly format: ImageFormat;
  /** The TIFF structure of EXIF, without the `Exif\0\0` before it. */
  readonly exif?: Uint8Array;
  /** Packets of XMP as text, the main one first; JPEG's extended XMP joined. */
  readonly xmp: readonly string[];
  /** IPTC-IIM records, from Photoshop's resource 0x0404 or TIFF's tag. */
  readonly iptc?: Uint8Array;
  /** PNG's tEXt, zTXt and iTXt (inflated within limits). */
  readonly texts: readonly NamedText[];
  /** Comments of JPEG and GIF. */
  readonly comments: readonly string[];
  readonly jpeg?: JpegStructure;
  /** Bytes after the image's own end. */
  readonly trailing?: { readonly offset: number; readonly sizeBytes: number };
}
