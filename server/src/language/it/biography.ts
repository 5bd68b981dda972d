/**
 * The first sentence of every biography in the Italian Wikipedia, which its template {{Bio}} writes: who the person
 * is, born and dead where and when. Without it those articles would begin in the middle.
 */
import type { TemplateArguments } from '../grammar-encyclopedia.ts';

export function biography({ named }: TemplateArguments): string | undefined {
  const field = (name: string) => named.get(name) ?? '';
  const name = [field('titolo'), field('nome'), field('cognome'), field('postcognome')]
    .filter((part) => part !== '')
    .join(' ');
  if (name === '') return undefined;
  const virgola = field('postcognomevirgola');
  const who = virgola === '' ? name : `${name}, ${virgola}`;
  const life = lifeOf(field);
  const what = field('fineincipit') || roleOf(field);
  if (what === '') return undefined;
  const sentence = `${who}${life === '' ? '' : ` (${life})`} ${what}`.trimEnd();
  // The article goes on in the same sentence.
  if (field('punto').toLowerCase() === 'no') return sentence;
  return /[.!?]$/.test(sentence) ? `${sentence}\n` : `${sentence}.\n`;
}

type Field = (name: string) => string;

function lifeOf(field: Field): string {
  const moment = (place: string, day: string, year: string) => {
    const when = [field(day), field(year)].filter((part) => part !== '').join(' ');
    return [field(place), when].filter((part) => part !== '').join(', ');
  };
  const birth = moment('luogonascita', 'giornomesenascita', 'annonascita');
  const death = moment('luogomorte', 'giornomesemorte', 'annomorte');
  return death === '' ? birth : `${birth || '?'} – ${death}`;
}

/** “è stata una scrittrice, poetessa e giornalista italiana”. */
function roleOf(field: Field): string {
  const activities = ['attività', 'attività2', 'attività3'].map(field).filter((part) => part !== '');
  const [first] = activities;
  if (!first) return '';
  const others = field('attivitàaltre');
  const last = activities.length > 1 && others === '' ? ` e ${activities.pop()}` : '';
  const joined = `${activities.join(', ')}${last}${others === '' ? '' : others.startsWith(',') ? others : ` ${others}`}`;
  const naturalised = field('nazionalitànaturalizzato');
  const isWoman = field('sesso').toUpperCase() === 'F';
  const nationality = [
    field('nazionalità'),
    naturalised && `${isWoman ? 'naturalizzata' : 'naturalizzato'} ${naturalised}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const after = field('postnazionalità');
  const tail = after === '' ? '' : /^[,.;:]/.test(after) ? after : ` ${after}`;
  const isDead = field('annomorte') !== '' || field('giornomesemorte') !== '' || field('luogomorte') !== '';
  const verb = isDead ? (isWoman ? 'è stata' : 'è stato') : 'è';
  const intro = field('preattività') || `${verb} ${article(first, isWoman)}`;
  const space = intro.endsWith("'") ? '' : ' ';
  return `${intro}${space}${joined}${nationality === '' ? '' : ` ${nationality}`}${tail}`;
}

/** un poeta, uno scrittore, una pittrice, un'attrice. */
function article(word: string, isWoman: boolean): string {
  const begins = word.replace(/^['\s]+/, '');
  if (isWoman) return /^[aeiouàèéìòù]/i.test(begins) ? "un'" : 'una';
  return /^(?:s[^aeiouàèéìòùh\s]|z|gn|ps|pn|x|y)/i.test(begins) ? 'uno' : 'un';
}
