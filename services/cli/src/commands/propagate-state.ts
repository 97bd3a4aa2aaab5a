import { formatUtcZ } from '@keepout/astro/epoch';
import { forceModel } from '@keepout/astro/force/model';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, StateVector } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { describeFaultWithPlace } from '@keepout/ccsds/fault/fault-text';
import { type OpmContent, opmContent, readOpm } from '@keepout/ccsds/opm/read';
import { textOf } from '@keepout/ccsds/value/field';
import {
  type EarthOrientationUsed,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile,
} from '../files/earth-orientation-file.ts';
import { readGravity } from '../files/gravity-file.ts';
import { readText } from '../files/input-file.ts';
import { type AtmosphereName, atmosphereOf, type SpaceWeatherUsed } from '../files/space-weather-file.ts';
import { faultLine, inputAtFault } from '../process/exit.ts';
import { printError } from '../process/print.ts';

/** Inputs of a propagation. */
export interface StateRun {
  readonly opm: string;
  readonly gravity?: string;
  readonly degree?: number;
  readonly atmosphere: AtmosphereName;
  readonly spaceWeather?: string;
  readonly eop?: string;
  readonly frame: FrameName;
}

export interface StateRow {
  readonly object: string;
  readonly time: string;
  readonly frame: string;
  readonly positionKm: readonly number[];
  readonly velocityKmS: readonly number[];
  readonly error: null;
  readonly earthOrientation: EarthOrientationUsed;
  /** Source of the space weather for the density; present only with drag. */
  readonly spaceWeather?: SpaceWeatherUsed;
}

/** The numbers of the spacecraft that the air and the light push against; absent where the message has not all of them. */
interface Surfaces {
  readonly drag?: { readonly areaM2: number; readonly coefficient: number };
  readonly radiation?: { readonly areaM2: number; readonly coefficient: number };
}

/**
 * States of an orbit parameter message by numerical integration, in the order of the epochs.
 *
 * Assumes  the forces of `forceModel`: the field, Sun, Moon, and drag and sunlight where the message has mass, area and
 *          coefficient. Free flight: a manoeuvre of the message within the span ends the command.
 */
export function propagateState(run: StateRun, epochsOf: (epochTaiS: number) => readonly number[]): StateRow[] {
  const { content, surfaces } = readState(run.opm);
  const eop = run.eop === undefined ? undefined : readEarthOrientationFile(run.eop);
  const { field, description } = readGravity(run.gravity, run.degree);
  const initial = transformState(content.state, 'GCRF', eop);
  const epochs = epochsOf(initial.epochTaiS);
  const ends = [Math.min(initial.epochTaiS, ...epochs), Math.max(initial.epochTaiS, ...epochs)] as const;
  const burn = content.manoeuvres.find(({ ignitionTaiS }) => ignitionTaiS >= ends[0] && ignitionTaiS <= ends[1]);
  if (burn !== undefined) {
    const at = formatUtcZ(burn.ignitionTaiS);
    throw inputAtFault(`${run.opm}: a manoeuvre at ${at} lies within the span, and propagate computes free flight`);
  }
  const air = atmosphereOf(run.atmosphere, run.spaceWeather, surfaces.drag !== undefined, ends);
  const forces = forceModel('GCRF', {
    gravity: field,
    withSun: true,
    withMoon: true,
    ...(eop && { eop }),
    ...surfaces,
    ...(surfaces.drag && air && { drag: { ...surfaces.drag, atmosphere: air.atmosphere } }),
  });
  const pushes = [
    surfaces.drag && (air === undefined ? 'drag' : `drag, ${air.description}`),
    surfaces.radiation && 'sunlight',
  ].filter((part) => part !== undefined);
  printError(`forces: ${[description, 'Sun', 'Moon', ...pushes].join('; ')}\n`);
  noteOrientation('Earth-fixed axes, with the field of gravity in them, are', eop, ends);
  const massKg = content.massKg ?? 1;
  const arcs = ends.map((stopTaiS) => {
    if (stopTaiS === initial.epochTaiS) return undefined;
    const flown = propagateNumerically({ initial, massKg, stopTaiS, forces });
    if (flown.ok) return flown.value;
    const { code, epochTaiS } = flown.fault;
    throw inputAtFault(`${run.opm}: ${code}${epochTaiS === undefined ? '' : ` at ${formatUtcZ(epochTaiS)}`}`);
  });
  const out = new Float64Array(6);
  return epochs.map((epochTaiS): StateRow => {
    const arc = arcs[epochTaiS < initial.epochTaiS ? 0 : 1];
    let state: StateVector = initial;
    if (epochTaiS !== initial.epochTaiS) {
      if (arc?.stateAt(epochTaiS, out) !== true) throw new Error('an epoch outside of its own span');
      const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = out;
      state = { epochTaiS, frame: 'GCRF', positionM: [x, y, z], velocityMps: [vx, vy, vz] };
    }
    const moved = transformState(state, run.frame, eop);
    return {
      object: content.objectId,
      time: formatUtcZ(epochTaiS, 6),
      frame: run.frame.toLowerCase(),
      positionKm: moved.positionM.map((value) => value / 1000),
      velocityKmS: moved.velocityMps.map((value) => value / 1000),
      error: null,
      earthOrientation: orientationUsed(eop, epochTaiS),
      ...(surfaces.drag && air && { spaceWeather: air.usedAt(epochTaiS) }),
    };
  });
}

function readState(path: string): { readonly content: OpmContent; readonly surfaces: Surfaces } {
  const opm = readOpm(readText(path));
  if (!opm.ok) throw inputAtFault(`${path}: ${describeFaultWithPlace(opm.fault)}`);
  const content = opmContent(opm.value);
  if (!content.ok) throw inputAtFault(faultLine(path, content.fault));
  const fields = opm.value.groups.find(({ section }) => section === 'spacecraftParameters')?.fields ?? [];
  const numberOf = (keyword: string): number => Number(textOf(fields, keyword) ?? Number.NaN);
  const surface = (area: string, coefficient: string) => {
    const [areaM2, factor] = [numberOf(area), numberOf(coefficient)];
    return content.value.massKg !== undefined && areaM2 > 0 && factor > 0 ? { areaM2, coefficient: factor } : undefined;
  };
  const drag = surface('DRAG_AREA', 'DRAG_COEFF');
  const radiation = surface('SOLAR_RAD_AREA', 'SOLAR_RAD_COEFF');
  return { content: content.value, surfaces: { ...(drag && { drag }), ...(radiation && { radiation }) } };
}
