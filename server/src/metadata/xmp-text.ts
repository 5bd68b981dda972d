/** Finds values among the properties of XMP. */
import type { XmpProperty } from '../provenance/xmp/read-xmp.ts';

/** The first value of a property that stands at the top. */
export function xmpText(xmp: readonly XmpProperty[], namespace: string, name: string): string | undefined {
  return xmp.find((one) => one.path.length === 0 && one.namespace === namespace && one.name === name)
    ?.values[0];
}

/** The values of a property at the top, such as the entries of its list. */
export function xmpList(xmp: readonly XmpProperty[], namespace: string, name: string): readonly string[] {
  return xmp
    .filter((one) => one.path.length === 0 && one.namespace === namespace && one.name === name)
    .flatMap(({ values }) => values);
}
