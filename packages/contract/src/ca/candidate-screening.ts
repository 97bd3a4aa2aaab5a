import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { count, id, idOf, metres, metresPerSecond, noradId, ratio, text, utcTimeOf } from '../platform/primitives.ts';
import { manoeuvreStar, notScreenedReason } from './manoeuvre-enums.ts';
import { known, targetProbability } from './manoeuvre-parts.ts';
import { tradeSpaceBody } from './trade-space.ts';

const BY_ESTIMATE =
  'By a covariance that we estimated, of either object: it is counted in the separate total. A candidate that adds more to it than half the target of the avoided event has no star.';
const ADDED = 'less what it takes off them. Other passages by estimated covariance are not in it.';
const SPAN = 'That any event is a collision, 0 to 1, of the seven days from now on:';
const TOTAL = `${SPAN} the known events, without those by estimated covariance other than the avoided one, with the manoeuvre, and what it adds to other passages with the error of the burn, ${ADDED}`;
const CELL_TOTAL = `${SPAN} the known events of the trade space, whatever their covariance, with the manoeuvre, and what it adds to other passages, ${ADDED}`;
const ADDS_TOO_MUCH =
  '`estimatedIncrease` exceeds half the target of the avoided event: not recommended, no star. A screening of the plan allows the target itself. Absent in answers of earlier versions.';
const ESTIMATED =
  'What the manoeuvre adds to the separate total, that of the events by estimated covariance without the avoided one; negative where more of them get better.';
const INCREASE =
  'The larger of `estimatedProbability` and the largest rise of one event of the separate total. Absent in answers of earlier versions.';
const CELL_ONLY = 'Of a cell without the known events, which count for its star.';

/** An event that a manoeuvre would create. */
export const newEvent = record(
  'NewEvent',
  'An event at or above the watch limit that is not known and not there without the manoeuvre.',
  {
    secondaryName: text('The other object.'),
    secondaryNoradId: noradId,
    tca: utcTimeOf('Closest approach with the manoeuvre'),
    missDistance: metres('Miss distance'),
    relativeSpeed: metresPerSecond('Relative speed'),
    probability: known.describe('Probability, 0 to 1.'),
    isEstimated: z.boolean().describe(BY_ESTIMATE),
  },
);

/** A passage that a manoeuvre makes more or less probable. */
export const changedPassage = record(
  'ChangedPassage',
  'A passage of no known event, without the manoeuvre and with it.',
  {
    ...newEvent.shape,
    probabilityBefore: known.describe('Probability without the manoeuvre, 0 to 1; 0 without a conjunction.'),
    probability: known.describe('Probability with it, 0 to 1; 0 where it is gone.'),
  },
);

/** What a manoeuvre was screened against, and what it would create. */
export const candidateScreening = record('CandidateScreening', 'A candidate screened against the catalogue.', {
  catalogueId: idOf('the catalogue'),
  objects: count('Objects of the catalogue'),
  until: utcTimeOf('End of the screened span'),
  totalProbability: known.describe(TOTAL),
  totalProbabilityWithExecutionError: known
    .optional()
    .describe('The same with the error of the burn among the errors of the known events: stars are by it.'),
  estimatedProbability: z.number().describe(ESTIMATED),
  estimatedIncrease: known.optional().describe(INCREASE),
  addsTooMuch: z.boolean().optional().describe(ADDS_TOO_MUCH),
  newEvents: z.array(newEvent).describe('Events that it would create; the most probable first.'),
  changedPassages: z
    .array(changedPassage)
    .describe('Passages that what is added and taken off comes from, the largest change first; a hundred at most.'),
});

export const tradeSpaceScreeningBody = input(
  'TradeSpaceScreeningBody',
  'A trade space whose best cells are to be screened.',
  {
    ...tradeSpaceBody.shape,
    targetProbability,
    cells: z.int().min(1).max(1000).default(1000).describe('How many of the best cells to screen.'),
  },
);

export const tradeSpaceScreening = record(
  'TradeSpaceScreening',
  'The best cells of a trade space screened against the catalogue.',
  {
    conjunctionId: idOf('the event'),
    targetProbability: known.describe('Total probability that is to be reached, 0 to 1.'),
    notScreened: notScreenedReason.nullable().describe('Reason why no screening was made; null after a screening.'),
    catalogueId: id.nullable().describe('Opaque identifier of the catalogue; null without one.'),
    objects: count('Objects of the catalogue'),
    until: utcTimeOf('End of the screened span').nullable(),
    chosen: count('Cells that were chosen: those that reach the target, the cheapest of each begin first'),
    screened: count('Of these, that were screened'),
    raising: count('Of these, that would create a new event by stated covariance'),
    cells: rows('The cells that were screened, the better first.', {
      column: count('Begin: column of the trade space, from 0'),
      row: count('Size: row of the trade space, from 0'),
      orbitsBeforeTca: ratio('Begin, orbits before closest approach'),
      size: z.number().describe('Size of the row: m/s of impulses, s of everything else, signed.'),
      totalProbability: known.describe(CELL_TOTAL),
      estimatedProbability: z.number().describe(`${ESTIMATED} ${CELL_ONLY}`),
      estimatedIncrease: known.optional().describe(`${INCREASE} ${CELL_ONLY}`),
      addsTooMuch: z.boolean().optional().describe(ADDS_TOO_MUCH),
      newEvents: z.array(newEvent).describe('Events that it would create; the most probable first.'),
    }),
    unsure: rows(
      'Cells of which it is not proven that the map says to 1 % what the methods of the verdicts say. None of them has a star.',
      {
        column: count('Begin: column of the trade space, from 0'),
        fromRow: count('First of the rows, from 0'),
        toRow: count('Last of the rows'),
      },
    ),
    stars: rows(
      'The best of the cells that were screened, create no new event above the watch limit by stated covariance, reach the target with the error of the burn, and add no more by estimated covariance than half the target of the avoided event.',
      {
        star: manoeuvreStar,
        column: count('Column of the cell, from 0'),
        row: count('Row of the cell, from 0'),
        totalProbabilityWithExecutionError: known
          .optional()
          .describe('Its total by the methods of the verdicts, with the error of the burn, 0 to 1.'),
      },
    ),
  },
);

export type NewEvent = z.infer<typeof newEvent>;
export type CandidateScreening = z.infer<typeof candidateScreening>;
export type TradeSpaceScreeningBody = z.infer<typeof tradeSpaceScreeningBody>;
export type TradeSpaceScreening = z.infer<typeof tradeSpaceScreening>;
