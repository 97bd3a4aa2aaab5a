import { fromUnixMs } from '../epoch.ts';
import { type Geodetic, itrfFromGeodetic } from '../frames/geodetic.ts';
import { rotationBetween } from '../frames/rotation.ts';
import { moonPosition } from '../moon/position.ts';
import type { Vec3 } from '../nouns.ts';
import { sunPosition } from './position.ts';

const STEP_MS = 10 * 60_000;
const RAD_PER_DEG = Math.PI / 180;
/** The Sun has set when its upper edge has, with refraction. */
const SUNSET_DEG = -0.833;

export interface SkySpan {
  readonly startMs: number;
  readonly endMs: number;
  readonly kind: 'twilight' | 'night' | 'moon';
}

/**
 * Returns the nights of a place to a given darkness, and the times of the Moon above the horizon; to ten minutes, for shading.
 *
 * Assumes  UT1 = UTC, no refraction but at sunset
 *
 * @param darkDeg   number   the highest elevation of the Sun at which it is dark
 */
export function skySpans(site: Geodetic, darkDeg: number, startMs: number, endMs: number): readonly SkySpan[] {
  const { latitudeRad, longitudeRad } = site;
  const up: Vec3 = [
    Math.cos(latitudeRad) * Math.cos(longitudeRad),
    Math.cos(latitudeRad) * Math.sin(longitudeRad),
    Math.sin(latitudeRad),
  ];
  const place = itrfFromGeodetic(site);
  const spans: SkySpan[] = [];
  const open = new Map<SkySpan['kind'], number>();
  const mark = (kind: SkySpan['kind'], isOn: boolean, atMs: number) => {
    const since = open.get(kind);
    if (isOn && since === undefined) open.set(kind, atMs);
    if (isOn || since === undefined) return;
    spans.push({ kind, startMs: since, endMs: atMs });
    open.delete(kind);
  };
  for (let atMs = startMs; atMs < endMs; atMs += STEP_MS) {
    const { sun, moon } = bodiesAt(atMs);
    const sunDeg = elevationDeg(place, up, sun);
    mark('night', sunDeg <= darkDeg, atMs);
    mark('twilight', sunDeg <= SUNSET_DEG && sunDeg > darkDeg, atMs);
    mark('moon', elevationDeg(place, up, moon) > 0, atMs);
  }
  for (const kind of ['night', 'twilight', 'moon'] as const) mark(kind, false, endMs);
  return spans;
}

function elevationDeg(place: Vec3, up: Vec3, body: Vec3): number {
  const [x, y, z] = [body[0] - place[0], body[1] - place[1], body[2] - place[2]];
  return Math.asin((x * up[0] + y * up[1] + z * up[2]) / Math.hypot(x, y, z)) / RAD_PER_DEG;
}

/** Sun and Moon in Earth-fixed axes; every row of a plan asks for the same times. */
const bodies = new Map<number, { readonly sun: Vec3; readonly moon: Vec3 }>();
const MOST_KEPT = 500;

function bodiesAt(atMs: number) {
  const entry = bodies.get(atMs);
  if (entry) return entry;
  const epochTaiS = fromUnixMs(atMs);
  const turn = rotationBetween('EME2000', 'ITRF', epochTaiS);
  const turned = ([x, y, z]: Vec3): Vec3 => [
    turn[0]! * x + turn[1]! * y + turn[2]! * z,
    turn[3]! * x + turn[4]! * y + turn[5]! * z,
    turn[6]! * x + turn[7]! * y + turn[8]! * z,
  ];
  const directions = { sun: turned(sunPosition(epochTaiS)), moon: turned(moonPosition(epochTaiS)) };
  if (bodies.size >= MOST_KEPT) bodies.clear();
  bodies.set(atMs, directions);
  return directions;
}

/** Lit share of the Moon's disc, 0 to 1: by the angle between it and the Sun, seen from the Earth. */
export function moonLitShare(atMs: number): number {
  const { sun, moon } = bodiesAt(atMs);
  const dot = sun[0] * moon[0] + sun[1] * moon[1] + sun[2] * moon[2];
  return (1 - dot / (Math.hypot(...sun) * Math.hypot(...moon))) / 2;
}
