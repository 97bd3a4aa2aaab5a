import { type ChaosFinding, finding, grouped } from '../work.ts';

/** A prepared file, confirmed or not. */
export interface Prepared {
  readonly publicationId: string;
  readonly operatorId: string;
  readonly way: 'web' | 'folder';
  readonly name: string;
  readonly sha256: string;
  readonly isConfirmed: boolean;
}

/** A file at a recipient. */
export interface Received {
  readonly operatorId: string;
  readonly way: 'web' | 'folder';
  readonly name: string;
  readonly sha256: string;
}

export interface StoredPublication {
  readonly publicationId: string;
  readonly operatorId: string;
  readonly state: string;
  readonly steps: readonly string[];
  readonly name: string;
  readonly sha256: string;
  /** SHA-256 of the stored content. */
  readonly contentSha256: string | null;
  readonly answer: string;
}

const keyOf = ({ operatorId, way, name, sha256 }: Received): string => [operatorId, way, name, sha256].join(' ');

/** States in which a confirmed publication may rest. Whether a file arrived is not known where a worker died on its way. */
const RESTS = ['ACCEPTED', 'UNCERTAIN'];
/** The name of a file has minutes: another file of the same minute lies in the folder. */
const IS_TAKEN = /published-other-file-there/;

/** Each confirmed file has arrived once with the confirmed content; no other file has arrived. */
export function publicationFindings(
  prepared: readonly Prepared[],
  stored: readonly StoredPublication[],
  received: readonly Received[],
): readonly ChaosFinding[] {
  const records = new Map(stored.map((record) => [record.publicationId, record]));
  const arrivals = grouped(received, keyOf);
  const confirmed = grouped(
    prepared.filter(({ isConfirmed }) => isConfirmed),
    keyOf,
  );
  const stateOf = ({ publicationId }: Prepared) => records.get(publicationId)?.state;
  const ofRecord = prepared.flatMap((publication) => {
    const { publicationId, operatorId, way, name, sha256, isConfirmed } = publication;
    const object = `publication ${publicationId}`;
    const record = records.get(publicationId);
    if (record === undefined) return [finding(object, `one of ${operatorId}`, 'none')];
    const isElsewhere = way === 'folder' && record.state === 'REFUSED' && IS_TAKEN.test(record.answer);
    const isRight = isConfirmed ? RESTS.includes(record.state) || isElsewhere : record.state === 'PREPARED';
    const file = `${name} ${sha256}`;
    const actual = `${record.name} ${record.contentSha256}`;
    const steps = record.steps.filter((step) => step === 'QUEUED').length;
    return [
      ...(isRight
        ? []
        : [finding(object, isConfirmed ? RESTS.join(' or ') : 'PREPARED', `${record.state} ${record.answer}`)]),
      ...(record.operatorId === operatorId ? [] : [finding(object, `of ${operatorId}`, record.operatorId)]),
      ...(actual === file && record.sha256 === sha256 ? [] : [finding(object, file, `${actual} (${record.sha256})`)]),
      ...(steps === Number(isConfirmed) ? [] : [finding(object, `${Number(isConfirmed)} confirmation`, String(steps))]),
    ];
  });
  const ofFile = [...confirmed].flatMap(([key, publications]) => {
    const count = arrivals.get(key)?.length ?? 0;
    const [first] = publications;
    // A folder has one file of a name and content, however often it was sent.
    const maximumCount =
      first!.way === 'folder' ? 1 : publications.filter((item) => RESTS.includes(stateOf(item)!)).length;
    const accepted = publications.filter((each) => stateOf(each) === 'ACCEPTED').length;
    const least = Math.min(maximumCount, accepted);
    const expected = `${least} to ${maximumCount} times`;
    return count >= least && count <= maximumCount ? [] : [finding(`file ${key}`, expected, `${count} times`)];
  });
  const unconfirmed = [...arrivals.keys()].filter((key) => !confirmed.has(key));
  const ids = new Set(prepared.map(({ publicationId }) => publicationId));
  const foreignPublications = stored.filter(({ publicationId }) => !ids.has(publicationId));
  return [
    ...ofRecord,
    ...ofFile,
    ...unconfirmed.map((key) => finding(`file ${key}`, 'none: nobody confirmed it', 'one')),
    ...foreignPublications.map(({ publicationId, state }) => finding(`publication ${publicationId}`, 'none', state)),
  ];
}
