/** How Italian asks, and what it wraps round a claim. */
import type { QuestionGrammar, WrappingGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';

export const questions: QuestionGrammar = {
  openers:
    phraseTable(`chi, che cosa, cosa, cos, quando, dove, come, perche, quanto, quanti, quanta, quante, quale, quali, qual, in che, a che, di che
  che ora, che ore, che tempo, da quanto, da quando, da dove, di chi, a chi, con chi, in quale, in quali, per quanto, per quale, e se, secondo te
  secondo voi, meglio, che significa, che differenza`),
  personal:
    phraseTable(`puoi, potete, puo aiutarmi, potresti, mi puoi, mi aiuti, mi dici, mi spieghi, sai, hai, vuoi, devo, dovrei, posso, ti piace, vi piace
  preferisci, sei, siete, stai, conosci, credi, pensi, possiamo, che ne pensi, ce l hai, mi consigli, ti va`),
  bareQuestions:
    phraseTable(`che cos, cos è, cosa è, chi è, chi era, chi ha, chi sono, quanto costa, quanti anni, dove si trova, come si fa, come si
  come faccio, come posso, perche si, qual è, quali sono, quanti abitanti, quando è, in che anno, che ore sono, dove posso, quanto è`),
  falseOr: phraseTable('vero o falso, o no, o meno'),
  or: 'o',
  leadIns: wordSet('ma e ok scusa ciao hi hey allora'),
  asking: /^\W*(?:chi|che|cosa|come|dove|quando|quant[oaie]|qual[ei]?|perch[eé])(?!\p{L})/iu,
};

export const wrappings: WrappingGrammar = {
  wrappers:
    phraseTable(`è vero che, è proprio vero che, è davvero vero che, ma è vero che, è vero o falso che, è vero, è corretto che, è esatto che
  è corretto dire che, è giusto dire che, è confermato che, è un fatto che, il fatto è che, vero o falso, fact checking
  sapevi che, lo sapevi che, sapevate che, lo sapevate che, ma sapevi che, ma lo sapevi che, ma sapevate che, ma lo sapevate che, sai che, lo sai che, sapete che, lo sapete che
  verifica se, verifica che, verificare se, puoi verificare se, puoi verificare che, puoi controllare se, controlla se
  mi confermi che, confermi che, puoi confermare che, vorrei sapere se, voglio sapere se, volevo sapere se, dimmi se
  dimmi se è vero che, vorrei sapere se è vero che, si dice che, dicono che, dicono tutti che, attenti che, attenzione che, guardate che, tutti dicono che
  molti dicono che, alcuni dicono che, qualcuno dice che, alcuni sostengono che, molti sostengono che, c è chi dice che
  ho letto che, ho sentito che, ho sentito dire che, mi hanno detto che, ho visto che, ho scoperto che, tutti sanno che
  lo sanno tutti che, è noto che, si sa che, è risaputo che, pare che, sembra che, a quanto pare, gira voce che
  corre voce che, circola la notizia che, gira la notizia che, credo che, penso che, ritengo che, sono convinto che
  sono convinta che, sono sicuro che, sono sicura che, io credo che, io penso che, secondo me, a mio parere, a mio avviso
  secondo alcuni, secondo molti, la verita è che, in realta, sappiate che, ricordo che, sappiamo che, ultima ora, attenzione, notizia
  e vero che, e proprio vero che`),
  sayings:
    phraseTable(`ha detto che, hanno detto che, dice che, dicono che, disse che, afferma che, affermano che, ha affermato che
  sostiene che, sostengono che, ha sostenuto che, ha dichiarato che, dichiara che, hanno dichiarato che, ha scritto che
  scrive che, ha spiegato che, ha raccontato che, racconta che, ha rivelato che, assicura che, crede che, pensa che
  mi ha detto che, ci ha detto che`),
  denials: phraseTable(
    'non, mai, nessuno, ne, se, nega, negato, falso, smentisce, smentito, chi, perche, quando, prima, senza',
  ),
  truthTalk: phraseTable(
    'è falso, sono false, sono falsi, è falsa, non è vero, non sono vere, bufala, smentito, smentita, si sbaglia, sbaglia, mente',
  ),
  leaning: phraseTable(
    'lui, lei, egli, ella, loro, essi, io, noi, lo, la sua, il suo, i suoi, le sue, suo, sua, si, non, è, era, ha, aveva, sono, hanno',
  ),
  labels: phraseTable(
    'vero o falso, ultima ora, attenzione, notizia, fact checking, in realta, a quanto pare',
  ),
  tags: /,\s*(?:vero|giusto|no|o no|è vero|e['’] vero|o sbaglio)\s*\?+$/iu,
  contrasts: /,\s(?:ma|però)\s/u,
  relativeClause: /(?:^|\s)che\s/u,
  notSpeakers: wordSet('di da a non'),
  speakerOpening: /^(?:il|lo|la|l['’]|i|gli|le|un|una|uno|mio|mia)[\s'’]/iu,
  looseOpening: /^(?:E|Ed|Ma|Inoltre,)\s+(?=\p{L})/u,
  subjectPronouns: wordSet('egli ella lui lei esso essa'),
};
