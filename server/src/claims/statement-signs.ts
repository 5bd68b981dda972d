/** The words by which opinions, predictions, private facts and the like are told from facts. Tables, no rules. */
import { bilingual } from './plain-words.ts';

/** The speaker says that it is his view. */
export const viewMarkers = bilingual(
  `secondo me, per me, a mio parere, a mio avviso, a parer mio, dal mio punto di vista, a mio giudizio
  mi sembra, mi pare, trovo che, preferisco, mi piace, mi piacciono, non mi piace, adoro, odio, detesto, amo, spero che
  spero, vorrei che, mi auguro, auguriamoci, sarebbe meglio, sarebbe bello, è meglio, è giusto che, è ingiusto che
  è ora di, è ora che, purtroppo io, fa schifo, fanno schifo, che schifo, che bello, che bella, che bel, che brutto, che brutta, che brutti, che vergogna, che peccato, viva, abbasso, penso che, credo che, ritengo che`,
  `in my opinion, in my view, imo, imho, to me, if you ask me, i feel, i prefer, i like, i love, i hate, i dislike
  i hope, i wish, i would rather, i d rather, it would be better, it would be nice, shame on, what a, what an, how beautiful, how nice, how awful, long live, down with
  from my point of view, i find, i don t like, i do not like, we d better, you d better, i think, i believe`,
);

/** What ought to be, not what is. */
export const dutyMarkers = bilingual(
  `dovrebbe, dovrebbero, dovremmo, dovreste, dovresti, dobbiamo, bisogna, bisognerebbe, occorre, occorrerebbe, si dovrebbe
  va fatto, va abolito, va abolita, va vietato, va vietata, vanno aboliti, vanno vietati, non è giusto, è giusto, meriterebbe
  meriterebbero, è sbagliato, è un diritto, non ha senso, sarebbe giusto`,
  `should, shouldn t, ought, we must, we need to, we have to, it is time to, it s time to, deserves, deserve, it is wrong to
  it is right to, it s wrong to, needs to be abolished, must be banned, must be abolished, must be stopped, makes no sense`,
);

/** Words of praise and blame that no source can settle, whatever stands around them. */
export const valueWords = bilingual(
  `bello, bella, belli, belle, bellissimo, bellissima, brutto, brutta, brutti, brutte, bruttissimo, meraviglioso, meravigliosa
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
  dei ladri, la rovina, una follia, una pazzia, una stupidaggine, una sciocchezza, poetico, poetica, sexy, perfetto, perfetta`,
  `beautiful, ugly, wonderful, gorgeous, splendid, fantastic, amazing, awesome, horrible, awful, terrible, delicious, tasty
  disgusting, boring, funny, hilarious, interesting, fascinating, stupid, idiotic, ridiculous, shameful, scandalous
  immoral, unfair, unjust, unacceptable, intolerable, annoying, lovely, charming, incompetent, overrated, underrated
  cute, elegant, exciting, embarrassing, pathetic, brilliant, mediocre, disappointing, a disaster
  a disgrace, a masterpiece, a genius, an idiot, a clown, a joke, a shame, evil, lame, is cool, are cool, is great, are great, was great, is nice, are nice, nicer
  adorable, inspiring, is perfect, are perfect, tasteless, is cruel, is wrong, are wrong, nonsense, is crazy, are crazy, sexy, delightful, enjoyable, fun`,
);

/** The best and the worst: a matter of taste, unless somebody measured or awarded it. */
export const bestWords = bilingual(
  `il migliore, la migliore, i migliori, le migliori, il peggiore, la peggiore, i peggiori, le peggiori, il miglior
  la miglior, il peggior, la peggior, migliore, migliori, peggiore, peggiori, migliore di, migliori di, peggiore di, peggiori di, meglio di, peggio di, il migliore di, la migliore di, i migliori di, il peggiore di, la peggiore di
  il piu grande, la piu grande, piu bello, piu bella, piu belli, piu belle, piu brutto, piu brutta, piu buono, piu buona
  piu buoni, piu simpatico, piu simpatica, piu divertente, piu intelligente, piu intelligenti, piu noioso, piu noiosa
  piu affascinante, piu interessante`,
  `the best, the worst, the greatest, best, worst, better than, worse than, the most beautiful, more beautiful
  the most interesting, the most boring, more interesting, the funniest, the coolest, the ugliest, the nicest, the cutest
  smarter than, nicer than, prettier than, tastier than, more fun than, the finest`,
);

/** Things that people like and dislike; the best of them is nobody's to prove. */
export const tasteWords = bilingual(
  `film, libro, libri, canzone, canzoni, citta, cibo, squadra, giocatore, giocatori, calciatore, cantante, attore, attrice, musica
  piatto, posto, pizza, gelato, serie, gioco, artista, band, album, politico, presidente, leader, giornale, regista, scrittore
  poeta, pittore, cucina, vacanza, spiaggia, colore, cane, gatto, cani, gatti, vino, birra, caffe, stagione, lavoro, amico
  modo, idea, soluzione, scelta, moda, sport, telefono, macchina, auto, governo, cosa, mare, vita, lingua`,
  `film, films, movie, movies, book, books, song, songs, city, cities, food, team, player, players, singer, actor, actress, music
  dish, place, pizza, ice cream, series, show, game, games, artist, band, album, politician, president, leader, newspaper
  director, writer, poet, painter, cuisine, holiday, beach, color, colour, dog, dogs, cat, cats, wine, beer, coffee, season, job
  friend, way, idea, solution, choice, fashion, sport, phone, car, government, thing, country, life, language, weather, cars`,
);

export const foreverWords = bilingual(
  'di sempre, di tutti i tempi, mai fatto, mai esistito, mai visto, in assoluto',
  'ever, of all time, ever made, ever seen, on earth, hands down',
);

/** Where the best one was chosen, counted or sold: a fact again. */
export const measuredWords = bilingual(
  `oscar, premio, premi, award, awards, nobel, festival, golden, david, grammy, emmy, classifica, secondo l, secondo il, secondo la
  secondo uno studio, sondaggio, marcatore, attore protagonista, vinto, vinse, vince, votato, nominato, eletto, ranking
  record, rating, voto medio, campionato, vendite, venduto, incassi, guinness, statistiche, dati, temperatura`,
  `oscar, oscars, award, awards, prize, nobel, academy, grammy, emmy, bafta, globe, festival, ranking, ranked, ranks, rated
  survey, poll, study, won, wins, voted, nominated, elected, record, best selling, chart, sales, grossing, championship
  selling, bestseller, guinness, statistics, data, scored, picture, actor, actress, director, since, in history of`,
);

/** Somebody else says, plans or reckons it: that he does can be checked, whatever comes of it. */
export const attributions = bilingual(
  `prevede, prevedono, previsto, prevista, previsti, previste, prevedeva, stima, stimano, stimato, stimata, annuncia, ha annunciato, annunciato
  hanno annunciato, ha promesso, promette, promise, promesso, ha detto, dice, dicono, disse, detto, afferma, ha affermato
  sostiene, sostengono, dichiara, ha dichiarato, dichiarato, scrive, ha scritto, scritto, secondo l, secondo il, secondo la, secondo gli
  secondo i, secondo le, secondo uno, secondo un, ha chiesto, chiede, chiedono, chiesto, ha proposto, propone, proposto, vuole, vogliono
  intende, ha deciso, deciso, ha approvato, approvato, approva, ha firmato, firmato, minaccia di, ha minacciato, avverte, ha avvertito
  calcola, ha calcolato, ha pubblicato, mostra, rivela, ha rivelato, dimostra, conferma, pensa che, pensano che, crede che
  credono che, raccomanda, ha raccomandato, ha ammesso, stabilisce, impone, vieta, ha firmato, ha giurato, ricerca, studio, studi, sondaggio, rapporto`,
  `saying, demanding, stating, asking, claiming, showing, assured, insists, requires, required, predicts, predicted, predict, forecasts, forecast, projected, projects that, estimates, estimated, announced, announces
  announce, promised, promises, pledged, said, says, say, stated, states that, claims, claimed, claim that, wrote, tweeted, according to
  asked, proposes, proposed, plans to, planned, wants to, want to, intends to, decided, approved, signed, threatened
  warned, warns, calculated, published, shows, showed, revealed, reveals, confirms, confirmed, recommends, recommended
  admitted, believes that, think that, thinks that, told, vowed, urged, called for, calls for, suggests, ordered, voted
  expected to, scheduled, committed to, agreed, study, survey, poll, report, researchers, scientists, experts, advised, advises`,
);

/** Fixed already: what is decided or in a calendar can be looked up, though it has not happened. */
export const scheduled = bilingual(
  `si terra, si terranno, si svolgera, si svolgeranno, avra luogo, avranno luogo, entrera in vigore, entreranno in vigore
  scadra, scadranno, è previsto, è prevista, sono previsti, sono previste, ospitera, ospiteranno, è in programma, cadra di, in calendario`,
  `will be held, will take place, will host, takes effect, will take effect, will come into force, will expire, is scheduled
  are scheduled, is set to, are set to, will fall on`,
);

/** Nature, bodies and their laws: what is to come follows from what is known. */
export const natural = bilingual(
  `sole, terra, luna, eclissi, cometa, comete, asteroide, asteroidi, meteorite, universo, galassia, galassie, pianeta, pianeti
  marte, venere, giove, saturno, stella, stelle, andromeda, halley, marea, maree, orbita, gravita, acqua, ghiaccio, ghiacci
  ghiacciai, ghiacciaio, clima, climatico, climatici, riscaldamento, temperatura, temperature, mare, mari, oceano, oceani
  co2, emissioni, atmosfera, vulcano, vulcani, specie, virus, batteri, vaccino, vaccini, malattia, malattie, cancro, tumore
  cura, farmaco, farmaci, dna, cellule, corpo, sangue, cervello, decadra, radioattivo, isotopo, ferro, metallo, ossigeno, infezione, contagio, inquinamento
  siccita, alluvioni, piogge, sintomi, mascherina, mascherine`,
  `sun, earth, moon, eclipse, comet, comets, asteroid, asteroids, meteor, universe, galaxy, galaxies, planet, planets, mars
  venus, jupiter, saturn, star, stars, andromeda, halley, tide, tides, orbit, gravity, water, ice, glaciers, glacier
  climate, warming, temperature, temperatures, sea, seas, ocean, oceans, co2, emissions, greenhouse, carbon, atmosphere
  volcano, volcanoes, species, virus, viruses, coronavirus, covid, bacteria, vaccine, vaccines, disease, cancer, cure
  drug, drugs, dna, cells, body, blood, brain, radioactive, isotope, iron, metal, oxygen, weather, infection, stroke, symptoms, mask, masks, immune, pollution
  precipitation, fossil, energy, heat, drought, floods, flood, rainfall, storms, hurricanes, warmer, polar, arctic`,
);

/** A text in force or on the table says what will be: that it says so can be checked. */
export const documents = bilingual(
  `legge, leggi, decreto, decreti, ddl, dpcm, manovra, bilancio, riforma, piano, trattato, proposta, accordo, direttiva
  regolamento, emendamento, contratto, programma, costituzione, referendum, sentenza, norma, norme, patto, bonus, articolo`,
  `bill, bills, law, laws, act, plan, plans, policy, policies, budget, treaty, proposal, agreement, deal, amendment, reform
  legislation, constitution, ruling, regulation, regulations, contract, order, mandate, program, programme, rule, rules, measure`,
);

/** Time to come, said in words. */
export const timeToCome = bilingual(
  `entro il, entro la fine, in futuro, nel futuro, tra qualche anno, tra dieci anni, tra cinque anni, fra qualche anno
  fra dieci anni, tra vent anni, tra un anno, fra un anno, il prossimo anno, l anno prossimo, la prossima settimana
  il mese prossimo, domani, dopodomani, prima o poi, un giorno`,
  `by the end of, in the future, in ten years, in five years, in a few years, in twenty years, next year, next month
  next week, tomorrow, some day, someday, one day, sooner or later, within ten years, within a decade`,
);

/** People of whom only the speaker knows. */
export const relations = bilingual(
  `cugino, cugina, cugini, zio, zia, zii, nonno, nonna, nonni, padre, madre, papa, mamma, babbo, fratello, sorella, fratelli
  figlio, figlia, figli, marito, moglie, fidanzato, fidanzata, ragazzo, ragazza, amico, amica, amici, vicino, vicina
  vicini, collega, colleghi, capo, medico, dottore, professore, prof, maestra, cane, gatto, suocera, suocero, cognato
  cognata, nipote, nipoti, compagno, compagna, coinquilino, datore, idraulico, parrucchiere, dentista, macchina, auto, casa, telefono`,
  `cousin, cousins, uncle, aunt, grandfather, grandmother, grandpa, grandma, father, mother, dad, mom, mum, brother, sister
  son, daughter, kids, husband, wife, boyfriend, girlfriend, friend, friends, neighbor, neighbour, neighbors, neighbours
  colleague, colleagues, boss, doctor, teacher, professor, dog, cat, nephew, niece, roommate, flatmate, landlord, plumber
  dentist, hairdresser, partner, coworker, car, house, phone, name, birthday, stepfather, stepmother, fiance`,
);

export const possessives = bilingual('mio, mia, miei, mie', 'my');

/** The speaker tells of himself. */
export const firstPerson = bilingual(
  `io, mi chiamo, ho, sono nato, sono nata, sono stanco, sono stanca, sono andato, sono andata, vivo a, vivo in, vivo con, abito, lavoro come
  mi fa male, mi sono, mi ha, mi hanno, mi è, stamattina ho, ieri ho, oggi ho, sto, vado, faccio, avevo, ero, ho avuto, ho visto`,
  `i, i m, i ve, i am, i was, i have, i had, i went, i saw, me`,
);

/** A crowd speaks, or an office: the first person is no private one. */
export const publicRole = bilingual(
  `governo, presidente, ministro, ministra, paese, italia, italiani, legge, parlamento, regione, comune, partito, euro, miliardi, milioni, tasse, lavoro`,
  `government, president, minister, senator, governor, congress, country, nation, america, american, americans, bill, law, tax, taxes, jobs
  administration, party, million, billion, trump, obama, biden, clinton, campaign, vote, voted`,
);
