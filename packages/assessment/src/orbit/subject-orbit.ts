import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { TableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { elementSetParty } from './element-set-party.ts';
import { ephemerisParty } from './ephemeris-party.ts';
import { cutPackedEphemeris, type PackedEphemeris, packEphemeris, unpackEphemeris } from './packed-ephemeris.ts';
import type { Party } from './party.ts';
import { sizeOfElements } from './satellite-size.ts';

/** The screened satellite with the orbit that speaks for it: plain data that threads can share. */
export interface SubjectOrbit {
  readonly identity: Pick<Party, 'noradId' | 'designator' | 'name' | 'cosparId' | 'manoeuvrable' | 'size'>;
  readonly orbit:
    | {
        readonly kind: 'ephemeris';
        /** Content of the file: cache key of the threads. */
        readonly key: string;
        readonly ephemerisId: string;
        readonly ephemeris: PackedEphemeris;
        readonly fileName: string;
        readonly createdTaiS: number | undefined;
        /** Publisher of an ephemeris that is not from its operator's upload. */
        readonly publisher?: string;
      }
    | { readonly kind: 'elements'; readonly elements: MeanElements };
}

/** Who the object of a public ephemeris is, by its element set where the catalogue has it. */
export function publicIdentity(
  { noradId, name }: { readonly noradId: number; readonly name: string },
  elements: MeanElements | undefined,
): SubjectOrbit['identity'] {
  return {
    noradId,
    designator: String(noradId),
    name: elements?.name ?? name,
    cosparId: elements?.cosparId ?? '',
    manoeuvrable: 'N/A',
    size: elements === undefined ? {} : sizeOfElements(elements),
  };
}

/** Trajectory in EME2000, or in TEME for element sets. */
export function subjectTrajectory({ orbit }: SubjectOrbit): Ephemeris {
  return orbit.kind === 'ephemeris'
    ? inFrame(unpackEphemeris(orbit.ephemeris), 'EME2000')
    : sgp4Ephemeris(orbit.elements);
}

/** An ephemeris as it is screened, in TEME. Its nodes are turned by functions of our own: server and browser find the same digits. */
export function screenedEphemeris(ephemeris: Ephemeris): Ephemeris {
  return withOwnFunctions(() => inFrame(ephemeris, 'TEME'));
}

/** Its states alone, packed again: of thousands of ephemerides covariances find no room. */
export function screenedStates(packed: PackedEphemeris): PackedEphemeris {
  const bare = cutPackedEphemeris(packed, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const { nodes } = screenedEphemeris(unpackEphemeris(bare)) as TableEphemeris;
  return packEphemeris({ ...nodes, segments: packed.segments, isInterpolationAssumed: false });
}

/** The satellite as an approach knows it. */
export function subjectParty(subject: SubjectOrbit): Party {
  const { identity, orbit } = subject;
  if (orbit.kind === 'ephemeris') return ephemerisParty(identity, subjectTrajectory(subject), orbit);
  const { name, manoeuvrable, size } = identity;
  return { ...elementSetParty(orbit.elements, size), name, manoeuvrable };
}
