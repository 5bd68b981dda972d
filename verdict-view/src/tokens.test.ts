/** Every ink on every ground it is used on reaches WCAG AA, in both themes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function assertContrast(ink: string, ground: string, least: number) {
  for (const theme of ['light', 'dark'] as const) {
    const [one, other] = [tokens.get(ink)?.[theme], tokens.get(ground)?.[theme]];
    assert.ok(one && other, `${ink} and ${ground} are tokens`);
    const ratio = contrast(one, other);
    assert.ok(ratio >= least, `${ink} on ${ground}, ${theme}: ${ratio.toFixed(2)}, at least ${least}`);
  }
}

const grounds = ['ground', 'surface', 'sunken'];
const tones = ['good', 'bad', 'caution', 'unknown', 'made'];

test('the measure is that of WCAG', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.ok(Math.abs(contrast('#767676', '#ffffff') - 4.54) < 0.01);
});

test('text reaches 4.5:1 on every ground', () => {
  for (const ground of grounds) {
    for (const ink of ['ink', 'muted', 'accent', 'accent-strong', ...tones]) assertContrast(ink, ground, 4.5);
  }
  for (const tone of tones) {
    for (const ink of [tone, 'ink', 'muted']) assertContrast(ink, `${tone}-ground`, 4.5);
  }
  for (const ink of ['ink', 'muted', 'accent', 'accent-strong']) assertContrast(ink, 'accent-ground', 4.5);
  for (const ground of ['accent', 'accent-strong']) assertContrast('on-accent', ground, 4.5);
});

test('edges of what can be operated reach 3:1', () => {
  for (const ground of grounds) assertContrast('edge', ground, 3);
});

test('no other style sheet of verdicts names a colour', () => {
  const verdict = readFileSync(new URL('./verdict.css', import.meta.url), 'utf8');
  assert.doesNotMatch(verdict, /#[0-9a-f]{3,8}\b|rgb|hsl|light-dark/i);
});
