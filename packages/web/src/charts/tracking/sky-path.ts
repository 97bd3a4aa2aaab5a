import { MS_PER_MINUTE } from '@keepout/units/duration';
/** A direction of the path over the sky. */
export interface SkyPathPoint {
  readonly timeMs: number;
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly isLit: boolean;
}

export interface SkyDisc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const RAD_PER_DEG = Math.PI / 180;
const ZENITH_DEG = 90;

/** Where a direction lies on the disc, seen as a map: north is up, east is right, the zenith in the middle. */
export function skyDiscPoint({ x, y, r }: SkyDisc, azimuthDeg: number, elevationDeg: number) {
  const away = (r * (ZENITH_DEG - Math.max(0, elevationDeg))) / ZENITH_DEG;
  const azimuthRad = azimuthDeg * RAD_PER_DEG;
  return { x: x + away * Math.sin(azimuthRad), y: y - away * Math.cos(azimuthRad) };
}

export interface SkyRun {
  readonly isLit: boolean;
  readonly places: readonly SkyPathPoint[];
}

/** The path cut where the light changes; neighbours share their end, so that no gap is drawn. */
export function skyRuns(places: readonly SkyPathPoint[]): readonly SkyRun[] {
  const runs: { isLit: boolean; places: SkyPathPoint[] }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last?.isLit === place.isLit) last.places.push(place);
    else {
      last?.places.push(place);
      runs.push({ isLit: place.isLit, places: [place] });
    }
  }
  return runs;
}

/** Returns the points of full UTC minutes on the path, between the given points. */
export function minuteMarks(places: readonly SkyPathPoint[], everyMinutes = 1): readonly SkyPathPoint[] {
  const marks: SkyPathPoint[] = [];
  places.forEach((place, index) => {
    const next = places[index + 1];
    if (next === undefined) return;
    const step = everyMinutes * MS_PER_MINUTE;
    for (let atMs = Math.ceil(place.timeMs / step) * step; atMs < next.timeMs; atMs += step) {
      const part = (atMs - place.timeMs) / (next.timeMs - place.timeMs);
      const turn = ((next.azimuthDeg - place.azimuthDeg + 540) % 360) - 180;
      marks.push({
        timeMs: atMs,
        azimuthDeg: place.azimuthDeg + part * turn,
        elevationDeg: place.elevationDeg + part * (next.elevationDeg - place.elevationDeg),
        isLit: place.isLit,
      });
    }
  });
  return marks;
}
