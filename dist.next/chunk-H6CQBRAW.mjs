import {
  STATE_WIDTH,
  tableEphemeris
} from "./chunk-QUOUCEHU.mjs";
import {
  covarianceInFrame
} from "./chunk-GGSRQIBL.mjs";
import {
  apply3,
  rotationBetween,
  velocityCoupling
} from "./chunk-IHQRYJEI.mjs";

// packages/astro/src/ephemeris/reframe.ts
function inFrame(ephemeris, to, eop) {
  if (ephemeris.frame === to) return ephemeris;
  return isTable(ephemeris) ? turnedTable(ephemeris, to, eop) : turnedOnDemand(ephemeris, to, eop);
}
function isTable(ephemeris) {
  return "nodes" in ephemeris;
}
function turnedTable({ nodes }, to, eop) {
  const states = Float64Array.from(nodes.states);
  for (const [i, epochTaiS] of nodes.epochsTaiS.entries()) {
    turn(nodes.frame, to, epochTaiS, eop, states, i * STATE_WIDTH);
  }
  const covariances = nodes.covariances?.map((cov) => covarianceInFrame(cov, to, eop));
  return tableEphemeris({ ...nodes, frame: to, states, ...covariances === void 0 ? {} : { covariances } });
}
function turnedOnDemand(source, to, eop) {
  const base = {
    frame: to,
    startTaiS: source.startTaiS,
    stopTaiS: source.stopTaiS,
    stateAt(epochTaiS, out) {
      if (!source.stateAt(epochTaiS, out)) return false;
      turn(source.frame, to, epochTaiS, eop, out, 0);
      return true;
    }
  };
  const { covarianceAt } = source;
  if (covarianceAt === void 0) return base;
  return {
    ...base,
    covarianceAt(epochTaiS) {
      const cov = covarianceAt.call(source, epochTaiS);
      return cov === void 0 ? void 0 : covarianceInFrame(cov, to, eop);
    }
  };
}
function turn(from, to, epochTaiS, eop, states, at) {
  const rotation = rotationBetween(from, to, epochTaiS, eop);
  const coupling = velocityCoupling(from, to, rotation, epochTaiS, eop);
  const x = states[at];
  const y = states[at + 1];
  const z = states[at + 2];
  apply3(rotation, states, states, at);
  apply3(rotation, states, states, at + 3);
  if (coupling === void 0) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] = states[at + 3 + i] + coupling[i * 3] * x + coupling[i * 3 + 1] * y + coupling[i * 3 + 2] * z;
  }
}

export {
  inFrame
};
//# sourceMappingURL=chunk-H6CQBRAW.mjs.map
