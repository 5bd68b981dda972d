/** What a store of signed manifests says about a file, and what of it holds. */
import { z } from 'zod';
import type { C2paStore } from './c2pa-library.ts';
import {
  type C2paFault,
  type C2paIngredient,
  type C2paReading,
  type DeclaredAi,
  noC2pa,
} from './c2pa-reading.ts';
import { coversImage } from './covers-image.ts';
import { createDeclaredSources, ingredientManifest } from './declared-source.ts';
import { faultOf, isTampering } from './faults.ts';
import { type Ingredient, type Manifest, ManifestStore, manifestOf } from './manifest-store.ts';
import type { MediaFormat } from './may-hold-manifest.ts';
import { shownText } from './shown-text.ts';

/** No history that people made is larger; told as JSON, without its images. */
const jsonLengthMax = 8_000_000;
const ingredientsMax = 50;
const codesMax = 20;

export function readingOf(
  { json, fullJson }: C2paStore,
  bytes: Uint8Array,
  format: MediaFormat,
): C2paReading {
  const unreadable: C2paReading = { ...noC2pa, status: 'invalid', faults: ['not_readable'] };
  if (json.length > jsonLengthMax) return unreadable;
  const parsed = ManifestStore.safeParse(JSON.parse(json));
  const manifest = parsed.data && manifestOf(parsed.data, parsed.data.active_manifest);
  if (!parsed.success || !manifest) return unreadable;

  const store = parsed.data;
  const { success, failure } = store.validation_results.activeManifest;
  const metadataUncovered =
    format === 'jpeg' &&
    failure.some(({ code, url }) => code === 'assertion.dataHash.mismatch' && isMatched(success, url)) &&
    coversImage(bytes, fullJson(), store.active_manifest);
  const codes = unique(failure.map(({ code }) => code)).filter(
    (code) => !(metadataUncovered && code === 'assertion.dataHash.mismatch'),
  );
  const faults = unique(codes.map(faultOf).filter((fault): fault is C2paFault => fault !== undefined));
  const intact = isSealed(store) && !faults.some(isTampering);
  if (faults.length === 0 && !intact) faults.push('not_bound');

  const isBroken = brokenIngredients(store);
  const sourceOf = createDeclaredSources(store, isBroken);
  const { actions, digitalSource, ai, agent } = sourceOf(store.active_manifest);
  return {
    status: faults.length === 0 ? 'valid' : 'invalid',
    intact,
    trusted: success.some(({ code }) => code === 'signingCredential.trusted'),
    tampered: faults.some(isTampering),
    faults,
    codes: codes.slice(0, codesMax),
    ...namesIn(manifest),
    actions,
    ...(digitalSource && { digitalSource }),
    ...(ai && { declaredAi: ai }),
    ...(agent && { aiAgent: shownText(agent) }),
    ingredients: manifest.ingredients.slice(0, ingredientsMax).map((ingredient) => {
      const label = ingredientManifest(ingredient);
      const declared = label ? sourceOf(label).ai : undefined;
      return ingredientOf(ingredient, isBroken(ingredient), declared);
    }),
    metadataUncovered,
  };
}

function namesIn({ signature_info, claim_generator, claim_generator_info }: Manifest) {
  const name = shownText(signature_info?.common_name ?? '');
  const issuer = shownText(signature_info?.issuer ?? '');
  const time = z.iso.datetime({ offset: true }).safeParse(signature_info?.time).data;
  const generator = shownText(claim_generator_info[0]?.name ?? claim_generator?.split(' ')[0] ?? '');
  return {
    ...((name || issuer || time) && {
      signer: { ...(name && { name }), ...(issuer && { issuer }), ...(time && { time }) },
    }),
    ...(generator && { generator }),
  };
}

/** The signature fits, and so does a hash over the image; an update's hash is found with what it updates. */
function isSealed({ validation_results: { activeManifest, ingredientDeltas } }: ManifestStore): boolean {
  const all = [activeManifest, ...ingredientDeltas.map(({ validationDeltas }) => validationDeltas)];
  return (
    activeManifest.success.some(({ code }) => code === 'claimSignature.validated') &&
    all.some(({ success }) => success.some(({ code }) => /^assertion\.\w+Hash\.match$/.test(code)))
  );
}

/** An ingredient is broken when its signer saw that already, or when it shows now. */
function brokenIngredients(store: ManifestStore): (ingredient: Ingredient) => boolean {
  const nowBroken = store.validation_results.ingredientDeltas
    .filter(({ validationDeltas }) => validationDeltas.failure.some(({ code }) => isBreaking(code)))
    .map(({ ingredientAssertionURI }) => ingredientAssertionURI);
  return ({ label, validation_status, validation_results }) => {
    const seen = [...validation_status, ...(validation_results?.activeManifest?.failure ?? [])];
    if (seen.some(({ code }) => isBreaking(code))) return true;
    return label !== undefined && nowBroken.some((uri) => uri.endsWith(`/${label}`));
  };
}

function isBreaking(code: string): boolean {
  const fault = faultOf(code);
  return fault !== undefined && isTampering(fault);
}

function ingredientOf(
  ingredient: Ingredient,
  broken: boolean,
  declaredAi: DeclaredAi | undefined,
): C2paIngredient {
  const relationship = shownText(ingredient.relationship ?? '', 20);
  return { relationship, broken, ...(declaredAi && { declaredAi }) };
}

const isMatched = (success: readonly { code: string; url?: string | undefined }[], url: string | undefined) =>
  success.some((other) => other.code === 'assertion.dataHash.match' && other.url === url);

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];
