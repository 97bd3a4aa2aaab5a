import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris, StateVector } from '@keepout/astro/nouns';
import { freeOrbit, type PlannedBody } from '@keepout/planning/change';
import type { Contact, TimeSpan } from '@keepout/planning/constraints';
import { litSpans } from '@keepout/tracking/optical';
import { findPasses } from '@keepout/tracking/passes';
import { siteAt } from '@keepout/tracking/site';
import type { StationToPlan, Surroundings } from './question.ts';

/** Passes over the operator's stations and times in the umbra, on the orbit without a manoeuvre. @param eop   absent: UT1 = UTC */
export function surroundingsOf(
  nominalState: StateVector,
  [fromTaiS, toTaiS]: TimeSpan,
  body: PlannedBody,
  stations: readonly StationToPlan[],
  eop?: EarthOrientation,
): Surroundings {
  if (!(toTaiS > fromTaiS)) return { contacts: [], shadows: [] };
  const orbit = freeOrbit(nominalState, fromTaiS, toTaiS, body, 'full');
  if (!orbit.ok) return { contacts: [], shadows: [] };
  const window = { startTaiS: fromTaiS, stopTaiS: toTaiS };
  const contacts = stations.flatMap((station): Contact[] => {
    const { stationId, name, canCommand, canConfirm, minElevationRad } = station;
    const request = { ephemeris: orbit.value, site: siteAt(station), minElevationRad, ...window, ...(eop && { eop }) };
    return findPasses(request).map((pass) => ({
      stationId,
      name,
      canCommand,
      canConfirm,
      span: [pass.startTaiS, pass.stopTaiS],
    }));
  });
  contacts.sort((a, b) => a.span[0] - b.span[0]);
  return { contacts, shadows: shadowsOf(orbit.value, [fromTaiS, toTaiS]) };
}

function shadowsOf(ephemeris: Ephemeris, [fromTaiS, toTaiS]: TimeSpan): TimeSpan[] {
  const lit = litSpans({ ephemeris, shadow: 'umbra' }, { startTaiS: fromTaiS, stopTaiS: toTaiS });
  const edges = [fromTaiS, ...lit.flatMap(({ startTaiS, stopTaiS }) => [startTaiS, stopTaiS]), toTaiS];
  const dark: TimeSpan[] = [];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    if (edges[i + 1]! > edges[i]!) dark.push([edges[i]!, edges[i + 1]!]);
  }
  return dark;
}
