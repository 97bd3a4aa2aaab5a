import { describe, expect, it } from 'vitest';
import { describeFault, describeFaultWithPlace } from './fault/fault-text.ts';
import type { MessageFaultCode } from './fault/message-fault.ts';

const WITH_ALL: readonly (readonly [MessageFaultCode, string])[] = [
  ['not-text', 'This is not a text file.'],
  ['empty-text', 'The file is empty.'],
  ['too-large', 'The text is larger than 9 characters.'],
  ['line-too-long', 'The line is longer than 9 characters.'],
  ['unknown-format', 'This file is not a message that Keepout can read.'],
  [
    'summary-without-states',
    'This is a list of conjunctions (V) without states and covariances. Send the conjunction data messages themselves: KVN, XML, or JSON of the class cdm.',
  ],
  ['unsupported-conversion', 'A V cannot be written as 9.'],
  ['doctype-refused', 'The XML has a document type declaration, which Keepout does not accept.'],
  ['malformed-xml', 'The XML is not well formed: V'],
  ['xml-too-deep', 'The XML nests deeper than 9 elements.'],
  ['xml-too-many-attributes', 'An element has more than 9 attributes.'],
  ['wrong-root-element', 'The root element is "V", not 9.'],
  ['malformed-json', 'The JSON is broken or not of the expected form at K.'],
  ['malformed-line', 'The line "V" is neither a keyword with a value nor data.'],
  ['version-not-first', 'The message does not begin with K.'],
  ['unsupported-version', 'Version "V" is not supported; Keepout reads 9.'],
  ['draft-version', 'Version "V" is a draft; the published version is 9.'],
  ['unknown-keyword', 'K is not a known keyword here.'],
  ['keyword-not-in-version', 'K is only allowed from version 9 on.'],
  ['keyword-not-applied', 'K is "V", which Keepout does not apply: send data that are corrected for it (9).'],
  ['keyword-out-of-order', 'K is in the wrong place (9).'],
  ['tab-character', 'The line contains a TAB; use blanks (9).'],
  ['not-printable-ascii', 'The line contains "V"; only printable ASCII characters and blanks are allowed (9).'],
  ['line-over-limit', 'The line has V characters; at most 254 are allowed (9).'],
  ['comment-out-of-place', 'A comment stands here; comments are only allowed at the start of a section or block (9).'],
  ['duplicate-keyword', 'K is given twice.'],
  ['missing-keyword', 'K is missing.'],
  ['exclusive-keywords', 'K and 9 are both given; only one of them may be.'],
  ['missing-section', 'The section K is missing.'],
  ['section-repeated', 'The section K appears more often than allowed.'],
  ['empty-value', 'K has no value.'],
  ['truncated', 'The file ends too early: K is missing.'],
  ['not-a-number', '"V" is not a number (K).'],
  ['not-an-integer', '"V" is not a whole number (K).'],
  ['number-out-of-range', 'K is "V"; the allowed range is 9.'],
  ['not-an-epoch', '"V" is not a time of the form 9.'],
  ['value-not-allowed', 'K is "V"; it must be one of 9.'],
  ['wrong-unit', 'K has the unit "V"; it must be 9.'],
  ['missing-unit', 'K has no unit; it must be written with 9.'],
  ['unknown-classification', 'The classification "V" is not known; it must be one of 9.'],
  ['unknown-time-system', 'The time system "V" is not known.'],
  ['inconsistent-time-systems', 'The segment uses the time system "V", but the first segment uses 9.'],
  ['object-changes', 'K is "V" here but "9" before; a message has one object.'],
  ['frames-differ', 'REF_FRAME is "V" here but "9" for object 1; both must be the same.'],
  ['no-segment', 'The message has no segment.'],
  ['no-states', 'The segment has no data.'],
  ['too-many-rows', 'The table has more than 9 rows.'],
  ['wrong-number-of-columns', 'The line has V columns; it should have 9.'],
  ['accelerations-not-in-version', 'Accelerations are only allowed from version 9 on.'],
  ['covariance-not-in-version', 'Covariances are only allowed from version 9 on.'],
  ['states-out-of-order', 'The epoch "V" is earlier than the one above it, 9.'],
  ['epoch-outside-span', 'The epoch "V" is outside the span of the segment (9).'],
  ['time-span-order', 'K and 9 are in the wrong order.'],
  ['useable-span-incomplete', 'USEABLE_START_TIME and USEABLE_STOP_TIME must be given together; one is missing.'],
  ['useable-span-empty', 'No state lies in the useable span.'],
  ['covariance-incomplete', 'The covariance is not complete: K is missing.'],
  ['missing-covariance', 'The covariance is missing; the book asks for one of each object.'],
  ['covariance-without-states', 'The segment has covariances but no states.'],
  ['mixed-time-tags', 'The block mixes epochs with seconds from EPOCH_TZERO; it must use one of the two.'],
  ['unsupported-frame', 'The reference frame "V" is not supported.'],
  ['unsupported-centre', 'The centre "V" is not supported; it must be EARTH.'],
  ['unsupported-time-system', 'The time system "V" is not supported; use 9.'],
  ['unsupported-interpolation', 'The interpolation "V" is not supported; use 9.'],
  ['duplicate-epoch', 'The epoch "V" is given twice.'],
  ['segments-overlap', 'The useable span of this segment begins before the previous one ends.'],
  ['too-few-states', 'The segment has V states; it needs at least 9.'],
  ['wrong-step', 'The state at "V" does not come 9 after the one above it, as K has it.'],
  ['step-gap', 'There is a gap before "V": the step is longer than 9.'],
  ['states-end-early', 'The states end at "V", before 9; the file may have been cut.'],
  ['covariance-not-positive', 'The covariance is not positive semi-definite.'],
  ['covariance-outside-span', 'The covariance at "V" is outside the span of the segment.'],
  ['no-covariance', 'The object has no covariance.'],
  ['unsupported-element-set', 'K is "V"; the numbers are kept, but only 9 gives a state.'],
  ['wrong-line-length', 'The line has V columns; it should have 9.'],
  ['wrong-line-number', 'The line does not begin with 9.'],
  [
    'columns-shifted',
    'Column 9 holds "V", which does not belong there: a character before it is lost, or is one too many.',
  ],
  ['wrong-checksum', 'The checksum is "V"; it should be 9.'],
  ['catalogue-number-mismatch', 'The catalogue number is "V" here but "9" on line 1.'],
  ['catalogue-number-not-writable', 'The catalogue number "V" does not fit a two-line set; the largest is 9.'],
  ['value-not-writable', 'K "V" does not fit its columns.'],
  ['missing-line', 'The element set has no 9.'],
  ['observation-not-used', 'K is not used (9).'],
  ['unknown-sensor', 'No place is known for the sensor "V".'],
  ['participants-swapped', '"V" is named as the object, but it is a sensor; the other is taken as the object.'],
  ['unsupported-theory', 'Elements of the theory "V" cannot be used; they must be for 9.'],
  ['unsupported-ephemeris-type', 'EPHEMERIS_TYPE 4 (SGP4-XP) cannot be propagated by SGP4.'],
  ['duplicate-object', 'Object V appears more than once; the newest epoch is used.'],
];

const WITH_NOTHING: readonly (readonly [MessageFaultCode, string])[] = [
  ['unsupported-conversion', 'A message of this kind cannot be written as what is allowed.'],
  ['malformed-xml', 'The XML is not well formed: unknown reason'],
  ['malformed-json', 'The JSON is broken or not of the expected form.'],
  ['unknown-keyword', 'a keyword is not a known keyword here.'],
  ['missing-keyword', 'a keyword is missing.'],
  ['truncated', 'The file ends too early.'],
  ['not-a-number', 'the value is not a number.'],
  ['wrong-unit', 'a keyword has the unit the value; it must be what is allowed.'],
  ['object-changes', 'a keyword is the value here but "what is allowed" before; a message has one object.'],
  ['wrong-number-of-columns', 'The line has other columns; it should have what is allowed.'],
  ['covariance-incomplete', 'The covariance is not complete.'],
  ['too-few-states', 'The segment has too few states; it needs at least what is allowed.'],
  ['wrong-line-length', 'The line has too few columns; it should have what is allowed.'],
  ['wrong-checksum', 'The checksum is the value, which is not a digit.'],
  ['duplicate-object', 'Object  appears more than once; the newest epoch is used.'],
];

describe('the sentence of a fault', () => {
  it.each(WITH_ALL)('of %s names what is known', (code, sentence) => {
    expect(describeFault({ code, keyword: 'K', value: 'V', limit: 9 })).toBe(sentence);
  });

  it.each(WITH_NOTHING)('of %s does without what is not known', (code, sentence) => {
    expect(describeFault({ code })).toBe(sentence);
  });

  it('knows archives that are sent in place of their content', () => {
    const of = (value: string): string => describeFault({ code: 'not-text', value });
    expect(of('zip archive')).toBe('This is a zip archive; send the file itself, plain or as gzip.');
    expect(of('encrypted zip archive')).toBe('The file in the zip archive is encrypted; send it without a password.');
    expect(of('damaged zip archive')).toBe('The zip archive is damaged or was cut.');
    expect(describeFault({ code: 'too-many-rows', value: 'zip archive', limit: 5 })).toBe(
      'The zip archive has more than 5 entries.',
    );
    expect(describeFault({ code: 'too-large', value: 'memory', limit: 5 })).toContain('may have at most 5 characters');
    expect(of('gzip')).toBe('The gzip file is damaged or was cut.');
  });

  it('has its line and segment in front', () => {
    const keyword = 'X';
    const of = (place: { line?: number; segment?: number }): string =>
      describeFaultWithPlace({ code: 'missing-keyword', keyword, ...place });
    expect(of({})).toBe('X is missing.');
    expect(of({ line: 12 })).toBe('line 12: X is missing.');
    expect(of({ segment: 2 })).toBe('segment 2: X is missing.');
    expect(of({ line: 12, segment: 1 })).toBe('line 12, segment 1: X is missing.');
  });
});
