import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { DAYS_PER_YEAR, SECONDS_PER_DAY } from '@keepout/units/duration';
import { crossingLine, crossingRate, newLine, planeSigmaProduct, SLOW_RATE } from './crossing.ts';
import { decisionSigma } from './decision-covariance.ts';
import { type FluxClass, FluxClasses } from './flux-classes.ts';
import { OrbitShape } from './orbit-shape.ts';

/** Instants of the window at which planes and perigees are looked at: every four hours of a week. */
const INSTANTS = 42;
const TOP_OBJECTS = 10;
const SECONDS_PER_YEAR = DAYS_PER_YEAR * SECONDS_PER_DAY;

/** Flux of the catalogue past one orbit. */
export interface CatalogueFlux {
  /** Passages a year within the radius. */
  readonly passagesPerYear: number;
  readonly withinM: number;
  /** Passages per year through a square metre of the encounter plane, by their uncertainty at the decision. */
  readonly classes: readonly FluxClass[];
  /** Objects whose orbits come within the radius of this one, and those of them left out because they fly along. */
  readonly crossing: number;
  readonly slow: number;
  /** Those that pass most often. */
  readonly top: readonly { readonly object: number; readonly passagesPerYear: number }[];
}

export interface FluxRequest {
  /** Index in the batch. */
  readonly object: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly withinM: number;
  /** From the decision to closest approach, days: how old the orbits are by then. */
  readonly decisionDays: number;
}

/**
 * Returns how often the objects of a catalogue pass one orbit, from the shape of the orbits alone, without a screening.
 *
 * Method   the planes of two orbits cross in a line; at both ends each orbit has a radius and a velocity there, and phases
 *          that are independent give the rate of passages (`crossingRate`). That is Kessler's density (1981)
 *          with each node and perigee where it is in the window instead of anywhere: averaged over nodes and perigees the
 *          two are the same. Elements as SGP4 has them at 42 instants; docs/models/annual-statistics
 * Assumes  independent phases: constellations that keep their distance in one shell are counted too high
 * Frame    TEME
 *
 * @returns undefined where the object itself has no orbit in the window
 *
 * Checked  conformance/annual          Cost  0.1 s of 27000 objects
 */
export function catalogueFlux(batch: Sgp4Batch, request: FluxRequest): CatalogueFlux | undefined {
  const { object, startTaiS, stopTaiS, withinM, decisionDays } = request;
  const instants = Array.from(
    { length: INSTANTS },
    (_, k) => startTaiS + ((stopTaiS - startTaiS) * (k + 0.5)) / INSTANTS,
  );
  const ownShapes = instants.map(() => new OrbitShape());
  if (!ownShapes.every((shape, k) => shape.read(batch, object, instants[k]!))) return undefined;
  const lowestM = Math.min(...ownShapes.map((shape) => shape.lowestM)) - withinM;
  const highestM = Math.max(...ownShapes.map((shape) => shape.highestM)) + withinM;
  const classes = new FluxClasses();
  const otherShape = new OrbitShape();
  const line = newLine();
  const passages: { object: number; passagesPerYear: number }[] = [];
  let slow = 0;
  for (let j = 0; j < batch.count; j++) {
    if (j === object || !otherShape.read(batch, j, instants[INSTANTS >> 1]!)) continue;
    if (otherShape.lowestM > highestM || otherShape.highestM < lowestM) continue;
    let perYear = 0;
    let isSlow = false;
    for (let k = 0; k < INSTANTS; k++) {
      const shape = ownShapes[k]!;
      if (!otherShape.read(batch, j, instants[k]!)) break;
      if (!crossingLine(shape, otherShape, line)) {
        isSlow = true;
        continue;
      }
      for (let side = 1; side >= -1; side -= 2) {
        shape.at(side * line.x, side * line.y, side * line.z);
        otherShape.at(side * line.x, side * line.y, side * line.z);
        const rate = crossingRate(shape, otherShape, line, withinM);
        if (rate === SLOW_RATE) isSlow = true;
        if (rate <= 0) continue;
        const share = (rate * SECONDS_PER_YEAR) / INSTANTS;
        const [ownSigma, otherSigma] = [
          decisionSigma(shape.regime, decisionDays, true),
          decisionSigma(otherShape.regime, decisionDays, false),
        ];
        const product = planeSigmaProduct(shape, otherShape, line, side, ownSigma, otherSigma);
        classes.add(product, share / (Math.PI * withinM * withinM));
        perYear += share;
      }
    }
    if (isSlow) slow++;
    if (perYear > 0) passages.push({ object: j, passagesPerYear: perYear });
  }
  passages.sort((a, b) => b.passagesPerYear - a.passagesPerYear || a.object - b.object);
  return {
    passagesPerYear: passages.reduce((sum, passage) => sum + passage.passagesPerYear, 0),
    withinM,
    classes: classes.list(),
    crossing: passages.length,
    slow,
    top: passages.slice(0, TOP_OBJECTS),
  };
}
