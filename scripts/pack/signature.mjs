import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The file of the private key (PEM, Ed25519) that what is handed out is signed with. No setting of the platform. */
export const RELEASE_KEY = 'KEEPOUT_RELEASE_KEY';

/** The key of whoever releases, or undefined where nobody does. */
export function releaseKey(environment = process.env) {
  const path = environment[RELEASE_KEY];
  if (path === undefined || path === '') return undefined;
  const key = createPrivateKey(readFileSync(path));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${RELEASE_KEY}: ${path} is no Ed25519 key`);
  return key;
}

/** 64 bytes that lie beside what they sign. */
export const signatureOf = (bytes, key) => sign(null, bytes, key);
