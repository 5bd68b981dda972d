/** Which installed models are in use and why others are not, as the log and the page about the state tell it. */

/** `changed`: its files are not those that were installed; `broken`: it does not load. */
export type ModelTrouble = 'changed' | 'broken';

export interface ModelInUse {
  readonly name: string;
  /** Undefined: it is in use. */
  readonly trouble: ModelTrouble | undefined;
}

export interface ModelsInUse {
  use(name: string): void;
  /** From now on it is not in use; told once for each reason. */
  leaveOut(name: string, trouble: ModelTrouble, error: unknown): void;
  /** By name. */
  all(): readonly ModelInUse[];
}

export function createModelsInUse(
  onTrouble: (model: ModelInUse, error: unknown) => void = () => undefined,
): ModelsInUse {
  const models = new Map<string, ModelInUse>();
  return {
    use: (name) => void models.set(name, { name, trouble: undefined }),
    leaveOut(name, trouble, error) {
      if (models.get(name)?.trouble === trouble) return;
      const model = { name, trouble };
      models.set(name, model);
      onTrouble(model, error);
    },
    all: () => [...models.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
