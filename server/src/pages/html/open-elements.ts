/** The elements that are open at a place in the markup, innermost last, and the formatting that goes on from them. */
import { defaultScope, impliedEnds } from './element-kinds.ts';

export interface Open {
  readonly name: string;
  readonly element: Element;
  /** Part of a drawing or a formula. */
  readonly isForeign: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface OpenElements {
  readonly stack: Open[];
  /** Null is a marker: formatting does not cross it. */
  readonly formatting: (Open | null)[];
  top(): Open;
  hasInScope(names: (name: string) => boolean, barriers?: ReadonlySet<string>): boolean;
  /** Closes elements up to and with the first that fits. */
  popUntil(fits: (name: string) => boolean): void;
  /** Closes elements down to the first that fits, and leaves that one open. */
  popTo(names: ReadonlySet<string>): void;
  popImplied(except?: string): void;
  clearToMarker(): void;
}

export function createOpenElements(root: Open): OpenElements {
  const stack = [root];
  const formatting: (Open | null)[] = [];
  const top = () => stack.at(-1) ?? root;
  // The page itself stays open to its end.
  const framesCount = 2;
  const pop = () => {
    if (stack.length > framesCount) stack.pop();
  };
  return {
    stack,
    formatting,
    top,
    hasInScope(fits, barriers = defaultScope) {
      for (let at = stack.length - 1; at > 0; at -= 1) {
        const { name, isForeign } = stack[at] ?? root;
        if (isForeign) continue;
        if (fits(name)) return true;
        if (barriers.has(name)) return false;
      }
      return false;
    },
    popUntil(fits) {
      while (stack.length > framesCount && !fits(top().name)) pop();
      pop();
    },
    popTo(names) {
      while (stack.length > framesCount && !names.has(top().name)) pop();
    },
    popImplied(except) {
      while (impliedEnds.has(top().name) && top().name !== except) pop();
    },
    clearToMarker() {
      while (formatting.length > 0 && formatting.pop() !== null);
    },
  };
}
