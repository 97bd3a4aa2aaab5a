import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { CAMPAIGN } from '../../test/campaign.ts';
import { type PromisedGain, promisedGain } from '../../test/promised-gain.ts';

/** What was found over what was promised lies within this, either way, in so many of the cases. */
const WITHIN = 1.25;
const LEAST_SHARE = 0.8;

const isWithin = ({ promisedM, foundM }: PromisedGain): boolean =>
  promisedM / foundM <= WITHIN && foundM / promisedM <= WITHIN;

it.each([
  ['MESSAGE', 'of a message that knows its error'],
  ['ELEMENT_SET', 'of an element set'],
] as const)(
  'C14 the gain that was promised of passes is the gain that came of them: %s',
  (beginning, whose) => {
    const gains = CAMPAIGN.flatMap((sample) => {
      const gain = promisedGain(sample, beginning);
      return gain === undefined ? [] : [{ kind: sample.kind, ...gain }];
    });
    const shareOf = (all: readonly PromisedGain[]): number => all.filter(isWithin).length / all.length;
    const kinds = [...new Set(gains.map(({ kind }) => kind))];
    const shares = kinds.map((kind) => shareOf(gains.filter((gain) => gain.kind === kind)));
    recordValidation({
      room: 'operations',
      kind: 'twin',
      reference: `expected gain of passes ${whose}: sigma of the miss days ahead, promised against found`,
      origin: 'orbits, element sets and measurements made with Orekit 13.1 (Apache-2.0): conformance/orbit-campaign',
      deviations: shares.map((share) => 1 - share),
      unit: 'share of the cases in which they differ by more than a quarter, by class',
      tolerance: 1 - LEAST_SHARE,
      reason: 'a gain is reckoned with the drag that is expected, and the update finds another',
      note: `${gains.length} of ${CAMPAIGN.length} cases; ${kinds.map((kind, k) => `${kind} ${(100 * shares[k]!).toFixed(0)} %`).join(', ')}`,
    });
    expect(gains.length).toBeGreaterThanOrEqual(0.85 * CAMPAIGN.length);
    const least = Math.min(...shares);
    expect(least, JSON.stringify(gains)).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
  1_800_000,
);
