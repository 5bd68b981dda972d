/** What a video's file declares of its origin: signed history, digital source, marks of generators. */
import type { MediaSignal } from '../domain/media-signal.ts';
import type { VideoFormat } from '../media/video/video.ts';
import { readVideoContainer } from '../media/video-containers/read-video-container.ts';
import type { VideoContainer } from '../media/video-containers/video-container.ts';
import type { C2paReading } from './c2pa/c2pa-reading.ts';
import { c2paSignal } from './c2pa/c2pa-signal.ts';
import { type C2paTrust, readC2pa } from './c2pa/read-c2pa.ts';
import { digitalSourceSignal } from './digital-source.ts';
import { markSignal } from './generator/generator-signal.ts';
import { videoMarkSources } from './generator/video-mark-sources.ts';
import { readXmp } from './xmp/read-xmp.ts';

export interface VideoProvenance {
  /** `c2pa`, `digitalSource` and `generatorMark`. */
  readonly signals: MediaSignal[];
  readonly c2pa: C2paReading['status'];
}

/** Never throws for what the file holds. `container`: what was read of it, where that was done already. */
export async function videoProvenanceSignals(
  bytes: Uint8Array,
  format: VideoFormat,
  { anchorsPem, container }: C2paTrust & { readonly container?: VideoContainer },
): Promise<VideoProvenance> {
  const found = container ?? readVideoContainer(bytes, format);
  const xmp = readXmp(found.xmp);
  const c2pa = await readC2pa(bytes, format, { anchorsPem });
  return {
    signals: [
      c2paSignal(c2pa, 'video'),
      digitalSourceSignal(found, xmp, 'video'),
      markSignal(videoMarkSources(found, xmp), 'video'),
    ],
    c2pa: c2pa.status,
  };
}
