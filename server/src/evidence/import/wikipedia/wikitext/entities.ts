/** HTML's character references as they occur in wikitext. Others stay as they are, which is ugly but harmless. */

const named: ReadonlyMap<string, string> = new Map(
  pairs(`amp & lt < gt > quot " apos ' ndash – mdash — minus − times × divide ÷ plusmn ± deg ° prime ′ Prime ″
    hellip … bull • middot · laquo « raquo » lsaquo ‹ rsaquo › ldquo “ rdquo ” lsquo ‘ rsquo ’ sbquo ‚ bdquo „
    euro € pound £ yen ¥ cent ¢ sect § para ¶ copy © reg ® trade ™ dagger † Dagger ‡ permil ‰ micro µ
    sup1 ¹ sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ ordf ª ordm º iexcl ¡ iquest ¿ larr ← rarr → harr ↔
    le ≤ ge ≥ ne ≠ asymp ≈ equiv ≡ infin ∞ radic √ sum ∑ lsqb [ rsqb ] lbrack [ rbrack ] lbrace { rbrace } vert |
    Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë
    Igrave Ì Iacute Í Icirc Î Iuml Ï Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø
    Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ szlig ß
    agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë
    igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø
    ugrave ù uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ OElig Œ oelig œ Scaron Š scaron š
    alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο
    pi π rho ρ sigma σ sigmaf ς tau τ upsilon υ phi φ chi χ psi ψ omega ω
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω`)
    .concat(['nbsp', 'thinsp', 'ensp', 'emsp', 'hairsp', 'numsp', 'puncsp'].map((name) => [name, ' ']))
    .concat(['shy', 'zwj', 'zwnj', 'lrm', 'rlm'].map((name) => [name, ''])),
);

function pairs(list: string): [name: string, character: string][] {
  const words = list.trim().split(/\s+/);
  return Array.from({ length: words.length / 2 }, (_, pair) => [
    words[2 * pair] ?? '',
    words[2 * pair + 1] ?? '',
  ]);
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,8}));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
  });
}

/** What means something in wikitext, written so that it means itself. */
export function escapeMarkup(text: string): string {
  return text.replace(/[[\]{}|='*#:;<>_]/g, (character) => `&#${character.charCodeAt(0)};`);
}
