import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestRelay, type TestMail } from '@keepout/server/alerts/test-receivers';
import { isSigned } from '@keepout/server/alerts/test-signature';
import { gpCsv, orientationCsv, spaceTrackRecord } from '@keepout/server/feeds/test-wire';
import { nowTaiS } from '@keepout/server/platform/now';
import { TEST_CERTIFICATE } from '@keepout/server/test-certificate';
import { startTestPublisher, text } from '@keepout/server/test-publisher';
import { dayOf, type WorldSky } from './sky.ts';

const ACCOUNT = { identity: 'aurora@example.com', password: 'correct horse' } as const;
const BEARER = 'abc';
const DAYS = 60;

/** A message that the receiver of webhooks has got. */
interface Hooked {
  readonly id: string;
  readonly timestampS: number;
  readonly signature: string;
  readonly body: string;
}

/** Whoever is elsewhere: two publishers, a recipient, a receiver of webhooks and a mail relay, all of this machine. */
export interface StandIns {
  /** Where the guide's variables lead; files of its own are put beside the program. */
  variables(folder: string): Record<string, string>;
  readonly calls: readonly string[];
  readonly mails: readonly TestMail[];
  /** Messages of the webhook that are signed with a secret and of now. */
  signedHooks(secret: string): readonly { readonly title: string; readonly kinds: readonly string[] }[];
  /** Names and texts of the files that the recipient has taken. */
  readonly acceptedFiles: readonly { readonly name: string; readonly text: string }[];
  close(): Promise<void>;
}

export async function startStandIns(sky: WorldSky): Promise<StandIns> {
  const site = await startTestPublisher(true);
  const relay = await startTestRelay();
  const hooked: Hooked[] = [];
  const acceptedFiles: { name: string; text: string }[] = [];
  // CelesTrak.
  site.say('/NORAD/elements/gp.php', text(gpCsv(sky.catalogue)));
  site.say('/SpaceData/EOP-Last5Years.csv', text(orientationCsv(dayOf(nowTaiS() - (DAYS / 2) * 86_400), DAYS)));
  // Space-Track: a session by its form, and the messages to the account.
  site.say('/ajaxauth/login', (_request, response, body) => {
    const form = new URLSearchParams(body);
    const isKnown = form.get('identity') === ACCOUNT.identity && form.get('password') === ACCOUNT.password;
    if (isKnown) response.writeHead(200, { 'set-cookie': 'chocolatechip=abc; path=/' }).end('""');
    else response.end('{"Login":"Failed"}');
  });
  site.say(
    '/expandedspacedata/query/class/cdm/CREATION_DATE/%3Enow-7/orderby/CDM_ID%20asc/format/json',
    (request, response) => {
      if (request.headers.cookie !== 'chocolatechip=abc') response.writeHead(401).end();
      else response.end(JSON.stringify([spaceTrackRecord(1, sky.messageAt(nowTaiS()))]));
    },
  );
  // TraCSS: a token, and what is uploaded with it.
  site.say('/token', (request, response) => {
    const basic = Object.values(ACCOUNT).map(encodeURIComponent).join(':');
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(basic).toString('base64')}`;
    if (isKnown) response.end(JSON.stringify({ access_token: BEARER }));
    else response.writeHead(401).end();
  });
  site.say('/metadata/v2/ocm/upload', (request, response, body) => {
    if (request.headers.authorization !== `Bearer ${BEARER}`) return response.writeHead(401).end();
    const [, name = '', content = ''] = /filename="([^"]+)"[\s\S]*?\r\n\r\n([\s\S]*)\r\n--/.exec(body) ?? [];
    acceptedFiles.push({ name, text: content });
    return response.end('[{"preProcessingValidation":[],"toBeSaved":true}]');
  });
  site.say('/hook', ({ headers }, response, body) => {
    hooked.push({
      id: String(headers['webhook-id']),
      timestampS: Number(headers['webhook-timestamp']),
      signature: String(headers['webhook-signature']),
      body,
    });
    response.writeHead(204).end();
  });
  return {
    variables: (folder) => {
      const certificate = join(folder, 'stand-ins.crt');
      writeFileSync(certificate, TEST_CERTIFICATE);
      writeFileSync(join(folder, 'aurora.oem'), sky.oem);
      writeFileSync(join(folder, 'account'), ACCOUNT.password);
      return {
        NODE_EXTRA_CA_CERTS: certificate,
        PRIVATE_HOSTS: new URL(site.origin).host,
        CELESTRAK: site.origin,
        SPACE_TRACK: site.origin,
        ACCOUNT: ACCOUNT.identity,
        PASSWORD_FILE: 'account',
        RECIPIENT: `${site.origin}/metadata/v2/ocm/upload`,
        RECIPIENT_SIGN_IN: `${site.origin}/token`,
        HOOK: `${site.origin}/hook`,
        RELAY: relay.url,
        NORAD_ID: String(sky.satellite.noradId),
        EPHEMERIS: 'aurora.oem',
      };
    },
    calls: site.calls,
    mails: relay.mails,
    signedHooks: (secret) =>
      hooked
        .filter(({ signature, ...signed }) => isSigned(secret, signed, signature, Date.now() / 1000))
        .map(({ body }) => {
          const { data } = JSON.parse(body) as { data: { title: string; alerts: { kind: string }[] } };
          return { title: data.title, kinds: data.alerts.map(({ kind }) => kind) };
        }),
    acceptedFiles: acceptedFiles,
    close: async () => {
      await site.close();
      await relay.close();
    },
  };
}
