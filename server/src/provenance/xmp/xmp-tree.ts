/** Follows the tags of an XMP packet by the rules of RDF and notes the properties. */
import type { SaxesTagNS } from 'saxes';
import type { XmpProperty } from './read-xmp.ts';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const xml = new Set(['http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/']);
const arrays = new Set(['Bag', 'Seq', 'Alt']);
const depthMax = 32;
const valuesMax = 4000;

type Property = XmpProperty & { readonly values: string[] };

/**
 * What an open tag is: `outside` of RDF, RDF itself, a `node` whose children are properties, a `property`, an `array`
 * or one of its `item`s.
 */
interface Frame {
  readonly kind: 'outside' | 'rdf' | 'node' | 'property' | 'array' | 'item';
  /** The property whose values are here. */
  readonly property?: Property;
  /** Of the properties inside. */
  readonly path: readonly string[];
  text: string;
  items: number;
}

export function createXmpTree() {
  const properties: Property[] = [];
  const frames: Frame[] = [];
  let values = 0;

  return {
    properties: properties as readonly XmpProperty[],
    isFull: () => values >= valuesMax,
    /** Whether the tag is within the limits of depth and number. */
    open(tag: SaxesTagNS): boolean {
      const frame = frameOf(tag, frames.at(-1));
      frames.push(frame);
      if (frame.kind !== 'outside' && frame.kind !== 'rdf') readAttributes(tag, frame);
      return frames.length <= depthMax && values < valuesMax;
    },
    text(text: string): void {
      const frame = frames.at(-1);
      if (frame?.kind === 'property' || frame?.kind === 'item') frame.text += text;
    },
    close(): void {
      const frame = frames.pop();
      const text = frame?.text.trim();
      if (text) addValue(frame?.property, text);
    },
  };

  function frameOf({ uri, local, attributes }: SaxesTagNS, parent: Frame | undefined): Frame {
    const isRdf = uri === rdf;
    if (!parent || parent.kind === 'outside') return frameLike(isRdf && local === 'RDF' ? 'rdf' : 'outside');
    if (parent.kind === 'rdf') return frameLike('node');
    const isResource = Object.values(attributes).some(
      (attribute) =>
        attribute.uri === rdf && attribute.local === 'parseType' && attribute.value === 'Resource',
    );
    if (parent.kind === 'node') {
      const property = addProperty(uri, local, parent.path);
      return frameLike(isResource ? 'node' : 'property', property, [...parent.path, local]);
    }
    if (parent.kind === 'array') {
      if (!isRdf || local !== 'li') return frameLike('outside');
      parent.items += 1;
      const path = [...parent.path.slice(0, -1), `${parent.path.at(-1) ?? ''}[${parent.items}]`];
      return frameLike(isResource ? 'node' : 'item', parent.property, path);
    }
    if (isRdf && arrays.has(local)) return frameLike('array', parent.property, parent.path);
    return frameLike(isRdf && local === 'Description' ? 'node' : 'outside', parent.property, parent.path);
  }

  /** Attributes are the short form of properties inside. */
  function readAttributes({ attributes }: SaxesTagNS, frame: Frame): void {
    for (const { uri, local, value } of Object.values(attributes)) {
      if (uri === rdf && local === 'resource') addValue(frame.property, value);
      else if (uri && uri !== rdf && !xml.has(uri)) addValue(addProperty(uri, local, frame.path), value);
    }
  }

  function addProperty(namespace: string, name: string, path: readonly string[]): Property {
    const property: Property = { namespace, name, values: [], path };
    if (values < valuesMax) properties.push(property);
    values += 1;
    return property;
  }

  function addValue(property: Property | undefined, value: string): void {
    if (property && values < valuesMax) property.values.push(value);
    values += 1;
  }
}

function frameLike(kind: Frame['kind'], property?: Property, path: readonly string[] = []): Frame {
  return { kind, path, text: '', items: 0, ...(property && { property }) };
}
