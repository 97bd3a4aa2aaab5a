import type { MessageFault, MessageFaultCode } from './message-fault.ts';

type Sentence = string | ((fault: MessageFault) => string);

const keyword = (fault: MessageFault): string => fault.keyword ?? 'a keyword';
const value = (fault: MessageFault): string => (fault.value === undefined ? 'the value' : `"${fault.value}"`);
const limit = (fault: MessageFault): string => (fault.limit === undefined ? 'what is allowed' : String(fault.limit));

/** The limit of an unknown keyword may be a version, or the proposed keyword. */
const isProposal = ({ limit: proposal }: MessageFault): boolean =>
  typeof proposal === 'string' && /^[A-Z]/.test(proposal);

/** Recognised files of other kinds. */
const NOT_TEXT: Readonly<Record<string, string>> = {
  'zip archive': 'This is a zip archive; send the file itself, plain or as gzip.',
  'encrypted zip archive': 'The file in the zip archive is encrypted; send it without a password.',
  'damaged zip archive': 'The zip archive is damaged or was cut.',
  gzip: 'The gzip file is damaged or was cut.',
};

/** One sentence for each code; English, without place. Exhaustive: a new code does not compile without its sentence. */
const SENTENCES: Readonly<Record<MessageFaultCode, Sentence>> = {
  'not-text': (fault) => NOT_TEXT[fault.value ?? ''] ?? 'This is not a text file.',
  'empty-text': 'The file is empty.',
  'too-large': (fault) =>
    fault.value === 'memory'
      ? `Reading the text takes too much memory: with so many elements, values or lines it may have at most ${limit(fault)} characters. Send it in several files.`
      : `The text is larger than ${limit(fault)} characters.`,
  'too-many-rows': (fault) =>
    fault.value === 'zip archive'
      ? `The zip archive has more than ${limit(fault)} entries.`
      : `The table has more than ${limit(fault)} rows.`,
  'line-too-long': (fault) => `The line is longer than ${limit(fault)} characters.`,
  'unknown-format': 'This file is not a message that Keepout can read.',
  'summary-without-states': (fault) =>
    `This is a list of conjunctions (${fault.value ?? 'a summary'}) without states and covariances. Send the conjunction data messages themselves: KVN, XML, or JSON of the class cdm.`,
  'unsupported-conversion': (fault) =>
    `A ${fault.value ?? 'message of this kind'} cannot be written as ${limit(fault)}.`,
  'doctype-refused': 'The XML has a document type declaration, which Keepout does not accept.',
  'malformed-xml': (fault) => `The XML is not well formed: ${fault.value ?? 'unknown reason'}`,
  'xml-too-deep': (fault) => `The XML nests deeper than ${limit(fault)} elements.`,
  'xml-too-many-attributes': (fault) => `An element has more than ${limit(fault)} attributes.`,
  'wrong-root-element': (fault) => `The root element is ${value(fault)}, not ${limit(fault)}.`,
  'malformed-json': (fault) =>
    `The JSON is broken or not of the expected form${fault.keyword === undefined ? '' : ` at ${fault.keyword}`}.`,
  'malformed-line': (fault) => `The line ${value(fault)} is neither a keyword with a value nor data.`,
  'version-not-first': (fault) => `The message does not begin with ${keyword(fault)}.`,
  'unsupported-version': (fault) => `Version ${value(fault)} is not supported; Keepout reads ${limit(fault)}.`,
  'draft-version': (fault) => `Version ${value(fault)} is a draft; the published version is ${limit(fault)}.`,
  'unknown-keyword': (fault) =>
    `${keyword(fault)} is not a known keyword here${isProposal(fault) ? `; write ${fault.limit}` : ''}.`,
  'keyword-not-in-version': (fault) => `${keyword(fault)} is only allowed from version ${limit(fault)} on.`,
  'keyword-not-applied': (fault) =>
    `${keyword(fault)} is ${value(fault)}, which Keepout does not apply: send data that are corrected for it${fault.limit === undefined ? '' : ` (${fault.limit})`}.`,
  'keyword-out-of-order': (fault) =>
    `${keyword(fault)} is in the wrong place${fault.limit === undefined ? '' : ` (${fault.limit})`}.`,
  'tab-character': (fault) => `The line contains a TAB; use blanks (${limit(fault)}).`,
  'not-printable-ascii': (fault) =>
    `The line contains ${value(fault)}; only printable ASCII characters and blanks are allowed (${limit(fault)}).`,
  'line-over-limit': (fault) =>
    `The line has ${fault.value ?? 'more'} characters; at most 254 are allowed (${limit(fault)}).`,
  'comment-out-of-place': (fault) =>
    `A comment stands here; comments are only allowed at the start of a section or block (${limit(fault)}).`,
  'duplicate-keyword': (fault) => `${keyword(fault)} is given twice.`,
  'missing-keyword': (fault) => `${keyword(fault)} is missing.`,
  'exclusive-keywords': (fault) => `${keyword(fault)} and ${limit(fault)} are both given; only one of them may be.`,
  'missing-section': (fault) => `The section ${keyword(fault)} is missing.`,
  'section-repeated': (fault) => `The section ${keyword(fault)} appears more often than allowed.`,
  'empty-value': (fault) => `${keyword(fault)} has no value.`,
  truncated: (fault) => `The file ends too early${fault.keyword === undefined ? '' : `: ${fault.keyword} is missing`}.`,
  'not-a-number': (fault) =>
    `${value(fault)} is not a number${fault.keyword === undefined ? '' : ` (${fault.keyword})`}.`,
  'not-an-integer': (fault) => `${value(fault)} is not a whole number (${keyword(fault)}).`,
  'number-out-of-range': (fault) => `${keyword(fault)} is ${value(fault)}; the allowed range is ${limit(fault)}.`,
  'not-an-epoch': (fault) =>
    `${value(fault)} is not a time of the form ${fault.limit ?? '2024-11-01T00:00:00.000 or 2024-306T00:00:00.000'}.`,
  'value-not-allowed': (fault) => `${keyword(fault)} is ${value(fault)}; it must be one of ${limit(fault)}.`,
  'wrong-unit': (fault) => `${keyword(fault)} has the unit ${value(fault)}; it must be ${limit(fault)}.`,
  'missing-unit': (fault) => `${keyword(fault)} has no unit; it must be written with ${limit(fault)}.`,
  'unknown-classification': (fault) =>
    `The classification ${value(fault)} is not known; it must be one of ${limit(fault)}.`,
  'unknown-time-system': (fault) => `The time system ${value(fault)} is not known.`,
  'inconsistent-time-systems': (fault) =>
    `The segment uses the time system ${value(fault)}, but the first segment uses ${limit(fault)}.`,
  'object-changes': (fault) =>
    `${keyword(fault)} is ${value(fault)} here but "${limit(fault)}" before; a message has one object.`,
  'frames-differ': (fault) =>
    `REF_FRAME is ${value(fault)} here but "${limit(fault)}" for object 1; both must be the same.`,
  'no-segment': (fault) => `The message has no ${fault.keyword === 'TRAJ_START' ? 'trajectory' : 'segment'}.`,
  'no-states': 'The segment has no data.',
  'wrong-number-of-columns': (fault) =>
    `The line has ${fault.value ?? 'other'} columns; it should have ${limit(fault)}.`,
  'accelerations-not-in-version': (fault) => `Accelerations are only allowed from version ${limit(fault)} on.`,
  'covariance-not-in-version': (fault) => `Covariances are only allowed from version ${limit(fault)} on.`,
  'states-out-of-order': (fault) => `The epoch ${value(fault)} is earlier than the one above it, ${limit(fault)}.`,
  'epoch-outside-span': (fault) => `The epoch ${value(fault)} is outside the span of the segment (${limit(fault)}).`,
  'time-span-order': (fault) => `${keyword(fault)} and ${limit(fault)} are in the wrong order.`,
  'useable-span-incomplete': 'USEABLE_START_TIME and USEABLE_STOP_TIME must be given together; one is missing.',
  'useable-span-empty': 'No state lies in the useable span.',
  'covariance-incomplete': (fault) =>
    `The covariance is not complete${fault.keyword === undefined ? '' : `: ${fault.keyword} is missing`}.`,
  'missing-covariance': 'The covariance is missing; the book asks for one of each object.',
  'covariance-without-states': 'The segment has covariances but no states.',
  'mixed-time-tags': 'The block mixes epochs with seconds from EPOCH_TZERO; it must use one of the two.',
  'unsupported-frame': (fault) =>
    fault.keyword?.endsWith('FRAME_EPOCH') === true
      ? `${fault.keyword} freezes the reference frame: ${value(fault)} is not supported. Use the frame of date, EME2000 or GCRF.`
      : `The reference frame ${value(fault)} is not supported.`,
  'unsupported-centre': (fault) => `The centre ${value(fault)} is not supported; it must be EARTH.`,
  'unsupported-time-system': (fault) => `The time system ${value(fault)} is not supported; use ${limit(fault)}.`,
  'unsupported-interpolation': (fault) => `The interpolation ${value(fault)} is not supported; use ${limit(fault)}.`,
  'duplicate-epoch': (fault) => `The epoch ${value(fault)} is given twice.`,
  'states-contradict': (fault) =>
    `The state at ${value(fault)} contradicts the one at ${limit(fault)}. Correct or remove one of the two; begin a new ` +
    'segment at a manoeuvre.',
  'states-disagree': (fault) =>
    `The state at ${value(fault)} is not on one motion with the one at ${limit(fault)}: the interpolation around them is off ` +
    'by about that. Begin a new segment at a manoeuvre.',
  'segments-overlap': (fault) =>
    fault.keyword === 'COV_START'
      ? 'These covariances begin before those of the block before end: which of them count is not told.'
      : 'The useable span of this segment begins before the previous one ends.',
  'too-few-states': (fault) => `The segment has ${fault.value ?? 'too few'} states; it needs at least ${limit(fault)}.`,
  'step-gap': (fault) => `There is a gap before ${value(fault)}: the step is longer than ${limit(fault)}.`,
  'wrong-step': (fault) =>
    `The state at ${value(fault)} does not come ${limit(fault)} after the one above it, as ${keyword(fault)} has it.`,
  'states-end-early': (fault) =>
    `The states end at ${value(fault)}, before ${limit(fault)}; the file may have been cut.`,
  'covariance-not-positive': 'The covariance is not positive semi-definite.',
  'covariance-outside-span': (fault) => `The covariance at ${value(fault)} is outside the span of the segment.`,
  'no-covariance': 'The object has no covariance.',
  'unsupported-element-set': (fault) =>
    `${keyword(fault)} is ${value(fault)}; the numbers are kept, but only ${limit(fault)} gives a state.`,
  'wrong-line-length': (fault) => `The line has ${fault.value ?? 'too few'} columns; it should have ${limit(fault)}.`,
  'wrong-line-number': (fault) => `The line does not begin with ${limit(fault)}.`,
  'columns-shifted': (fault) =>
    `Column ${limit(fault)} holds ${value(fault)}, which does not belong there: a character before it is lost, or is one too many.`,
  'wrong-checksum': (fault) =>
    `The checksum is ${value(fault)}${fault.limit === undefined ? ', which is not a digit' : `; it should be ${limit(fault)}`}.`,
  'catalogue-number-mismatch': (fault) =>
    `The catalogue number is ${value(fault)} here but "${limit(fault)}" on line 1.`,
  'catalogue-number-not-writable': (fault) =>
    `The catalogue number ${value(fault)} does not fit a two-line set; the largest is ${limit(fault)}.`,
  'value-not-writable': (fault) => `${keyword(fault)} ${value(fault)} does not fit its columns.`,
  'missing-line': (fault) => `The element set has no ${limit(fault)}.`,
  'observation-not-used': (fault) => `${keyword(fault)} is not used (${limit(fault)}).`,
  'unknown-sensor': (fault) => `No place is known for the sensor ${value(fault)}.`,
  'participants-swapped': (fault) =>
    `${value(fault)} is named as the object, but it is a sensor; the other is taken as the object.`,
  'unsupported-theory': (fault) =>
    `Elements of the theory ${value(fault)} cannot be used; they must be for ${limit(fault)}.`,
  'unsupported-ephemeris-type': 'EPHEMERIS_TYPE 4 (SGP4-XP) cannot be propagated by SGP4.',
  'duplicate-object': (fault) => `Object ${fault.value ?? ''} appears more than once; the newest epoch is used.`,
};

/** The sentence for a fault, without its place. */
export function describeFault(fault: MessageFault): string {
  const sentence = SENTENCES[fault.code];
  return typeof sentence === 'string' ? sentence : sentence(fault);
}

/** The sentence with its place in front: `line 12, segment 1: X is missing.` */
export function describeFaultWithPlace(fault: MessageFault): string {
  const places = [
    ...(fault.line === undefined ? [] : [`line ${String(fault.line)}`]),
    ...(fault.segment === undefined ? [] : [`segment ${String(fault.segment)}`]),
  ];
  return `${places.length === 0 ? '' : `${places.join(', ')}: `}${describeFault(fault)}`;
}
