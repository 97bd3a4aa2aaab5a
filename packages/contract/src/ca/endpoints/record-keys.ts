import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { utcTimeOf } from '../../platform/primitives.ts';

const recordKey = z
  .object({
    kty: z.literal('OKP').meta({ description: 'Kind of key: of an Edwards curve.' }),
    crv: z.literal('Ed25519').meta({ description: 'The curve.' }),
    x: z.string().meta({ description: 'The public key, 32 bytes, base64url.' }),
    kid: z.string().meta({ description: 'Its name: the thumbprint by RFC 7638; a record has it as `key.kid`.' }),
    alg: z.literal('EdDSA').meta({ description: 'How it signs.' }),
    use: z.literal('sig').meta({ description: 'For signatures alone.' }),
    validFrom: utcTimeOf('Since when records are signed by it'),
    validUntil: utcTimeOf('Until when they were; absent while it is in use').optional(),
  })
  .meta({ id: 'RecordKey', description: 'A public key of this installation (RFC 8037).' });

export const recordKeySet = z
  .object({ keys: z.array(recordKey).meta({ description: 'The newest first.' }) })
  .meta({ id: 'RecordKeys', description: 'A JWK Set.' });

/** For whoever checks a record, without sign-in. */
export const RECORD_KEYS = endpoints('ca', ['decisions'], {
  listRecordKeys: {
    call: 'GET /record-keys',
    summary: 'The keys by which this installation signs decision records, and those by which it did',
    description: 'A JWK Set (RFC 7517), the newest first. Nobody signs in for it.',
    isPublic: true,
    answers: { 200: recordKeySet },
  },
});

export type RecordKeySet = z.infer<typeof recordKeySet>;
