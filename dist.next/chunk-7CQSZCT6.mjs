import {
  STANDARD_GRAVITY_MPS2
} from "./chunk-CRMFVZQ4.mjs";

// packages/planning/src/rocket.ts
function propellantRateKgps({ thrustN, specificImpulseS }) {
  return thrustN / (specificImpulseS * STANDARD_GRAVITY_MPS2);
}
function deltaVOfUsed(usedKg, specificImpulseS, massKg) {
  const exhaust = specificImpulseS * STANDARD_GRAVITY_MPS2;
  return usedKg < massKg ? exhaust * Math.log(massKg / (massKg - usedKg)) : Number.POSITIVE_INFINITY;
}
function propellantFor(deltaVMps, specificImpulseS, massKg) {
  return -massKg * Math.expm1(-deltaVMps / (specificImpulseS * STANDARD_GRAVITY_MPS2));
}
function thrustTimeFor(deltaVMps, motor, massKg) {
  const exhaust = motor.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return propellantFor(deltaVMps, motor.specificImpulseS, massKg) * exhaust / motor.thrustN;
}

export {
  propellantRateKgps,
  deltaVOfUsed,
  propellantFor,
  thrustTimeFor
};
//# sourceMappingURL=chunk-7CQSZCT6.mjs.map
