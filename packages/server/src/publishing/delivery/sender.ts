import type { PublicationPurpose } from '@keepout/contract/publishing/enums';
import type { Result } from '@keepout/units/result';
import type { NoResponse, OutboundRequest, OutboundResponse } from '../../platform/net/fetch-limited.ts';
import type { RecipientRow } from '../recipients/store.ts';
import type { FileSendOutcome } from './outcome.ts';

/** A recipient with its secret opened, for sending. */
export interface OpenRecipient extends Omit<RecipientRow, 'secret'> {
  readonly secret: string | null;
}

/** A file to be sent. */
export interface Outgoing {
  readonly name: string;
  readonly text: string;
  readonly operatorId: string;
  readonly noradId: number;
  readonly purpose: PublicationPurpose;
  readonly relinquishPc: number | null;
}

/** Functions that a sender may use. */
export interface Calls {
  ask(question: OutboundRequest): Promise<Result<OutboundResponse, NoResponse>>;
  /** Base folder for recipients that are folders; undefined if not configured. */
  readonly folder: string | undefined;
}

/** Sends a file to a kind of recipient. */
export type Sender = (recipient: OpenRecipient, file: Outgoing, calls: Calls) => Promise<FileSendOutcome>;

/** A form with the file, as browsers send one. */
export async function formWith(
  { name, text }: Outgoing,
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly body: string; readonly contentType: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([text], { type: 'text/plain' }), name);
  const encodedForm = new Response(form);
  return { body: await encodedForm.text(), contentType: encodedForm.headers.get('content-type')! };
}
