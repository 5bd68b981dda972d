/** Finds the IPTC-IIM records among Photoshop's image resources (JPEG's APP13, TIFF's tag 34377, PNG's raw profile). */
import { viewBytes } from './byte-view.ts';

const iptcResource = 0x0404;
const resourcesMax = 1000;

/** Resources are `8BIM`, a number, a name and the data, the last two filled up to an even size. */
export function iptcOfResources(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewBytes(bytes);
  let at = 0;
  for (let count = 0; count < resourcesMax && at + 12 <= view.sizeBytes; count += 1) {
    if (view.ascii(at, 4) !== '8BIM') return undefined;
    const id = view.u16(at + 4);
    const nameBytes = 1 + view.u8(at + 6);
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2);
    const sizeBytes = view.u32(sizeAt);
    if (sizeAt + 4 + sizeBytes > view.sizeBytes) return undefined;
    if (id === iptcResource) return view.slice(sizeAt + 4, sizeBytes);
    at = sizeAt + 4 + sizeBytes + (sizeBytes % 2);
  }
  return undefined;
}
