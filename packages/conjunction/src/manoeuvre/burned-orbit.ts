import { equinoctialFromCartesian } from '@keepout/astro/elements/equinoctial';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, MeanElements, Vec3 } from '@keepout/astro/nouns';
import { type FitFault, fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { type NearbyElements, nearbyElements } from '@keepout/astro/sgp4/nearby-elements';
import { sgp4 } from '@keepout/astro/sgp4/propagate';
import { batchOf, type Sgp4Batch, type Sgp4Record } from '@keepout/astro/sgp4/record';
import { MU_KM3_S2 } from '@keepout/astro/sgp4/wgs72';
import { propagateRaster } from '@keepout/kernel/sgp4-epochs';
import { wrapPi } from '@keepout/units/angle';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';

/** A change of velocity in no time, RTN of the satellite at that instant. */
export interface PlannedImpulse {
  readonly epochTaiS: number;
  readonly deltaVRtnMps: Vec3;
}

/** The orbit without the manoeuvre: an element set, or an ephemeris in TEME with the drag term of its difference. */
export type NominalOrbit =
  | { readonly kind: 'elements'; readonly elements: MeanElements }
  | { readonly kind: 'ephemeris'; readonly ephemeris: Ephemeris; readonly bstar?: number };

export interface BurnFault extends Fault {
  readonly code: FitFault['code'] | 'no-state-at-burn' | 'impulses-out-of-order' | 'frame-not-teme';
  readonly epochTaiS?: number;
  readonly missM?: number;
}

/** The orbit with the manoeuvre: the nominal one to the bit before ignition. */
export interface BurnedOrbit extends Ephemeris {
  readonly ignitionTaiS: number;
}

/** A nominal orbit from which any number of manoeuvres are made; rasters and fits are shared among them. */
export interface ManoeuvringOrbit {
  readonly nominal: Ephemeris;
  burned(impulses: readonly PlannedImpulse[]): Result<BurnedOrbit, BurnFault>;
}

const NO_ONE = { noradId: 0, name: '', cosparId: '' };
/** Number of cached rasters of the nominal orbit. */
const MOST_RASTERS = 64;

/**
 * Opens a nominal orbit for candidate manoeuvres.
 *
 * Method   after an impulse: nominal(t) + SGP4(changed elements, t) - SGP4(unchanged elements, t), with the unchanged elements fitted to
 *          the nominal state at the first ignition and kept beside the orbit to its end (an element set is its own fit) and the changed ones to the state with the impulse; so
 *          drag, Sun, Moon and whatever else moves the nominal orbit move both alike; docs/models/candidate-manoeuvres
 * Assumes  impulses of at most some tens of m/s: the forces differ by their gradient times the displacement, of which SGP4 holds J2 to J4 and drag
 * Frame    TEME
 *
 * Checked  the numerical propagator and Clohessy-Wiltshire (`burned-orbit.against-propagator.test.ts`)          Cost  0.1 ms a manoeuvre
 */
export function openManoeuvringOrbit(orbit: NominalOrbit): ManoeuvringOrbit {
  const trajectory = orbit.kind === 'elements' ? theory(orbit.elements) : undefined;
  const nominal: Ephemeris = trajectory ?? (orbit as { ephemeris: Ephemeris }).ephemeris;
  const raster = keptRasters(nominal);
  const fits = new Map<number, { readonly unchanged: Theory; readonly nearby: NearbyElements }>();

  /** The element set that stands for the nominal orbit from an ignition on. */
  function fitAt(
    epochTaiS: number,
    state: Float64Array,
  ): Result<{ unchanged: Theory; nearby: NearbyElements }, BurnFault> {
    const keptFit = fits.get(epochTaiS);
    if (keptFit) return ok(keptFit);
    let elements: MeanElements;
    if (orbit.kind === 'elements') elements = orbit.elements;
    else {
      const [x, y, z, u, v, w] = state as unknown as [number, number, number, number, number, number];
      const at = { epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
      const fit = fitMeanElements(at, epochTaiS, { ...NO_ONE, bstar: orbit.bstar ?? 0 });
      if (!fit.ok) return fit;
      elements = keptBeside(fit.value, nominal, epochTaiS);
    }
    const unchanged = theory(elements);
    const fitted = { unchanged, nearby: nearbyElements(elements, epochTaiS) };
    fits.set(epochTaiS, fitted);
    return ok(fitted);
  }

  return {
    nominal,
    burned(impulses): Result<BurnedOrbit, BurnFault> {
      if (nominal.frame !== 'TEME') return fail({ code: 'frame-not-teme' });
      const ignitionTaiS = impulses[0]?.epochTaiS ?? Number.POSITIVE_INFINITY;
      const state = new Float64Array(6);
      const theoryState = new Float64Array(6);
      const arcs: { readonly fromTaiS: number; readonly changed: Theory }[] = [];
      let unchanged: Theory | undefined;
      for (const [k, { epochTaiS, deltaVRtnMps }] of impulses.entries()) {
        if (k > 0 && !(epochTaiS > impulses[k - 1]!.epochTaiS))
          return fail({ code: 'impulses-out-of-order', epochTaiS });
        if (!nominal.stateAt(epochTaiS, state)) return fail({ code: 'no-state-at-burn', epochTaiS });
        const nominalState = Float64Array.from(state);
        // Later impulses are fitted by the first ignition's elements, at their own instant.
        const fit = fitAt(ignitionTaiS, nominalState);
        if (!fit.ok) return fit;
        unchanged = fit.value.unchanged;
        if (k > 0) arcs[k - 1]!.changed.add(epochTaiS, unchanged, state);
        kick(state, deltaVRtnMps);
        const isStill = deltaVRtnMps.every((component) => component === 0);
        if (isStill) {
          arcs.push({ fromTaiS: epochTaiS, changed: k > 0 ? arcs[k - 1]!.changed : unchanged });
          continue;
        }
        // The state that SGP4 has to reach, seen from its own unchanged one.
        if (!unchanged.stateAt(epochTaiS, theoryState)) return fail({ code: 'no-state-at-burn', epochTaiS });
        for (let c = 0; c < 6; c++) theoryState[c]! += state[c]! - nominalState[c]!;
        const nearby = k === 0 ? fit.value.nearby : nearbyElements(arcs[k - 1]!.changed.elements, epochTaiS);
        const changed = nearby.through(theoryState);
        if (!changed.ok) return fail({ ...changed.fault, epochTaiS });
        arcs.push({ fromTaiS: epochTaiS, changed: theory(changed.value) });
      }
      const first = unchanged;
      return ok({
        frame: 'TEME',
        startTaiS: nominal.startTaiS,
        stopTaiS: nominal.stopTaiS,
        ignitionTaiS,
        stateAt(t, out): boolean {
          if (!nominal.stateAt(t, out)) return false;
          if (!(t >= ignitionTaiS)) return true;
          const { changed } = arcs.findLast(({ fromTaiS }) => t >= fromTaiS)!;
          // An element set minus itself plus the changed one.
          if (orbit.kind === 'elements') return changed === first || changed.stateAt(t, out);
          return changed.add(t, first!, out);
        },
        statesOn(startTaiS, stepS, count, out): boolean {
          const last = arcs.at(-1);
          if (last === undefined || startTaiS < last.fromTaiS) return false;
          if (orbit.kind === 'elements') return last.changed.statesOn(startTaiS, stepS, count, out);
          const from = raster(startTaiS, stepS, count);
          if (!from || !last.changed.statesOn(startTaiS, stepS, count, out)) return false;
          const without = first!.raster(startTaiS, stepS, count);
          if (!without) return false;
          for (let k = 0; k < 6 * count; k++) out[k]! += from[k]! - without[k]!;
          return true;
        },
      });
    },
  };
}

/**
 * Returns an element set with the mean motion that keeps it near an orbit to the orbit's end, over spans that double so that no revolution is
 * lost. One state gives it only to the periodic terms that SGP4 leaves out: of a long ellipse 0.4 %, which is 2,000 km in a day.
 */
function keptBeside(elements: MeanElements, orbit: Ephemeris, fromTaiS: number): MeanElements {
  const wholeS = orbit.stopTaiS - fromTaiS;
  const state = new Float64Array(6);
  let corrected = elements;
  for (let spanS = Math.min(wholeS, 86_400 / elements.meanMotionRevPerDay); spanS > 0; ) {
    const lagRad = lagOf(sgp4Init(corrected), orbit, fromTaiS + spanS, state);
    if (lagRad === undefined) return corrected;
    const rate = (lagRad / (2 * Math.PI)) * (86_400 / spanS);
    corrected = { ...corrected, meanMotionRevPerDay: corrected.meanMotionRevPerDay + rate };
    if (spanS === wholeS) break;
    spanS = Math.min(wholeS, 2 * spanS);
  }
  return corrected;
}

/** rad: how far the mean longitude of an orbit is ahead of an element set's. */
function lagOf(record: Sgp4Record, orbit: Ephemeris, t: number, state: Float64Array): number | undefined {
  const longitudes = [() => orbit.stateAt(t, state), () => stateOf(record, t, state)].map((stateAt) =>
    stateAt() ? equinoctialFromCartesian(state, 1e9 * MU_KM3_S2, 1)?.meanLongitudeRad : undefined,
  );
  const [ahead, behind] = longitudes;
  return ahead === undefined || behind === undefined ? undefined : wrapPi(ahead - behind);
}

/** Adds an impulse to a state, in its RTN axes; in place. */
function kick(state: Float64Array, [r, t, n]: Vec3): void {
  const axes = rtnAxes(state.subarray(0, 3), state.subarray(3, 6));
  for (let c = 0; c < 3; c++) state[3 + c]! += axes[c]! * r + axes[3 + c]! * t + axes[6 + c]! * n;
}

type Raster = (startTaiS: number, stepS: number, count: number) => Float64Array | undefined;

/** An element set as an ephemeris and as a difference. */
interface Theory extends Ephemeris {
  readonly elements: MeanElements;
  statesOn(startTaiS: number, stepS: number, count: number, out: Float64Array): boolean;
  readonly raster: Raster;
  /** Adds this orbit minus another to a state; not at all where the two are the same. */
  add(t: number, subtracted: Theory, state: Float64Array): boolean;
}

function theory(elements: MeanElements): Theory {
  const record = sgp4Init(elements);
  const ownState = new Float64Array(6);
  const subtractedState = new Float64Array(6);
  let batch: Sgp4Batch | undefined;
  const stateAt = (t: number, out: Float64Array): boolean => stateOf(record, t, out);
  const statesOn = (startTaiS: number, stepS: number, count: number, out: Float64Array): boolean => {
    batch ??= batchOf([record]);
    return propagateRaster(batch, 0, startTaiS, stepS, count, out);
  };
  const self: Theory = {
    elements,
    frame: 'TEME',
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt,
    statesOn,
    raster: keptRasters({ statesOn, stateAt }),
    add(t, subtracted, state): boolean {
      if (subtracted === self) return true;
      if (!stateAt(t, ownState) || !subtracted.stateAt(t, subtractedState)) return false;
      for (let c = 0; c < 6; c++) state[c]! += ownState[c]! - subtractedState[c]!;
      return true;
    },
  };
  return self;
}

function stateOf(record: Sgp4Record, t: number, out: Float64Array): boolean {
  if (sgp4(record, (t - record.epochTaiS) / 60, out) !== 0) return false;
  for (let c = 0; c < 6; c++) out[c]! *= 1000;
  return true;
}

/** States on rasters, the last few of them kept: candidates ask for the same ones. */
function keptRasters(source: Pick<Ephemeris, 'stateAt' | 'statesOn'>): Raster {
  const cachedRasters = new Map<string, Float64Array | undefined>();
  const six = new Float64Array(6);
  return (startTaiS, stepS, count) => {
    const key = `${startTaiS} ${stepS} ${count}`;
    if (cachedRasters.has(key)) return cachedRasters.get(key);
    if (cachedRasters.size >= MOST_RASTERS) cachedRasters.delete(cachedRasters.keys().next().value!);
    let out: Float64Array | undefined = new Float64Array(6 * count);
    if (!source.statesOn?.(startTaiS, stepS, count, out)) {
      for (let k = 0; k < count && out; k++) {
        if (source.stateAt(startTaiS + k * stepS, six)) out.set(six, 6 * k);
        else out = undefined;
      }
    }
    cachedRasters.set(key, out);
    return out;
  };
}
