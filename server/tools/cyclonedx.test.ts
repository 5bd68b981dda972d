import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Bill, billOfMaterials, type Component, type Lock } from './cyclonedx.ts';

const root = new URL('../../', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock;
const bill = billOfMaterials(lock);

/** Licences under which a package may be used beside a program under Apache-2.0; NOTICE.md names those with duties. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'ODbL-1.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
]);
/** The one exception, in programs of their own: NOTICE.md. */
const gplInside = /^@seydx\/node-av-/;

const licenceOf = ({ licenses: [licence] }: Component) => {
  assert.ok(licence);
  return 'license' in licence ? licence.license.id : licence.expression;
};

test('the command prints the bill of the lock, as JSON and nothing else', async () => {
  const tool = fileURLToPath(new URL('sbom.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [tool], { maxBuffer: 16_000_000 });
  assert.deepEqual(JSON.parse(stdout) as Bill, bill);
});

test('every production package of the lock is in the bill, once, and none that only the tests use', () => {
  const expected = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  assert.deepEqual(listed.toSorted(), [...new Set(expected)].toSorted());
  assert.ok(listed.some((each) => each.startsWith('fastify@')));
  assert.ok(!listed.some((each) => each.startsWith('typescript@')));
});

test('every package states a licence that may be used, with FFmpeg as the noted exception', () => {
  for (const component of bill.components) {
    const expression = licenceOf(component).replace(/^\(|\)$/g, '');
    if (gplInside.test(component.name)) assert.equal(expression, 'MIT AND GPL-3.0-or-later');
    else {
      const choices = expression.split(' OR ').map((choice) => choice.split(' AND '));
      assert.ok(
        choices.some((needed) => needed.every((licence) => allowed.has(licence))),
        `${component.name}: ${expression}`,
      );
    }
  }
});

test('it has the shape of CycloneDX 1.6, and refers to nothing that it does not name', () => {
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.specVersion, '1.6');
  assert.match(
    bill.serialNumber,
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const own = bill.metadata.component;
  assert.deepEqual([own.type, own.name, licenceOf(own)], ['application', 'riscontro', 'Apache-2.0']);
  const refs = new Set([own, ...bill.components].map((component) => component['bom-ref']));
  assert.equal(refs.size, bill.components.length + 1);
  for (const { purl, version, hashes = [] } of bill.components) {
    assert.match(purl, /^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d+\.\d+\.\d+/);
    assert.ok(purl.endsWith(`@${version}`));
    for (const { alg, content } of hashes) {
      assert.equal(alg, 'SHA-512');
      assert.match(content, /^[0-9a-f]{128}$/);
    }
  }
  const asked = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  assert.deepEqual(new Set(asked).difference(refs), new Set());
  const fastify = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'));
  assert.ok(fastify?.dependsOn.some((ref) => ref.startsWith('pkg:npm/pino@')));
});

test('a package that states no licence is not passed over in silence', () => {
  const packages = {
    '': { name: 'x', version: '1.0.0', license: 'MIT' },
    'node_modules/y': { version: '1.0.0' },
  };
  assert.throws(() => billOfMaterials({ packages }), /y states no licence/);
});

test('what node-av would bring and nobody uses is a stub of ours that says so, and no other package', async () => {
  for (const name of ['werift', 'unzipper']) {
    const places = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    assert.deepEqual(places, [[`node_modules/${name}`, { resolved: `stubs/${name}`, link: true }]]);
    await assert.rejects(
      import(new URL(`stubs/${name}/index.js`, root).href),
      new RegExp(`${name} is left out of this installation on purpose`),
    );
  }
});

test('the lock names no registry: whoever installs uses their own', () => {
  for (const [path, { resolved = '' }] of Object.entries(lock.packages))
    assert.doesNotMatch(resolved, /^\w+:\/\//, path);
});
