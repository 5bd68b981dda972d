/** What a video's file holds beside images and sound: read by its structure, without decoding anything. */
import type { NamedText } from '../containers/container.ts';
import type { VideoFormat } from '../video/video.ts';

/** Milliseconds since 1970 in UTC; absent where the file holds none or zero. */
export interface FileTimes {
  readonly createdMs?: number;
  readonly modifiedMs?: number;
}

export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

export interface ContainerTrack {
  readonly kind: 'video' | 'sound' | 'timecode' | 'data' | 'text' | 'other';
  /** The name of its handler (ISO media) or its own (Matroska), such as `Core Media Video`. */
  readonly name: string;
  /** As the file writes it: `avc1`, `hvc1`, `mp4a`, `gpmd`, `V_VP9`, … */
  readonly codec: string;
  /** The encoder's name in the description of ISO media's samples. */
  readonly compressor: string;
  /** 0 where the track has no images. */
  readonly width: number;
  readonly height: number;
  /** Of the track and of the media in it. */
  readonly times: readonly FileTimes[];
  /** Of all that the file holds of it, shown or not; 0 where the file does not say. */
  readonly durationSeconds: number;
  /** Parts of it that are shown, where an edit list chooses; absent: all of it. */
  readonly shown?: readonly Stretch[];
}

export interface Brand {
  readonly major: string;
  readonly minor: number;
  readonly compatible: readonly string[];
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitudeMetres?: number;
}

export interface VideoContainer {
  readonly format: VideoFormat;
  /** Of ISO media. */
  readonly brand?: Brand;
  /** Kinds of the outermost parts in their order, each run once: `ftyp`, `moov`, `mdat`; `uuid` with its name. */
  readonly layout: readonly string[];
  /** Kinds of the boxes in which ISO media keep what belongs to the writer. */
  readonly userBoxes: readonly string[];
  /** Whether it came in pieces, as players on the web take it. */
  readonly isFragmented: boolean;
  readonly movie: FileTimes;
  readonly tracks: readonly ContainerTrack[];
  /** Under the names of the file: `©too`, `com.apple.quicktime.make`, `WritingApp`, `ISFT`, … */
  readonly tags: readonly NamedText[];
  /** 3GPP's box of places. */
  readonly position?: Position;
  /** What encoders write into the coded images and the coded sound, such as x264's settings. */
  readonly encoders: readonly string[];
  readonly xmp: readonly string[];
}
