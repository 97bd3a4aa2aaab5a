import {
  confidence,
  covarianceSource,
  orbitClass,
  verdictKind
} from "./chunk-CUKEGQYN.mjs";
import {
  chance,
  count,
  id,
  idOf,
  metres,
  noradId,
  probability,
  ratio,
  text,
  timeInput,
  utcTimeOf
} from "./chunk-4K3OKXIN.mjs";

// packages/contract/src/ca/sigma-rules.ts
import { z as z3 } from "zod";

// packages/contract/src/platform/as-got.ts
import { z } from "zod";
function asGot(shape) {
  const fields = Object.entries(shape).map(([name, field]) => {
    const { description, format } = z.globalRegistry.get(field) ?? {};
    const taken = format === "date-time" ? timeInput(description?.split(",")[0] ?? name) : field;
    const meta = description === void 0 ? {} : { description };
    return [name, z.optional(taken).meta({ ...meta, readOnly: true })];
  });
  return Object.fromEntries(fields);
}

// packages/contract/src/ca/statistics.ts
import { z as z2 } from "zod";
var perYear = (what) => z2.number().meta({ description: `${what}, 1/year.` });
var days = (what) => z2.number().meta({ description: `${what}, days.` });
var statisticsQuery = z2.object({
  "satellite-id": id.optional().meta({ description: "One satellite; without it the fleet." }),
  radius: z2.coerce.number().gt(0).max(1e3).optional().meta({ description: "Combined hard-body radius, m; else that of each satellite and 1 m for the other object." }),
  "accepted-pc": z2.coerce.number().gt(0).lt(1).default(1e-4).meta({ description: "Accepted probability, 0..1." }),
  days: z2.coerce.number().min(0.5).max(14).default(7).meta({ description: "Window that is counted, days." })
});
var missingEstimate = z2.enum(["NO_CATALOGUE", "NOT_IN_CATALOGUE", "NO_ORBIT", "NO_SIZE"]).meta({
  id: "MissingEstimate",
  description: "Why there is no estimate: no catalogue, the satellite is not in it, its elements have no orbit in the window, its size is not known."
});
var acceptedLevel = z2.object({
  acceptedPc: chance("Accepted probability"),
  manoeuvresPerYear: perYear("Manoeuvres"),
  reductionPerYear: perYear("Collisions that they take away"),
  residualPerYear: perYear("Collisions that are accepted"),
  falseAlarmShare: ratio("Manoeuvres at which nothing would have hit, 0..1; null where there is none").nullable()
}).meta({
  id: "AcceptedLevel",
  description: "What acting on every passage above a probability costs and saves in a year."
});
var riskEstimate = z2.object({
  fluxPerYear: perYear("Passages within 5 km, from the orbits alone"),
  fluxProbability: chance("Collision in a year, by the flux"),
  countedEvents: count("Passages within 5 km in the window"),
  countedPerYear: perYear("The count scaled to a year"),
  countedPerYearLower: perYear("Lower 95 % limit of the count"),
  countedPerYearUpper: perYear("Upper 95 % limit of the count"),
  countedProbability: chance("Collision in a year, by the count"),
  countedProbabilityLower: chance("Its lower 95 % limit"),
  countedProbabilityUpper: chance("Its upper 95 % limit"),
  isAgreed: z2.boolean().meta({ description: "The flux lies inside the limits of the count." }),
  chosen: acceptedLevel,
  levels: z2.array(acceptedLevel).meta({ description: "The same for levels from 1e-7 to 1e-2, eight a decade." })
}).meta({
  id: "AnnualRiskEstimate",
  description: "Passages, collisions and manoeuvres a year; objects faster than 0.1 km/s."
});
var satelliteRisk = z2.object({
  satelliteId: idOf("the satellite"),
  name: text("Name."),
  noradId,
  combinedRadius: metres("Combined hard-body radius").nullable(),
  reason: missingEstimate.nullable().meta({ description: "Why there is no estimate; null where there is." }),
  estimate: riskEstimate.nullable(),
  topObjects: z2.array(z2.object({ noradId, name: text("Name of the object."), passagesPerYear: perYear("Passages within 5 km") })).meta({ description: "The objects that come near most often." })
}).meta({ id: "SatelliteRisk", description: "The estimates of one satellite." });
var historyMonth = z2.object({
  start: utcTimeOf("Start of the month of 30 days"),
  critical: count("Events at CRITICAL"),
  high: count("Events at HIGH"),
  medium: count("Events at MEDIUM"),
  low: count("Events at LOW"),
  cumulativePc: chance("Of at least one collision up to the end of the month")
}).meta({ id: "HistoryMonth", description: "Thirty days of the history, by closest approach." });
var historyDay = z2.object({
  date: z2.string().regex(/^\d{4}-\d{2}-\d{2}$/).meta({ format: "date", description: "Day of closest approach, UTC.", examples: ["2026-11-21"] }),
  events: count("Events of every level"),
  critical: count("Events at CRITICAL"),
  high: count("Events at HIGH")
}).meta({ id: "HistoryDay", description: "A UTC day of the history, by closest approach." });
var bin = z2.object({
  from: z2.number().meta({ description: "Lower edge, m or hours." }),
  to: z2.number().meta({ description: "Upper edge, m or hours." }),
  events: count("Events")
}).meta({ id: "HistogramBin", description: "A column of a histogram." });
var history = z2.object({
  from: utcTimeOf("Start of the span: earliest closest approach, at most 365.25 days back").nullable(),
  to: utcTimeOf("End of the span"),
  spanDays: days("Length of the span; rates a year are scaled from it"),
  events: count("Events with a probability"),
  messages: count("Messages of these events"),
  months: z2.array(historyMonth).meta({ description: "By months of 30 days, the oldest first." }),
  dailyEvents: z2.array(historyDay).meta({ description: "Days with an event, the oldest first." }),
  missDistances: z2.array(bin).meta({ description: "Miss distance of the last message, m." }),
  warningTimes: z2.array(bin).meta({ description: "From the first message to closest approach, hours." }),
  topSecondaries: z2.array(
    z2.object({
      noradId: noradId.nullable(),
      name: text("Name."),
      events: count("Events"),
      largestPc: chance("Largest")
    })
  ).meta({ description: "Other objects with most events." }),
  cumulativePc: chance("Of a collision in a year without manoeuvres, by each event\u2019s probability at the decision"),
  calibration: z2.object({
    events: count("Events with a message before the decision"),
    withinThree: ratio("Share whose last probability is within a factor of 3 of it, 0..1"),
    withinTen: ratio("Share within a factor of 10, 0..1"),
    medianLogRatio: ratio("Middle of log10(last / at the decision)")
  }).nullable().meta({
    description: "How well the probability at the decision foretold the last one; null with too few events."
  })
}).meta({ id: "ConjunctionHistory", description: "Your own events on record." });
var annualStatistics = z2.object({
  catalogueId: idOf("the catalogue").nullable(),
  start: utcTimeOf("Start of the window that is counted").nullable(),
  days: days("Length of that window"),
  decisionDays: days("From a decision to closest approach"),
  satellites: z2.array(satelliteRisk).meta({ description: "The satellite that was asked for, or the fleet." }),
  total: riskEstimate.nullable().meta({
    description: "The fleet (one less the product of what each survives; rates add), or the one satellite."
  }),
  history
}).meta({ id: "AnnualStatistics", description: "Collisions and manoeuvres a year; tracked objects only." });
var realismShortfall = z2.enum(["samples-few", "objects-few", "within-1-sigma", "within-2-sigma", "beyond-3-sigma"]).meta({
  id: "RealismShortfall",
  description: "What covariances of a kind would have to show to be called calibrated: 30 samples of 3 objects, coverage."
});
var share = (what) => ratio(`${what}; null with fewer than ten samples`).nullable();
var realismComparison = z2.enum(["MESSAGES", "PREDICTED_DEFINITIVE", "ELEMENTS_DEFINITIVE", "ELEMENTS_ELEMENTS"]).meta({
  id: "RealismComparison",
  description: "What was compared: messages with the last one of their event; predicted ephemerides of your satellites with later ones, up to when these were made; element sets of your satellites with these; element sets with each other."
});
var realismGroup = z2.object({
  comparison: realismComparison,
  isLowerBound: z2.boolean().meta({
    description: "Errors that both sides share are not seen: the factor may be larger, and nothing is confirmed."
  }),
  originator: text("Who made the messages or ephemerides."),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days("From the message to closest approach, or age of the prediction, from"),
  leadToDays: days("The same, to; null for whatever is longer").nullable(),
  samples: count("Messages of an event and object, files or element sets: one each"),
  objects: count("Of so many objects"),
  factor: z2.number().nullable().meta({ description: "By which sigmas have to be multiplied to be realistic." }),
  factorLow: z2.number().nullable().meta({ description: "Its lower 95 % limit." }),
  factorHigh: z2.number().nullable().meta({ description: "Its upper 95 % limit." }),
  within1Sigma: share("Changes within one sigma, 0.683 where realistic"),
  within2Sigma: share("Within two, 0.954"),
  beyond3Sigma: share("Beyond three, 0.0027"),
  confidence: confidence.nullable(),
  shortfalls: z2.array(realismShortfall).meta({ description: "Empty where they could be called calibrated." }),
  heldOut: z2.object({
    factor: z2.number().meta({ description: "By which sigmas have to be multiplied, of the older half of the samples." }),
    samples: count("Of the newer half, which it was not made of"),
    within1Sigma: ratio("Of the newer half with sigmas so multiplied, within one"),
    within2Sigma: ratio("Within two"),
    beyond3Sigma: ratio("Beyond three"),
    confidence,
    shortfalls: z2.array(realismShortfall).meta({ description: "Empty where the newer half passes." })
  }).nullable().meta({ description: "The factor on data that it was not made of; null with too few samples." })
}).meta({ id: "RealismGroup", description: "How large covariances of one kind are beside what turned out." });
var covarianceRealism = z2.object({
  messages: count("Messages of past events that it rests on"),
  groups: z2.array(realismGroup).meta({ description: "By comparison, those with most samples first." })
}).meta({
  id: "CovarianceRealism",
  description: "Covariances of past messages, ephemerides and element sets against what turned out. No judgement is changed by it, but by a rule of yours (`PUT ca/covariance-rules`), which rests on messages."
});

// packages/contract/src/ca/sigma-rules.ts
var kind = {
  originator: text("Who makes the messages."),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days("From the message to closest approach, from")
};
var covarianceUse = z3.enum(["AS_STATED", "FACTOR"]).meta({
  id: "CovarianceUse",
  description: "AS_STATED: they are accepted as calibrated, since they have passed the test. FACTOR: their sigmas are multiplied by the factor of the test."
});
var tested = {
  leadToDays: days("From the message to closest approach, to; null for whatever is longer").nullable(),
  factor: z3.number().meta({ description: "By which sigmas are multiplied; 1 for those accepted as stated." }),
  isCalibrated: z3.boolean().meta({
    description: "They pass the test as they count, on data that the factor was not made of: with both objects so a probability is CALIBRATED."
  }),
  samples: count("Samples of the test"),
  testedAt: utcTimeOf("When they were tested"),
  decidedBy: text("Who decided it.")
};
var rule = z3.object({ ...kind, use: covarianceUse, ...tested });
var got = {
  version: z3.int().meta({ description: "Grows with every change, and with those of the flight rules; the ETag of the record." }),
  isJudging: z3.boolean().meta({ description: "Open events are still being judged by these rules." })
};
var covarianceRules = z3.object({
  rules: z3.array(rule).meta({ description: "By kind; a kind without a rule counts as it is stated." }),
  ...got
}).meta({
  id: "CovarianceRules",
  description: "Which covariances count as calibrated, or with their sigmas multiplied."
});
var covarianceRulesChange = z3.strictObject({
  rules: z3.array(z3.strictObject({ ...kind, use: covarianceUse, ...asGot(tested) })).max(100).meta({
    description: "All that are to hold from now on. What held before keeps its test; what is new is tested now, whatever is sent along of a test. AS_STATED is refused for what does not pass."
  }),
  ...asGot(got)
}).meta({ id: "CovarianceRulesChange", description: "What the rules for covariances are to be from now on, whole." });
var said = (when) => z3.object({
  verdict: verdictKind,
  probability: probability(`Of a collision, ${when}; null where none can be computed`).nullable(),
  confidence
}).meta({ description: `What is said of the event ${when}.` });
var covarianceRulesPreview = z3.object({
  events: count("Open events that they are about"),
  verdictsChanged: count("Of these, with another verdict"),
  changes: z3.array(
    z3.object({
      conjunctionId: idOf("the event"),
      secondaryName: text("The other object."),
      before: said("by the rules in force"),
      after: said("by these")
    })
  ).meta({ description: "These events, those with another verdict first." })
}).meta({ id: "CovarianceRulesPreview", description: "What rules for covariances would change of the open events." });

export {
  asGot,
  statisticsQuery,
  annualStatistics,
  covarianceRealism,
  covarianceRules,
  covarianceRulesChange,
  covarianceRulesPreview
};
//# sourceMappingURL=chunk-VKOCJKZS.mjs.map
