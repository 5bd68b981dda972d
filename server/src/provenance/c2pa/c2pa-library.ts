/** The C2PA library in WebAssembly: loaded when first needed, and anew after it broke down. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface C2paStore {
  /** The manifest store with the results of its validation, as JSON. */
  readonly json: string;
  /** A fuller form, with the assertions that bind the image. Costs time. */
  fullJson(): string;
}

export interface C2paLibrary {
  /** Rejects with a string such as `C2pa(JumbfNotFound)`, or with an error when the library itself broke down. */
  read<Result>(
    bytes: Uint8Array,
    mediaType: string,
    settings: string,
    use: (store: C2paStore) => Result,
  ): Promise<Result>;
}

type Module = typeof import('@contentauth/c2pa-wasm');

/** What may be thrown at the library's place in WebAssembly: it has lost its footing and must not be used again. */
const isBreakdown = (error: unknown) => error instanceof Error;

let compiled: WebAssembly.Module | undefined;

/** A module keeps one instance for good: a fresh one needs a fresh module, which is what another address makes. */
async function loadModule(attempt: number): Promise<Module> {
  const address = import.meta.resolve('@contentauth/c2pa-wasm');
  const module = (await import(`${address}?${attempt}`)) as Module;
  compiled ??= new WebAssembly.Module(
    readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
  );
  module.initSync({ module: compiled });
  return module;
}

export function createC2paLibrary({ load = loadModule } = {}): C2paLibrary {
  let attempt = 0;
  let current: Promise<Module> | undefined;
  return {
    async read(bytes, mediaType, settings, use) {
      current ??= load(attempt);
      try {
        const { WasmReader } = await current;
        const reader = await orBreakdown(() => WasmReader.fromBytes(mediaType, bytes, settings));
        try {
          return use({ json: reader.json(), fullJson: () => reader.crJson() });
        } finally {
          reader.free();
        }
      } catch (error) {
        if (isBreakdown(error)) {
          current = undefined;
          attempt += 1;
        }
        throw error;
      }
    },
  };
}

/**
 * The library works in microtasks of its own: what breaks there never settles its promise and ends the process,
 * unless it is heard here.
 */
function orBreakdown<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const heard = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
    process.once('uncaughtException', heard);
    work()
      .then(resolve, reject)
      .finally(() => process.off('uncaughtException', heard));
  });
}
