import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { ephemerisParty } from '@keepout/assessment/orbit/ephemeris-party';
import { inertialTable } from '@keepout/assessment/orbit/packed-ephemeris';
import type { Party } from '@keepout/assessment/orbit/party';
import { publicIdentity, type SubjectOrbit, screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';
import { nearbyOthers } from '@keepout/conjunction/screening/outline/nearby';
import { outlineOf } from '@keepout/conjunction/screening/outline/outline';
import { radiiOfOutline } from '@keepout/conjunction/screening/outline/radii';
import { catalogueOrientation, type LiveCatalogue } from './catalogue.ts';
import type { LivePlan, PublicOrbit } from './plans.ts';
import type { PublicFacts } from './question.ts';

/** The public ephemerides that a plan may meet, by the rule of the server: of others, in its window, near by their radii. */
export function nearbyPublic(
  catalogue: LiveCatalogue,
  { sources, plans, fileParty }: LivePlan,
  all: readonly PublicFacts[],
): PublicFacts[] {
  const { length: sets } = catalogue.elements;
  const nearFacts = new Set<PublicFacts>();
  for (const { window, volume, scope } of plans) {
    const primaries = scope.kind === 'primaries' ? scope.primaries : [];
    const noradIds = primaries.flatMap((index) => catalogue.elements[index]?.noradId ?? []);
    const ownNumbers = new Set<number | null | undefined>([...noradIds, fileParty?.noradId]);
    const otherFacts = all.filter(
      ({ noradId, startTaiS, stopTaiS }) =>
        !ownNumbers.has(noradId) && stopTaiS > window.startTaiS && startTaiS < window.stopTaiS,
    );
    const radii = primaries.flatMap((index) => {
      const outline = sources.outlines?.[index - sets];
      return outline === undefined ? [] : [radiiOfOutline(outline)];
    });
    const may = nearbyOthers(sources, { window, volume, ownOrbits: { radii, noradIds }, otherObjects: otherFacts });
    for (const [place, facts] of otherFacts.entries()) if (may[place]) nearFacts.add(facts);
  }
  return [...nearFacts];
}

/** Opens one for screening; undefined of a text that can no longer be read, whose object its element set speaks for. */
export function publicOrbit(catalogue: LiveCatalogue, facts: PublicFacts, text: string): PublicOrbit | undefined {
  const table = tableOf(catalogue, facts, text);
  if (table === undefined) return undefined;
  const { covariances: _, ...states } = table;
  return {
    facts,
    ephemeris: screenedEphemeris(tableEphemeris(states)),
    outline: outlineOf(tableEphemeris(table)),
  };
}

/** Who it is, by the catalogue. */
export function publicIdentityOf({ elements, indexOf }: LiveCatalogue, facts: PublicFacts): SubjectOrbit['identity'] {
  return publicIdentity(facts, elements[indexOf.get(facts.noradId) ?? -1]);
}

/** Who it is to the judge, with the covariances of the text. */
export function publicParty(catalogue: LiveCatalogue, facts: PublicFacts, text: string): Party {
  const { publisher, fileName, madeTaiS: createdTaiS } = facts;
  const trajectory = inFrame(tableEphemeris(tableOf(catalogue, facts, text)!), 'EME2000');
  return ephemerisParty(publicIdentityOf(catalogue, facts), trajectory, { fileName, createdTaiS, publisher });
}

function tableOf(catalogue: LiveCatalogue, { fileName }: PublicFacts, text: string): EphemerisInput | undefined {
  const ephemerisFile = readEphemerisFile(text, fileName);
  return ephemerisFile.ok ? inertialTable(ephemerisFile.value.table, catalogueOrientation(catalogue)) : undefined;
}
