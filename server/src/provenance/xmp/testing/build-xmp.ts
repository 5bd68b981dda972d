/** Writes packets of XMP for tests. */
import { xmpNamespaces } from '../xmp-namespaces.ts';

const prefixes = {
  dc: xmpNamespaces.dublinCore,
  xmp: xmpNamespaces.basic,
  photoshop: xmpNamespaces.photoshop,
  exif: xmpNamespaces.exif,
  Iptc4xmpExt: xmpNamespaces.iptcExtension,
  TC260: xmpNamespaces.aigc,
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  stEvt: 'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#',
};

/** With elements inside the description and attributes on it. */
export function buildXmp(elements: string, attributes = ''): string {
  const names = Object.entries(prefixes).map(([prefix, name]) => `xmlns:${prefix}="${name}"`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${names.join(' ')} ${attributes}>${elements}</rdf:Description>`,
    `</rdf:RDF></x:xmpmeta>${' '.repeat(200)}<?xpacket end="w"?>`,
  ].join('');
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
