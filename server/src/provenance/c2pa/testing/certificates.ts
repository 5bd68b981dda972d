/** For tests: a root certificate and a signer's certificate below it, made anew each time. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  bits,
  context,
  identifier,
  implicit,
  integer,
  octets,
  sequence,
  set,
  text,
  time,
  truth,
} from './der.ts';

export interface TestSigner {
  readonly key: KeyObject;
  /** DER, the signer's own first; the root is not among them. */
  readonly certificates: readonly Uint8Array[];
  /** PEM of the root, as an operator would put it into the trust file. */
  readonly rootPem: string;
}

export interface TestSignerOptions {
  readonly organisation?: string;
  readonly name?: string;
  readonly validFrom?: Date;
  readonly validTo?: Date;
}

const dayMs = 24 * 60 * 60_000;
const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'));

export function createTestSigner(options: TestSignerOptions = {}): TestSigner {
  const { organisation = 'Fotocamere di prova', name = 'Apparecchio 1' } = options;
  const { validFrom = new Date(Date.now() - dayMs), validTo = new Date(Date.now() + 30 * dayMs) } = options;
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rootName = nameOf('Autorità di prova', 'Radice');
  const dates = { validFrom, validTo };
  const rootCertificate = certificate({
    ...dates,
    subject: rootName,
    issuer: rootName,
    publicKey: root.publicKey,
    issuerKey: root.privateKey,
    extensions: [
      extension('2.5.29.19', sequence(truth()), true),
      extension('2.5.29.15', bits(Buffer.from([0x06]), 1), true),
      extension('2.5.29.14', octets(keyIdentifier(root.publicKey))),
    ],
  });
  const leafCertificate = certificate({
    ...dates,
    subject: nameOf(organisation, name),
    issuer: rootName,
    publicKey: leaf.publicKey,
    issuerKey: root.privateKey,
    extensions: [
      extension('2.5.29.19', sequence(), true),
      extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
      // E-mail protection: the purpose that C2PA's specification takes for signing by default.
      extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.4'))),
      extension('2.5.29.14', octets(keyIdentifier(leaf.publicKey))),
      extension('2.5.29.35', sequence(implicit(0, keyIdentifier(root.publicKey)))),
    ],
  });
  return { key: leaf.privateKey, certificates: [leafCertificate], rootPem: pem(rootCertificate) };
}

function certificate(of: {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly publicKey: KeyObject;
  readonly issuerKey: KeyObject;
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly extensions: readonly Buffer[];
}): Buffer {
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const body = sequence(
    context(0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    of.issuer,
    sequence(time(of.validFrom), time(of.validTo)),
    of.subject,
    spki(of.publicKey),
    context(3, sequence(...of.extensions)),
  );
  return sequence(body, ecdsaWithSha256, bits(sign('sha256', body, of.issuerKey)));
}

function nameOf(organisation: string, name: string): Buffer {
  return sequence(
    set(sequence(identifier('2.5.4.10'), text(organisation))),
    set(sequence(identifier('2.5.4.3'), text(name))),
  );
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(identifier(id), ...(critical ? [truth()] : []), octets(value));
}

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const keyIdentifier = (key: KeyObject) => createHash('sha1').update(spki(key)).digest();
const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;
