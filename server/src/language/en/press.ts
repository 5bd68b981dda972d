/** The English of articles: reported speech, writers, subjects left to the sentence before. */
import type { PressGrammar } from '../grammar-press.ts';
import { wordSet } from '../phrases.ts';

export const press: PressGrammar = {
  reporting: [
    /(?<!\p{L})(?:according to|in the words of|in the view of|in the opinion of)(?!\p{L})/iu,
    /(?<!\p{L})(?:said|says|say|told|claims|claim|claimed|argued|argues|commented|believes|believe|alleged|alleges|insisted|insists|stated|warned|warns|explained|explains|remarked|tweeted|testified|suggested|suggests)(?!\p{L})/iu,
    /(?<!\p{L})(?:wrote|writes|added|adds)(?= that(?!\p{L})| on (?:x|twitter|facebook|instagram|social)(?!\p{L})|[,.:;]|$)/iu,
    /(?<!\p{L})(?:announced|announces|confirmed|confirms|denied|denies|admitted|admits|accepted|acknowledged|maintained|maintains|reported|reports|noted|notes|recalled|wrote|writes|asked|estimates?|estimated)(?!\p{L})[^.;:]{0,60}(?<!\p{L})(?:that|whether)(?!\p{L})/iu,
    /(?<!\p{L})(?:rumou?rs? (?:has|have|is|are|spread|say)|is circulating|are circulating|went viral|has gone viral|allegedly|reportedly|supposedly)(?!\p{L})/iu,
  ],
  ofTheWriter:
    /(?<!\p{L})(?:(?<!\p{Lu}\p{L}*\s|type\s)I(?=['’]|\s\p{Ll})|[Mm]y(?=\s\p{Ll})|me)(?!\p{L})|^(?:When|If|As|While|After|Before|Then|So|But|And|Now|Here|Since|Because|Although|Though) I /u,
  denial: /(?<!\p{L})(?:no|not|never|none|nobody|cannot|without)(?!\p{L})|n['’]t(?!\p{L})/iu,
  persons: /^(he|she)(?!\p{L})/iu,
  things:
    /^(it|they|we|i|this|that|these|those|such|here|there|but|and|however|also|then|instead|his|her|their|its|our|my|both|the (?:first|second|third|last) (?:is|was|has)|the former|the latter|(?:most|many|some|one|two|none|all|each) of (?:them|these|those))(?!\p{L})/iu,
  notFirstNames:
    /^(?:the|a|an|in|on|at|by|for|from|with|when|after|before|since|as|last|next|this|that|but|and|both)$/iu,
  nameLinks: wordSet('van von'),
  ties: /(?:^|[\s(])(?:a|in|at|from|of|on|on the|in the|of the|to the)\s?$/iu,
  aboutClaims:
    /(?<!\p{L})(?:hoax(?:es)?|fake|fact[- ]?check\w*|false|falsely|debunk\w*|myths?|misleading|rumou?rs?|untrue|no evidence|alleged\w*)(?!\p{L})/iu,
  askingTitle: /^(?:who|what|which|when|where|why|how|whose)(?!\p{L})/iu,
  denyingTitle: /^no[,:]/i,
};
