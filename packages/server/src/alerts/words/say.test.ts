import { tell } from '@keepout/contract/sentences';
import { expect, it } from 'vitest';
import type { AlertFacts } from '../facts.ts';
import { composeAlertText } from './say.ts';

it.each([
  ['COMPLETED_OK', 'COMPLETE', 'Request Complete: ARGO-5', 'The request for observations is complete.'],
  ['COMPLETED_OK', 'PARTIAL', 'Request Partly Done: ARGO-5', 'The request for observations is partly done.'],
  ['CANCELLED', 'INFEASIBLE', 'Request Infeasible: ARGO-5', 'The request for observations is infeasible.'],
  ['CANCELLED', 'CANCELLED', 'Request Cancelled: ARGO-5', 'The request for observations is cancelled.'],
] as const)('N-05 title and text of %s %s say the same', (status, exactly, title, message) => {
  const facts = { of: 'request', requestId: 'req-1', targetName: 'ARGO-5', status, exactly } as const;
  expect(composeAlertText('REQUEST_STATUS', facts, 'en')).toMatchObject({ title, message });
});

it.each([
  ['en', 'Pc 2.41e-04, conditional (valid if the stated covariances are realistic, not yet tested); closest approach'],
  [
    'de',
    'Pc 2.41e-04, bedingt (gültig, wenn die angegebenen Kovarianzen realistisch sind, noch nicht geprüft); größte Annäherung',
  ],
] as const)('an alert says in %s how far its probability can be believed', (language, text) => {
  const facts = {
    of: 'conjunction',
    conjunctionId: 'con-1',
    satelliteId: 'sat-1',
    satelliteName: 'TERN-4',
    secondaryName: 'DEB',
    verdict: 'act',
    pc: 2.41e-4,
    belief: { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' },
    before: null,
    tcaTaiS: 8e8,
    decideByTaiS: 8e8,
  } as const;
  expect(composeAlertText('ACT', facts, language).message).toContain(text);
});

it.each([
  ['en', 'likely', 'Probability of a further CDM before then: 92 %.'],
  ['en', 'unlikely', 'Probability of a further CDM before then: 92 %.'],
  ['de', 'open', 'Wahrscheinlichkeit einer weiteren CDM bis dahin: 92 %.'],
] as const)(
  '24-13 a decision that is due soon says whether waiting brings a message: %s, %s',
  (language, outlook, sentence) => {
    const facts = {
      of: 'conjunction',
      conjunctionId: 'con-1',
      satelliteId: 'sat-1',
      satelliteName: 'TERN-1',
      secondaryName: 'ARGO',
      verdict: 'watch',
      pc: 2e-5,
      before: null,
      tcaTaiS: 1e9,
      decideByTaiS: 1e9 - 43_200,
      waiting: { chance: 0.917, outlook },
    } as const;
    const { message } = composeAlertText('DECIDE_BY_NEAR', facts, language);
    expect(message).toContain(`. ${sentence} `);
    expect(composeAlertText('DECIDE_BY_NEAR', { ...facts, waiting: null }, language).message).not.toContain('92');
  },
);

it.each([
  ['en', 'CSPOC: Safe (Pc <1e-15). Verdict on the newest message: Act. Pc 2.41e-04; closest approach'],
  ['de', 'CSPOC: Sicher (Pc <1e-15). Urteil über die neueste Nachricht: Handeln. Pc 2.41e-04; größte Annäherung'],
] as const)(
  '26.2 opposite advice names who says what, in %s, and a probability of nothing as the screens do',
  (language, text) => {
    const facts = {
      of: 'conjunction',
      conjunctionId: 'con-1',
      satelliteId: 'sat-1',
      satelliteName: 'TERN-4',
      secondaryName: 'DEB',
      verdict: 'act',
      pc: 2.41e-4,
      before: null,
      contrary: [{ originator: 'CSPOC', verdict: 'safe', pc: 0 }],
      tcaTaiS: 8e8,
      decideByTaiS: 8e8,
    } as const;
    expect(composeAlertText('ADVICE_CONTRARY', facts, language).message).toContain(text);
  },
);

it.each([
  [
    'en',
    'ACT',
    'act',
    'Miss 658 m (R −60, T 640, N 140); robust; ×3.5 since the previous message.',
    'Plan a manoeuvre.',
  ],
  ['en', 'DECIDE_BY_NEAR', 'watch', 'Miss 658 m', 'Wait for the next message.'],
  ['en', 'WATCH', 'watch', 'Miss 658 m', 'Prepare a manoeuvre: the next message may raise Pc above the act threshold.'],
  ['de', 'NO_CONCLUSION', 'no-conclusion', 'Abstand 658 m', 'Vor der Entscheidung Daten einholen.'],
] as const)(
  'an alert says in %s of %s %s how near it comes, robust or not, the trend, and the one thing to do',
  (language, kind, verdict, text, action) => {
    const facts = {
      of: 'conjunction',
      conjunctionId: 'con-1',
      satelliteId: 'sat-1',
      satelliteName: 'TERN-1',
      secondaryName: 'SOKOL-9 R/B',
      verdict,
      pc: 6.07e-4,
      passing: {
        missDistanceM: 658.3,
        relativePositionRtnM: [-60.2, 640, 140],
        dilution: 'robust',
        previousPc: 6.07e-4 / 3.5,
        ...(kind === 'WATCH' && { nextAction: 'PREPARE' as const }),
      },
      before: null,
      tcaTaiS: 8e8,
      decideByTaiS: 8e8,
    } as const;
    const { message } = composeAlertText(kind, facts, language);
    expect(message).toContain(text);
    expect(message.endsWith(action), message).toBe(true);
  },
);

it.each([
  ['en', 'Pc unknown, at most 1.34e-03, bound ('],
  ['de', 'Pc unbekannt, höchstens 1.34e-03, '],
] as const)('24.9 a bound is told with its number, in %s', (language, text) => {
  const facts = {
    of: 'conjunction',
    conjunctionId: 'con-1',
    satelliteId: 'sat-1',
    satelliteName: 'TERN-1',
    secondaryName: 'DEB',
    verdict: 'no-conclusion',
    pc: null,
    belief: { confidence: 'BOUND', confidenceReason: 'covariance-unusable' },
    passing: {
      missDistanceM: 431,
      relativePositionRtnM: [-4, -306, -303],
      dilution: null,
      previousPc: null,
      maxPc: 1.336e-3,
    },
    before: null,
    tcaTaiS: 8e8,
    decideByTaiS: 8e8,
  } as const;
  expect(composeAlertText('NO_CONCLUSION', facts, language).message.startsWith(text)).toBe(true);
  const { maxPc: _, ...passing } = facts.passing;
  expect(composeAlertText('NO_CONCLUSION', { ...facts, passing }, language).message).not.toContain('1.34');
});

it.each([
  [
    'en',
    2,
    'Screening Failed: 2 satellites',
    'State of the screening: failed. TERN-1 has no operational ephemeris, and no catalogue is loaded.',
  ],
  [
    'de',
    1,
    'Screening fehlgeschlagen: TERN-1',
    'Status des Screenings: fehlgeschlagen. TERN-1 hat keine operationelle Ephemeride, und kein Katalog ist geladen.',
  ],
] as const)(
  '27.4 a screening says in %s of what it was, and why it came to nothing',
  (language, count, title, message) => {
    const facts = {
      of: 'screening',
      screeningId: 'scr-1',
      status: 'CANCELLED',
      exactly: 'FAILED',
      known: {
        satelliteNames: ['TERN-1', 'TERN-2'].slice(0, count),
        result: null,
        failure: tell('no-orbit-no-catalogue', { satellite: 'TERN-1' }),
      },
    } as const;
    expect(composeAlertText('SCREENING_STATUS', facts, language)).toMatchObject({ title, message });
  },
);

it.each([
  [
    'en',
    false,
    'Certificate expires soon: Starlink',
    /^The certificate expires at .* Z; after that, no files can be sent to the recipient\. Enter a new certificate for the recipient\.$/,
  ],
  [
    'en',
    true,
    'Certificate has expired: Starlink',
    /^The certificate expired at .* Z; no files can be sent to the recipient\. Enter a new certificate for the recipient\.$/,
  ],
  [
    'de',
    false,
    'Zertifikat läuft bald ab: Starlink',
    /^Das Zertifikat läuft um .* Z ab; danach lassen sich keine Dateien/,
  ],
  [
    'de',
    true,
    'Zertifikat ist abgelaufen: Starlink',
    /^Das Zertifikat lief um .* Z ab; an den Empfänger lassen sich keine Dateien senden\./,
  ],
] as const)('26.6 the end of a certificate is told in %s, over: %s', (language, hasEnded, title, message) => {
  const facts = { of: 'certificate', recipientId: 'rcp-1', name: 'Starlink', endsTaiS: 8e8, hasEnded } as const;
  expect(composeAlertText('PUBLICATION_STOPPED', facts, language)).toMatchObject({
    title,
    message: expect.stringMatching(message),
    path: '/publishing',
  });
});

it.each([
  ['en', 'Alert of a newer version of Keepout'],
  ['de', 'Alarm einer neueren Version von Keepout'],
] as const)('26.11 facts that a newer version stored have a plain line in %s', (language, title) => {
  const facts: AlertFacts = JSON.parse('{ "of": "meteor-shower", "peak": 8e8 }');
  expect(composeAlertText('CATALOGUE_STALE', facts, language)).toMatchObject({ title, path: null });
});

it.each([
  ['en', 'With 2 times the stated sigmas Pc is 2.40e-06'],
  ['de', 'mit 2-fachen Sigma ist Pc 2.40e-06'],
] as const)('an alert in %s says which Pc longer deviations give where that alone forbids safe', (language, text) => {
  const facts = {
    of: 'conjunction',
    conjunctionId: 'evt-1',
    satelliteId: 'sat-1',
    satelliteName: 'EUNOMIA-1',
    secondaryName: 'SOKOL-9 R/B',
    verdict: 'watch',
    pc: 3e-9,
    passing: {
      missDistanceM: 658.3,
      relativePositionRtnM: [-60.2, 640, 140],
      dilution: 'robust',
      atMargin: { factor: 2, pc: 2.4e-6 },
      previousPc: null,
    },
    before: null,
    tcaTaiS: 8e8,
    decideByTaiS: 8e8,
  } as const;
  expect(composeAlertText('WATCH', facts, language).message.toLowerCase()).toContain(text.toLowerCase());
});
