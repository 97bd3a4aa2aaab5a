import { parseUtc } from '@keepout/astro/epoch';
import { detectFormat } from '@keepout/ccsds/detect';
import { byLine, type MessageFault } from '@keepout/ccsds/fault/message-fault';
import { ocmEphemerisInput } from '@keepout/ccsds/ocm/bridge';
import { DEFAULTS } from '@keepout/ccsds/ocm/fields';
import { readOcmAll } from '@keepout/ccsds/ocm/read';
import { ocmDeviations } from '@keepout/ccsds/ocm/rules';
import { validateOcm } from '@keepout/ccsds/ocm/validate';
import { type EphemerisInput, toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import { readOemAll } from '@keepout/ccsds/oem/read';
import { validateOem } from '@keepout/ccsds/oem/validate';
import { type Field, textOf } from '@keepout/ccsds/value/field';
import { catalogueNumber } from '@keepout/ccsds/value/number';
import { fail, ok, type Result } from '@keepout/units/result';
import { type FitTable, fitTable, type UnfitTable } from './table-fitness.ts';

/** Contents of an ephemeris message. */
interface EphemerisMessage {
  readonly kind: 'OEM' | 'OCM';
  readonly name: string;
  /** As the message has it: a catalogue number, or an international designator. */
  readonly designator: string;
  /** Its place, where the message has several. */
  readonly cosparId?: string;
  /** Frame of the first states, as it is written. */
  readonly refFrame: string;
  readonly header: readonly Field[];
  /** Times of the manoeuvres that an OCM states, TAI s, rising. */
  readonly burnsTaiS: readonly number[];
  /** Acceptable deviations; for an OCM also missing items that the book requires. */
  readonly findings: readonly MessageFault[];
}

/** A usable ephemeris of any message kind. */
export interface ReadEphemerisFile extends EphemerisMessage, FitTable {
  readonly originator: string;
  readonly creationDate: string | null;
  /** CREATION_DATE; absent where it is no time. */
  readonly createdTaiS?: number;
}

/** Why an ephemeris is not taken: the message is at fault, or its table is unfit. */
export type EphemerisRefusal =
  | { readonly code: 'message-at-fault'; readonly faults: readonly MessageFault[] }
  | UnfitTable;

/** Findings that make a readable OEM unusable: it has no mark of its end, so missing states would go unnoticed. */
const UNFIT: readonly MessageFault['code'][] = ['states-end-early'];

/**
 * Takes an ephemeris, OEM, OCM or Modified ITC: message, fitness, and the bridge to the engine's ephemeris, where frame, time scale and unit
 * become canonical. Where the message states no interpolation, the one that fits its states best is chosen.
 *
 * @param text       a text that is not an OCM is read as an OEM
 * @param fileName   says whose a text in Modified ITC is
 * @returns fault: of an OCM without trajectory, or with positions alone, "message-at-fault" too
 */
export function readEphemerisFile(text: string, fileName?: string): Result<ReadEphemerisFile, EphemerisRefusal> {
  return detectFormat(text).startsWith('ocm-') ? takeOcm(text) : takeOem(text, fileName);
}

function takeOem(text: string, fileName?: string): Result<ReadEphemerisFile, EphemerisRefusal> {
  const { oem, faults } = readOemAll(text, fileName);
  if (oem === undefined || faults.length > 0) return atFault(faults);
  const findings = validateOem(oem);
  const unfit = findings.filter(({ code }) => UNFIT.includes(code));
  if (unfit.length > 0) return atFault(unfit);
  const { objectName: name = '', objectId: designator = '', refFrame = '' } = oem.segments[0]?.metadata ?? {};
  const header = oem.header.fields;
  return fitted({ kind: 'OEM', name, designator, refFrame, header, burnsTaiS: [], findings }, toEphemerisInput(oem));
}

function takeOcm(text: string): Result<ReadEphemerisFile, EphemerisRefusal> {
  const { ocm, faults } = readOcmAll(text);
  if (ocm === undefined || faults.length > 0) return atFault(faults);
  const { header, metadata, blocks } = ocm;
  const cosparId = textOf(metadata, 'INTERNATIONAL_DESIGNATOR');
  const trajectory = blocks.find((block) => block.name === 'TRAJ');
  const message: EphemerisMessage = {
    kind: 'OCM',
    name: textOf(metadata, 'OBJECT_NAME') ?? '',
    designator: textOf(metadata, 'OBJECT_DESIGNATOR') ?? cosparId ?? '',
    ...(cosparId !== undefined && { cosparId }),
    refFrame: textOf(trajectory?.fields ?? [], 'TRAJ_REF_FRAME') ?? DEFAULTS.TRAJ['TRAJ_REF_FRAME']!,
    header,
    burnsTaiS: blocks
      .flatMap(({ name, rows }) => (name === 'MAN' ? rows.map(({ epochTaiS }) => epochTaiS) : []))
      .toSorted((a, b) => a - b),
    findings: byLine([...ocmDeviations(ocm), ...validateOcm(ocm)]),
  };
  return fitted(message, ocmEphemerisInput(ocm));
}

function fitted(
  message: EphemerisMessage,
  bridged: Result<EphemerisInput, MessageFault>,
): Result<ReadEphemerisFile, EphemerisRefusal> {
  if (!bridged.ok) return atFault([bridged.fault]);
  const fit = fitTable(bridged.value);
  if (!fit.ok) return fit;
  const creationDate = textOf(message.header, 'CREATION_DATE') ?? null;
  const created = parseUtc(creationDate ?? '');
  return ok({
    ...message,
    ...fit.value,
    originator: textOf(message.header, 'ORIGINATOR') ?? '',
    creationDate,
    ...(created.ok && { createdTaiS: created.value }),
  });
}

function atFault(faults: readonly MessageFault[]) {
  return fail({ code: 'message-at-fault' as const, faults });
}

/** Returns the catalogue number in a message; null for an object that it identifies otherwise. */
export function catalogueNumberOf({ designator }: Pick<EphemerisMessage, 'designator'>): number | null {
  return catalogueNumber(designator) ?? null;
}
