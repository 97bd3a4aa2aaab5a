import { bestPush, type DirectionRule, type Objective } from './candidate.ts';
import { type PushLine, propulsionOf, type Vehicle } from './manoeuvre.ts';
import type { Way } from './propulsion/propulsion.ts';
import type { Response } from './response.ts';
import { norm3, scaled3 } from './vector.ts';

/**
 * The lines of manoeuvres that begin at an epoch: of impulses and burns one for each way along a held direction, of drag one for each
 * attitude that differs from the nominal one.
 *
 * @param responses   one an event, the first is the one to avoid
 */
export function pushLines(
  vehicle: Vehicle,
  responses: readonly Response[],
  ignitionTaiS: number,
  objective: Objective,
  rule: DirectionRule,
): readonly PushLine[] {
  return propulsionOf(vehicle).lines(vehicle, { responses, ignitionTaiS, objective, ways: waysOf(rule) });
}

/** A held direction goes both ways, each a line of its own: of several encounters one may forbid the one way. */
function waysOf(rule: DirectionRule): readonly Way[] {
  const { held } = rule;
  if (held === undefined) return [(map, objective, size) => bestPush(map, objective, size, rule)];
  return [1, -1].map(
    (sign): Way =>
      (_map, _objective, size) =>
        scaled3(held, (sign * size) / norm3(held)),
  );
}
