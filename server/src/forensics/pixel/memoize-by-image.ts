/** What several analyses of one image need is measured once, and forgotten with the image. */
import type { Material } from '../material.ts';

export function memoizeByImage<Measured>(
  measure: (material: Material) => Measured,
): (material: Material) => Measured {
  const known = new WeakMap<Material, { readonly measured: Measured }>();
  return (material) => {
    const before = known.get(material);
    if (before) return before.measured;
    const measured = measure(material);
    known.set(material, { measured });
    return measured;
  };
}
