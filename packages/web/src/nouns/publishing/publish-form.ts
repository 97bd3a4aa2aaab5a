import { isTaken } from '@keepout/contract/platform/number-field';
import type { PublicationPurpose } from '@keepout/contract/publishing/enums';
import { PUBLICATION_NUMBERS } from '@keepout/contract/publishing/fields';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { PublicationBody } from '@keepout/contract/publishing/publication';
import type { Recipient } from '@keepout/contract/publishing/recipient';

/** State of the publication form. */
export interface PublishForm {
  readonly satelliteId?: string | undefined;
  readonly recipientId: string | undefined;
  readonly purpose: PublicationPurpose;
  /** In the order of the set. */
  readonly manoeuvreIds: readonly string[];
  readonly withoutBurn: boolean;
  /** NaN while the field is empty. */
  readonly relinquishPc: number;
  readonly note: string;
}

export type PublishFault = 'satellite' | 'recipient' | 'nothing' | 'relinquish';

/** Whether a candidate may become the orbit that counts by itself. */
export const mayRelinquish = (recipient: Recipient | undefined, { purpose }: PublishForm): boolean =>
  recipient !== undefined && purpose === 'CANDIDATE' && RECIPIENT_KINDS[recipient.kind].relinquishes;

/** A plan comes into the set behind the others, or leaves it. */
export const toggled = (manoeuvreIds: readonly string[], id: string): readonly string[] =>
  manoeuvreIds.includes(id) ? manoeuvreIds.filter((otherId) => otherId !== id) : [...manoeuvreIds, id];

export function publishFaults(form: PublishForm): readonly PublishFault[] {
  const { satelliteId, recipientId, manoeuvreIds, withoutBurn, relinquishPc } = form;
  const isPc = Number.isNaN(relinquishPc) || isTaken(PUBLICATION_NUMBERS.relinquishPc, relinquishPc);
  return [
    ...(satelliteId === undefined ? (['satellite'] as const) : []),
    ...(recipientId === undefined ? (['recipient'] as const) : []),
    ...(manoeuvreIds.length === 0 && !withoutBurn ? (['nothing'] as const) : []),
    ...(isPc ? [] : (['relinquish'] as const)),
  ];
}

/** Returns the request of a valid form. */
export function publicationRequest(form: PublishForm, recipient: Recipient | undefined): PublicationBody {
  const { satelliteId = '', recipientId = '', purpose, manoeuvreIds, withoutBurn, relinquishPc, note } = form;
  const counts = mayRelinquish(recipient, form) && !Number.isNaN(relinquishPc);
  return {
    recipientId,
    satelliteId,
    purpose,
    manoeuvreIds: [...manoeuvreIds],
    withoutBurn,
    relinquishPc: counts ? relinquishPc : null,
    note: note.trim(),
  };
}
