/**
 * Prints the list of all packages that an installation runs, with versions, licences and hashes (CycloneDX 1.6).
 *
 * npm run --silent sbom > sbom.json
 */
import { readFile } from 'node:fs/promises';
import { billOfMaterials, type Lock } from './cyclonedx.ts';

const lock = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
