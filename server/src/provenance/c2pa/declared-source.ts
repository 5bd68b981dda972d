/** What a manifest says of how the image came to be: by camera, by a person, by artificial intelligence. */
import type { DeclaredAi } from './c2pa-reading.ts';
import {
  type Action,
  Actions,
  type Ingredient,
  type Manifest,
  type ManifestStore,
  manifestOf,
} from './manifest-store.ts';

export interface DeclaredSource {
  readonly actions: readonly string[];
  readonly digitalSource?: string;
  readonly ai?: DeclaredAi;
  readonly agent?: string;
}

/** Trees of ingredients are cut at this depth and width. */
const depthMax = 64;
const ingredientsMax = 200;
const actionsMax = 500;

const wholeByAi = new Set(['trainedAlgorithmicMedia']);
const partByAi = new Set(['compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic']);

/** Programs that do nothing but make images or videos from words, for manifests that name the program alone. */
const generators =
  /\b(dall[·\-\s]?e|gpt-?4o|gpt-image|chatgpt|openai|firefly|midjourney|stable diffusion|imagen|gemini|bing image creator|image creator from designer|ideogram|leonardo\.ai|flux\.1|grok|sora|google veo|veo [23](\.\d)?|runway(ml)?|kling( ?ai)?|pika( labs)?|luma ai|dream machine|hailuo|minimax|seedance|dreamina)\b/i;

export const ingredientManifest = (ingredient: Ingredient) =>
  ingredient.active_manifest ?? ingredient.manifest_data?.identifier;

/** Looks at each manifest once, however often ingredients point to it, and never in circles. */
export function createDeclaredSources(
  store: ManifestStore,
  isBroken: (ingredient: Ingredient) => boolean,
): (label: string) => DeclaredSource {
  const known = new Map<string, DeclaredSource>();
  return (label) => sourceOf(label, 0);

  function sourceOf(label: string, depth: number): DeclaredSource {
    const before = known.get(label);
    if (before) return before;
    const manifest = manifestOf(store, label);
    if (!manifest || depth > depthMax) return { actions: [] };
    const own = ownSource(manifest);
    // What points back to it from below finds what it says itself.
    known.set(label, own);
    const inherited = manifest.ingredients
      .slice(0, ingredientsMax)
      .filter((ingredient) => !isBroken(ingredient))
      .map((ingredient) => inheritedSource(ingredient, depth + 1));
    const all = [own.ai, ...inherited.map(({ ai }) => ai)];
    const ai: DeclaredAi | undefined = all.includes('whole')
      ? 'whole'
      : all.includes('part')
        ? 'part'
        : undefined;
    const agent = own.ai ? own.agent : inherited.find((one) => one.ai === ai)?.agent;
    const source: DeclaredSource = { ...own, ...(ai && { ai }), ...(agent && { agent }) };
    known.set(label, source);
    return source;
  }

  /** An image made from one that AI made is made by AI as well; one with such a part in it is so in part. */
  function inheritedSource(ingredient: Ingredient, depth: number): DeclaredSource {
    const label = ingredientManifest(ingredient);
    // What went into the making, such as an image given together with a prompt, need not be in the result.
    if (!label || ingredient.relationship === 'inputTo') return { actions: [] };
    const source = sourceOf(label, depth);
    return source.ai && ingredient.relationship !== 'parentOf' ? { ...source, ai: 'part' } : source;
  }
}

function ownSource(manifest: Manifest): DeclaredSource {
  const actions = manifest.assertions
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap(({ data }) => actionsIn(data))
    .slice(0, actionsMax);
  const made = actions.find(({ action }) => action === 'c2pa.created');
  const sources = [
    ...actions.map((action) => ({ action, ai: aiOf(action) })),
    ...manifest.assertions.map(({ data }) => ({ action: undefined, ai: aiOfType(iptcType(data)) })),
  ];
  const strongest =
    sources.find(({ ai }) => ai === 'whole') ?? sources.find(({ ai }) => ai === 'part') ?? undefined;
  const digitalSource = lastPart(made?.digitalSourceType);
  return {
    actions: [...new Set(actions.map(({ action }) => action))],
    ...(digitalSource && { digitalSource }),
    ...(strongest?.ai && { ai: strongest.ai }),
    ...(strongest?.action?.softwareAgent && { agent: strongest.action.softwareAgent }),
  };
}

function actionsIn(data: unknown): Action[] {
  const parsed = Actions.safeParse(data);
  if (!parsed.success) return [];
  return parsed.data.actions.map((action) => ({
    ...action,
    softwareAgent: action.softwareAgent ?? parsed.data.softwareAgents[action.softwareAgentIndex ?? -1],
  }));
}

function aiOf({ action, digitalSourceType, softwareAgent }: Action): DeclaredAi | undefined {
  if (digitalSourceType) {
    const ai = aiOfType(digitalSourceType);
    // An edit that brought in what AI made: the image was there before.
    return ai === 'whole' && action !== 'c2pa.created' ? 'part' : ai;
  }
  return action === 'c2pa.created' && softwareAgent && generators.test(softwareAgent) ? 'whole' : undefined;
}

function aiOfType(address: string | undefined): DeclaredAi | undefined {
  const type = lastPart(address);
  if (!type) return undefined;
  return wholeByAi.has(type) ? 'whole' : partByAi.has(type) ? 'part' : undefined;
}

function iptcType(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value: unknown = Reflect.get(data, 'Iptc4xmpExt:DigitalSourceType');
  return typeof value === 'string' ? value : undefined;
}

const lastPart = (address: string | undefined) => /([A-Za-z]{1,60})$/.exec(address ?? '')?.[1];
