import { setTimeout as sleep } from 'node:timers/promises';
import { startTestMailServer } from '@keepout/server/feeds/test-mail-server';
import { startTestPublisher } from '@keepout/server/test-publisher';
import { machinePace } from '../../machine-pace.mjs';
import { ChaosCaller, type Tally } from '../caller.ts';
import { Client } from '../client.ts';
import { furnish } from '../furnish.ts';
import type { House } from '../house.ts';
import { FIRST, SECOND } from '../operators.ts';
import { samplesOf } from '../samples.ts';
import { type ChaosFinding, finding, findingText, Gate, type Work } from '../work.ts';
import { Alerts } from './alerts.ts';
import { Audit } from './audit.ts';
import { Coordination } from './coordination.ts';
import { Feeds } from './feeds.ts';
import { furnishSides } from './furnish-sides.ts';
import { Isolation } from './isolation.ts';
import { Publishing } from './publishing.ts';
import { Queue } from './queue.ts';
import { ACCOUNT } from './sides.ts';

/** Longest time for unfinished work to settle while no new work starts. */
const PATIENCE_MS = 60_000 * Math.min(machinePace(), 4);
const LOOK_MS = 1000;

/** The writers of both organisations and one work of each kind. */
export interface Works {
  readonly clients: readonly [Client, Client];
  /** Each finding once, with the round in which it first appeared. */
  readonly report: readonly string[];
  begin(): Promise<void>;
  /** Pauses all work, waits until it has settled, and compares. */
  compare(when: string, patienceMs?: number): Promise<void>;
  /** Ends all work. */
  end(): Promise<void>;
  close(): Promise<void>;
}

/** Furnishes the stopped installation and starts the publisher and the mail server that it connects to. */
export async function openWorks(
  house: House,
  origin: string,
  tally: Tally,
  { writers, say }: { readonly writers?: number; readonly say: (line: string) => void },
): Promise<Works> {
  const gate = new Gate();
  const publisher = await startTestPublisher();
  const mail = await startTestMailServer(ACCOUNT);
  const environment = { ...house.environment, KEEPOUT_SECRETS_KEY: house.keys[0]! };
  const furnished = await furnish(environment);
  const sides = await furnishSides(environment, house.root, publisher, mail.address());
  const clientOf = (operator: typeof FIRST, { secret, customerId }: typeof furnished) => {
    const caller = new ChaosCaller(origin, { clientId: operator.clientId, secret }, tally);
    return new Client(caller, samplesOf({ secret, customerId }, operator), writers, gate);
  };
  const clients = [clientOf(FIRST, furnished), clientOf(SECOND, sides.secondFurnished)] as const;
  const [first, second] = [sides.first, sides.second].map((side, at) => ({
    ...side,
    caller: new ChaosCaller(origin, side.access, tally),
    samples: clients[at]!.samples,
    client: clients[at]!,
  })) as [WorkSide, WorkSide];
  const feeds = new Feeds(house, sides, { first: first.caller, second: second.caller }, { publisher, mail });
  const works: readonly Work[] = [
    feeds,
    new Alerts(house, [first, second]),
    new Coordination(house, [first, second]),
    new Publishing(house, [first, second], publisher),
    new Isolation([first, second]),
    new Audit(house, clients),
    new Queue(house),
  ];
  const report: string[] = [];
  const reported = new Set<string>();
  const note = (when: string, name: string, findings: readonly ChaosFinding[]) => {
    for (const text of findings.map(findingText).filter((findingWords) => !reported.has(`${name} ${findingWords}`))) {
      reported.add(`${name} ${text}`);
      report.push(`${when}: ${name}: ${text}`);
    }
  };
  let isOver = false;
  let loops: Promise<unknown> = Promise.resolve();
  const goOn = async (work: Work) => {
    while (!isOver) {
      await gate
        .pass(() => work.work())
        .catch((cause: Error) => note('meanwhile', work.name, [finding('its work', 'done', String(cause.stack))]));
      await sleep(1);
    }
  };
  return {
    clients,
    report,
    begin: async () => {
      for (const client of clients) await client.begin();
      for (const work of works) await work.begin();
      loops = Promise.all(works.map(goOn));
    },
    compare: async (when, patienceMs = PATIENCE_MS) => {
      const startedMs = performance.now();
      await gate.close();
      let checkCount = 0;
      for (const work of works) {
        const isKnown = (candidateFinding: ChaosFinding) =>
          reported.has(`${work.name} ${findingText(candidateFinding)}`);
        const findings = await settledFindings(work, { untilMs: startedMs + patienceMs, isKnown });
        checkCount += findings.length;
        for (const newFinding of findings.filter((candidate) => !isKnown(candidate)))
          say(`  ${work.name}: ${findingText(newFinding)}`);
        note(when, work.name, findings);
      }
      gate.open();
      say(`  compared in ${((performance.now() - startedMs) / 1000).toFixed(1)} s, ${checkCount} findings`);
    },
    end: async () => {
      isOver = true;
      await Promise.all([loops, ...clients.map((client) => client.end())]);
    },
    close: async () => {
      for (const work of works) await work.end();
      await publisher.close();
      await mail.close();
    },
  };
}

type WorkSide = ConstructorParameters<typeof Publishing>[1][number] &
  ConstructorParameters<typeof Isolation>[0][number];

/** Repeats a check until it has no new finding or the time is over. */
async function settledFindings(
  work: Work,
  { untilMs, isKnown }: { readonly untilMs: number; readonly isKnown: (each: ChaosFinding) => boolean },
): Promise<readonly ChaosFinding[]> {
  for (;;) {
    const findings = await work
      .check()
      .catch((cause: Error) => [finding(work.name, 'a comparison', String(cause.stack ?? cause))]);
    if (findings.every(isKnown) || performance.now() > untilMs) return findings;
    await sleep(LOOK_MS);
  }
}
