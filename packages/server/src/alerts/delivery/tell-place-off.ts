import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { languageOf } from '../../users/language.ts';
import { peoplePlaces } from '../addresses/people-places.ts';
import { lockPlaces, maskedAddress, type PlaceRow } from '../addresses/store.ts';
import { composePlaceOff } from '../words/compose.ts';
import { queueDelivery } from './queue-delivery.ts';

/** Notifies the user, on channels that people read, once when a contact point is disabled. */
export async function notifyContactPointDisabled(
  context: Pick<ServerContext, 'queue' | 'settings'>,
  tx: Transaction,
  place: PlaceRow,
): Promise<void> {
  await lockPlaces(tx, place);
  const ownLanguage = await languageOf(tx, place);
  const about = { publicUrl: context.settings.publicUrl, address: maskedAddress(place.channel, place.address) };
  for (const reader of await peoplePlaces(context, tx, place)) {
    if (reader.id === place.id) continue;
    await queueDelivery(context, tx, reader, composePlaceOff(reader.language ?? ownLanguage, about));
  }
}
