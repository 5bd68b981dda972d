/** What several analyses of one picture need is measured once, and forgotten with the picture. */
import type { Material } from '../material.ts';

export function oncePerPicture<Measured>(
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
