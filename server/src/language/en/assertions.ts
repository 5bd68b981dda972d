/** By what English tells opinions, predictions, private facts and the like from facts. */
import type { AssertionGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';

export const assertions: AssertionGrammar = {
  viewMarkers:
    phraseTable(`in my opinion, in my view, imo, imho, to me, if you ask me, i feel, i prefer, i like, i love, i hate, i dislike
  i hope, i wish, i would rather, i d rather, it would be better, it would be nice, shame on, what a, what an, how beautiful, how nice, how awful, long live, down with
  from my point of view, i find, i don t like, i do not like, we d better, you d better, i think, i believe`),
  dutyMarkers:
    phraseTable(`should, shouldn t, ought, we must, we need to, we have to, it is time to, it s time to, deserves, deserve, it is wrong to
  it is right to, it s wrong to, needs to be abolished, must be banned, must be abolished, must be stopped, makes no sense`),
  valueWords:
    phraseTable(`beautiful, ugly, wonderful, gorgeous, splendid, fantastic, amazing, awesome, horrible, awful, terrible, delicious, tasty
  disgusting, boring, funny, hilarious, interesting, fascinating, stupid, idiotic, ridiculous, shameful, scandalous
  immoral, unfair, unjust, unacceptable, intolerable, annoying, lovely, charming, incompetent, overrated, underrated
  cute, elegant, exciting, embarrassing, pathetic, brilliant, mediocre, disappointing, a disaster
  a disgrace, a masterpiece, a genius, an idiot, a clown, a joke, a shame, evil, lame, is cool, are cool, is great, are great, was great, is nice, are nice, nicer
  adorable, inspiring, is perfect, are perfect, tasteless, is cruel, is wrong, are wrong, nonsense, is crazy, are crazy, sexy, delightful, enjoyable, fun`),
  bestWords:
    phraseTable(`the best, the worst, the greatest, best, worst, better than, worse than, the most beautiful, more beautiful
  the most interesting, the most boring, more interesting, the funniest, the coolest, the ugliest, the nicest, the cutest
  smarter than, nicer than, prettier than, tastier than, more fun than, the finest`),
  tasteWords:
    phraseTable(`film, films, movie, movies, book, books, song, songs, city, cities, food, team, player, players, singer, actor, actress, music
  dish, place, pizza, ice cream, series, show, game, games, artist, band, album, politician, president, leader, newspaper
  director, writer, poet, painter, cuisine, holiday, beach, color, colour, dog, dogs, cat, cats, wine, beer, coffee, season, job
  friend, way, idea, solution, choice, fashion, sport, phone, car, government, thing, country, life, language, weather, cars`),
  foreverWords: phraseTable('ever, of all time, ever made, ever seen, on earth, hands down'),
  measuredWords:
    phraseTable(`oscar, oscars, award, awards, prize, nobel, academy, grammy, emmy, bafta, globe, festival, ranking, ranked, ranks, rated
  survey, poll, study, won, wins, voted, nominated, elected, record, best selling, chart, sales, grossing, championship
  selling, bestseller, guinness, statistics, data, scored, picture, actor, actress, director, since, in history of`),
  attributions:
    phraseTable(`saying, demanding, stating, asking, claiming, showing, assured, insists, requires, required, predicts, predicted, predict, forecasts, forecast, projected, projects that, estimates, estimated, announced, announces
  announce, promised, promises, pledged, said, says, say, stated, states that, claims, claimed, claim that, wrote, tweeted, according to
  asked, proposes, proposed, plans to, planned, wants to, want to, intends to, decided, approved, signed, threatened
  warned, warns, calculated, published, shows, showed, revealed, reveals, confirms, confirmed, recommends, recommended
  admitted, believes that, think that, thinks that, told, vowed, urged, called for, calls for, suggests, ordered, voted
  expected to, scheduled, committed to, agreed, study, survey, poll, report, researchers, scientists, experts, advised, advises`),
  scheduled:
    phraseTable(`will be held, will take place, will host, takes effect, will take effect, will come into force, will expire, is scheduled
  are scheduled, is set to, are set to, will fall on`),
  natural:
    phraseTable(`sun, earth, moon, eclipse, comet, comets, asteroid, asteroids, meteor, universe, galaxy, galaxies, planet, planets, mars
  venus, jupiter, saturn, star, stars, andromeda, halley, tide, tides, orbit, gravity, water, ice, glaciers, glacier
  climate, warming, temperature, temperatures, sea, seas, ocean, oceans, co2, emissions, greenhouse, carbon, atmosphere
  volcano, volcanoes, species, virus, viruses, coronavirus, covid, bacteria, vaccine, vaccines, disease, cancer, cure
  drug, drugs, dna, cells, body, blood, brain, radioactive, isotope, iron, metal, oxygen, weather, infection, stroke, symptoms, mask, masks, immune, pollution
  precipitation, fossil, energy, heat, drought, floods, flood, rainfall, storms, hurricanes, warmer, polar, arctic`),
  documents:
    phraseTable(`bill, bills, law, laws, act, plan, plans, policy, policies, budget, treaty, proposal, agreement, deal, amendment, reform
  legislation, constitution, ruling, regulation, regulations, contract, order, mandate, program, programme, rule, rules, measure`),
  timeToCome:
    phraseTable(`by the end of, in the future, in ten years, in five years, in a few years, in twenty years, next year, next month
  next week, tomorrow, some day, someday, within ten years, within a decade`),
  relations:
    phraseTable(`cousin, cousins, uncle, aunt, grandfather, grandmother, grandpa, grandma, father, mother, dad, mom, mum, brother, sister
  son, daughter, kids, husband, wife, boyfriend, girlfriend, friend, friends, neighbor, neighbour, neighbors, neighbours
  colleague, colleagues, boss, doctor, teacher, professor, dog, cat, nephew, niece, roommate, flatmate, landlord, plumber
  dentist, hairdresser, partner, coworker, car, house, phone, name, birthday, stepfather, stepmother, fiance`),
  possessives: phraseTable('my'),
  firstPerson: phraseTable(`i, i m, i ve, i am, i was, i have, i had, i went, i saw, me`),
  publicRole:
    phraseTable(`government, president, minister, senator, governor, congress, country, nation, america, american, americans, bill, law, tax, taxes, jobs
  administration, party, million, billion, trump, obama, biden, clinton, campaign, vote, voted`),
  linkingVerbs: wordSet(
    'is are was were be been s re looks seems sounds tastes feels am isn aren look taste seem',
  ),
  relativePronouns: wordSet('who which that'),
  comparedWith: 'than',
  capitalsOfNoName: wordSet('I'),
  futureAt(words, index) {
    const [before = '', after = ''] = [words[index - 1]?.plain, words[index + 1]?.plain];
    const { plain = '', raw = '' } = words[index] ?? {};
    if (plain === 'll') return index;
    if (plain === 'won') return after === 't' ? index : -1;
    if (plain === 'will') {
      const isNoun = /^(?:the|a|his|her|free|their|of|good|my|its)$/.test(before);
      return raw === 'will' && !isNoun ? index : -1;
    }
    return plain === 'going' && after === 'to' && /^(?:is|are|s|re|am|m)$/.test(before) ? index - 1 : -1;
  },
  conditions: wordSet('if when once unless after as without'),
  /** Also `Waving a flag will…`. */
  isWhenever: (first, second) =>
    /^\p{L}{3,}ing$/u.test(first) || (/^(?:if|when)$/.test(first) && second === 'you'),
  recent:
    /(?<!\p{L})(today|this morning|tonight|yesterday|moments ago|in the last hours?|breaking(?: news)?|just now)(?!\p{L})/iu,
  comparisons:
    phraseTable(`more than, less than, fewer than, higher, lower, larger, smaller, the most, the least, the largest, the first, the only, the last
  highest, lowest, biggest, double, triple, record, increased, decreased, doubled, most of, majority, than`),
  causes: phraseTable(
    'causes, cause, caused, cures, cure, kills, kill, prevents, because, due to, leads to, contains, protects, linked to',
  ),
  absolutes: phraseTable('all, none, never, always, every, only, no, not, nobody, everyone'),
};
