import type { SettingProblem } from './setting-problem.ts';

/** The settings that these rules look at. */
interface GuardedSettings {
  readonly mode: 'demo' | 'production';
  readonly issuerUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly allowEmbeddedDatabase: boolean;
  readonly demoPassword: string | undefined;
  readonly dev: boolean;
  readonly publicUrl: string;
  readonly publicUrlIsSet: boolean;
  readonly allowPrivateHooks: boolean;
}

/** Which process asks: a worker answers no calls, so it needs neither an identity provider nor a public address. */
export type ProcessKind = 'server' | 'worker';

/** What production mode refuses to run with. Empty in demo mode. */
export function unsafeInProduction(settings: GuardedSettings, kind: ProcessKind): SettingProblem[] {
  if (settings.mode !== 'production') {
    return [];
  }
  const problems: SettingProblem[] = [];
  const refuse = (setting: string, reason: string) => problems.push({ code: 'unsafe-setting', setting, reason });
  const isServer = kind === 'server';
  if (settings.issuerUrl === undefined) {
    if (isServer)
      refuse('KEEPOUT_ISSUER_URL', 'must be set in production: the embedded identity provider is for demonstrations');
  } else if (isPlainHttp(settings.issuerUrl)) {
    refuse('KEEPOUT_ISSUER_URL', 'must be https in production');
  }
  if (settings.databaseUrl === undefined && !settings.allowEmbeddedDatabase) {
    refuse(
      'KEEPOUT_DATABASE_URL',
      'must be set in production, unless KEEPOUT_ALLOW_EMBEDDED_DATABASE=1 allows the embedded one',
    );
  }
  if (settings.demoPassword !== undefined) {
    refuse('KEEPOUT_DEMO_PASSWORD', 'must not be set in production: demo users do not exist there');
  }
  if (settings.dev) {
    refuse('KEEPOUT_DEV', 'must be off in production');
  }
  if (!settings.publicUrlIsSet) {
    if (isServer)
      refuse('KEEPOUT_PUBLIC_URL', 'must be set in production: links in mails and the allowed origin depend on it');
  } else if (isPlainHttp(settings.publicUrl)) {
    refuse('KEEPOUT_PUBLIC_URL', 'must be https in production: browsers refuse sign-in on plain http');
  }
  if (settings.allowPrivateHooks) {
    refuse('KEEPOUT_ALLOW_PRIVATE_HOOKS', 'must be off in production');
  }
  return problems;
}

function isPlainHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
