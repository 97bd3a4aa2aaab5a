import { screenedApproach } from '@keepout/assessment/approach';
import { notFinite } from '@keepout/assessment/finite-figures';
import { type Judgement, judge } from '@keepout/assessment/judge';
import { messageFigures } from '@keepout/assessment/message-figures';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import type { Party } from '@keepout/assessment/orbit/party';
import { type SubjectOrbit, subjectParty } from '@keepout/assessment/orbit/subject-orbit';
import type { JudgingRules } from '@keepout/assessment/rules';
import { cdmText, type MessageContext, ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { formatUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { DataEdge, EncounterState } from '@keepout/conjunction/screening/plan/encounter';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';

/** Encounters of a screening with the inputs of their assessment. */
export interface JudgeInput {
  readonly subject: SubjectOrbit;
  readonly approaches: readonly ScreenedEncounter[];
  readonly rules: JudgingRules;
  /** Creation time of the messages, and the "now" of the verdicts. */
  readonly asOfTaiS: number;
  /** Suffix of the message ids: the same screening creates the same ids. */
  readonly run: string;
  readonly message: Pick<MessageContext, 'messageFor' | 'screening' | 'catalogueSource'>;
}

export interface ScreenedEncounter {
  readonly tcaTaiS: number;
  /** TEME, m and m/s. */
  readonly primary: EncounterState;
  readonly secondary: EncounterState;
  /** The minimum distance is at this end of the data. */
  readonly edge?: DataEdge;
  /** Identity of the secondary: an object of the catalogue, or another screened satellite. */
  readonly secondaryObject: MeanElements | SubjectOrbit;
}

/** Cache for each thread and satellite: transforming the ephemeris of a week takes some milliseconds. */
const parties = new Map<string, Party>();
const MOST_PARTIES = 32;

/** Assesses close approaches and writes their messages, in a thread, because a Pc takes milliseconds. */
export function judgeApproaches(input: JudgeInput): AssessedMessage[] {
  const party = partyOf(input.subject);
  return input.approaches.map((approach) => {
    const secondaryParty =
      'orbit' in approach.secondaryObject
        ? partyOf(approach.secondaryObject)
        : elementSetParty(approach.secondaryObject);
    const statedBy = { originator: ORIGINATOR, creationTaiS: input.asOfTaiS };
    const judgement = judge(screenedApproach(approach, [party, secondaryParty], statedBy), input.rules, input.asOfTaiS);
    const messageId = messageIdOf(judgement, input);
    const figures = messageFigures(judgement);
    const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS });
    // Figures that are not finite cannot be presented, so the screening fails instead of storing them.
    if (odd !== undefined) throw new Error(`${messageId}: ${odd.figure} is not a finite number`);
    return {
      originator: ORIGINATOR,
      messageId,
      creationTaiS: input.asOfTaiS,
      originatorPc: null,
      originatorMethod: null,
      figures,
      verdict: judgement.verdict,
      ...('orbit' in approach.secondaryObject &&
        approach.secondaryObject.orbit.kind === 'ephemeris' && { otherSource: 'OPS' as const }),
      text: cdmText(judgement, { ...input.message, messageId, creationTaiS: input.asOfTaiS }),
    };
  });
}

function partyOf(subject: SubjectOrbit): Party {
  if (subject.orbit.kind === 'elements') return subjectParty(subject);
  // The identity of a satellite may change while its ephemeris stays the same.
  const key = JSON.stringify([subject.orbit.key, subject.orbit.fileName, subject.orbit.publisher, subject.identity]);
  const cachedParty = parties.get(key);
  if (cachedParty !== undefined) return cachedParty;
  const party = subjectParty(subject);
  for (const oldest of [...parties.keys()].slice(0, Math.max(0, parties.size + 1 - MOST_PARTIES)))
    parties.delete(oldest);
  parties.set(key, party);
  return party;
}

/** Returns an id derived from the screening and the encounter, so that storing a screening twice creates no duplicates. */
function messageIdOf({ approach, report }: Judgement, { asOfTaiS, run }: JudgeInput): string {
  const [first, second] = approach.parties;
  const stamp = (epochTaiS: number): string => formatUtc(epochTaiS, 0).replaceAll(/[-:]/g, '');
  return `${stamp(asOfTaiS)}_${first.designator}_${second.designator}_${stamp(report.tcaTaiS)}_${run}${approach.edge ? `_${approach.edge}` : ''}`;
}
