/** The chemical elements' Italian names, and which of their articles in the encyclopedia are surely so titled. */

const italian =
  'idrogeno elio litio berillio boro carbonio azoto ossigeno fluoro neon sodio magnesio alluminio silicio fosforo ' +
  'zolfo cloro argon potassio calcio scandio titanio vanadio cromo manganese ferro cobalto nichel rame zinco gallio ' +
  'germanio arsenico selenio bromo kripton rubidio stronzio ittrio zirconio niobio molibdeno tecnezio rutenio rodio ' +
  'palladio argento cadmio indio stagno antimonio tellurio iodio xeno cesio bario lantanio cerio praseodimio neodimio ' +
  'promezio samario europio gadolinio terbio disprosio olmio erbio tulio itterbio lutezio afnio tantalio tungsteno ' +
  'renio osmio iridio platino oro mercurio tallio piombo bismuto polonio astato radon francio radio attinio torio ' +
  'protoattinio uranio nettunio plutonio americio curio berkelio californio einsteinio fermio mendelevio nobelio ' +
  'laurenzio rutherfordio dubnio seaborgio bohrio hassio meitnerio darmstadtio roentgenio copernicio nihonio flerovio ' +
  'moscovio livermorio tennesso oganesson';

const names = italian.split(' ');

/** The Italian name of the element with this atomic number, in lower case. */
export function elementNameIt(number: number): string {
  const name = names[number - 1];
  if (!name) throw new Error(`no Italian name for element ${number}`);
  return name;
}

/** Italian titles that are the bare name. */
const plainTitles = new Set(
  (
    'idrogeno elio litio berillio boro carbonio azoto ossigeno fluoro sodio magnesio alluminio silicio fosforo zolfo ' +
    'cloro argon potassio vanadio cromo manganese ferro cobalto nichel rame zinco germanio arsenico selenio bromo ' +
    'rubidio stronzio zirconio niobio molibdeno rutenio argento cadmio antimonio tellurio iodio cesio bario lantanio ' +
    'cerio neodimio tantalio tungsteno renio osmio iridio platino oro tallio piombo bismuto radon torio uranio ' +
    'plutonio americio californio'
  ).split(' '),
);

const otherTitles: Readonly<Record<string, string>> = {
  calcio: 'Calcio (elemento chimico)',
  mercurio: 'Mercurio (elemento chimico)',
  radio: 'Radio (elemento chimico)',
};

/** The periodic table where the title of the element's own article is not certain. */
export function elementTitleIt(name: string): string {
  if (plainTitles.has(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  return otherTitles[name] ?? 'Tavola periodica degli elementi';
}

export const elementTitleEn = (name: string): string => (name === 'Mercury' ? 'Mercury (element)' : name);
