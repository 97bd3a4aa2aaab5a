import { readCatalogue } from './catalogue.ts';
import { messageRanges } from './cdm/cut.ts';
import { cdmDeviations } from './cdm/deviations.ts';
import { readCdmAll } from './cdm/read.ts';
import { CDM } from './cdm/spec.ts';
import { validateCdm } from './cdm/validate.ts';
import { detectFormat, type MessageFormat, type MessageKind } from './detect.ts';
import { byLine, faultList, type MessageFault, MOST_FAULTS, messageFault } from './fault/message-fault.ts';
import type { FlatMessage } from './flat/message.ts';
import type { MessageSpec } from './flat/spec.ts';
import { KVN_BOOKS, kvnLineDeviations } from './notation/kvn-rules.ts';
import { OCM_HEADER, OCM_METADATA, OCM_ROWS } from './ocm/fields.ts';
import { readOcmAll } from './ocm/read.ts';
import { ocmDeviations } from './ocm/rules.ts';
import { validateOcm } from './ocm/validate.ts';
import { oemDeviations } from './oem/deviations.ts';
import { OEM_HEADER, OEM_METADATA } from './oem/fields.ts';
import { readOemAll } from './oem/read.ts';
import { validateOem } from './oem/validate.ts';
import { ommDeviations } from './omm/deviations.ts';
import { ommElements, readOmmAll } from './omm/read.ts';
import { OMM } from './omm/spec.ts';
import { opmContent, readOpmAll } from './opm/read.ts';
import { opmDeviations } from './opm/rules.ts';
import { OPM } from './opm/spec.ts';
import { TDM_HEADER, TDM_METADATA } from './tdm/fields.ts';
import { noteNotApplied } from './tdm/not-applied.ts';
import { readTdmAll } from './tdm/read.ts';
import { tdmDeviations } from './tdm/rules.ts';
import type { Field, FieldRow } from './value/field.ts';
import { orderDeviations } from './value/section.ts';

export type ComplianceLevel = 'valid' | 'accepted' | 'refused';

/** Result of the validation of a text. */
export interface Validation {
  /** `elements` for tables of element sets. */
  readonly kind: MessageKind | 'elements' | 'unknown';
  readonly format: MessageFormat;
  readonly version?: string;
  /**
   * `valid` as the book has it; `accepted` where the reader does without something that the book asks for, and uses the
   * message; `refused` where there is a fault.
   */
  readonly standing: ComplianceLevel;
  /** Against the book: the text is no such message and is refused. */
  readonly faults: readonly MessageFault[];
  /** Breaches of the book that do not hinder reading: the message is accepted and is not valid. */
  readonly deviations: readonly MessageFault[];
  /** Against use: a good message that the product cannot use, or only in part (Mars, gaps, indefinite covariance). */
  readonly limitations: readonly MessageFault[];
  /** Segments, blocks, records or objects read. */
  readonly count: number;
}

/** Reads a text by its kind and reports every fault; never fails. */
export function validateMessage(text: string): Validation {
  const format = detectFormat(text);
  switch (format) {
    case 'oem-kvn':
    case 'oem-xml':
    case 'oem-json':
    case 'oem-itc':
    case 'oem-stk':
      return validationOfOem(text, format);
    case 'cdm-kvn':
    case 'cdm-xml':
    case 'cdm-json':
      return validationOfCdm(text, format);
    case 'omm-kvn':
    case 'omm-xml':
    case 'omm-json':
      return validationOfOmm(text, format);
    case 'opm-kvn':
    case 'opm-xml':
    case 'opm-json':
      return validationOfOpm(text, format);
    case 'tdm-kvn':
    case 'tdm-xml':
    case 'tdm-json':
      return validationOfTdm(text, format);
    case 'ocm-kvn':
    case 'ocm-xml':
    case 'ocm-json':
      return validationOfOcm(text, format);
    case 'tle':
    case '3le':
    case 'omm-csv':
      return validationOfCatalogue(text, format);
    case 'not-text':
      return refused(format, messageFault('not-text'));
    case 'empty':
      return refused(format, messageFault('empty-text'));
    case 'unknown':
      return refused(format, messageFault('unknown-format'));
  }
}

function refused(format: MessageFormat, fault: MessageFault): Validation {
  return { kind: 'unknown', format, ...assessment([fault], []), limitations: [], count: 0 };
}

/** Deviations are reported only for a text that was read completely. */
function assessment(
  faults: readonly MessageFault[],
  deviations: readonly MessageFault[],
): Pick<Validation, 'standing' | 'faults' | 'deviations'> {
  if (faults.length > 0) return { standing: 'refused', faults, deviations: [] };
  const deviationsShown = byLine(deviations).slice(0, MOST_FAULTS);
  return { standing: deviationsShown.length > 0 ? 'accepted' : 'valid', faults, deviations: deviationsShown };
}

/** Fields of one section or block with the table that they follow. */
type OrderedSection = readonly [fields: readonly Field[], rows: readonly FieldRow[]];

/** Returns the breaches of KVN notation of the book in a text; other notations have rules of their own. */
function kvnDeviations(
  text: string,
  kind: MessageKind,
  format: MessageFormat,
  sections: readonly OrderedSection[],
): MessageFault[] {
  if (format !== `${kind}-kvn`) return [];
  const book = KVN_BOOKS[kind];
  const faults = faultList();
  for (const [fields, rows] of sections) {
    const { keyword, comment } = orderDeviations(fields, rows);
    if (keyword)
      faults.add('keyword-out-of-order', { line: keyword.line, keyword: keyword.keyword, limit: book.order });
    if (comment) faults.add('comment-out-of-place', { line: comment.line, limit: book.comments });
  }
  return [...kvnLineDeviations(text, book), ...faults.faults];
}

/** The sections of a message of keywords; drafts that allow keywords in any section have no order. */
function sectionsOf({ groups, version }: FlatMessage, spec: MessageSpec): OrderedSection[] {
  if (spec.keepsUnknownFrom !== undefined && version >= spec.keepsUnknownFrom) return [];
  return groups.map(({ section, fields }) => [fields, spec.sections.find(({ name }) => name === section)?.rows ?? []]);
}

function versionOf(message: { readonly version: string } | undefined): { version?: string } {
  return message === undefined ? {} : { version: message.version };
}

function validationOfOem(text: string, format: MessageFormat): Validation {
  const { oem, faults } = readOemAll(text);
  const oemFaults = oem === undefined || faults.length > 0 ? [] : validateOem(oem);
  // A breach of the book is reported once, among the deviations.
  const limitations = oemFaults.filter(({ code }) => code !== 'segments-overlap');
  const standing = assessment(
    faults,
    oem === undefined
      ? []
      : [
          ...oemDeviations(oem),
          ...kvnDeviations(text, 'oem', format, [
            [oem.header.fields, OEM_HEADER],
            ...oem.segments.map(({ metadata }): OrderedSection => [metadata.fields, OEM_METADATA]),
          ]),
        ],
  );
  return { kind: 'oem', format, ...versionOf(oem), ...standing, limitations, count: oem?.segments.length ?? 0 };
}

/** Validates each message of a file of several, as an upload does, with the lines of the file. */
function validationOfCdm(text: string, format: MessageFormat): Validation {
  const ranges = messageRanges(signsOf(text), Number.POSITIVE_INFINITY);
  if (ranges.length === 1) return validationOfOneCdm(text, format);
  const inFile = (faults: readonly MessageFault[], before: number): readonly MessageFault[] =>
    faults.map((fault) => (fault.line === undefined ? fault : { ...fault, line: fault.line + before }));
  const validations = ranges.map(({ start, end, line }) => {
    const { faults, deviations, limitations, ...otherFields } = validationOfOneCdm(text.slice(start, end), format);
    return {
      ...otherFields,
      faults: inFile(faults, line - 1),
      deviations: inFile(deviations, line - 1),
      limitations: inFile(limitations, line - 1),
    };
  });
  return {
    ...validations[0]!,
    ...assessment(
      validations.flatMap(({ faults }) => faults).slice(0, MOST_FAULTS),
      validations.flatMap(({ deviations }) => deviations),
    ),
    limitations: validations.flatMap(({ limitations }) => limitations).slice(0, MOST_FAULTS),
    count: validations.reduce((sum, { count }) => sum + count, 0),
  };
}

/** One number for each unit of a text; characters beyond ASCII do not separate messages. */
function signsOf(text: string): Uint8Array {
  const signs = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    signs[at] = code < 0x80 ? code : 0x20;
  }
  return signs;
}

function validationOfOneCdm(text: string, format: MessageFormat): Validation {
  const { cdm, faults } = readCdmAll(text);
  const limitations = cdm === undefined ? [] : validateCdm(cdm);
  const standing = assessment(
    faults,
    cdm === undefined
      ? []
      : [...cdmDeviations(cdm), ...kvnDeviations(text, 'cdm', format, sectionsOf(cdm.message, CDM))],
  );
  return { kind: 'cdm', format, ...versionOf(cdm), ...standing, limitations, count: cdm === undefined ? 0 : 2 };
}

function validationOfOmm(text: string, format: MessageFormat): Validation {
  // One message gets all its faults; a table of them one fault a record.
  if (isTable(text, format)) return { ...validationOfCatalogue(text, format), kind: 'omm' };
  const { omm, faults } = readOmmAll(text);
  const elements = omm === undefined || faults.length > 0 ? undefined : ommElements(omm);
  const limitations = elements === undefined || elements.ok ? [] : [elements.fault];
  const standing = assessment(
    faults,
    omm === undefined ? [] : [...ommDeviations(omm), ...kvnDeviations(text, 'omm', format, sectionsOf(omm, OMM))],
  );
  return { kind: 'omm', format, ...versionOf(omm), ...standing, limitations, count: omm === undefined ? 0 : 1 };
}

function isTable(text: string, format: MessageFormat): boolean {
  if (format === 'omm-json') return !/^\ufeff?\s*\{\s*"CCSDS_OMM_VERS"[\s\S]{0,200}"header"/.test(text.slice(0, 1000));
  if (format === 'omm-xml') return /<(?:[\w.-]+:)?ndm[\s>]/.test(text.slice(0, 2000));
  const first = text.indexOf('CCSDS_OMM_VERS');
  return text.indexOf('CCSDS_OMM_VERS', first + 1) > first;
}

function validationOfOpm(text: string, format: MessageFormat): Validation {
  const { opm, faults } = readOpmAll(text);
  const content = opm === undefined || faults.length > 0 ? undefined : opmContent(opm);
  const limitations = content === undefined || content.ok ? [] : [content.fault];
  const standing = assessment(
    faults,
    opm === undefined ? [] : [...opmDeviations(opm), ...kvnDeviations(text, 'opm', format, sectionsOf(opm, OPM))],
  );
  return { kind: 'opm', format, ...versionOf(opm), ...standing, limitations, count: opm === undefined ? 0 : 1 };
}

function validationOfTdm(text: string, format: MessageFormat): Validation {
  const { tdm, faults } = readTdmAll(text);
  const standing = assessment(
    faults,
    tdm === undefined
      ? []
      : [
          ...tdmDeviations(tdm),
          ...kvnDeviations(text, 'tdm', format, [
            [tdm.header, TDM_HEADER],
            ...tdm.segments.map(({ metadata }): OrderedSection => [metadata, TDM_METADATA]),
          ]),
        ],
  );
  const limitations = faultList();
  tdm?.segments.forEach(({ metadata }, index) => {
    noteNotApplied(metadata, index + 1, limitations);
  });
  const count = tdm?.segments.length ?? 0;
  return { kind: 'tdm', format, ...versionOf(tdm), ...standing, limitations: limitations.faults, count };
}

function validationOfOcm(text: string, format: MessageFormat): Validation {
  const { ocm, faults } = readOcmAll(text);
  const limitations = ocm === undefined || faults.length > 0 ? [] : validateOcm(ocm);
  const standing = assessment(
    faults,
    ocm === undefined
      ? []
      : [
          ...ocmDeviations(ocm),
          ...kvnDeviations(text, 'ocm', format, [
            [ocm.header, OCM_HEADER],
            [ocm.metadata, OCM_METADATA],
            ...ocm.blocks.map(({ fields, name }): OrderedSection => [fields, name === 'USER' ? [] : OCM_ROWS[name]]),
          ]),
        ],
  );
  return { kind: 'ocm', format, ...versionOf(ocm), ...standing, limitations, count: ocm?.blocks.length ?? 0 };
}

/** Codes that speak of a record's use, not of its writing. */
const OF_USE: readonly MessageFault['code'][] = [
  'duplicate-object',
  'unsupported-theory',
  'unsupported-ephemeris-type',
  'unsupported-time-system',
  'unsupported-frame',
  'covariance-not-positive',
];

/** A line of a two-line set has printable ASCII characters. */
const TLE_LINES = { characters: 'Spacetrack Report 3', order: '', comments: '' };

function validationOfCatalogue(text: string, format: MessageFormat): Validation {
  const table = readCatalogue(text);
  const faults = table.faults.filter((fault) => !OF_USE.includes(fault.code)).slice(0, MOST_FAULTS);
  const limitations = table.faults.filter((fault) => OF_USE.includes(fault.code)).slice(0, MOST_FAULTS);
  // Blanks of a web page are read as blanks; their presence is reported.
  const deviations = format === 'omm-csv' ? [] : kvnLineDeviations(text, TLE_LINES);
  const foreign = deviations.filter(({ code }) => code === 'not-printable-ascii');
  return { kind: 'elements', format, ...assessment(faults, foreign), limitations, count: table.elements.length };
}
