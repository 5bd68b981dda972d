/** The production packages of package-lock.json as a bill of materials: CycloneDX 1.6. The same lock gives the same bill. */
import { createHash } from 'node:crypto';

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** One or more of `sha512-BASE64`. */
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json that counts: what lies where, `''` being the project itself. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

type Licence =
  | { readonly license: { readonly id: string; readonly acknowledgement: 'declared' } }
  | { readonly expression: string; readonly acknowledgement: 'declared' | 'concluded' };

export interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly scope?: 'required' | 'optional';
  readonly licenses: readonly Licence[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export interface Bill {
  readonly $schema: string;
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What the packages' own words leave out; why is in NOTICE.md. */
const concluded: readonly { readonly packages: RegExp; readonly expression: string }[] = [
  // Its native file holds an FFmpeg that was built with --enable-gpl --enable-version3.
  { packages: /^@seydx\/node-av-/, expression: 'MIT AND GPL-3.0-or-later' },
  // Told in a field that npm does not read.
  { packages: /^world-countries$/, expression: 'ODbL-1.0' },
];

export function billOfMaterials({ packages }: Lock): Bill {
  const root = packages[''];
  if (!root?.name) throw new Error('The lock names no project');
  const application = componentOf('', root, 'application');
  const shipped = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  for (const [path, locked] of shipped) {
    const isOwn = !path.includes('node_modules/');
    const component = isOwn ? application : componentOf(path, locked, 'library');
    if (!isOwn) components.set(component['bom-ref'], component);
    const needed = dependencies.get(component['bom-ref']) ?? new Set();
    dependencies.set(component['bom-ref'], needed);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const found = resolve(packages, path, name);
      if (found) needed.add(found);
    }
  }
  const content = {
    metadata: { component: application },
    components: [...components.values()].toSorted(byRef),
    dependencies: [...dependencies]
      .map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

function componentOf(path: string, locked: LockedPackage, type: Component['type']): Component {
  const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const version = locked.version ?? '';
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(type === 'library' ? { scope: locked.optional ? 'optional' : 'required' } : {}),
    licenses: [licenceOf(name, locked)],
    ...(locked.integrity ? { hashes: hashesOf(locked.integrity) } : {}),
  };
}

function licenceOf(name: string, { license }: LockedPackage): Licence {
  const known = concluded.find(({ packages }) => packages.test(name));
  if (known) return { expression: known.expression, acknowledgement: 'concluded' };
  if (license === undefined) throw new Error(`${name} states no licence: look it up, and say it here`);
  return / (?:AND|OR|WITH) /.test(license)
    ? { expression: license, acknowledgement: 'declared' }
    : { license: { id: license, acknowledgement: 'declared' } };
}

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(/\s+/).map((each) => {
    const [, bits = '', digest = ''] = /^sha(\d+)-(.+)$/.exec(each) ?? [];
    return {
      alg: bits === '1' ? 'SHA-1' : `SHA-${bits}`,
      content: Buffer.from(digest, 'base64').toString('hex'),
    };
  });
}

/** As Node finds a package: beside its user, then in every folder above it. Links and our own folders are passed over. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link || found.dev ? undefined : componentOf(path, found, 'library')['bom-ref'];
    if (folder === '') return undefined;
  }
}

const byRef = (a: Component, b: Component) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1);

/** A name-based UUID (version 8: made in a way of one's own), so that the same content has the same number. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
