/** Boosted decision trees: a sum of small questions about named features. Only reading; training is a script. */

/** A leaf is its value; a branch asks `feature <= at`, and goes to `yes` or to `no`. */
export type Tree =
  | number
  | { readonly f: number; readonly at: number; readonly yes: Tree; readonly no: Tree };

export interface Forest {
  /** Names of the features, in the order in which they are given. */
  readonly features: readonly string[];
  /** One list of trees for every class, and the value it starts from. */
  readonly classes: readonly {
    readonly name: string;
    readonly start: number;
    readonly trees: readonly Tree[];
  }[];
}

/** The sum of the trees of every class, before any softmax. */
export function sumsOf(forest: Forest, row: ArrayLike<number>): number[] {
  return forest.classes.map(({ start, trees }) =>
    trees.reduce<number>((sum, tree) => sum + leafOf(tree, row), start),
  );
}

export function leafOf(tree: Tree, row: ArrayLike<number>): number {
  let node = tree;
  while (typeof node !== 'number') node = (row[node.f] ?? 0) <= node.at ? node.yes : node.no;
  return node;
}

export function softmax(sums: readonly number[]): number[] {
  const largest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
