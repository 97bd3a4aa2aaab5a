import { join } from 'node:path';
import type { Access } from '../caller.ts';
import type { Operator } from '../operators.ts';
import type { Furnished } from '../samples.ts';

/** The account of both organisations at the publishers and recipients that the program plays. */
export const ACCOUNT = { identity: 'chaos@example.org', password: 'correct horse' } as const;

/** One of the two organisations as the works see it. */
export interface Side {
  readonly operator: Operator;
  readonly access: Access;
  readonly recipients: { readonly web: string; readonly folder: string };
}

/** What the works find in a new installation. */
export interface Sides {
  readonly first: Side;
  readonly second: Side;
  /** What the writer of the second organisation needs. */
  readonly secondFurnished: Furnished;
  readonly feeds: { readonly web: string; readonly mail: string; readonly folder: string; readonly elements: string };
}

/** Folders of the installation that the works use, below everything else of it. */
export const placesOf = (root: string) =>
  ({ drop: join(root, 'drop'), out: join(root, 'out'), certificate: join(root, 'certificate.pem') }) as const;

/** Settings under which the installation calls this machine. */
export function settingsOf(root: string): Readonly<Record<string, string>> {
  const { out, certificate } = placesOf(root);
  return {
    KEEPOUT_ALLOW_PRIVATE_HOOKS: '1',
    KEEPOUT_ALLOW_PRIVATE_FEEDS: '1',
    KEEPOUT_ALLOW_PRIVATE_RECIPIENTS: '1',
    KEEPOUT_PUBLISHING_DIR: out,
    // The mail server that the program plays speaks TLS alone.
    NODE_EXTRA_CA_CERTS: certificate,
  };
}

/** Paths at the publisher that the program plays. */
export const PATHS = {
  messages: '/metadata/v2/tracssCdm',
  elements: '/elements',
  token: '/token',
  upload: ({ mark }: Operator): string => `/upload/${mark}`,
} as const;
