import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { count, id, idOf, metres, metresPerSecond, noradId, ratio, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { manoeuvreStar, notScreenedReason } from './manoeuvre-enums.ts';
import { probabilityValue, targetProbability } from './manoeuvre-parts.ts';
import { tradeSpaceBody } from './trade-space.ts';

const BY_ESTIMATE =
  'True if the covariance of an object is estimated. The conjunction then counts in the separate total. A candidate that adds more to that total than half the target of the avoided conjunction is not recommended.';
const ADDED_RISK =
  'The change is negative if their probability decreases. Other passages with estimated covariance are excluded.';
const SPAN = 'Probability that any conjunction in the seven days from now is a collision, 0 to 1.';
const TOTAL = `${SPAN} Combines the known conjunctions with the manoeuvre (with estimated covariance only the avoided one) and the change of other passages with the execution error. ${ADDED_RISK}`;
const CELL_TOTAL = `${SPAN} Combines the known conjunctions of the trade space with the manoeuvre, with any covariance, and the change of other passages. ${ADDED_RISK}`;
const ADDS_TOO_MUCH =
  'True if `estimatedIncrease` exceeds half the target of the avoided conjunction; the candidate is then not recommended. A screening of the plan allows the entire target. Absent in responses of earlier versions.';
const ESTIMATED =
  'Change of the separate total by the manoeuvre: conjunctions with estimated covariance except the avoided one. Negative if the total decreases.';
const INCREASE =
  'Maximum of `estimatedProbability` and the largest increase of one conjunction in the separate total. Absent in responses of earlier versions.';
const CELL_ONLY = 'The value of a cell excludes the known conjunctions; the recommendation includes them.';

/** A conjunction that a manoeuvre would create. */
export const newEvent = record(
  'NewEvent',
  'A conjunction at or above the watch threshold that the manoeuvre creates.',
  {
    secondaryName: text('Name of the other object.'),
    secondaryNoradId: noradId,
    tca: utcTimeOf('TCA with the manoeuvre'),
    missDistance: metres('Miss distance'),
    relativeSpeed: metresPerSecond('Relative speed'),
    probability: probabilityValue.describe('Probability of collision, 0 to 1.'),
    isEstimated: z.boolean().describe(BY_ESTIMATE),
  },
);

/** A passage whose probability a manoeuvre changes. */
export const changedPassage = record(
  'ChangedPassage',
  'A passage that is not a known conjunction, without and with the manoeuvre.',
  {
    ...newEvent.shape,
    probabilityBefore: probabilityValue.describe(
      'Probability of collision without the manoeuvre, 0 to 1; 0 without a conjunction.',
    ),
    probability: probabilityValue.describe(
      'Probability of collision with the manoeuvre, 0 to 1; 0 if the passage is gone.',
    ),
  },
);

/** Screening of a candidate manoeuvre against the catalogue. */
export const candidateScreening = record('CandidateScreening', 'Screening of a candidate against the catalogue.', {
  catalogueId: idOf('the catalogue'),
  objects: count('Objects in the catalogue'),
  until: utcTimeOf('End of the screened span'),
  totalProbability: probabilityValue.describe(TOTAL),
  totalProbabilityWithExecutionError: probabilityValue
    .optional()
    .describe(
      '`totalProbability` with the execution error in the covariances of the known conjunctions. Recommendations use this value.',
    ),
  estimatedProbability: z.number().describe(ESTIMATED),
  estimatedIncrease: probabilityValue.optional().describe(INCREASE),
  ...renamed('addsTooMuch', { exceedsAllowedIncrease: z.boolean().optional().describe(ADDS_TOO_MUCH) }),
  newEvents: z.array(newEvent).describe('Conjunctions that the manoeuvre would create, the most probable first.'),
  changedPassages: z
    .array(changedPassage)
    .describe('Passages whose probability changes, the largest change first; at most 100.'),
});

export const tradeSpaceScreeningBody = input('TradeSpaceScreeningBody', 'Trade space whose best cells are screened.', {
  ...tradeSpaceBody.shape,
  targetProbability,
  cells: z.int().min(1).max(1000).default(1000).describe('Number of cells to screen, the best first.'),
});

export const tradeSpaceScreening = record(
  'TradeSpaceScreening',
  'The best cells of a trade space screened against the catalogue.',
  {
    conjunctionId: idOf('the conjunction'),
    targetProbability: probabilityValue.describe('Target total probability, 0 to 1.'),
    notScreened: notScreenedReason.nullable().describe('Reason why no screening was made; null after a screening.'),
    catalogueId: id.nullable().describe('Opaque identifier of the catalogue; null without one.'),
    objects: count('Objects in the catalogue'),
    until: utcTimeOf('End of the screened span; null without a screening').nullable(),
    chosen: count('Selected cells: those that reach the target, the lowest delta-v of each ignition epoch first'),
    screened: count('Screened cells of the selected ones'),
    raising: count('Screened cells that would create a new conjunction with stated covariance'),
    cells: rows('Screened cells, the best first.', {
      column: count('Column of the trade space (ignition epoch), from 0'),
      row: count('Row of the trade space (magnitude), from 0'),
      orbitsBeforeTca: ratio('Time from ignition to TCA, in orbital periods'),
      size: z.number().describe('Signed magnitude of the row: m/s for impulses, s for all other types.'),
      totalProbability: probabilityValue.describe(CELL_TOTAL),
      estimatedProbability: z.number().describe(`${ESTIMATED} ${CELL_ONLY}`),
      estimatedIncrease: probabilityValue.optional().describe(`${INCREASE} ${CELL_ONLY}`),
      ...renamed('addsTooMuch', { exceedsAllowedIncrease: z.boolean().optional().describe(ADDS_TOO_MUCH) }),
      newEvents: z.array(newEvent).describe('Conjunctions that the manoeuvre would create, the most probable first.'),
    }),
    ...renamed('unsure', {
      unverified: rows(
        'Cells whose map value is not proven to agree within 1 % with the methods of the verdicts. None of them is recommended.',
        {
          column: count('Column of the trade space (ignition epoch), from 0'),
          fromRow: count('First row, from 0'),
          toRow: count('Last row, from 0'),
        },
      ),
    }),
    ...renamed('stars', {
      recommendedCells: rows(
        'Recommended cells, the best of those that meet all conditions. The cell was screened and creates no new conjunction with stated covariance above the watch threshold. It reaches the target with the execution error, and adds by estimated covariance at most half the target of the avoided conjunction.',
        {
          ...renamed('star', { role: manoeuvreStar }),
          column: count('Column of the cell, from 0'),
          row: count('Row of the cell, from 0'),
          totalProbabilityWithExecutionError: probabilityValue
            .optional()
            .describe(
              'Total probability of the cell by the methods of the verdicts, with the execution error, 0 to 1.',
            ),
        },
      ),
    }),
  },
);

export type NewEvent = z.infer<typeof newEvent>;
export type CandidateScreening = z.infer<typeof candidateScreening>;
export type TradeSpaceScreeningBody = z.infer<typeof tradeSpaceScreeningBody>;
export type TradeSpaceScreening = z.infer<typeof tradeSpaceScreening>;
