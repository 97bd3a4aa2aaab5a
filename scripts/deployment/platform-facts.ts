import { serveHealth } from '@keepout/server/platform/http/health';

/** What the secrets of an installation may look like. */
export const SECRETS: Readonly<Record<string, string>> = {
  KEEPOUT_DATABASE_URL: 'postgresql://keepout:secret@db.example.com/keepout?sslmode=verify-full',
  KEEPOUT_DATABASE_OWNER_URL: 'postgresql://keepout_owner:secret@db.example.com/keepout?sslmode=verify-full',
  KEEPOUT_SECRETS_KEY: Buffer.alloc(32, 'k').toString('base64'),
  KEEPOUT_METRICS_TOKEN: 'a-token-of-some-length',
  KEEPOUT_SMTP_URL: 'smtps://keepout:secret@mail.example.com',
};

/** The paths at which a server and a watched worker say how they are. */
export function servedPaths(): readonly string[] {
  const paths: string[] = [];
  serveHealth({ get: (path: string) => paths.push(path) } as never, [], () => false);
  return paths;
}
