/** Reads a date as people and machines write it, and writes it as ISO 8601 in the zone in which it was given. */

const months: readonly (readonly string[])[] = [
  ['gennaio', 'january', 'gen', 'jan'],
  ['febbraio', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['aprile', 'april', 'apr'],
  ['maggio', 'may', 'mag'],
  ['giugno', 'june', 'giu', 'jun'],
  ['luglio', 'july', 'lug', 'jul'],
  ['agosto', 'august', 'ago', 'aug'],
  ['settembre', 'september', 'set', 'sett', 'sep', 'sept'],
  ['ottobre', 'october', 'ott', 'oct'],
  ['novembre', 'november', 'nov'],
  ['dicembre', 'december', 'dic', 'dec'],
];
const monthNumbers = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const month = `(${[...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
const clock = String.raw`(?:[\s,|–-]*(?:alle|ore|at|h\.?)*\s*(\d{1,2})[:.](\d{2})(?!\d)(?:[:.]\d{2})?\s*(am|pm)?)?`;

const iso =
  /(\d{4})-(\d{2})-(\d{2})(?!\d)(?:[T\s]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?/i;
const compact = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$/;
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|°|º)?\\s+(?:of\\s+)?${month}\\s*,?\\s+(\\d{4})\\b${clock}`,
  'i',
);
const monthFirst = new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(\\d{4})\\b${clock}`, 'i');
const figures = new RegExp(String.raw`\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b${clock}`, 'i');

const lengthMax = 200;

/** Undefined where no date stands that a page could be of; the first one where there are many. */
export function writtenDate(written: string | undefined): string | undefined {
  const text = written?.trim().slice(0, lengthMax) ?? '';
  const machine = iso.exec(text) ?? compact.exec(text);
  if (machine) {
    const [, year, monthNumber, day, hours, minutes, seconds, zone] = machine;
    return isoDate([year, monthNumber, day], [hours, minutes, seconds], zone);
  }
  return mailDate(text) ?? spelledDate(text);
}

/** As mail and feeds write it, with a zone; told in UTC. */
function mailDate(text: string): string | undefined {
  if (!/\d{1,2}:\d{2}:\d{2}\s*(?:GMT|UTC|[+-]\d{4})/.test(text)) return undefined;
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) return undefined;
  return plausible(new Date(timeMs).toISOString().replace(/\.\d+/, ''));
}

function spelledDate(text: string): string | undefined {
  const found = dayFirst.exec(text);
  if (found) {
    const [, day, name = '', year, ...time] = found;
    return isoDate([year, monthNumbers.get(name.toLowerCase()), day], to24(time));
  }
  const american = monthFirst.exec(text);
  if (american) {
    const [, name = '', day, year, ...time] = american;
    return isoDate([year, monthNumbers.get(name.toLowerCase()), day], to24(time));
  }
  const [, day, monthNumber, year, ...time] = figures.exec(text) ?? [];
  return day === undefined ? undefined : isoDate([year, monthNumber, day], to24(time));
}

function to24([hours, minutes, half]: readonly (string | undefined)[]): (string | undefined)[] {
  if (hours === undefined || half === undefined) return [hours, minutes];
  return [String((Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)), minutes];
}

type Figure = string | number | undefined;

function isoDate([year, monthNumber, day]: Figure[], [hours, minutes, seconds]: Figure[], zone?: string) {
  const two = (figure: Figure) => String(figure ?? 0).padStart(2, '0');
  const date = `${year}-${two(monthNumber)}-${two(day)}`;
  // The thirtieth of February would become the first of March.
  const timeMs = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(timeMs) || !new Date(timeMs).toISOString().startsWith(date)) return undefined;
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return plausible(date);
  const offset = zone?.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2') ?? '';
  return plausible(`${date}T${two(hours)}:${two(minutes)}:${two(seconds)}${offset}`);
}

/** Older than the web, or of a far future: a default value, and no date. */
function plausible(date: string): string | undefined {
  return date >= '1990' && date < '2100' ? date : undefined;
}
