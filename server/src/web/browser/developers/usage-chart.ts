/** A month of usage as a drawing: a bar a day, checks below and answers from the cache on top of them. */
import type { DailyUsage } from '@riscontro/contract';
import { type Html, html } from '@riscontro/verdict-view';

export interface ChartWords {
  /** What those are told who cannot see it. */
  readonly label: string;
  readonly checks: string;
  readonly cached: string;
}

type Day = DailyUsage['giorni'][number];

const height = 200;
const dayWidth = 20;
const barWidth = 14;
const left = 44;
const [top, bottom] = [16, 30];

/** The days of the whole month have their place, so that bars do not grow thinner while it goes on. */
export function usageChart({ mese, giorni }: DailyUsage, words: ChartWords): Html {
  const [year = 0, month = 1] = mese.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const width = left + daysInMonth * dayWidth;
  const most = roundUp(Math.max(...giorni.map(({ usate, da_cache }) => usate + da_cache), 1));
  const y = (value: number) => top + height * (1 - value / most);
  const x = (day: number) => left + (day - 1) * dayWidth + (dayWidth - barWidth) / 2;
  const marks = most === 1 ? [0, 1] : [0, most / 2, most];
  return html`<figure class="chart"><svg viewBox="0 0 ${width} ${top + height + bottom}" role="img" aria-label="${words.label}">
${marks.map(
  (value) =>
    html`<line class="mark" x1="${left}" x2="${width}" y1="${y(value)}" y2="${y(value)}"/><text class="scale" x="${left - 6}" y="${y(value) + 5}" text-anchor="end">${value}</text>`,
)}
${giorni.map((day, index) => bar(day, x(index + 1), y))}
${[1, 8, 15, 22, 29]
  .filter((day) => day <= daysInMonth)
  .map(
    (day) =>
      html`<text class="scale" x="${x(day) + barWidth / 2}" y="${top + height + 22}" text-anchor="middle">${day}</text>`,
  )}
</svg><figcaption class="legend"><span class="used">${words.checks}</span> <span class="cached">${words.cached}</span></figcaption></figure>`;
}

function bar({ giorno, usate, da_cache }: Day, x: number, y: (value: number) => number): Html {
  const part = (name: string, from: number, to: number) =>
    to > from
      ? html`<rect class="${name}" x="${x}" y="${y(to)}" width="${barWidth}" height="${y(from) - y(to)}"/>`
      : undefined;
  return html`<g data-day="${giorno}">${part('used', 0, usate)}${part('cached', usate, usate + da_cache)}</g>`;
}

/** To an even number with one or two digits that say something: 1, 2, 4, 6, 8, 10, 12 … 20, 40 … */
function roundUp(most: number): number {
  if (most <= 2) return most;
  const step = most <= 10 ? 2 : 10 ** Math.floor(Math.log10(most)) / 5;
  return Math.ceil(most / step / 2) * step * 2;
}
