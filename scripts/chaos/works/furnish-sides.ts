import { mkdirSync, writeFileSync } from 'node:fs';
import type { RecipientBody } from '@keepout/contract/publishing/recipient';
import { createFeed } from '@keepout/server/feeds/service';
import { AUTHSERV_ID } from '@keepout/server/feeds/test-mail-server';
import { createRecipient } from '@keepout/server/publishing/recipients/service';
import { TEST_CERTIFICATE } from '@keepout/server/test-certificate';
import type { TestPublisher } from '@keepout/server/test-publisher';
import { admit, admitProgram, withFoundation } from '../furnish.ts';
import { FIRST, type Operator, SECOND } from '../operators.ts';
import { RECIPIENT } from '../samples.ts';
import { ACCOUNT, PATHS, placesOf, type Side, type Sides } from './sides.ts';

const WEB_FEED = { everyMinutes: 15, minShare: 0, isOn: true } as const;
const FOLDER = { address: '', signInAddress: null, identity: null } as const;

/** Adds both organisations with feeds and recipients: a folder is added on the machine alone, and a person lets programs confirm. */
export async function furnishSides(
  environment: Readonly<Record<string, string>>,
  root: string,
  publisher: TestPublisher,
  mailAddress: string,
): Promise<Sides> {
  const { drop, certificate } = placesOf(root);
  mkdirSync(drop);
  writeFileSync(certificate, TEST_CERTIFICATE);
  return await withFoundation(environment, async (context) => {
    const sideOf = async (operator: Operator): Promise<Side> => {
      const clientId = `${operator.clientId}-works`;
      const secret = await admitProgram(context, { ...operator, clientId }, ['user', 'admin']);
      const caller = { operatorId: operator.operatorId, actor: 'chaos' };
      const add = async (body: Omit<RecipientBody, 'objectNames' | 'programsMayConfirm'>) =>
        (await createRecipient(context, caller, { ...body, objectNames: [], programsMayConfirm: true })).id;
      const web = await add({
        name: 'web',
        kind: 'MONITOR_SPACE_HAZARDS',
        address: `${publisher.origin}${PATHS.upload(operator)}`,
        signInAddress: `${publisher.origin}${PATHS.token}`,
        identity: ACCOUNT.identity,
        secret: RECIPIENT.secret,
      });
      const folder = await add({ ...FOLDER, name: 'folder', kind: 'FOLDER', address: 'folder' });
      return { operator, access: { clientId, secret }, recipients: { web, folder } };
    };
    const secondFurnished = await admit(context, SECOND);
    const first = await sideOf(FIRST);
    const second = await sideOf(SECOND);
    const feed = async (operator: Operator, body: Parameters<typeof createFeed>[2]) =>
      (await createFeed(context, { operatorId: operator.operatorId, actor: 'chaos' }, body, 'machine')).id;
    const noAccess = { signInAddress: null, identity: null } as const;
    return {
      first,
      second,
      secondFurnished,
      feeds: {
        web: await feed(FIRST, {
          ...WEB_FEED,
          ...ACCOUNT,
          name: 'web',
          kind: 'TRACSS_CDM',
          sets: [],
          address: publisher.origin,
          signInAddress: `${publisher.origin}${PATHS.token}`,
        }),
        mail: await feed(FIRST, {
          ...WEB_FEED,
          ...ACCOUNT,
          name: 'mail',
          kind: 'MAILBOX',
          trustedServer: AUTHSERV_ID,
          address: mailAddress,
          sets: ['space-track.org'],
          signInAddress: null,
        }),
        folder: await feed(SECOND, {
          ...WEB_FEED,
          ...noAccess,
          name: 'drop',
          kind: 'MESSAGE_FOLDER',
          sets: [],
          address: drop,
          everyMinutes: 1,
        }),
        elements: await feed(FIRST, {
          ...WEB_FEED,
          ...noAccess,
          name: 'elements',
          kind: 'CELESTRAK_GP',
          address: `${publisher.origin}${PATHS.elements}`,
          sets: ['active'],
          everyMinutes: 120,
        }),
      },
    };
  });
}
