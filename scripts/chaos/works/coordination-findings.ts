import type { AnswerForm, Coordination, CoordinationIntent } from '@keepout/contract/ca/coordination';
import { type ChaosFinding, finding } from '../work.ts';

/** A statement of an organisation, sent here or by the form of the other one. */
export interface StatementSent {
  /** Tells it from all else that was said. */
  readonly note: string;
  readonly intent: CoordinationIntent;
  /** Undefined: by a form, whose answer has no id. */
  readonly entryId?: string;
  /** How often it was sent: a form takes each answer as a new one. */
  readonly attempts: number;
}

type Statements = Pick<Coordination, 'ownStatement' | 'otherStatement' | 'entries' | 'isContradictory'>;

/** Everything acknowledged is an entry, nothing else is, and the last word of each side counts. */
export function sideFindings(
  object: string,
  { ownStatement, otherStatement, entries, isContradictory }: Statements,
  { sentHere, byForm }: { readonly sentHere: readonly StatementSent[]; readonly byForm: readonly StatementSent[] },
): readonly ChaosFinding[] {
  const missing = (channel: 'HERE' | 'LINK', statement: StatementSent): readonly ChaosFinding[] => {
    const sameEntries = entries.filter((entry) => entry.channel === channel && entry.note === statement.note);
    const isRight =
      sameEntries.length >= 1 &&
      sameEntries.length <= statement.attempts &&
      sameEntries.every(({ intent }) => intent === statement.intent) &&
      (statement.entryId === undefined || sameEntries[0]!.entryId === statement.entryId);
    const actual = sameEntries.map(({ entryId, intent }) => `${entryId} ${intent}`).join(', ') || 'none';
    return isRight
      ? []
      : [
          finding(
            `${object}, ${channel} "${statement.note}"`,
            `${statement.intent}, at most ${statement.attempts} times`,
            actual,
          ),
        ];
  };
  const notes = new Set([...sentHere, ...byForm].map(({ note }) => note));
  const last = (
    side: string,
    statements: readonly StatementSent[],
    shownStatement: { readonly intent: CoordinationIntent } | null,
  ) =>
    shownStatement?.intent === statements.at(-1)?.intent
      ? []
      : [finding(`${object}, ${side}`, statements.at(-1)?.intent ?? 'nothing', shownStatement?.intent ?? 'nothing')];
  const [we, theirIntent] = [sentHere.at(-1)?.intent, byForm.at(-1)?.intent];
  const isSame = we !== undefined && we === theirIntent && we !== 'WAITS';
  return [
    ...sentHere.flatMap((sent) => missing('HERE', sent)),
    ...byForm.flatMap((said) => missing('LINK', said)),
    ...entries
      .filter(({ note }) => !notes.has(note))
      .map(({ entryId, note }) => finding(`${object}, entry ${entryId}`, 'none: nobody said it', note)),
    ...last('ours', sentHere, ownStatement),
    ...last('theirs', byForm, otherStatement),
    ...(isContradictory === isSame
      ? []
      : [finding(`${object}, contradictory`, String(isSame), String(isContradictory))]),
  ];
}

/** What the other organisation says of itself is what this one has of it. */
export function agreementFindings(
  operatorId: string,
  { otherStatement }: Pick<Statements, 'otherStatement'>,
  { ownStatement }: Pick<Statements, 'ownStatement'>,
): readonly ChaosFinding[] {
  const [expected, actual] = [ownStatement?.intent ?? 'nothing', otherStatement?.intent ?? 'nothing'];
  return expected === actual ? [] : [finding(`what ${operatorId} has of the other organisation`, expected, actual)];
}

/** A form shows what was answered by it, and nothing else. */
export function formFindings(
  linkId: string,
  { given }: Pick<AnswerForm, 'given'>,
  byForm: readonly StatementSent[],
): readonly ChaosFinding[] {
  return given.flatMap(({ note, intent }) => {
    const statement = byForm.find((candidate) => candidate.note === note);
    return statement?.intent === intent
      ? []
      : [finding(`form ${linkId}, "${note}"`, statement?.intent ?? 'none: nobody answered it', intent)];
  });
}
