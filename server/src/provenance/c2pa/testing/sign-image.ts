/** For tests: signs an image with the library's own builder and a local key. */

import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmBuilder } from '@contentauth/c2pa-wasm';
import type { TestSigner } from './certificates.ts';

export interface TestIngredient {
  readonly bytes: Uint8Array;
  readonly relationship: 'parentOf' | 'componentOf' | 'inputTo';
}

export interface TestManifest {
  /** They name ingredients by `parameters: { ingredientIds: ['ingredient-0'] }`. */
  readonly actions: readonly object[];
  readonly ingredients?: readonly TestIngredient[];
  readonly assertions?: readonly { readonly label: string; readonly data: object }[];
  readonly generator?: string;
  readonly format?: string;
}

const reserveSize = 4096;

/** The builder reads its input through two things of browsers' workers, which Node lacks: bytes at once from a blob. */
class BytesBlob extends Blob {
  readonly held: Uint8Array<ArrayBuffer>;
  constructor(bytes: Uint8Array) {
    const held = Uint8Array.from(bytes);
    super([held]);
    this.held = held;
  }
}

class FileReaderSync {
  readAsArrayBuffer(blob: BytesBlob): ArrayBuffer {
    return blob.held.buffer;
  }
}

let prepared = false;

function prepare(): void {
  if (prepared) return;
  Object.assign(globalThis, { FileReaderSync });
  const wasm = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  initSync({ module: readFileSync(wasm) });
  prepared = true;
}

export async function signImage(
  bytes: Uint8Array,
  signer: TestSigner,
  { actions, ingredients = [], assertions = [], generator = 'Prova', format = 'image/jpeg' }: TestManifest,
): Promise<Uint8Array> {
  prepare();
  const definition = {
    claim_generator_info: [{ name: generator, version: '1.0' }],
    title: 'prova',
    format,
    assertions: [{ label: 'c2pa.actions', data: { actions } }, ...assertions],
  };
  const settings = {
    verify: { verify_after_sign: false, remote_manifest_fetch: false },
    builder: { thumbnail: { enabled: false }, actions: { auto_opened_action: { enabled: false } } },
  };
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(settings));
  for (const [index, ingredient] of ingredients.entries()) {
    const described = JSON.stringify({
      title: 'parte',
      label: `ingredient-${index}`,
      relationship: ingredient.relationship,
    });
    await builder.addIngredientFromBlob(described, 'image/jpeg', new BytesBlob(ingredient.bytes));
  }
  const definitionOfSigner = {
    alg: 'es256',
    reserveSize,
    sign: async (claim: Uint8Array<ArrayBuffer>) => Uint8Array.from(coseSign1(claim, signer)),
  };
  return builder.sign(definitionOfSigner, [], format, new BytesBlob(bytes));
}

/** RFC 9052's COSE_Sign1 with the payload left out, filled up to the size that was set aside for it. */
function coseSign1(payload: Uint8Array, { key, certificates }: TestSigner): Buffer {
  const algorithm = Buffer.from([0x01, 0x26]);
  const chain = Buffer.concat([
    Buffer.from([0x18, 0x21]),
    head(4, certificates.length),
    ...certificates.map(byteString),
  ]);
  const protectedHeader = byteString(Buffer.concat([head(5, 2), algorithm, chain]));
  const toBeSigned = Buffer.concat([
    head(4, 4),
    textString('Signature1'),
    protectedHeader,
    byteString(Buffer.alloc(0)),
    byteString(payload),
  ]);
  const signature = byteString(sign('sha256', toBeSigned, { key, dsaEncoding: 'ieee-p1363' }));
  const message = (padBytes: number) => {
    const unprotectedHeader = Buffer.concat([
      head(5, 1),
      textString('pad'),
      byteString(Buffer.alloc(padBytes)),
    ]);
    return Buffer.concat([
      head(6, 18),
      head(4, 4),
      protectedHeader,
      unprotectedHeader,
      Buffer.from([0xf6]),
      signature,
    ]);
  };
  // A byte string of 256 to 65,535 bytes has a head of three bytes, whatever its size.
  return message(1000 + reserveSize - message(1000).length);
}

function head(major: number, count: number): Buffer {
  const type = major << 5;
  if (count < 24) return Buffer.from([type | count]);
  if (count < 0x100) return Buffer.from([type | 24, count]);
  if (count < 0x10000) return Buffer.from([type | 25, count >> 8, count & 0xff]);
  return Buffer.from([type | 26, count >>> 24, (count >> 16) & 0xff, (count >> 8) & 0xff, count & 0xff]);
}

const byteString = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const textString = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
