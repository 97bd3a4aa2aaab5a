import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { configurationsOf } from '../../users/configuration.ts';
import { addressesOf, contactPointsOf, type PlaceOwner, type PlaceRow } from './store.ts';

/** Returns the contact points of a user that a person reads, of all services: mail, or else Teams and Slack. Concurrent changes are excluded (`lockPlaces`). */
export async function peoplePlaces(
  { settings }: Pick<ServerContext, 'settings'>,
  tx: Transaction,
  owner: PlaceOwner,
): Promise<readonly PlaceRow[]> {
  const { operatorId, subject } = owner;
  const services = ['ca', 'odt'] as const;
  const all: Awaited<ReturnType<typeof configurationsOf>>[] = [];
  // A transaction has one connection, so the queries run one after the other.
  for (const service of services) all.push(await configurationsOf(tx, operatorId, service, [subject]));
  const on = async (channel: 'EMAIL' | 'MSTEAMS' | 'SLACK') => {
    const addresses = all.flatMap((configurations) => addressesOf(configurations.get(subject), channel));
    return (await contactPointsOf(vaultOf(settings), tx, owner, channel, addresses)).filter(
      ({ offSince }) => offSince === null,
    );
  };
  const mail = await on('EMAIL');
  return mail.length > 0 ? mail : [...(await on('MSTEAMS')), ...(await on('SLACK'))];
}
