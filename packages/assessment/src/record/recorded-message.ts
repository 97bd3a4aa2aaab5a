import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import type { CombinedRadius } from '@keepout/conjunction/hard-body/ladder';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach } from '../approach.ts';
import { type KnownSizes, messageApproachByEngine } from '../message-approach.ts';
import type { CovarianceSource, Party, StatedBy } from '../orbit/party.ts';

/**
 * A message with what judging takes besides its text, as plain data that JSON carries unchanged.
 *
 * MESSAGE     of somebody else: which object is the operator's own, what he knows of its size, and for states in ITRF how the Earth turned
 * SCREENING   of ours: the states are those of closest approach, radii and sources of errors are as the screening had them
 */
export interface RecordedMessage {
  /** The message, KVN. */
  readonly text: string;
  /** Whose errors are none of those in former messages; absent where nothing is known of that. */
  readonly unlikeHistory?: readonly UnlikeHistory[] | undefined;
  readonly taken:
    | {
        readonly kind: 'MESSAGE';
        readonly own: KnownSizes;
        /** The days about closest approach; absent: UT1 = UTC. */
        readonly earthOrientation?: EarthOrientationDays;
      }
    | {
        readonly kind: 'SCREENING';
        readonly radius: CombinedRadius;
        readonly objects: readonly [ScreenedObject, ScreenedObject];
      };
}

/** What the text of our own message does not say of an object. */
export interface ScreenedObject {
  readonly covarianceSource: CovarianceSource;
  readonly orbitSource: string;
  /** From the newest knowledge of the orbit to closest approach, s; null where nobody can tell. */
  readonly orbitAgeS: number | null;
  /** Who stated the covariance and when, where that is not this message. */
  readonly statedBy?: StatedBy;
}

/** Why the text of a record is no approach. */
export interface UnjudgeableMessage {
  readonly code: 'message-unreadable' | 'message-unjudgeable';
  readonly cause: string;
}

/**
 * The approach of a recorded message, from its text alone and what stands beside it.
 *
 * Assumes  the text has every digit: states and covariances are written so that they read back unchanged
 */
export function recordedApproach({
  text,
  taken,
}: RecordedMessage): Result<{ readonly cdm: Cdm; readonly approach: Approach }, UnjudgeableMessage> {
  const read = readCdm(text);
  if (!read.ok) return fail({ code: 'message-unreadable', cause: read.fault.code });
  const cdm = read.value;
  const approach = taken.kind === 'MESSAGE' ? approachOfOthers(cdm, taken) : messageApproachByEngine(cdm);
  if (!approach.ok) return fail({ code: 'message-unjudgeable', cause: approach.fault.code });
  if (taken.kind === 'MESSAGE') return ok({ cdm, approach: approach.value });
  const { states, parties, edge } = approach.value;
  return ok({
    cdm,
    approach: {
      states,
      parties: [screened(parties[0], taken.objects[0]), screened(parties[1], taken.objects[1])],
      isAtTca: true,
      ...(edge && { edge }),
      radius: taken.radius,
    },
  });
}

function approachOfOthers(
  cdm: Cdm,
  { own, earthOrientation }: Extract<RecordedMessage['taken'], { readonly kind: 'MESSAGE' }>,
) {
  return messageApproachByEngine(cdm, own, earthOrientation && earthOrientationOfDays(earthOrientation));
}

function screened(party: Party, { covarianceSource, orbitSource, orbitAgeS, statedBy }: ScreenedObject): Party {
  return {
    ...party,
    ...(statedBy && { statedBy }),
    orbitSource,
    orbitAgeS: () => orbitAgeS ?? undefined,
    covarianceAt(state) {
      if (covarianceSource === 'NONE') return { source: 'NONE' };
      return { ...party.covarianceAt(state), source: covarianceSource };
    },
  };
}
