import { type UnsentParts, unsentRecordOf } from '@keepout/operations/live/unsent-record';
import { canonicalJson, signedText } from '@keepout/operations/record/canonical-json';
import type { FileScreeningResult } from './protocol.ts';
import type { VisitorKey } from './visitor-key.ts';

/** Hash and signature over the canonical JSON of all the rest, as a decision record has them; without a key neither. */
export async function unsentRecord(parts: UnsentParts, key: VisitorKey | undefined): Promise<FileScreeningResult> {
  const { orbit, workerRequests } = parts;
  const record = { ...unsentRecordOf(parts), ...(key && { key: key.publicKey }) };
  const { startTaiS, stopTaiS } = orbit.span;
  const common = { facts: orbit.facts, spanTaiS: [startTaiS, stopTaiS] as const, workerRequests };
  if (key === undefined) return { ...common, record: canonicalJson(record), isSigned: false };
  const text = new TextEncoder().encode(signedText(record));
  const hash = await sha256Hex(text);
  const signature = base64Url(await crypto.subtle.sign('Ed25519', key.privateKey, text));
  return { ...common, record: canonicalJson({ ...record, hash, signature }), isSigned: true };
}

/** Hexadecimal. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
