/**
 * The conjunctions of your fleet in Open MCT: code of a page that has loaded `openmct.js`, in addition to your own telemetry.
 *
 * Its sign-in gives a token for Keepout; the platform lists the origin of the page in KEEPOUT_CORS_ORIGINS.
 */
import { keepoutPlugin } from '@keepout/client/openmct/plugin';

interface Host {
  /** Path of the assets of Open MCT. */
  setAssetPath(path: string): void;
  install(plugin: unknown): void;
  start(): void;
  readonly plugins: Readonly<Record<'LocalStorage' | 'MyItems' | 'UTCTimeSystem' | 'Espresso', () => unknown>>;
}
declare const openmct: Host;

/** Replace it by the sign-in of your page. */
async function askForToken(): Promise<string> {
  const answer = await fetch('/keepout-token');
  if (!answer.ok) throw new Error(`no token: HTTP ${answer.status}`);
  return await answer.text();
}

openmct.setAssetPath('/openmct');
openmct.install(openmct.plugins.LocalStorage());
openmct.install(openmct.plugins.MyItems());
openmct.install(openmct.plugins.UTCTimeSystem());
openmct.install(openmct.plugins.Espresso());
openmct.install(keepoutPlugin({ baseUrl: 'https://keepout.example.com', token: askForToken }));
openmct.start();
