/** How one part of an image lies on another: turned, scaled, mirrored, slanted, moved. */

/** (x, y) goes to (a x + b y + e, c x + d y + f). */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** From a place with its direction and size to another; a mirror turns the other way round. */
export function similarity(
  from: { readonly x: number; readonly y: number; readonly angle: number; readonly sigma: number },
  to: { readonly x: number; readonly y: number; readonly angle: number; readonly sigma: number },
  isMirrored: boolean,
): Transform {
  const scale = to.sigma / from.sigma;
  const turn = isMirrored ? to.angle + from.angle : to.angle - from.angle;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const [a, b, c, d] = isMirrored ? [cos, sin, sin, -cos] : [cos, -sin, sin, cos];
  return { a, b, c, d, e: to.x - a * from.x - b * from.y, f: to.y - c * from.x - d * from.y };
}

export function inverse({ a, b, c, d, e, f }: Transform): Transform {
  const determinant = a * d - b * c;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ib * f), f: -(ic * e + id * f) };
}

/** Root of the change of area. */
export const scaleOf = ({ a, b, c, d }: Transform) => Math.sqrt(Math.abs(a * d - b * c));

/** By how much it turns, in radians; in a mirror, by how much after the mirror that leaves the x axis. */
export const turnOf = ({ a, b, c, d }: Transform, isMirrored: boolean) =>
  isMirrored ? Math.atan2(b + c, a - d) : Math.atan2(c - b, a + d);

/** Longest over shortest way in which a circle is drawn: 1 where nothing is slanted. */
export function slantOf({ a, b, c, d }: Transform): number {
  const sum = a * a + b * b + c * c + d * d;
  const determinant = Math.abs(a * d - b * c);
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * determinant * determinant));
  return determinant === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((sum + root) / Math.max(1e-12, sum - root));
}

/** From x, from y, to x, to y. */
export type Pair = readonly [number, number, number, number];
export type Pairs = readonly Pair[];

/** Least squares without slant; undefined where the places do not tell. */
export function fitSimilarity(pairs: Pairs, isMirrored: boolean): Transform | undefined {
  const { fx, fy, tx, ty } = middles(pairs);
  const flip = isMirrored ? -1 : 1;
  let [cos, sin, squares] = [0, 0, 0];
  for (const [x, y, u, v] of pairs) {
    const [dx, dy, du, dv] = [x - fx, flip * (y - fy), u - tx, v - ty];
    cos += dx * du + dy * dv;
    sin += dx * dv - dy * du;
    squares += dx * dx + dy * dy;
  }
  if (squares < 1e-6) return undefined;
  const [a, c] = [cos / squares, sin / squares];
  const [b, d] = [-c * flip, a * flip];
  return { a, b, c, d, e: tx - a * fx - b * fy, f: ty - c * fx - d * fy };
}

/** Least squares with slant; undefined where the places do not tell, as on a line. */
export function fitAffine(pairs: Pairs): Transform | undefined {
  const { fx, fy, tx, ty } = middles(pairs);
  let [xx, xy, yy, ux, uy, vx, vy] = [0, 0, 0, 0, 0, 0, 0];
  for (const [x, y, u, v] of pairs) {
    const [dx, dy, du, dv] = [x - fx, y - fy, u - tx, v - ty];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    ux += du * dx;
    uy += du * dy;
    vx += dv * dx;
    vy += dv * dy;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-3 * (xx + yy) ** 2) return undefined;
  const [a, b] = [(ux * yy - uy * xy) / determinant, (uy * xx - ux * xy) / determinant];
  const [c, d] = [(vx * yy - vy * xy) / determinant, (vy * xx - vx * xy) / determinant];
  return { a, b, c, d, e: tx - a * fx - b * fy, f: ty - c * fx - d * fy };
}

function middles(pairs: Pairs): { fx: number; fy: number; tx: number; ty: number } {
  let [fx, fy, tx, ty] = [0, 0, 0, 0];
  for (const [x, y, u, v] of pairs) {
    fx += x / pairs.length;
    fy += y / pairs.length;
    tx += u / pairs.length;
    ty += v / pairs.length;
  }
  return { fx, fy, tx, ty };
}
