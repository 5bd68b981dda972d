"""Countries with their demonyms and some large cities, in English and Italian, for rule-made pairs."""

# English country | English demonym | Italian country | Italian adjective, masculine singular | Italian gender and kind
# of the country's name: m, f, n (no article), p (plural masculine), q (plural feminine)
_COUNTRIES = """
Italy|Italian|Italia|italiano|f
France|French|Francia|francese|f
Germany|German|Germania|tedesco|f
Spain|Spanish|Spagna|spagnolo|f
Portugal|Portuguese|Portogallo|portoghese|m
Austria|Austrian|Austria|austriaco|f
Switzerland|Swiss|Svizzera|svizzero|f
Belgium|Belgian|Belgio|belga|m
Poland|Polish|Polonia|polacco|f
Hungary|Hungarian|Ungheria|ungherese|f
Romania|Romanian|Romania|rumeno|f
Bulgaria|Bulgarian|Bulgaria|bulgaro|f
Greece|Greek|Grecia|greco|f
Turkey|Turkish|Turchia|turco|f
Russia|Russian|Russia|russo|f
Ukraine|Ukrainian|Ucraina|ucraino|f
Belarus|Belarusian|Bielorussia|bielorusso|f
Lithuania|Lithuanian|Lituania|lituano|f
Latvia|Latvian|Lettonia|lettone|f
Estonia|Estonian|Estonia|estone|f
Finland|Finnish|Finlandia|finlandese|f
Sweden|Swedish|Svezia|svedese|f
Norway|Norwegian|Norvegia|norvegese|f
Denmark|Danish|Danimarca|danese|f
Iceland|Icelandic|Islanda|islandese|f
Ireland|Irish|Irlanda|irlandese|f
Croatia|Croatian|Croazia|croato|f
Serbia|Serbian|Serbia|serbo|f
Slovenia|Slovenian|Slovenia|sloveno|f
Slovakia|Slovak|Slovacchia|slovacco|f
Albania|Albanian|Albania|albanese|f
Malta|Maltese|Malta|maltese|n
Cyprus|Cypriot|Cipro|cipriota|n
Armenia|Armenian|Armenia|armeno|f
Azerbaijan|Azerbaijani|Azerbaigian|azero|m
Kazakhstan|Kazakh|Kazakistan|kazako|m
Canada|Canadian|Canada|canadese|m
Mexico|Mexican|Messico|messicano|m
Cuba|Cuban|Cuba|cubano|n
Jamaica|Jamaican|Giamaica|giamaicano|f
Brazil|Brazilian|Brasile|brasiliano|m
Argentina|Argentine|Argentina|argentino|f
Chile|Chilean|Cile|cileno|m
Peru|Peruvian|Perù|peruviano|m
Colombia|Colombian|Colombia|colombiano|f
Venezuela|Venezuelan|Venezuela|venezuelano|m
Ecuador|Ecuadorian|Ecuador|ecuadoriano|m
Bolivia|Bolivian|Bolivia|boliviano|f
Uruguay|Uruguayan|Uruguay|uruguaiano|m
Paraguay|Paraguayan|Paraguay|paraguaiano|m
Japan|Japanese|Giappone|giapponese|m
China|Chinese|Cina|cinese|f
South Korea|South Korean|Corea del Sud|sudcoreano|f
India|Indian|India|indiano|f
Pakistan|Pakistani|Pakistan|pakistano|m
Bangladesh|Bangladeshi|Bangladesh|bengalese|m
Nepal|Nepalese|Nepal|nepalese|m
Indonesia|Indonesian|Indonesia|indonesiano|f
Malaysia|Malaysian|Malaysia|malese|f
Thailand|Thai|Thailandia|thailandese|f
Vietnam|Vietnamese|Vietnam|vietnamita|m
Iran|Iranian|Iran|iraniano|m
Iraq|Iraqi|Iraq|iracheno|m
Israel|Israeli|Israele|israeliano|n
Egypt|Egyptian|Egitto|egiziano|m
Morocco|Moroccan|Marocco|marocchino|m
Algeria|Algerian|Algeria|algerino|f
Tunisia|Tunisian|Tunisia|tunisino|f
Nigeria|Nigerian|Nigeria|nigeriano|f
Ghana|Ghanaian|Ghana|ghanese|m
Kenya|Kenyan|Kenya|keniota|m
Ethiopia|Ethiopian|Etiopia|etiope|f
Uganda|Ugandan|Uganda|ugandese|f
Senegal|Senegalese|Senegal|senegalese|m
Australia|Australian|Australia|australiano|f
New Zealand|New Zealand|Nuova Zelanda|neozelandese|f
South Africa|South African|Sudafrica|sudafricano|m
the Netherlands|Dutch|Paesi Bassi|olandese|p
the United States|American|Stati Uniti|statunitense|p
the United Kingdom|British|Regno Unito|britannico|m
the Philippines|Filipino|Filippine|filippino|q
the Czech Republic|Czech|Repubblica Ceca|ceco|f
"""
COUNTRIES = [tuple(line.split("|")) for line in _COUNTRIES.strip().splitlines()]
COUNTRY_OF_DEMONYM = {row[1]: row[0] for row in COUNTRIES}
DEMONYM_OF_COUNTRY = {row[0]: row[1] for row in COUNTRIES}
# Other words for peoples and parts of countries: a text that holds them is left alone by the country rules.
OTHER_DEMONYMS = {
    "English", "Scottish", "Welsh", "Soviet", "Yugoslav", "Bosnian", "Montenegrin", "Macedonian", "Georgian", "Korean",
    "Taiwanese", "Afghan", "Syrian", "Lebanese", "Jordanian", "Saudi", "Arab", "Arabic", "Jewish", "Kurdish", "Tamil",
    "Bengali", "European", "African", "Asian", "Latin", "Roman", "Ottoman", "Prussian", "Bavarian", "Catalan", "Basque",
    "Hawaiian", "Puerto", "Texan", "Sri", "Singaporean", "Emirati", "Libyan", "Sudanese", "Somali", "Zimbabwean",
    "Zambian", "Tanzanian", "Cameroonian", "Ivorian", "Congolese", "Angolan", "Mozambican", "Namibian", "Luxembourgish",
    "Moldovan", "Uzbek", "Mongolian", "Burmese", "Cambodian", "Guatemalan", "Honduran", "Salvadoran", "Nicaraguan",
    "Panamanian", "Dominican", "Haitian", "Trinidadian", "Guyanese", "Samoan", "Fijian", "Tongan", "Maori", "Quebec",
    "Persian", "Byzantine", "Flemish", "Breton", "Sicilian", "Venetian", "Sardinian", "Hispanic", "Anglo",
}

# city | country in English | city in Italian
_CITIES = """
London|the United Kingdom|Londra
Manchester|the United Kingdom|Manchester
Birmingham|the United Kingdom|Birmingham
Liverpool|the United Kingdom|Liverpool
Edinburgh|the United Kingdom|Edimburgo
Glasgow|the United Kingdom|Glasgow
Paris|France|Parigi
Lyon|France|Lione
Marseille|France|Marsiglia
Toulouse|France|Tolosa
Bordeaux|France|Bordeaux
Berlin|Germany|Berlino
Munich|Germany|Monaco di Baviera
Hamburg|Germany|Amburgo
Cologne|Germany|Colonia
Frankfurt|Germany|Francoforte
Leipzig|Germany|Lipsia
Rome|Italy|Roma
Milan|Italy|Milano
Turin|Italy|Torino
Naples|Italy|Napoli
Florence|Italy|Firenze
Venice|Italy|Venezia
Bologna|Italy|Bologna
Palermo|Italy|Palermo
Genoa|Italy|Genova
Madrid|Spain|Madrid
Barcelona|Spain|Barcellona
Valencia|Spain|Valencia
Seville|Spain|Siviglia
Lisbon|Portugal|Lisbona
Porto|Portugal|Porto
Vienna|Austria|Vienna
Graz|Austria|Graz
Zurich|Switzerland|Zurigo
Geneva|Switzerland|Ginevra
Basel|Switzerland|Basilea
Brussels|Belgium|Bruxelles
Antwerp|Belgium|Anversa
Amsterdam|the Netherlands|Amsterdam
Rotterdam|the Netherlands|Rotterdam
Warsaw|Poland|Varsavia
Krakow|Poland|Cracovia
Prague|the Czech Republic|Praga
Brno|the Czech Republic|Brno
Budapest|Hungary|Budapest
Bucharest|Romania|Bucarest
Sofia|Bulgaria|Sofia
Athens|Greece|Atene
Istanbul|Turkey|Istanbul
Ankara|Turkey|Ankara
Moscow|Russia|Mosca
Saint Petersburg|Russia|San Pietroburgo
Kiev|Ukraine|Kiev
Minsk|Belarus|Minsk
Vilnius|Lithuania|Vilnius
Riga|Latvia|Riga
Tallinn|Estonia|Tallinn
Helsinki|Finland|Helsinki
Stockholm|Sweden|Stoccolma
Gothenburg|Sweden|Göteborg
Oslo|Norway|Oslo
Bergen|Norway|Bergen
Copenhagen|Denmark|Copenaghen
Reykjavik|Iceland|Reykjavík
Dublin|Ireland|Dublino
Cork|Ireland|Cork
Zagreb|Croatia|Zagabria
Belgrade|Serbia|Belgrado
Ljubljana|Slovenia|Lubiana
Tirana|Albania|Tirana
Toronto|Canada|Toronto
Montreal|Canada|Montréal
Vancouver|Canada|Vancouver
Mexico City|Mexico|Città del Messico
Havana|Cuba|L'Avana
Rio de Janeiro|Brazil|Rio de Janeiro
São Paulo|Brazil|San Paolo
Buenos Aires|Argentina|Buenos Aires
Santiago|Chile|Santiago del Cile
Lima|Peru|Lima
Bogotá|Colombia|Bogotà
Caracas|Venezuela|Caracas
Montevideo|Uruguay|Montevideo
Tokyo|Japan|Tokyo
Osaka|Japan|Osaka
Kyoto|Japan|Kyoto
Beijing|China|Pechino
Shanghai|China|Shanghai
Seoul|South Korea|Seul
Mumbai|India|Mumbai
Delhi|India|Delhi
Chennai|India|Chennai
Karachi|Pakistan|Karachi
Lahore|Pakistan|Lahore
Dhaka|Bangladesh|Dacca
Jakarta|Indonesia|Giacarta
Bangkok|Thailand|Bangkok
Hanoi|Vietnam|Hanoi
Tehran|Iran|Teheran
Baghdad|Iraq|Baghdad
Tel Aviv|Israel|Tel Aviv
Cairo|Egypt|Il Cairo
Casablanca|Morocco|Casablanca
Tunis|Tunisia|Tunisi
Lagos|Nigeria|Lagos
Nairobi|Kenya|Nairobi
Sydney|Australia|Sydney
Melbourne|Australia|Melbourne
Brisbane|Australia|Brisbane
Auckland|New Zealand|Auckland
Wellington|New Zealand|Wellington
Cape Town|South Africa|Città del Capo
Johannesburg|South Africa|Johannesburg
Manila|the Philippines|Manila
New York City|the United States|New York
Chicago|the United States|Chicago
Los Angeles|the United States|Los Angeles
San Francisco|the United States|San Francisco
Boston|the United States|Boston
Philadelphia|the United States|Filadelfia
Detroit|the United States|Detroit
Houston|the United States|Houston
Seattle|the United States|Seattle
Denver|the United States|Denver
Miami|the United States|Miami
Atlanta|the United States|Atlanta
"""
CITIES = [tuple(line.split("|")) for line in _CITIES.strip().splitlines()]
COUNTRY_OF_CITY = {row[0]: row[1] for row in CITIES}
