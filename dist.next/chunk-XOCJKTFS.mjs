import {
  combineCovariance,
  correlatedReport,
  covarianceDefect,
  crossCovariance,
  inertialPositionCovariance,
  knownErrors,
  objectsOf,
  refineTca,
  verdictPcOf,
  verdictReport,
  withOwnFunctions,
  withSharedErrors
} from "./chunk-TFK7XCIF.mjs";
import {
  sum3
} from "./chunk-KBE52FWN.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/assessment/src/planned-encounter-of.ts
function plannedEncounterOf(approach, radiusM) {
  const states = statesAtTca(approach);
  if (!states.ok) return states;
  const { objects, radius } = objectsOf(approach);
  const [first, second] = objects.map((object, i) => {
    const { covariance } = object;
    const name = i === 0 ? "primary" : "secondary";
    if (covariance === void 0) return fail({ code: "covariance-missing", object: name });
    return inertialPositionCovariance(covariance, object.state);
  });
  if (!first.ok) return first;
  if (!second.ok) return second;
  const independentM2 = combineCovariance(first.value, second.value);
  if (covarianceDefect(independentM2) !== void 0) return fail({ code: "covariance-unusable" });
  const [primary, secondary] = states.value;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const judged = withOwnFunctions(() => judgedOf(approach, hardBodyRadiusM));
  const covarianceM2 = judged?.isCorrelated ? sum3(independentM2, sharedPart(judged.objects)) : independentM2;
  return ok({ primary, secondary, covarianceM2, hardBodyRadiusM, ...judged && { judged } });
}
function judgedOf(approach, hardBodyRadiusM) {
  const { objects, known } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const asItIs = verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM, isWithoutBounds: true });
  if (!asItIs.ok) return void 0;
  const shared = withSharedErrors(asItIs.value.objects, known);
  const correlated = correlatedReport(shared, hardBodyRadiusM);
  const alone = verdictPcOf(asItIs.value);
  const together = correlated.ok && correlated.value ? verdictPcOf(correlated.value) : void 0;
  if (alone === void 0) return void 0;
  const isCorrelated = together !== void 0 && together.pc > alone.pc;
  return { ...isCorrelated ? together : alone, objects: shared, isCorrelated, independent: alone };
}
function sharedPart([primary, secondary]) {
  const errors = knownErrors(primary, secondary);
  const shifts = errors.ok ? errors.value.shifts : void 0;
  return shifts === void 0 ? new Float64Array(9) : crossCovariance(shifts[0].positionM, shifts[1].positionM);
}
function statesAtTca({
  states: [primary, secondary],
  isAtTca
}) {
  if (isAtTca) return ok([primary, secondary]);
  const closest = refineTca(primary, secondary);
  return closest.ok ? ok([closest.value.primary, closest.value.secondary]) : closest;
}

export {
  plannedEncounterOf
};
//# sourceMappingURL=chunk-XOCJKTFS.mjs.map
