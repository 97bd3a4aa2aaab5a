import { formatUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements, StateVector } from '@keepout/astro/nouns';
import type { EncounterState } from '@keepout/conjunction/screening/plan/encounter';
import type { OperatorRules } from '../../fleet/rules.ts';
import { type Assessment, assess } from './assess.ts';
import { type AssessedMessage, assessedMessage } from './assessed-message.ts';
import { cdmMessage, type MessageContext, ORIGINATOR } from './cdm-message.ts';
import { elementSetParty } from './element-set-party.ts';
import type { Party } from './party.ts';
import { type SubjectOrbit, subjectParty } from './subject-orbit.ts';

/** What a screening found, ready for assessment. */
export interface AssessInput {
  readonly subject: SubjectOrbit;
  readonly approaches: readonly FoundApproach[];
  readonly rules: OperatorRules;
  /** Creation time of the messages, and the "now" of the verdicts. */
  readonly asOfTaiS: number;
  /** Ends the messages' ids: the same screening makes the same ids. */
  readonly run: string;
  readonly message: MessageContext;
}

export interface FoundApproach {
  readonly tcaTaiS: number;
  /** TEME, m and m/s. */
  readonly primary: EncounterState;
  readonly secondary: EncounterState;
  /** Who the secondary is: an object of the catalogue, or another screened satellite. */
  readonly other: MeanElements | SubjectOrbit;
}

/** Built once a thread and satellite: an ephemeris of a week takes some milliseconds to turn. */
const parties = new Map<string, Party>();
const MOST_PARTIES = 32;

/** Assesses approaches and writes their messages; a probability takes milliseconds, so it happens in a thread. */
export function assessApproaches(input: AssessInput): AssessedMessage[] {
  const party = partyOf(input.subject);
  return input.approaches.map(({ tcaTaiS, primary, secondary, other }) => {
    const assessment = assess(
      {
        tcaTaiS,
        states: [stateOf(primary, tcaTaiS), stateOf(secondary, tcaTaiS)],
        parties: [party, 'orbit' in other ? partyOf(other) : elementSetParty(other)],
      },
      input.rules,
      input.asOfTaiS,
    );
    const authorship = {
      originator: ORIGINATOR,
      messageId: messageIdOf(assessment, input),
      creationTaiS: input.asOfTaiS,
      originatorProbability: null,
      originatorMethod: null,
    };
    return assessedMessage(assessment, authorship, cdmMessage(assessment, authorship, input.message));
  });
}

function partyOf(subject: SubjectOrbit): Party {
  if (subject.orbit.kind === 'elements') return subjectParty(subject);
  // Who the satellite is may change while its ephemeris stays.
  const key = JSON.stringify([subject.orbit.key, subject.orbit.fileName, subject.identity]);
  const known = parties.get(key);
  if (known !== undefined) return known;
  const party = subjectParty(subject);
  for (const oldest of [...parties.keys()].slice(0, Math.max(0, parties.size + 1 - MOST_PARTIES)))
    parties.delete(oldest);
  parties.set(key, party);
  return party;
}

function stateOf(state: EncounterState, epochTaiS: number): StateVector {
  return transformState({ epochTaiS, frame: 'TEME', ...state }, 'EME2000');
}

/** Follows from what was screened and found, so that a screening stored twice is stored once. */
function messageIdOf(assessment: Assessment, { asOfTaiS, run }: AssessInput): string {
  const { tcaTaiS, parties } = assessment.approach;
  const stamp = (epochTaiS: number): string => formatUtc(epochTaiS, 0).replaceAll(/[-:]/g, '');
  return `${stamp(asOfTaiS)}_${parties[0].designator}_${parties[1].designator}_${stamp(tcaTaiS)}_${run}`;
}
