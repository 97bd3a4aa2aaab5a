import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { LADDER_S, scheduleOf, waitBeforeNext } from './backoff.ts';
import { bundlesOf, MAXIMUM_MESSAGES, type PendingNotification } from './bundles.ts';
import { callsOf, NO_ROTA, onCallAt } from './calls.ts';
import { DEFAULT_ALERT_RULES, dispatchesOf, EVERY_CHANNEL, isProgram, quietUntil } from './dispatch.ts';
import { needsPerson } from './levels.ts';
import { isWithin, nextWallTime, wallMinutes } from './wall-clock.ts';

const HOUR_MS = 3_600_000;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'];
const zones = fc.constantFrom(...ZONES);
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
const times = fc
  .record({ h: fc.nat(23), m: fc.nat(59) })
  .map(({ h, m }) => [h, m].map((n) => String(n).padStart(2, '0')).join(':'));
const MAIL = scheduleOf('EMAIL');
const KINDS = DEFAULT_ALERT_RULES.rules.map(({ kind }) => kind);
const kinds = fc.constantFrom<AlertKind>(...KINDS);
const rules: fc.Arbitrary<AlertRules> = fc.record({
  timeZone: zones,
  digestAt: times,
  quietHours: fc.record({ isOn: fc.boolean(), from: times, until: times }),
  rules: fc.tuple(
    ...KINDS.map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        inApp: fc.boolean(),
        breaksQuietHours: fc.boolean(),
        channels: fc.subarray([...EVERY_CHANNEL]).map((all) => [...all]),
        timing: fc.constantFrom('NOW' as const, 'DIGEST' as const),
      }),
    ),
  ),
});

describe('N-12 quiet hours and digest', () => {
  it('the next time of day is ahead, within a day and the hour that clocks are set by, and shows on the clock', () => {
    fc.assert(
      fc.property(moments, times, zones, (nowMs, time, zone) => {
        const atMs = nextWallTime(nowMs, time, zone);
        expect(atMs).toBeGreaterThan(nowMs);
        expect(atMs - nowMs).toBeLessThanOrEqual(25 * HOUR_MS);
        // What no clock shows on that day is an hour later.
        const shown = wallMinutes(atMs, zone);
        const [hours, minutes] = time.split(':').map(Number);
        expect([0, 60]).toContain((shown - hours! * 60 - minutes! + 1440) % 1440);
      }),
      { numRuns: runs(500) },
    );
  });

  it('clocks that are set in between do not move the end', () => {
    // Berlin, night of 29 March 2026: 02:00 becomes 03:00; night of 25 October: 03:00 becomes 02:00.
    expect(new Date(nextWallTime(Date.UTC(2026, 2, 28, 22), '06:30', 'Europe/Berlin')).toISOString()).toBe(
      '2026-03-29T04:30:00.000Z',
    );
    expect(new Date(nextWallTime(Date.UTC(2026, 9, 24, 22), '06:30', 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-25T05:30:00.000Z',
    );
  });

  it('nothing that does not break them reaches a person in quiet hours, unless the decision would be due', () => {
    fc.assert(
      fc.property(rules, kinds, moments, fc.option(fc.integer({ min: 0, max: 72 })), (settings, kind, nowMs, hours) => {
        const decideByMs = hours === null ? null : nowMs + hours * HOUR_MS;
        const { breaksQuietHours } = settings.rules.find((rule) => rule.kind === kind)!;
        for (const dispatch of dispatchesOf(settings, { kind, nowMs, decideByMs, isCall: false })) {
          expect(dispatch.dueMs).toBeGreaterThanOrEqual(nowMs);
          expect(dispatch.dueMs - nowMs).toBeLessThanOrEqual(50 * HOUR_MS);
          if (decideByMs !== null) expect(dispatch.dueMs).toBeLessThanOrEqual(decideByMs);
          if (isProgram(dispatch.channel)) expect(dispatch.dueMs).toBe(nowMs);
          else if (quietUntil(settings, dispatch.dueMs) !== null && !breaksQuietHours) {
            expect(decideByMs).not.toBeNull();
            expect(decideByMs).toBeLessThanOrEqual(quietUntil(settings, dispatch.dueMs)!);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('what is decided before the digest comes waits for the end of quiet hours that come before the decision', () => {
    const nowMs = Date.UTC(2026, 0, 1);
    const settings = {
      ...DEFAULT_ALERT_RULES,
      timeZone: 'Pacific/Chatham',
      digestAt: '00:00',
      quietHours: { isOn: true, from: '00:00', until: '14:00' },
    };
    const dispatches = (hours: number) =>
      dispatchesOf(settings, { kind: 'WATCH', nowMs, decideByMs: nowMs + hours * HOUR_MS, isCall: false })[0];
    // It is 13:45 there.
    expect(dispatches(1)).toMatchObject({ dueMs: nowMs + HOUR_MS / 4, isDigest: false, heldBack: true });
    expect(dispatches(0.2)).toMatchObject({ dueMs: nowMs, isDigest: false, heldBack: false });
  });

  it('whoever is called is told at once by every channel', () => {
    fc.assert(
      fc.property(rules, kinds, moments, (settings, kind, nowMs) => {
        const all = dispatchesOf(settings, { kind, nowMs, decideByMs: null, isCall: true });
        expect(all.map(({ dueMs, heldBack }) => [dueMs, heldBack])).toEqual(
          Array(EVERY_CHANNEL.length).fill([nowMs, false]),
        );
      }),
    );
  });

  it('hours over midnight are one stretch', () => {
    const within = (hour: number) => isWithin(Date.UTC(2026, 5, 1, hour), '22:00', '06:00', 'UTC');
    expect([21, 22, 23, 0, 5, 6].map(within)).toEqual([false, true, true, true, true, false]);
  });
});

describe('N-12 messages that are brought together', () => {
  const waiting: fc.Arbitrary<PendingNotification[]> = fc
    .array(
      fc.record({
        kind: kinds,
        pair: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
        step: fc.constantFrom(0, 0, 0, 1),
        isDigest: fc.boolean(),
      }),
      { maxLength: 30 },
    )
    .map((all) => all.map((waiter, index) => ({ ...waiter, alertId: `alt-${index}` })));

  it('tell each alert once, in few messages', () => {
    fc.assert(
      fc.property(waiting, (all) => {
        const bundles = bundlesOf(all);
        expect(bundles.flatMap((bundle) => bundle.all.map(({ alertId }) => alertId)).sort()).toEqual(
          all.map(({ alertId }) => alertId).sort(),
        );
        expect(bundles.every((bundle) => bundle.all.length > 0)).toBe(true);
        expect(bundles.length).toBeLessThanOrEqual(2 * MAXIMUM_MESSAGES + 2);
      }),
    );
  });

  it('never tear the passages of one pair apart', () => {
    fc.assert(
      fc.property(waiting, (all) => {
        const now = all.filter(({ step, isDigest }) => step === 0 && !isDigest);
        const pairs = bundlesOf(now).flatMap((bundle) => [...new Set(bundle.all.map(({ pair }) => pair))]);
        expect(pairs).toEqual([...new Set(pairs)]);
      }),
    );
  });

  it('keep what somebody has to act on apart from a flood of the rest', () => {
    const flood = Array.from(
      { length: 20 },
      (_, n): PendingNotification => ({ alertId: `w${n}`, pair: `p${n}`, step: 0, kind: 'WATCH', isDigest: false }),
    );
    const bundles = bundlesOf([...flood, { alertId: 'a', pair: 'x', step: 0, kind: 'ACT', isDigest: false }]);
    expect(bundles.map(({ all }) => all.map(({ kind }) => needsPerson(kind)))).toEqual([[true], Array(20).fill(false)]);
  });
});

describe('N-12 who is called', () => {
  const members = fc.uniqueArray(fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eva'), { minLength: 1 });
  const rotas = fc
    .record({
      members,
      shiftHours: fc.integer({ min: 1, max: 400 }),
      firstWaitMinutes: fc.integer({ min: 1, max: 720 }),
    })
    .map((rota) => ({
      ...NO_ROTA,
      ...rota,
      isOn: true,
      members: rota.members.map((subject) => ({ subject, userName: subject })),
    }));

  it('each once, the one on call first, the others later and later, all of them before a decision that is far off', () => {
    fc.assert(
      fc.property(rotas, moments, fc.option(fc.integer({ min: -48, max: 240 })), (rota, raisedMs, hours) => {
        const decideByMs = hours === null ? null : raisedMs + hours * HOUR_MS;
        const calls = callsOf(rota, raisedMs, decideByMs);
        expect(calls.map(({ subject }) => subject).sort()).toEqual(rota.members.map(({ subject }) => subject).sort());
        expect(calls[0]).toEqual({ ...rota.members[onCallAt(rota, raisedMs)!.index], atMs: raisedMs });
        for (const [index, { atMs }] of calls.entries()) {
          const waitMs = atMs - (calls[index - 1]?.atMs ?? atMs - 120_000);
          expect(waitMs).toBeGreaterThanOrEqual(119_999);
          expect(waitMs).toBeLessThanOrEqual(Math.max(120_000, rota.firstWaitMinutes * 60_000) + 1);
        }
        if (hours !== null && hours >= 1) expect(calls.at(-1)!.atMs).toBeLessThan(decideByMs!);
      }),
    );
  });

  it('turns follow each other without a gap', () => {
    fc.assert(
      fc.property(rotas, moments, (rota, nowMs) => {
        const { index, untilMs } = onCallAt(rota, nowMs)!;
        expect(untilMs).toBeGreaterThan(nowMs);
        expect(onCallAt(rota, untilMs - 1)!.index).toBe(index);
        expect(onCallAt(rota, untilMs)!.index).toBe((index + 1) % rota.members.length);
      }),
    );
  });
});

describe('N-12 attempts', () => {
  it('wait longer and longer, never less than asked for, half of it drawn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.nat(200_000)),
        (attempt, draw, askedS) => {
          const waitS = waitBeforeNext(MAIL, attempt, draw, askedS);
          expect(waitS).toBeGreaterThanOrEqual(10);
          expect(waitS).toBeLessThanOrEqual(86_400);
          expect(waitS).toBeGreaterThanOrEqual(Math.min(askedS ?? 0, 86_400));
          expect(waitBeforeNext(MAIL, attempt + 1, draw, null)).toBeGreaterThanOrEqual(
            waitBeforeNext(MAIL, attempt, draw, null),
          );
        },
      ),
    );
  });

  it('go on for about half a day', () => {
    const all = Array.from({ length: MAIL.attempts - 1 }, (_, index) => waitBeforeNext(MAIL, index + 1, 0.5, null));
    const hours = all.reduce((sum, span) => sum + span, 0) / 3600;
    expect(hours).toBeGreaterThan(8);
    expect(hours).toBeLessThan(16);
  });

  it('26.8 of webhooks are those of Standard Webhooks, and a tenth more at most', () => {
    const webhook = scheduleOf('WEBHOOK');
    expect(webhook.attempts).toBe(10);
    expect(LADDER_S.map((_, index) => waitBeforeNext(webhook, index + 1, 0, null))).toEqual([
      ...[5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    ]);
    for (const [index, waitS] of LADDER_S.entries()) {
      expect(waitBeforeNext(webhook, index + 1, 1, null)).toBeCloseTo(1.1 * waitS, 6);
    }
    expect(waitBeforeNext(webhook, 1, 0, 900)).toBe(900);
  });
});
