import { z } from 'zod';
import { record } from '../../platform/described.ts';
import { endpoints } from '../../platform/endpoint.ts';

const deliveryHeaders = z.object({
  'keepout-timestamp': z.string().max(20).describe('Unix time of sending, s.'),
  'keepout-delivery': z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .describe('Identifies the delivery: a repeated delivery has the same id.'),
  'keepout-order': z.string().min(1).max(100).describe('The pass that it is for.'),
  'keepout-file-name': z.string().max(200).default('').describe('Name of the file.'),
  'keepout-signature': z
    .string()
    .max(200)
    .describe(
      '`v1=` and the HMAC-SHA-256, hexadecimal, of time, delivery, order, name and SHA-256 of the bytes, a line each.',
    ),
});

const delivery = record('ProviderDelivery', 'Result of a delivery.', {
  outcome: z.enum(['TAKEN', 'KNOWN', 'STRAY']).describe('Taken in, known from before, or of no order here.'),
});

/** For providers, by agreement: docs/guides/tracking-providers.md. */
export const TRACKING_HOOKS = endpoints('odt', ['providers'], {
  deliverObservation: {
    call: 'POST /providers/deliveries',
    summary: 'Receives a signed observation file from a provider',
    description:
      'No token is required. The message is signed with the agreed key and accepted for five minutes. A repeated delivery returns `KNOWN`.',
    headers: deliveryHeaders,
    answers: { 200: delivery },
    isPublic: true,
    isHook: true,
    form: {
      required: true,
      content: {
        'application/octet-stream': {
          schema: { type: 'string', format: 'binary', description: 'TDM file, also gzip or zip.' },
        },
      },
    },
    problems: ['signature-invalid'],
  },
});
