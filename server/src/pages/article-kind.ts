/** Whether an article is satire, an opinion, a live report or a gallery, as far as the page itself says so. */
import type { ArticleKind } from './article.ts';
import type { PageFacts } from './page-facts.ts';

const satire = /^(?:satira|satire|satirical|parody|parodia|umorismo|humou?r)$/;
const satireSaid =
  /\b(?:sito|giornale|blog|testata|pagina|progetto|articoli)\b[^.]{0,40}\bsatiric|\bsatirical?\b[^.]{0,40}\b(?:news|site|website|publication|newspaper|articles?)|\bnotizie (?:inventate|di fantasia|satiriche)|\bfake news (?:site|parody)|\b(?:this|our) (?:is|site is) (?:a )?(?:work of )?satire|\bèsatira\b|\bquesta è satira\b/;
const opinion =
  /^(?:opinion[ie]?s?|op-?ed|editorial[ei]?s?|editorials|comment[io]|commentary|commentar[iy]|il commento|l['’]editoriale|l['’]opinione|letters to the editor|columnists?|rubriche|punti di vista|viewpoint)$/;
const opinionPath =
  /\/(?:opinioni?|opinion|op-ed|editorial[ei]|commenti|commentisfree|commentary|l-editoriale)(?:\/|$)/;
const live =
  /\b(?:live ?blog|live updates|as it happened|in diretta|diretta (?:live|di oggi|testuale)|la diretta|live)\s*(?::|·|\||—|–|$)|^(?:live|diretta)\s*[:—–-]|\bliveblog\b/i;
const gallery =
  /\b(?:photo ?gallery|fotogallery|galleria fotografica|le foto|le immagini|in pictures|in photos)\b/i;
const galleryPath = /\/(?:foto|photogallery|fotogallery|gallery|gallerie|galleries|pictures)(?:\/|-|$)/;

export function articleKind(
  facts: PageFacts,
  { wordCount, title }: { wordCount: number; title: string },
): ArticleKind {
  const { types, sections, path, selfDescription } = facts;
  const isSection = (pattern: RegExp) => sections.some((section) => pattern.test(section));
  if (types.has('SatiricalArticle') || isSection(satire) || satireSaid.test(selfDescription)) return 'satire';
  if (types.has('LiveBlogPosting') || (live.test(title) && /live|diretta/.test(path))) return 'live';
  if (types.has('OpinionNewsArticle') || isSection(opinion) || opinionPath.test(path)) return 'opinion';
  if (types.has('ImageGallery') || types.has('MediaGallery') || facts.ogType === 'gallery') return 'gallery';
  const isImages = facts.imageCount >= 5 && wordCount < facts.imageCount * 60;
  return isImages && (gallery.test(title) || galleryPath.test(path)) ? 'gallery' : 'article';
}
