import type { output, ZodType } from 'zod';
import type { ENDPOINTS, EndpointId } from './endpoints.ts';
import answers from './generated/answers.json' with { type: 'json' };

type Answer<Id extends EndpointId> = (typeof ENDPOINTS)[Id] extends {
  readonly answers: { readonly 200: infer Schema extends ZodType } | { readonly 201: infer Schema extends ZodType };
}
  ? output<Schema>
  : never;

/**
 * What the demonstration answered, to reading calls and to what was done in it, lists cut to two: written by `scripts/record-answers.ts`, held to the rows by
 * `examples.test.ts`. Documentation and mock are made of it; nothing is computed with it.
 */
export const RECORDED = answers as unknown as {
  readonly [Id in keyof typeof answers & EndpointId]: Answer<Id>;
};
