/** The Content-Type field, taken apart. */
import { MIMEType } from 'node:util';

const plainJson = new MIMEType('application/json');

/** As the WHATWG reads it: `essence` in lower case, `params` with the first of each name. Undefined where it is none. */
export function mediaType(field: string | undefined): MIMEType | undefined {
  // What nearly every request says.
  if (field === 'application/json') return plainJson;
  try {
    return new MIMEType(field ?? '');
  } catch {
    // Who sends it is told that the type is not accepted.
    return undefined;
  }
}
