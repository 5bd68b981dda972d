/** Holds the numbers of a claim against those of a passage. */
import type { NumberMention } from '../../../language/numbers.ts';

export interface NumberComparison {
  /** Numbers that the claim states. */
  readonly stated: number;
  /** Of those: found with the same value and unit. */
  readonly found: number;
  /** Not found, while the passage states another number of the same unit. */
  readonly differing: number;
  /** The same for years and dates alone. */
  readonly differingDates: number;
  /** For the worst differing number, how far the nearest one of its unit is: 0 the same, 1 very far. */
  readonly distance: number;
  /** The claim says more than the passage, less, or neither. */
  readonly direction: -1 | 0 | 1;
}

export function compareNumbers(
  claim: readonly NumberMention[],
  passage: readonly NumberMention[],
): NumberComparison {
  let [found, differing, differingDates, distance] = [0, 0, 0, 0];
  let direction: -1 | 0 | 1 = 0;
  for (const number of claim) {
    const rivals = passage.filter((other) => sameUnit(number, other));
    if (rivals.some((other) => agrees(number, other))) {
      found++;
    } else if (rivals.length > 0) {
      differing++;
      if (number.unit === 'year' || number.month !== undefined) differingDates++;
      const nearest = rivals.reduce((a, b) => (gap(number, a) <= gap(number, b) ? a : b));
      if (gap(number, nearest) >= distance) {
        distance = gap(number, nearest);
        direction = number.value > nearest.value ? 1 : -1;
      }
    }
  }
  return { stated: claim.length, found, differing, differingDates, distance, direction };
}

function sameUnit(a: NumberMention, b: NumberMention): boolean {
  return a.unit === b.unit && a.currency === b.currency;
}

/** Ranges agree where they meet; an approximate number has a tenth of room. */
function agrees(a: NumberMention, b: NumberMention): boolean {
  const room = a.approximate || b.approximate || a.bound || b.bound ? 0.1 : 0;
  const slack = a.unit === 'year' ? 0 : room * Math.abs(b.value);
  if (a.month !== undefined && b.month !== undefined && a.month !== b.month) return false;
  if (a.day !== undefined && b.day !== undefined && a.day !== b.day) return false;
  if (a.bound === 'over' && b.value >= a.value) return true;
  if (a.bound === 'under' && b.value <= a.value) return true;
  return a.value <= (b.upTo ?? b.value) + slack && b.value - slack <= (a.upTo ?? a.value);
}

function gap(a: NumberMention, b: NumberMention): number {
  const difference = Math.abs(a.value - b.value);
  // A few years are a long time, a few units of a large number are nothing.
  if (a.unit === 'year') return Math.min(1, difference / 100);
  return Math.min(1, difference / Math.max(1, Math.abs(a.value), Math.abs(b.value)));
}
