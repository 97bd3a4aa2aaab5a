import { sentencesDe } from '@keepout/contract/languages/de/tell';
import { afterEach, expect, it, vi } from 'vitest';
import { presentRequestSummary } from './present.ts';
import { listedRequests } from './test-listed.ts';

const Expression = RegExp;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('C-10 a list of 2,000 requests has the sentences of its rows, and reads no text again', () => {
  const rows = listedRequests(2000);
  const searched = vi.spyOn(String.prototype, 'matchAll');
  const compiled = vi.fn((pattern: RegExp | string, flags?: string) => new Expression(pattern, flags));
  vi.stubGlobal('RegExp', compiled);
  const summaries = rows.map(({ row, passes }) => presentRequestSummary(row, passes));
  expect(compiled).not.toHaveBeenCalled();
  // Each template is taken apart once, however many rows it tells of.
  expect(searched.mock.calls.length).toBeLessThanOrEqual(6);
  // The very sentences of the row: nothing was made of a text.
  const isKept = ({ row }: (typeof rows)[number], at: number) =>
    row.reason.every((sentence, k) => sentence === summaries[at]!.reasonSentences[k]);
  expect(rows.filter((row, at) => !isKept(row, at))).toEqual([]);
});

it('C-10 what a provider wrote stays his among our sentences, in both languages', () => {
  const [{ row, passes }] = listedRequests(1) as [ReturnType<typeof listedRequests>[number]];
  const { reason, reasonSentences } = presentRequestSummary(row, passes);
  const his = 'Cancelled by root. The dome stayed shut: it was cloudy.';
  expect(reason).toMatch(
    /^1 of 3 passes succeeded\. Cancelled by root\..*The pass was not replaced: The cheapest other pass costs/s,
  );
  expect(reasonSentences.map(({ code }) => code)).toEqual([
    'passes-succeeded',
    'as-written',
    'not-replaced',
    'others-too-dear',
  ]);
  expect(sentencesDe(reason, reasonSentences)).toContain(`1 von 3 Überflügen waren erfolgreich. ${his}`);
});
