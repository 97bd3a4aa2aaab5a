import type { output, ZodType } from 'zod';
import type { ENDPOINTS, EndpointId } from './endpoints.ts';
import answers from './generated/answers.json' with { type: 'json' };

type Answer<Id extends EndpointId> = (typeof ENDPOINTS)[Id] extends {
  readonly answers: { readonly 200: infer Schema extends ZodType } | { readonly 201: infer Schema extends ZodType };
}
  ? output<Schema>
  : never;

/**
 * Recorded responses of the demonstration, with lists cut to two entries: written by `scripts/record-answers.ts`, checked by
 * `examples.test.ts`. Documentation and mock use them; no computation does.
 */
export const RECORDED = answers as unknown as {
  readonly [Id in keyof typeof answers & EndpointId]: Answer<Id>;
};
