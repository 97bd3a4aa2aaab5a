import { keptPer } from '@keepout/units/kept-per';

/** Gauss-Legendre nodes and weights on [0, 1], by Newton on the Legendre polynomial. @returns interleaved node, weight */
export function gaussLegendre(n: number): Float64Array {
  const out = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let k = 0; k < 50; k++) {
      let before = 1;
      let value = x;
      for (let j = 2; j <= n; j++) [before, value] = [value, ((2 * j - 1) * x * value - (j - 1) * before) / j];
      slope = (n * (x * value - before)) / (x * x - 1);
      const step = value / slope;
      x -= step;
      if (Math.abs(step) < 1e-15) break;
    }
    out[2 * i] = 0.5 * (1 + x);
    out[2 * i + 1] = 1 / ((1 - x * x) * slope * slope);
  }
  return out;
}

/** Nodes on the unit sphere: rings by their angle from the pole, and the same directions around it on every ring. */
export interface SphereRule {
  /** cos, sin, weight per ring; the rings of both halves, so that a kink on the equator does no harm. The next strip overwrites them. */
  readonly rings: Float64Array;
  readonly ringCount: number;
  /** cos and sin of the directions around the pole. */
  readonly around: Float64Array;
}

const legendre = keptPer(() => new Map<number, Float64Array>());

/**
 * Product rule over the strip between two cosines: Gauss-Legendre across, or equal steps, which are better where the integrand vanishes at
 * either edge; equal steps around.
 */
export function stripRule(from: number, to: number, count: number, directions: number, isEven: boolean): SphereRule {
  const nodes = isEven ? undefined : (legendre().get(count) ?? gaussLegendre(count));
  if (nodes) legendre().set(count, nodes);
  if (strip.length < 3 * count) strip = new Float64Array(3 * count);
  const rings = strip;
  for (let i = 0; i < count; i++) {
    const cosine = from + (to - from) * (nodes ? nodes[2 * i]! : (i + 0.5) / count);
    rings[3 * i] = cosine;
    rings[3 * i + 1] = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    rings[3 * i + 2] = ((nodes ? nodes[2 * i + 1]! : 1 / count) * (to - from) * 2 * Math.PI) / directions;
  }
  return { rings, ringCount: count, around: directionsAround(directions) };
}

let strip = new Float64Array(0);

const circles = keptPer(() => new Map<number, Float64Array>());

/** cos and sin of equal steps around a circle. */
function directionsAround(count: number): Float64Array {
  const cached = circles().get(count);
  if (cached !== undefined) return cached;
  const around = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const angle = ((k + 0.5) * 2 * Math.PI) / count;
    around.set([Math.cos(angle), Math.sin(angle)], 2 * k);
  }
  circles().set(count, around);
  return around;
}

/** Product rule: Gauss-Legendre in the cosine on each half sphere, equal steps around. The weights add up to 4 pi. */
export function sphereRule(order: number): SphereRule {
  const rule = spheres().get(order) ?? sphereRuleOf(order);
  spheres().set(order, rule);
  return rule;
}

const spheres = keptPer(() => new Map<number, SphereRule>());

function sphereRuleOf(order: number): SphereRule {
  const half = gaussLegendre(order);
  const count = 2 * order;
  const around = directionsAround(count);
  const rings = new Float64Array(6 * order);
  for (let i = 0; i < order; i++) {
    const cosine = half[2 * i]!;
    const sine = Math.sqrt(1 - cosine * cosine);
    const weight = (half[2 * i + 1]! * 2 * Math.PI) / count;
    rings.set([cosine, sine, weight, -cosine, sine, weight], 6 * i);
  }
  return { rings, ringCount: 2 * order, around };
}
