/** Looks a property up among those that speak of the image itself, not of its parts or its history. */
import type { XmpProperty } from './read-xmp.ts';
import type { xmpNamespaces } from './xmp-namespaces.ts';

type Namespace = (typeof xmpNamespaces)[keyof typeof xmpNamespaces];

export function topValues(properties: readonly XmpProperty[], namespace: Namespace, name: string): string[] {
  return properties
    .filter((one) => one.name === name && one.namespace === namespace && one.path.length === 0)
    .flatMap(({ values }) => values.map((value) => value.trim()))
    .filter((value) => value !== '');
}
