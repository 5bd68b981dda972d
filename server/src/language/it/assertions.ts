/** By what Italian tells opinions, predictions, private facts and the like from facts. */
import type { AssertionGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';

/** Third person and `noi`; `-rò` is left out, being the past of verbs in -rare as well. */
const future = /(?:\p{L}{2}rà|\p{L}rranno|\p{L}{2}ranno|(?:[aei]|v|d|r)remo|farà|sarà|avrà|darà|starà)$/u;
const notFuture = wordSet('tiranno estremo supremo remo sanremo');

export const assertions: AssertionGrammar = {
  viewMarkers:
    phraseTable(`secondo me, per me, a mio parere, a mio avviso, a parer mio, dal mio punto di vista, a mio giudizio
  mi sembra, mi pare, trovo che, preferisco, mi piace, mi piacciono, non mi piace, adoro, odio, detesto, amo, spero che
  spero, vorrei che, mi auguro, auguriamoci, sarebbe meglio, sarebbe bello, è meglio, è giusto che, è ingiusto che
  è ora di, è ora che, purtroppo io, fa schifo, fanno schifo, che schifo, che bello, che bella, che bel, che brutto, che brutta, che brutti, che vergogna, che peccato, viva, abbasso, penso che, credo che, ritengo che`),
  dutyMarkers:
    phraseTable(`dovrebbe, dovrebbero, dovremmo, dovreste, dovresti, dobbiamo, bisogna, bisognerebbe, occorre, occorrerebbe, si dovrebbe
  va fatto, va abolito, va abolita, va vietato, va vietata, vanno aboliti, vanno vietati, non è giusto, è giusto, meriterebbe
  meriterebbero, è sbagliato, è un diritto, non ha senso, sarebbe giusto`),
  valueWords:
    phraseTable(`bello, bella, belli, belle, bellissimo, bellissima, brutto, brutta, brutti, brutte, bruttissimo, meraviglioso, meravigliosa
  meravigliosi, splendido, splendida, stupendo, stupenda, fantastico, fantastica, fantastici, orribile, orribili, orrendo
  orrenda, delizioso, deliziosa, squisito, squisita, buonissimo, buonissima, ottimo, ottima, pessimo, pessima, pessimi
  noioso, noiosa, noiosi, divertente, divertenti, interessante, interessanti, affascinante, affascinanti, stupido, stupida
  stupidi, stupide, idiota, idioti, ridicolo, ridicola, ridicoli, vergognoso, vergognosa, vergognosi, scandaloso
  scandalosa, immorale, immorali, ingiusto, ingiusta, ingiusti, inaccettabile, inaccettabili, intollerabile, disgustoso
  disgustosa, schifoso, schifosa, antipatico, antipatica, simpatico, simpatica, simpatici, insopportabile, insopportabili
  incompetente, incompetenti, bravo, brava, bravi, bravissimo, bravissima, sopravvalutato
  sopravvalutata, sottovalutato, sottovalutata, carino, carina, elegante, eleganti, commovente
  emozionante, imbarazzante, patetico, patetica, geniale, mediocre, mediocri, deludente, deludenti, un disastro
  una vergogna, uno scandalo, un capolavoro, uno schifo, una schifezza, un genio, un idiota, un buffone, dei buffoni
  dei ladri, la rovina, una follia, una pazzia, una stupidaggine, una sciocchezza, poetico, poetica, sexy, perfetto, perfetta`),
  bestWords:
    phraseTable(`il migliore, la migliore, i migliori, le migliori, il peggiore, la peggiore, i peggiori, le peggiori, il miglior
  la miglior, il peggior, la peggior, migliore, migliori, peggiore, peggiori, migliore di, migliori di, peggiore di, peggiori di, meglio di, peggio di, il migliore di, la migliore di, i migliori di, il peggiore di, la peggiore di
  il piu grande, la piu grande, piu bello, piu bella, piu belli, piu belle, piu brutto, piu brutta, piu buono, piu buona
  piu buoni, piu simpatico, piu simpatica, piu divertente, piu intelligente, piu intelligenti, piu noioso, piu noiosa
  piu affascinante, piu interessante`),
  tasteWords:
    phraseTable(`film, libro, libri, canzone, canzoni, citta, cibo, squadra, giocatore, giocatori, calciatore, cantante, attore, attrice, musica
  piatto, posto, pizza, gelato, serie, gioco, artista, band, album, politico, presidente, leader, giornale, regista, scrittore
  poeta, pittore, cucina, vacanza, spiaggia, colore, cane, gatto, cani, gatti, vino, birra, caffe, stagione, lavoro, amico
  modo, idea, soluzione, scelta, moda, sport, telefono, macchina, auto, governo, cosa, mare, vita, lingua`),
  foreverWords: phraseTable('di sempre, di tutti i tempi, mai fatto, mai esistito, mai visto, in assoluto'),
  measuredWords:
    phraseTable(`oscar, premio, premi, award, awards, nobel, festival, golden, david, grammy, emmy, classifica, secondo l, secondo il, secondo la
  secondo uno studio, sondaggio, marcatore, attore protagonista, vinto, vinse, vince, votato, nominato, eletto, ranking
  record, rating, voto medio, campionato, vendite, venduto, incassi, guinness, statistiche, dati, temperatura`),
  attributions:
    phraseTable(`prevede, prevedono, previsto, prevista, previsti, previste, prevedeva, stima, stimano, stimato, stimata, annuncia, ha annunciato, annunciato
  hanno annunciato, ha promesso, promette, promise, promesso, ha detto, dice, dicono, disse, detto, afferma, ha affermato
  sostiene, sostengono, dichiara, ha dichiarato, dichiarato, scrive, ha scritto, scritto, secondo l, secondo il, secondo la, secondo gli
  secondo i, secondo le, secondo uno, secondo un, ha chiesto, chiede, chiedono, chiesto, ha proposto, propone, proposto, vuole, vogliono
  intende, ha deciso, deciso, ha approvato, approvato, approva, ha firmato, firmato, minaccia di, ha minacciato, avverte, ha avvertito
  calcola, ha calcolato, ha pubblicato, mostra, rivela, ha rivelato, dimostra, conferma, pensa che, pensano che, crede che
  credono che, raccomanda, ha raccomandato, ha ammesso, stabilisce, impone, vieta, ha firmato, ha giurato, ricerca, studio, studi, sondaggio, rapporto`),
  scheduled:
    phraseTable(`si terra, si terranno, si svolgera, si svolgeranno, avra luogo, avranno luogo, entrera in vigore, entreranno in vigore
  scadra, scadranno, è previsto, è prevista, sono previsti, sono previste, ospitera, ospiteranno, è in programma, cadra di, in calendario`),
  natural:
    phraseTable(`sole, terra, luna, eclissi, cometa, comete, asteroide, asteroidi, meteorite, universo, galassia, galassie, pianeta, pianeti
  marte, venere, giove, saturno, stella, stelle, andromeda, halley, marea, maree, orbita, gravita, acqua, ghiaccio, ghiacci
  ghiacciai, ghiacciaio, clima, climatico, climatici, riscaldamento, temperatura, temperature, mare, mari, oceano, oceani
  co2, emissioni, atmosfera, vulcano, vulcani, specie, virus, batteri, vaccino, vaccini, malattia, malattie, cancro, tumore
  cura, farmaco, farmaci, dna, cellule, corpo, sangue, cervello, decadra, radioattivo, isotopo, ferro, metallo, ossigeno, infezione, contagio, inquinamento
  siccita, alluvioni, piogge, sintomi, mascherina, mascherine`),
  documents:
    phraseTable(`legge, leggi, decreto, decreti, ddl, dpcm, manovra, bilancio, riforma, piano, trattato, proposta, accordo, direttiva
  regolamento, emendamento, contratto, programma, costituzione, referendum, sentenza, norma, norme, patto, bonus, articolo`),
  timeToCome:
    phraseTable(`entro il, entro la fine, in futuro, nel futuro, tra qualche anno, tra dieci anni, tra cinque anni, fra qualche anno
  fra dieci anni, tra vent anni, tra un anno, fra un anno, il prossimo anno, l anno prossimo, la prossima settimana
  il mese prossimo, domani, dopodomani`),
  relations:
    phraseTable(`cugino, cugina, cugini, zio, zia, zii, nonno, nonna, nonni, padre, madre, papa, mamma, babbo, fratello, sorella, fratelli
  figlio, figlia, figli, marito, moglie, fidanzato, fidanzata, ragazzo, ragazza, amico, amica, amici, vicino, vicina
  vicini, collega, colleghi, capo, medico, dottore, professore, prof, maestra, cane, gatto, suocera, suocero, cognato
  cognata, nipote, nipoti, compagno, compagna, coinquilino, datore, idraulico, parrucchiere, dentista, macchina, auto, casa, telefono`),
  possessives: phraseTable('mio, mia, miei, mie'),
  firstPerson:
    phraseTable(`io, mi chiamo, ho, sono nato, sono nata, sono stanco, sono stanca, sono andato, sono andata, vivo a, vivo in, vivo con, abito, lavoro come
  mi fa male, mi sono, mi ha, mi hanno, mi è, stamattina ho, ieri ho, oggi ho, sto, vado, faccio, avevo, ero, ho avuto, ho visto`),
  publicRole: phraseTable(
    `governo, presidente, ministro, ministra, paese, italia, italiani, legge, parlamento, regione, comune, partito, euro, miliardi, milioni, tasse, lavoro`,
  ),
  linkingVerbs: wordSet(
    'è sono era erano fu furono sara sei siamo sembra sembrano stato stata stati resta rimane',
  ),
  relativePronouns: wordSet('che'),
  comparedWith: 'di',
  capitalsOfNoName: wordSet('I'),
  futureAt(words, index) {
    const { plain = '', raw = '' } = words[index] ?? {};
    if (index > 0 && /^\p{Lu}/u.test(raw)) return -1;
    return future.test(raw.toLowerCase()) && !notFuture.has(plain) ? index : -1;
  },
  conditions: wordSet('se quando appena dopo senza'),
  isWhenever: (first, second) =>
    /^(?:se|quando)$/.test(first) && /(?:i|ate)$/.test(second) && second.length > 3,
  recent:
    /(?<!\p{L})(oggi|stamattina|stamane|stasera|stanotte|ieri|poco fa|in queste ore|ultim['’]ora|appena (?:successo|accaduto|arrivato))(?!\p{L})/iu,
  comparisons:
    phraseTable(`piu di, piu del, piu della, piu dei, meno di, meno del, il piu, la piu, i piu, le piu, primo, prima, unico, unica, ultimo, doppio
  triplo, record, maggiore, minore, aumentato, aumentata, diminuito, raddoppiato, superiore, inferiore, maggior parte`),
  causes: phraseTable(
    'causa, causano, provoca, provocano, cura, curano, uccide, uccidono, previene, perche, a causa, grazie, dovuto, contiene, protegge',
  ),
  absolutes: phraseTable('tutti, tutte, nessuno, nessuna, mai, sempre, ogni, solo, soltanto, non'),
};
