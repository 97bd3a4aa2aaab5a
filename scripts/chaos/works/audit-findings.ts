import { createHash } from 'node:crypto';
import type { Acknowledged, WriteKind } from '../client.ts';
import { type ChaosFinding, finding, grouped } from '../work.ts';

/** Action of the audit log by kind of write; purchases are in the ledger. */
const ACTIONS: Partial<Record<WriteKind, string>> = {
  ephemeris: 'uploaded',
  message: 'uploaded',
  satellite: 'created',
  plan: 'created',
  observation: 'ordered',
};

/** A line of the audit log. */
export interface AuditLine {
  readonly id: string;
  readonly operatorId: string;
  readonly action: string;
  readonly recordId: string;
  readonly content: string;
}

/** SHA-256 of each line, by its id. */
export const lineHashes = (lines: readonly AuditLine[]): ReadonlyMap<string, string> =>
  new Map(lines.map(({ id, content }) => [id, createHash('sha256').update(content).digest('hex')]));

/** Each line that was seen before is there as it was. @param previousLines   hashes of lines, as `lineHashes` makes them */
export function changedFindings(
  previousLines: ReadonlyMap<string, string>,
  lines: readonly AuditLine[],
): readonly ChaosFinding[] {
  const now = lineHashes(lines);
  return [...previousLines]
    .filter(([id, hash]) => now.get(id) !== hash)
    .map(([id]) => finding(`line ${id} of the audit log`, 'as it was', now.has(id) ? 'changed' : 'gone'));
}

/** Each acknowledged write has one line, of its organisation. */
export function lineFindings(
  acknowledged: readonly Acknowledged[],
  operatorId: string,
  lines: readonly AuditLine[],
): readonly ChaosFinding[] {
  const ofRecord = grouped(lines, ({ recordId, action }) => `${action} ${recordId}`);
  return acknowledged.flatMap(({ kind, id }) => {
    const action = ACTIONS[kind];
    if (action === undefined) return [];
    const recordLines = ofRecord.get(`${action} ${id}`) ?? [];
    const isRight = recordLines.length === 1 && recordLines[0]!.operatorId === operatorId;
    const words = recordLines.map((line) => line.operatorId).join(', ') || 'none';
    return isRight ? [] : [finding(`audit of ${id}`, `one line ${action} of ${operatorId}`, words)];
  });
}
