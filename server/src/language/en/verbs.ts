/** Verbs of English. Not a grammar: enough to tell a statement from a bundle of nouns. */
import type { VerbGrammar } from '../grammar-claims.ts';
import { wordSet } from '../phrases.ts';

const insideNames = wordSet('of the and in a de da di del la le von van der el al d l e il lo');

export const verbs: VerbGrammar = {
  sure: wordSet(`is are was were am m re ve ll has have had does did will would can could may might must shall should isn aren wasn weren
    hasn haven hadn doesn didn don won wouldn couldn cannot began became came went took gave made said found left lost
    wrote saw knew grew fell led held kept met paid sold told spent sent built bought caught taught thought brought
    fought rose sank ate drank ran spoke broke chose drove flew froze hid sang shot stole swam wore got goes went
    becomes contains consists belongs exists occurs happens lives dies lies costs weighs means makes takes gives shows
    proves says kills cures prevents protects treats heals infects transmits improves destroys invades wins loses owns
    controls runs plays appears directs performs sings writes invents discovers creates builds begins starts ends opens
    closes serves represents covers includes boils melts freezes orbits rotates sleeps eats drinks flies swims breathes
    survives increases decreases reduces rises falls grows produces uses causes costs requires allows bans supports
    opposes rejects approves employs receives earns pays spends knows thinks believes feels sees hears finds comes
    remains stays stands sits holds keeps carries brings sends buys sells offers provides teaches learns wants needs
    claims states reports announces predicts warns admits denies confirms holds helps hurts hits beats leads refuses
    died lied works acts stars borders flows spreads attacks visits votes taxes signs funds backs moves turns
    cause kill cure contain live exist die lie sleep eat drink fly swim boil melt make take give spread prevent use have
    need want know work float sink glow emit absorb improve increase reduce carry produce orbit cost weigh mean`),
  doubtful:
    wordSet(`causes uses claims states reports plays works stars acts votes taxes costs lives ends falls increases decreases
    rises borders flows spreads attacks visits signs funds backs moves turns offers means supports covers holds needs
    wants starts hits beats leads left found lost led made cause cure live lie drink fly use need want work float sink
    increase produce cost mean spread carry rose saw felt helps might may can will orbits controls runs bans`),
  never:
    wordSet(`hundred united red bed need seed speed feed indeed fred ted wed alfred mohammed ahmed based related known so-called
    supposed advanced gifted wicked sacred naked`),
  afterVerbs:
    wordSet(`the a an in on at by for from with to into over under about its his her their more less most only also always never
    often as that not no all many people up out off down around nearly almost because like when every than too well`),
  beforeNouns:
    wordSet(`the a an of in on at by for from with to into over under about this that these those its his her their our my your
    some any no every each all many few more most other main new old first second good bad big only such`),
  afterNouns: wordSet('of'),
  endings: /(?:\p{L}{3}(?:ed|ied))$/u,
  endingsAreSure: false,
  /** `Elvis lives`, but not `old dogs`. */
  mayEndInVerb(words) {
    const [before = '', last = ''] = words.slice(-2).map(({ plain }) => plain);
    return /(?:s|ed)$/.test(last) !== /s$/.test(before) && !insideNames.has(before);
  },
};
