import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Language, languages } from '@riscontro/words';
import { readConfig } from '../../config.ts';
import { installationOf } from '../../wiring/installation.ts';
import { readMeasurements } from '../../wiring/read-documents.ts';
import { measuredFigures } from './measured-figures.ts';
import { methodPage } from './method-page.ts';

const figures = measuredFigures(await readMeasurements());

function told(
  settings: Record<string, string>,
  language: Language,
  options: { looksForAi?: boolean; checksVideos?: boolean; figures?: typeof figures } = {},
): string {
  const { looksForAi = false, checksVideos = false } = options;
  const installation = installationOf(readConfig(settings), { looksForAi });
  return methodPage({ installation, checksVideos, figures, ...options }, language).body.text;
}

describe('the method page', () => {
  test('has the same sections in every language, and a link to each', () => {
    const ids = (text: string) => [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = '']) => id);
    const expected = ids(told({}, 'it'));
    assert.ok(expected.length > 8);
    for (const language of languages) {
      const text = told({}, language);
      assert.deepEqual(ids(text), expected, language);
      for (const id of expected.slice(1)) assert.ok(text.includes(`href="#${id}"`), id);
    }
  });

  test('explains every level with its mark', () => {
    const text = told({}, 'it');
    for (const level of ['Vero', 'Falso', 'Fuorviante', 'Non verificabile'])
      assert.ok(text.includes(`${level}</span>`), level);
    for (const level of ['Autentica', 'Sospetta', 'Manipolata', 'Creata con IA'])
      assert.ok(text.includes(`${level}</span>`), level);
  });

  test('tells of the sources that are asked on this installation, and of no others', () => {
    assert.match(told({ TAVILY_API_KEY: 't' }, 'it'), /Wikipedia, Wikidata e Tavily\./);
    assert.doesNotMatch(told({ OFFLINE: '1', TAVILY_API_KEY: 't' }, 'it'), /Wikipedia|Tavily/);
    assert.doesNotMatch(told({ KNOWLEDGE: 'off' }, 'en'), /comes with the program/);
    assert.match(told({}, 'en'), /no language model writes the verdict/);
    const model = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'a-model', LLM_API_KEY: 'k' };
    assert.match(told(model, 'en'), /A language model \(a-model\) reads them/);
  });

  test('says what is not there: videos, detectors of AI', () => {
    assert.match(told({}, 'it'), /la verifica dei video non è attiva/);
    const withVideos = told({}, 'it', { checksVideos: true });
    assert.doesNotMatch(withVideos, /video non è attiva/);
    assert.match(withVideos, /un video creato con IA e privo di marchi non viene riconosciuto/);
    assert.match(told({}, 'en', { checksVideos: true, looksForAi: true }), /most of them have to agree/);
    assert.match(told({}, 'it'), /non ce n’è nessuno/);
    assert.match(told({}, 'it', { looksForAi: true }), /ce n’è almeno uno/);
  });

  test('writes the measured figures as the language does', () => {
    const made = { ...figures, sameInBothLanguages: 0.1234, falseMatches: { of: 123_456, count: 7 } };
    assert.match(told({}, 'it', { figures: made }), /12,3%[\s\S]*7 scambi su 123\.456/);
    assert.match(told({}, 'en', { figures: made }), /12\.3%[\s\S]*7 mistakes in 123,456/);
  });

  test('does without figures that were not measured', () => {
    const text = told({}, 'it', { figures: measuredFigures({}) });
    assert.doesNotMatch(text, /NaN|undefined|Infinity|<table/);
  });
});
