import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type DecisionRecord, RECORD_SCHEMA, type SignedRecord } from '@keepout/contract/ca/decision-record';
import { canonicalJson, signedText } from '@keepout/operations/record/canonical-json';
import type { RecordChecks } from '@keepout/operations/record/signature';

/** Key that signs records. */
export interface RecordSigner {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** Returns the SHA-256 of a text in UTF-8, hexadecimal. */
export const textSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a record with its hash and signature. */
export function sealed(
  record: Omit<SignedRecord, 'schema' | 'key' | 'hash' | 'signature'>,
  { kid, privateKey }: RecordSigner,
): SignedRecord {
  const content = { ...record, schema: RECORD_SCHEMA, key: { kid, alg: 'Ed25519' } } as const;
  const text = signedText(content);
  return {
    ...content,
    hash: textSha256(text),
    signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

/** Returns the file of a record: canonical JSON with a final line feed. */
export const recordText = (record: DecisionRecord): string => `${canonicalJson(record)}\n`;

/** Hash and signature check with Node's crypto module. */
export const NODE_CHECKS: RecordChecks = {
  sha256: textSha256,
  isSigned: (text, signature, { x }) =>
    verify(
      null,
      Buffer.from(text),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
};
