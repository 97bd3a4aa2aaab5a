import type { AnswerForm, Coordination, CoordinationIntent } from '@keepout/contract/ca/coordination';
import { type Finding, finding } from '../work.ts';

/** What an organisation has said, here or by the form of the other one. */
export interface Said {
  /** Tells it from all else that was said. */
  readonly note: string;
  readonly intent: CoordinationIntent;
  /** Undefined: by a form, whose answer has no id. */
  readonly entryId?: string;
  /** How often it was sent: a form takes each answer as a new one. */
  readonly attempts: number;
}

type Statements = Pick<Coordination, 'ours' | 'theirs' | 'entries' | 'isContradictory'>;

/** Everything acknowledged is an entry, nothing else is, and the last word of each side counts. */
export function sideFindings(
  object: string,
  { ours, theirs, entries, isContradictory }: Statements,
  { here, byForm }: { readonly here: readonly Said[]; readonly byForm: readonly Said[] },
): readonly Finding[] {
  const missing = (channel: 'HERE' | 'LINK', said: Said): readonly Finding[] => {
    const same = entries.filter((entry) => entry.channel === channel && entry.note === said.note);
    const isRight =
      same.length >= 1 &&
      same.length <= said.attempts &&
      same.every(({ intent }) => intent === said.intent) &&
      (said.entryId === undefined || same[0]!.entryId === said.entryId);
    const seen = same.map(({ entryId, intent }) => `${entryId} ${intent}`).join(', ') || 'none';
    return isRight
      ? []
      : [finding(`${object}, ${channel} "${said.note}"`, `${said.intent}, at most ${said.attempts} times`, seen)];
  };
  const notes = new Set([...here, ...byForm].map(({ note }) => note));
  const last = (side: string, said: readonly Said[], seen: { readonly intent: CoordinationIntent } | null) =>
    seen?.intent === said.at(-1)?.intent
      ? []
      : [finding(`${object}, ${side}`, said.at(-1)?.intent ?? 'nothing', seen?.intent ?? 'nothing')];
  const [we, they] = [here.at(-1)?.intent, byForm.at(-1)?.intent];
  const isSame = we !== undefined && we === they && we !== 'WAITS';
  return [
    ...here.flatMap((said) => missing('HERE', said)),
    ...byForm.flatMap((said) => missing('LINK', said)),
    ...entries
      .filter(({ note }) => !notes.has(note))
      .map(({ entryId, note }) => finding(`${object}, entry ${entryId}`, 'none: nobody said it', note)),
    ...last('ours', here, ours),
    ...last('theirs', byForm, theirs),
    ...(isContradictory === isSame
      ? []
      : [finding(`${object}, contradictory`, String(isSame), String(isContradictory))]),
  ];
}

/** What the other organisation says of itself is what this one has of it. */
export function agreementFindings(
  operatorId: string,
  { theirs }: Pick<Statements, 'theirs'>,
  { ours }: Pick<Statements, 'ours'>,
): readonly Finding[] {
  const [expected, seen] = [ours?.intent ?? 'nothing', theirs?.intent ?? 'nothing'];
  return expected === seen ? [] : [finding(`what ${operatorId} has of the other organisation`, expected, seen)];
}

/** A form shows what was answered by it, and nothing else. */
export function formFindings(
  linkId: string,
  { given }: Pick<AnswerForm, 'given'>,
  byForm: readonly Said[],
): readonly Finding[] {
  return given.flatMap(({ note, intent }) => {
    const said = byForm.find((each) => each.note === note);
    return said?.intent === intent
      ? []
      : [finding(`form ${linkId}, "${note}"`, said?.intent ?? 'none: nobody answered it', intent)];
  });
}
