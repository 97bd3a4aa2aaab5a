import { z } from 'zod';
import { record } from '../../platform/described.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { utcTimeOf } from '../../platform/primitives.ts';

const recordKey = record('RecordKey', 'A public key of this installation (RFC 8037).', {
  kty: z.literal('OKP').describe('Kind of key: of an Edwards curve.'),
  crv: z.literal('Ed25519').describe('The curve.'),
  x: z.string().describe('The public key, 32 bytes, base64url.'),
  kid: z.string().describe('Its name: the thumbprint by RFC 7638; a record has it as `key.kid`.'),
  alg: z.literal('EdDSA').describe('How it signs.'),
  use: z.literal('sig').describe('For signatures alone.'),
  validFrom: utcTimeOf('Since when records are signed by it'),
  validUntil: utcTimeOf('Until when they were; absent while it is in use').optional(),
});

export const recordKeySet = record('RecordKeys', 'A JWK Set.', {
  keys: z.array(recordKey).describe('The newest first.'),
});

/** For whoever checks a record, without sign-in. */
export const RECORD_KEYS = endpoints('ca', ['decisions'], {
  listRecordKeys: {
    call: 'GET /record-keys',
    summary: 'Returns the current and previous keys with which this installation signs decision records',
    description: 'JWK Set (RFC 7517), newest first. No sign-in is required.',
    isPublic: true,
    answers: { 200: recordKeySet },
  },
});

export type RecordKeySet = z.infer<typeof recordKeySet>;
