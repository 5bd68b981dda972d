/** The Italian of articles: reported speech, writers, subjects left to the sentence before. */
import type { PressGrammar } from '../grammar-press.ts';
import { wordSet } from '../phrases.ts';

export const press: PressGrammar = {
  reporting: [
    // Not the ordinal, nor the unit: `il secondo paese`, `chilometri al secondo`.
    /(?<!\p{L})(?<!(?:il|lo|al|del|dal|nel|sul|un|ogni|per|è|questo|quel|primo)\s)secondo(?=\s\p{L})(?! (?:tempo|posto|turno|grado|piano|luogo|giorno|anno)(?!\p{L}))/iu,
    /(?<!\p{L})(?:a detta d|stando a|a parere d|a giudizio d|nelle parole d)/iu,
    /(?<!\p{L})(?:ha|hanno|aveva|avevano|avrebbe|avrebbero) (?:poi |anche |infatti |già )?(?:detto|dichiarato|affermato|sostenuto|spiegato|commentato|raccontato|riferito|assicurato|ribadito|denunciato|precisato|avvertito|ammesso|ipotizzato)(?!\p{L})/iu,
    /(?<!\p{L})(?:dice|dicono|disse|dissero|dichiara|dichiarano|dichiarò|sostiene|sostengono|sostenne|afferma|affermano|affermò|spiega|spiegano|spiegò|racconta|raccontano|raccontò|commenta|commentano|riferisce|riferiscono|assicura|assicurano|ritiene|ritengono|si legge|si dice)(?!\p{L})/iu,
    /(?<!\p{L})(?:scrive|scrivono|scrisse|aggiunge|aggiungono|aggiunse|(?:ha|hanno) (?:scritto|aggiunto))(?= che(?!\p{L})| (?:su|in un) |[,.:;]|$)/iu,
    // What somebody announces, denies or admits is told, not claimed.
    /(?<!\p{L})(?:annuncia|annunciano|annunciato|conferma|confermano|confermato|nega|negano|negato|ammette|ammettono|scrive|scrivono|scritto|stima|stimano|prevede|prevedono)(?!\p{L})[^.;:]{0,60}(?<!\p{L})che(?!\p{L})/iu,
    // The conditional with which the press keeps its distance: `avrebbe`, `abbasserebbe`.
    /\p{L}rebbe(?:ro)?(?!\p{L})/iu,
    /(?<!\p{L})(?:circola|circolano|gira voce|girano voci|corre voce|è virale|sono virali|a quanto pare)(?!\p{L})/iu,
  ],
  ofTheWriter: /(?<!\p{L})(?:[Ii]o|[Mm]i(?:o|a|ei|e)?|[Hh]o)(?=\s\p{Ll}|[,.;:])/u,
  denial: /(?<!\p{L})(?:non|nessun\p{L}*|mai|senza|no)(?!\p{L})/iu,
  persons: /^(lui|lei|egli|ella)(?!\p{L})/iu,
  things:
    /^(esso|essa|essi|esse|loro|noi|questo|questa|questi|queste|quest['’]ultim[oaie]|quest['’]|quello|quella|quelli|quelle|ciò|tale|tali|così|inoltre|ma|però|e(?!['’])|invece|infatti|anche|poi|qui|lì|allora|da allora|fino ad allora|a quel punto|(?:il|la) (?:prim|second|terz|quart|ultim)[oa] (?:è|era|fu|ha|si)|(?:(?:il|la|i|gli|le|al|alla|nel|nella|con il|con la) )?(?:suo|sua|suoi|sue|loro|nostro|nostra|nostri|nostre))(?!\p{L})/iu,
  withoutSubject: {
    particles: wordSet('si ne vi non'),
    whole: /^(?:ci|c['’]è|c['’]era|esist|vi (?:è|sono))/iu,
  },
  notFirstNames:
    /^(?:il|lo|la|i|gli|le|l['’]\p{L}+|un|uno|una|nel|nello|nella|nei|nelle|al|alla|ai|alle|dal|dalla|del|della|con|per|tra|fra|in|di|da|su|sul|sulla|quando|dopo|prima|secondo|anche|ma|e|a)$/iu,
  nameLinks: wordSet('de di da del della De Di Da'),
  ties: /(?:^|[\s(])(?:a|ad|in|nel|nello|nella|nei|negli|nelle|nell['’]|di|del|dello|della|dei|degli|delle|dell['’]|dal|dalla|dall['’]|all['’]|al|alla)\s?$/iu,
  aboutClaims:
    /(?<!\p{L})(?:bufal[ae]|fake|fact[- ]?check\w*|falso|falsa|falsi|false|smentit[aoei]|smentisce|smentiscono|mito|miti|leggenda|fuorviante|presunt[oaie])(?!\p{L})|c['’]è di vero|vero o/iu,
  askingTitle: /^(?:chi|cosa|che cosa|come|dove|quando|quant[oaie]|qual[ei]?|perch[eé]|ecco)(?!\p{L})/iu,
  denyingTitle: /^no[,:]/i,
};
