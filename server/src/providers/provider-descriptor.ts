/** What a provider says of itself, beside its code: the registry, the settings, the pages and the docs follow it. */
import type { z } from 'zod';
import type { AskJson } from '../net/json-api.ts';

export interface ProviderDependencies {
  readonly askJson: AskJson;
  readonly clock: () => number;
}

/** A kind is a folder here, with its interface and its suite. */
export type ProviderKind = 'search' | 'reference' | 'fact-check' | 'reverse-image';

export interface ProviderDescriptor<
  Kind extends ProviderKind,
  Provider,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
  Settings = unknown,
> {
  /** The same as the provider's own. */
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  /** What configures it, with what each means, the one that switches it on first. */
  readonly settings: Shape;
  /** What it costs, and what may be done with its answers. */
  readonly terms: string;
  readonly homepage: string;
  /** What it is made with; undefined when the settings do not switch it on. */
  configure(values: z.output<z.ZodObject<Shape>>): Settings | undefined;
  create(settings: Settings, dependencies: ProviderDependencies): Provider;
}

/** Gives the descriptor back, with its types found by what it holds. */
export const describeProvider = <
  Kind extends ProviderKind,
  Provider,
  Shape extends z.core.$ZodShape,
  Settings,
>(
  descriptor: ProviderDescriptor<Kind, Provider, Shape, Settings>,
): ProviderDescriptor<Kind, Provider, Shape, Settings> => descriptor;
