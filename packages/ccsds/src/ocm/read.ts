import { fail, ok, type Result } from '@keepout/units/result';
import { COMMENT, type Field, textOf } from '../field.ts';
import { walkKvn } from '../kvn.ts';
import { byLine, type FaultList, faultList, type MessageFault } from '../message-fault.ts';
import { parseNumber } from '../number.ts';
import { checkIsText, looksLikeXml } from '../text-kind.ts';
import { type EpochReader, epochReader, isKnownTimeSystem } from '../time-system.ts';
import { childOf, parseXml, type XmlElement } from '../xml.ts';

/**
 * An Orbit Comprehensive Message, read in part: header, metadata and the trajectory blocks. Its other blocks (physical
 * properties, covariance, manoeuvres, perturbations, orbit determination) are passed over.
 */
export interface Ocm {
  readonly version: string;
  readonly header: readonly Field[];
  readonly metadata: readonly Field[];
  readonly timeSystem: string;
  readonly epochTzero: string;
  readonly epochTzeroTaiS: number;
  readonly trajectories: readonly OcmTrajectory[];
}

export interface OcmTrajectory {
  readonly line: number;
  /** TRAJ_ID, CENTER_NAME, TRAJ_REF_FRAME, TRAJ_TYPE ... and comments. */
  readonly fields: readonly Field[];
  readonly epochsTaiS: Float64Array;
  /** Numbers a state, by TRAJ_TYPE (CARTPV: six). */
  readonly width: number;
  /** `width` numbers for each epoch in the units of the book (km, km/s). */
  readonly values: Float64Array;
}

interface Block {
  readonly name: string;
  readonly line: number;
  readonly fields: Field[];
  readonly rows: { readonly line: number; readonly text: string }[];
}

interface OcmDraft {
  version: string;
  versionLine: number;
  readonly header: Field[];
  readonly blocks: Block[];
}

const VERSIONS: readonly string[] = ['3.0'];

/** Reads an OCM 3.0 (502.0-B-3 section 6) in KVN or XML: header, metadata, trajectories. */
export function readOcm(text: string): Result<Ocm, MessageFault> {
  const { ocm, faults } = readOcmAll(text);
  const first = faults[0];
  return first === undefined && ocm !== undefined ? ok(ocm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OCM and collects every fault (at most 100). */
export function readOcmAll(text: string): { ocm?: Ocm; faults: MessageFault[] } {
  const faults = faultList();
  if (!checkIsText(text, faults)) return { faults: faults.faults };
  const draft = looksLikeXml(text) ? xmlDraft(text, faults) : kvnDraft(text, faults);
  const ocm = draft === undefined ? undefined : ocmOf(draft, faults);
  return { ...(ocm === undefined ? {} : { ocm }), faults: byLine(faults.faults) };
}

function kvnDraft(text: string, faults: FaultList): OcmDraft {
  const draft: OcmDraft = { version: '', versionLine: 0, header: [], blocks: [] };
  let block: Block | undefined;
  let lastLine = 0;
  walkKvn(text, faults, (line) => {
    lastLine = line.line;
    if (line.keyword === 'CCSDS_OCM_VERS') {
      draft.version = line.value;
      draft.versionLine = line.line;
    } else if (line.kind === 'data' && line.value.endsWith('_START') && block === undefined) {
      block = { name: line.value.slice(0, -6), line: line.line, fields: [], rows: [] };
      draft.blocks.push(block);
    } else if (line.kind === 'data' && block !== undefined && line.value === `${block.name}_STOP`) block = undefined;
    else if (line.kind === 'data') {
      if (block === undefined) faults.add('malformed-line', { line: line.line, value: line.value });
      else block.rows.push({ line: line.line, text: line.value });
    } else {
      const keyword = line.kind === 'comment' ? COMMENT : line.keyword;
      (block?.fields ?? draft.header).push({ keyword, value: line.value, line: line.line });
    }
    return undefined;
  });
  if (block !== undefined) faults.add('truncated', { line: lastLine, keyword: `${block.name}_STOP` });
  return draft;
}

function xmlDraft(text: string, faults: FaultList): OcmDraft | undefined {
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return undefined;
  }
  const root = parsed.value;
  if (root.name !== 'ocm') {
    faults.add('wrong-root-element', { line: root.line, value: root.name, limit: 'ocm' });
    return undefined;
  }
  const header = childOf(root, 'header');
  const body = childOf(root, 'body');
  const segment = body === undefined ? undefined : childOf(body, 'segment');
  const metadata = segment === undefined ? undefined : childOf(segment, 'metadata');
  const data = segment === undefined ? undefined : childOf(segment, 'data');
  const blocks: Block[] = metadata === undefined ? [] : [xmlBlock('META', metadata)];
  for (const child of data?.children ?? []) if (child.name === 'traj') blocks.push(xmlBlock('TRAJ', child));
  const version = root.attributes['version'] ?? '';
  return { version, versionLine: root.line, header: header === undefined ? [] : leaves(header), blocks };
}

function xmlBlock(name: string, element: XmlElement): Block {
  const rows = element.children.filter((child) => child.name === 'trajLine');
  const fields = leaves(element).filter((field) => field.keyword !== 'trajLine');
  return { name, line: element.line, fields, rows: rows.map((row) => ({ line: row.line, text: row.text })) };
}

function leaves(element: XmlElement): Field[] {
  return element.children.map((child) => ({ keyword: child.name, value: child.text, line: child.line }));
}

function ocmOf(draft: OcmDraft, faults: FaultList): Ocm | undefined {
  const { version, versionLine: line } = draft;
  if (version === '') faults.add('missing-keyword', { line: 1, keyword: 'CCSDS_OCM_VERS' });
  else if (!VERSIONS.includes(version)) {
    faults.add('unsupported-version', { line, keyword: 'CCSDS_OCM_VERS', value: version, limit: VERSIONS.join(', ') });
  }
  for (const keyword of ['CREATION_DATE', 'ORIGINATOR']) {
    if (textOf(draft.header, keyword) === undefined) faults.add('missing-keyword', { line, keyword });
  }
  const metadata = draft.blocks.find((block) => block.name === 'META');
  if (metadata === undefined) {
    faults.add('missing-section', { line, keyword: 'META' });
    return undefined;
  }
  const timeSystem = textOf(metadata.fields, 'TIME_SYSTEM') ?? '';
  const epochTzero = textOf(metadata.fields, 'EPOCH_TZERO') ?? '';
  if (!isKnownTimeSystem(timeSystem)) {
    faults.add('unknown-time-system', { line: metadata.line, keyword: 'TIME_SYSTEM', value: timeSystem });
  }
  const readEpoch = epochReader(timeSystem);
  const epochTzeroTaiS = readEpoch(epochTzero);
  if (epochTzeroTaiS === undefined) {
    faults.add('not-an-epoch', { line: metadata.line, keyword: 'EPOCH_TZERO', value: epochTzero });
    return undefined;
  }
  const trajectories: OcmTrajectory[] = [];
  for (const block of draft.blocks) {
    if (block.name === 'TRAJ') trajectories.push(trajectoryOf(block, epochTzeroTaiS, readEpoch, faults));
  }
  return {
    version,
    header: draft.header,
    metadata: metadata.fields,
    timeSystem,
    epochTzero,
    epochTzeroTaiS,
    trajectories,
  };
}

/** States of a trajectory block; times are epochs or seconds from EPOCH_TZERO. */
function trajectoryOf(block: Block, zeroTaiS: number, readEpoch: EpochReader, faults: FaultList): OcmTrajectory {
  const epochs: number[] = [];
  const values: number[] = [];
  let width = -1;
  for (const keyword of ['CENTER_NAME', 'TRAJ_REF_FRAME', 'TRAJ_TYPE']) {
    if (textOf(block.fields, keyword) === undefined) faults.add('missing-keyword', { line: block.line, keyword });
  }
  if (block.rows.length === 0) faults.add('no-states', { line: block.line });
  for (const row of block.rows) {
    const [time = '', ...numbers] = row.text.split(/[ \t]+/);
    const relative = parseNumber(time);
    const epochTaiS = Number.isNaN(relative) ? readEpoch(time) : zeroTaiS + relative;
    const parsed = numbers.map(parseNumber);
    const bad = parsed.findIndex((value) => Number.isNaN(value));
    if (epochTaiS === undefined) faults.add('not-an-epoch', { line: row.line, value: time });
    else if (bad >= 0) faults.add('not-a-number', { line: row.line, value: numbers[bad] });
    else if (width >= 0 && parsed.length !== width) {
      faults.add('wrong-number-of-columns', { line: row.line, value: String(parsed.length), limit: width });
    } else {
      const before = epochs.at(-1);
      if (before !== undefined && epochTaiS < before)
        faults.add('states-out-of-order', { line: row.line, value: time });
      width = parsed.length;
      epochs.push(epochTaiS);
      values.push(...parsed);
    }
  }
  return {
    line: block.line,
    fields: block.fields,
    epochsTaiS: Float64Array.from(epochs),
    width: Math.max(width, 0),
    values: Float64Array.from(values),
  };
}
