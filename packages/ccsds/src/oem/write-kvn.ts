import { append } from '../notation/append.ts';
import { commentLine } from '../notation/kvn.ts';
import { COMMENT, type Field } from '../value/field.ts';
import type { Oem, OemCovariance, OemSegment } from './model.ts';

/** Writes an OEM in KVN. */
export function writeOemKvn(oem: Oem): string {
  const lines = [`CCSDS_OEM_VERS = ${oem.version}`, ...oem.header.fields.map(fieldLine), ''];
  for (const segment of oem.segments) {
    append(lines, ['META_START', ...segment.metadata.fields.map(fieldLine), 'META_STOP', '']);
    pushStates(segment, lines);
    pushCovariances(segment, lines);
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function fieldLine(field: Field): string {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}

function pushStates(segment: OemSegment, lines: string[]): void {
  let comment = 0;
  const { comments, epochs, stateTexts } = segment;
  for (let index = 0; index <= epochs.length; index += 1) {
    while (comment < comments.length && (comments[comment]?.beforeState ?? 0) <= index) {
      lines.push(commentLine(comments[comment]?.text ?? ''));
      comment += 1;
    }
    if (index < epochs.length) lines.push(`${epochs[index] ?? ''} ${stateTexts[index] ?? ''}`);
  }
}

function pushCovariances(segment: OemSegment, lines: string[]): void {
  if (segment.covariances.length === 0) return;
  lines.push('', 'COVARIANCE_START');
  for (const covariance of segment.covariances) {
    append(lines, covariance.comments.map(commentLine));
    lines.push(`EPOCH = ${covariance.epoch}`);
    if (covariance.frame !== undefined) lines.push(`COV_REF_FRAME = ${covariance.frame}`);
    lines.push(...covarianceRows(covariance));
  }
  lines.push('COVARIANCE_STOP');
}

/** The six rows of a lower triangle. */
function covarianceRows(covariance: OemCovariance): string[] {
  const numbers = covariance.text.split(/\s+/);
  return [0, 1, 3, 6, 10, 15].map((start, row) => numbers.slice(start, start + row + 1).join(' '));
}
