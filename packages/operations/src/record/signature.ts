import { parseUtc } from '@keepout/astro/epoch';
import type { DecisionRecord } from '@keepout/contract/ca/decision-record';

/** A public key of an installation: Ed25519 as a JWK (RFC 8037), and while it was in use. */
export interface RecordKey {
  /** Absent: of a key that came alone, without its name. */
  readonly kid?: string;
  /** 32 bytes, base64url. */
  readonly x: string;
  readonly validFrom?: string;
  /** Absent: still in use. */
  readonly validUntil?: string;
}

/** Cryptographic functions of the platform: SHA-256 (hexadecimal) and Ed25519, of texts in UTF-8. */
export interface RecordChecks {
  readonly sha256: (text: string) => Promise<string> | string;
  readonly isSigned: (text: string, signature: string, key: RecordKey) => Promise<boolean> | boolean;
}

/**
 * valid         signed by a supplied key
 * invalid       the key is supplied, and the signature is not by it
 * no-key        the key is not supplied: the signer is not proven
 * out-of-time   signed at a time when the key was not in use
 * unsigned      a record from before installations signed records
 */
export type SignatureStatus = 'valid' | 'invalid' | 'no-key' | 'out-of-time' | 'unsigned';

/** Returns the status of the signature of a record, given the supplied keys. */
export async function signatureStatus(
  record: DecisionRecord,
  {
    text,
    checks,
    keys = [],
  }: { readonly text: string; readonly checks: RecordChecks; readonly keys?: readonly RecordKey[] | undefined },
): Promise<SignatureStatus> {
  if (!('signature' in record)) return 'unsigned';
  const candidates = keys.filter(({ kid }) => kid === undefined || kid === record.key.kid);
  if (candidates.length === 0) return 'no-key';
  for (const key of candidates) {
    if (await checks.isSigned(text, record.signature, key))
      return isInUse(key, record.signed.at) ? 'valid' : 'out-of-time';
  }
  return 'invalid';
}

function isInUse({ validFrom, validUntil }: RecordKey, at: string): boolean {
  const [signed, from, until] = [at, validFrom ?? '', validUntil ?? ''].map((text) => {
    const time = parseUtc(text);
    return time.ok ? time.value : Number.NaN;
  });
  return !(signed! < from! || signed! > until!);
}

/**
 * Public keys of a file: a JWK or a set of them as an installation publishes it, a key in PEM (SubjectPublicKeyInfo), or its 32 bytes
 * in base64.
 *
 * @returns none where the text has no key of Ed25519
 */
export function readRecordKeys(text: string): RecordKey[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return keysOfJson(trimmed);
  const bytes = trimmed.replaceAll(/-----(BEGIN|END) PUBLIC KEY-----|\s/g, '').replace(ED25519_SPKI, '');
  const x = bytes.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return X.test(x) ? [{ x }] : [];
}

const X = /^[\w-]{43}$/;
/** The twelve bytes before the key (RFC 8410): a multiple of the base64 group. */
const ED25519_SPKI = /^MCowBQYDK2VwAyEA/;

function keysOfJson(text: string): RecordKey[] {
  try {
    const content = JSON.parse(text) as { readonly keys?: unknown };
    return [content.keys ?? content].flat(1).filter(isKey);
  } catch {
    return [];
  }
}

function isKey(value: unknown): value is RecordKey {
  if (typeof value !== 'object' || value === null) return false;
  const { kty, crv, x } = value as Readonly<Record<string, unknown>>;
  return kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' && X.test(x);
}
