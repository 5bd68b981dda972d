/** The names of the vocabularies in which marks of origin are written. */

export const xmpNamespaces = {
  dublinCore: 'http://purl.org/dc/elements/1.1/',
  basic: 'http://ns.adobe.com/xap/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  iptcExtension: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  /** Of the Chinese committee that wrote GB 45438-2025. */
  aigc: 'http://www.tc260.org.cn/ns/AIGC/1.0/',
} as const;
