import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestBrowser } from '@keepout/server/identity/embedded/test-browser';
import { signIn } from '@keepout/server/identity/embedded/test-sign-in';
import { nowTaiS } from '@keepout/server/platform/now';
import { isAsSaid, type Step, stepsOf } from '../guide-blocks.ts';
import type { Installation } from '../production/installation.ts';
import { GuideShell } from './shell.ts';
import { worldSkyAt } from './sky.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';

const GUIDE = 'docs/guides/first-alert.md';
const PEOPLE = 'client add guide';
const steps: readonly Step[] = stepsOf(GUIDE, readFileSync(new URL(`../../${GUIDE}`, import.meta.url), 'utf8'));
/** The steps of the guide, by their headings. */
export const SECTIONS: string[] = [...new Set(steps.map(({ section }) => section))];
export const STOP: string = SECTIONS.at(-1)!;

/** Parts that are elsewhere; what is left out is embedded. */
export interface Elsewhere {
  readonly database?: string;
  readonly issuer?: string;
  /** Of that provider: id and secret. */
  readonly program?: readonly [string, string];
}

/** What a step came to. */
export interface Walked {
  readonly section: string;
  readonly seconds: number;
  /** What it has printed, and what others have got of it. */
  readonly expectedTexts: readonly string[];
}

/** The guide from an empty machine to the first alert, walked in an installation; everybody else is a stand-in. */
export class World {
  readonly #installation: Installation;
  readonly #elsewhere: Elsewhere;
  readonly #standIns: StandIns;
  readonly #shell: GuideShell;
  readonly #printed = new Map<string, readonly string[]>();

  private constructor(installation: Installation, elsewhere: Elsewhere, standIns: StandIns) {
    const { origin, folder } = installation;
    const { database, issuer, program } = elsewhere;
    this.#installation = installation;
    this.#elsewhere = elsewhere;
    this.#standIns = standIns;
    this.#shell = new GuideShell(folder, {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      // Nothing may be called but the program itself.
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      ORIGIN: origin,
      SERVER_PORT: new URL(origin).port,
      DATABASE:
        database === undefined
          ? `KEEPOUT_ALLOW_EMBEDDED_DATABASE=1\nKEEPOUT_DATA_DIR=${join(folder, 'world')}`
          : `KEEPOUT_DATABASE_URL=${database}`,
      ISSUER: issuer ?? `${origin}/auth/realms/platform`,
      IDENTITY: issuer === undefined ? 'KEEPOUT_ALLOW_EMBEDDED_IDENTITY=1' : `KEEPOUT_ISSUER_URL=${issuer}`,
      CLIENT_ID: program?.[0] ?? '',
      CLIENT_SECRET: program?.[1] ?? '',
      MAIL_FROM: 'keepout@example.com',
      MAIL_TO: 'ops@example.com',
      ...standIns.variables(folder),
    });
  }

  static async begin(installation: Installation, elsewhere: Elsewhere = {}): Promise<World> {
    return new World(installation, elsewhere, await startStandIns(worldSkyAt(Math.floor(nowTaiS()))));
  }

  /** A step of the guide. @throws where something else is printed than the guide says, or others have got something else */
  async walk(section: string, patienceMs: number): Promise<Walked> {
    const startedMs = performance.now();
    const printed: string[] = [];
    for (const { code, printed: expectedText } of steps.filter((step) => step.section === section)) {
      if (this.#elsewhere.issuer !== undefined && code.includes(PEOPLE)) continue;
      const { text, printedText: said } = await this.#shell.run(code, patienceMs);
      if (expectedText !== undefined && !isAsSaid(text, expectedText)) {
        throw new Error(
          `the guide says\n${expectedText}\nand this was printed:\n${text}\n${said}\n${this.#trouble().join('\n')}`,
        );
      }
      printed.push(...text.split('\n').filter((line) => line !== ''));
      const publication = /^pub-\S+$/m.exec(text)?.[0];
      if (publication !== undefined) await this.#confirm(publication);
    }
    this.#printed.set(section, printed);
    const observedTexts = [...printed, ...(await this.#seenBeside(section))];
    return { section, seconds: (performance.now() - startedMs) / 1000, expectedTexts: observedTexts };
  }

  /** Ends all of it, whatever still runs. */
  async end(): Promise<void> {
    await this.#shell.end();
    await this.#standIns.close();
  }

  /** What others have got of a step, which the shell does not see. */
  async #seenBeside(section: string): Promise<readonly string[]> {
    const { calls, mails, acceptedFiles: taken } = this.#standIns;
    switch (Number.parseInt(section, 10)) {
      case 4:
        return this.#elsewhere.issuer === undefined ? await this.#peopleSignIn() : [];
      case 5:
        demand(calls.length === 2, `one call for each feed: ${calls.join(', ')}`);
        return calls;
      case 9: {
        const acts = this.#standIns.signedHooks(this.#secret()).filter(({ kinds }) => kinds.includes('ACT'));
        demand(acts.length === 1, 'one signed message of the webhook says act');
        const subjects = mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Act: '));
        demand(subjects.length === 1, 'one mail says act');
        return [`webhook, signed: ${acts[0]?.title}`, `mail: ${subjects[0]}`];
      }
      case 11: {
        const names = taken.map(({ name }) => name);
        demand(/_noburn_/.test(names[0] ?? '') && /_burn1-/.test(names[1] ?? ''), `the orbit and the plan: ${names}`);
        return names;
      }
      case 14: {
        const trouble = this.#trouble();
        demand(trouble.length === 0, `nothing went wrong behind it: ${trouble.join('\n')}`);
        return [];
      }
      default:
        return [];
    }
  }

  /** Sends a publication as a person, which a program may not. */
  async #confirm(publicationId: string): Promise<void> {
    const { origin } = this.#installation;
    const [person] = this.#passwords();
    demand(person !== undefined, 'a person can confirm a publication');
    const { access_token: token } = await signIn(origin, new TestBrowser(), person!.name, person!.password);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const address = `${origin}/api/v1/publishing/publications/${publicationId}`;
    const { version } = (await (await fetch(address, { headers })).json()) as { readonly version: number };
    const { status } = await fetch(`${address}/state`, {
      method: 'POST',
      headers: { ...headers, 'if-match': `"${version}"` },
      body: JSON.stringify({ state: 'QUEUED' }),
    });
    demand(status === 200, `${person!.name} confirms the publication: ${status}`);
  }

  #passwords(): readonly { readonly name: string; readonly password: string }[] {
    return this.#printedIn(4).flatMap((line) => {
      const [, name, password] = /^user (\S+), password (\S+) /.exec(line) ?? [];
      return name === undefined || password === undefined ? [] : [{ name, password }];
    });
  }

  /** By the form, as a browser does; each sees what is of the own organisation. */
  async #peopleSignIn(): Promise<readonly string[]> {
    const { origin } = this.#installation;
    const passwords = this.#passwords();
    demand(passwords.length === 2, 'two people have a password');
    for (const { name, password } of passwords) {
      const { access_token: token } = await signIn(origin, new TestBrowser(), name, password);
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${origin}/api/v1/ca/satellites`, { headers });
      demand(status === 200, `${name} reads the own satellites: ${status}`);
    }
    return passwords.map(({ name }) => `${name} signs in`);
  }

  readonly #secret = (): string => this.#printedIn(7).find((line) => line.startsWith('whsec_')) ?? '';

  #printedIn(number: number): readonly string[] {
    return [...this.#printed].find(([section]) => Number.parseInt(section, 10) === number)?.[1] ?? [];
  }

  /** Warnings and errors of the server so far. */
  #trouble(): readonly string[] {
    const log = join(this.#installation.folder, 'keepout.log');
    if (!existsSync(log)) return [];
    return readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":[456]0/.test(line));
  }
}

function demand(holds: boolean, label: string): void {
  if (!holds) throw new Error(`does not hold: ${label}`);
}
