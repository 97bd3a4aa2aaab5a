import type { AuditEntry } from '@keepout/contract/audit/entry';

export const CSV_HEAD = 'entryId,at,operatorId,actor,action,recordType,recordId,detail\r\n';

/** A line as RFC 4180 has it, the detail as JSON; what begins like a formula is kept a text. */
export function csvLine({ entryId, at, operatorId, actor, action, recordType, recordId, detail }: AuditEntry): string {
  const texts = [at, operatorId, actor, action, recordType, recordId, JSON.stringify(detail)];
  return `${[String(entryId), ...texts.map(cell)].join(',')}\r\n`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
