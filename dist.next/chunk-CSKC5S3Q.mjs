import {
  isInadequate,
  kilograms,
  known,
  leftOutEvent,
  leftOutIds,
  leftOutQuery,
  leftOutTotal,
  manoeuvreResult,
  numberClaim,
  objectType,
  orNull,
  propulsionType,
  satelliteShape,
  span,
  vector,
  vectorInput
} from "./chunk-ALC5TWKY.mjs";
import {
  annualStatistics,
  asGot,
  covarianceRealism,
  covarianceRules,
  covarianceRulesChange,
  covarianceRulesPreview,
  statisticsQuery
} from "./chunk-VKOCJKZS.mjs";
import {
  BODY_NUMBERS,
  COSPAR_ID,
  DECISION_TEXTS,
  EARLIEST_RETURN_HOURS,
  MANOEUVRE_NUMBERS,
  MISSION_DEFAULTS,
  MISSION_NUMBERS,
  MOST_ARCHIVE_ROWS,
  MOST_TRAFFIC,
  MOST_WINDOWS,
  PLAN_NOTE,
  PROPULSION_NUMBERS,
  RATE_DEFAULTS,
  RATE_NUMBERS,
  RATE_THRESHOLDS,
  RETURN_NUMBERS,
  RULE_NUMBERS,
  RULE_TEXTS,
  SCREENING_NUMBERS,
  SEARCH_NUMBERS,
  STATION_NUMBERS
} from "./chunk-QWZUCWZS.mjs";
import {
  KILOMETRES,
  MILLISECONDS,
  MINUTES,
  PERCENT
} from "./chunk-45VDEFED.mjs";
import {
  inLanguage,
  language
} from "./chunk-L4GDZA2F.mjs";
import {
  continuous,
  differentialDrag,
  eventChange,
  exportFormat,
  impulsive,
  manoeuvreObjective,
  manoeuvreStar,
  manoeuvreState,
  notScreenedReason,
  planConstraint,
  planScreeningStatus,
  plannedManoeuvreType,
  returnObstacle,
  staleReason,
  unplannableReason
} from "./chunk-BGV4TA7A.mjs";
import {
  confidence,
  confidenceReason,
  covarianceSource,
  decisionKind,
  deltaVDirection,
  deltaVFrame,
  dilutionRegion,
  durationUnit,
  ephemerisDesignation,
  extentMode,
  extentReason,
  flightRule,
  manoeuvrability,
  namedVolume,
  referenceFrame,
  riskLevel,
  screeningCoverage,
  screeningPhase,
  screeningState,
  screeningTrigger,
  screeningType,
  screeningWait,
  verdictKind,
  volumeShape
} from "./chunk-CUKEGQYN.mjs";
import {
  atmosphereModel,
  chance,
  count,
  id,
  idOf,
  ifMatch,
  ifMatchHeaders,
  metres,
  metresPerSecond,
  noradId,
  noradIdInAddress,
  numberIn,
  numberOf,
  pageQuery,
  probability,
  queryNumberIn,
  ratio,
  rtn,
  saying,
  seconds,
  squareMetres,
  storable,
  text,
  textIn,
  timeInput,
  utcTimeOf
} from "./chunk-4K3OKXIN.mjs";

// packages/contract/src/odt/request.ts
import { z as z7 } from "zod";

// packages/contract/src/platform/sentence.ts
import { z } from "zod";
var sentence = z.object({
  code: z.string().meta({
    description: "Which sentence, stable; `as-written` where it is the text of somebody else, in `figures.text`.",
    examples: ["pass-of"]
  }),
  figures: z.record(z.string(), z.union([z.string(), z.number()])).meta({ description: "Its figures by name; times ISO 8601, UTC." })
}).meta({ id: "Sentence", description: "One sentence by its code, with the figures that stand in it." });
var sentencesOf = (field) => z.array(sentence).meta({ description: `The sentences of \`${field}\` by their codes; empty where it is empty.` });

// packages/contract/src/odt/enums.ts
import { z as z2 } from "zod";
var orbitDataType = z2.enum(["SP_EPHEMERIS", "OMM", "TLE"]).meta({ id: "OrbitDataType", description: "Kind of an orbit message: an OEM or OCM, an OMM or two lines." });
var orbitMessageType = z2.enum(["TDM_XML", "TDM_KVN"]).meta({ id: "OrbitMessageType", description: "Notation of the files of measurements." });
var sensorType = z2.enum(["OPTICAL_PASSIVE", "RADAR_ACTIVE", "FUTURE", "RETIRED", "TEST_OPTICAL"]).meta({
  id: "SensorType",
  description: "A telescope, a radar, one that is to come, one that is no more, or one for tests."
});
var associationMetric = z2.enum(["ANGULAR_DISTANCE", "MAHALANOBIS_DISTANCE"]).meta({
  id: "AssociationMetric",
  description: "What a track and an orbit are compared by."
});
var associationCriterion = z2.enum(["MEDIAN"]).meta({
  id: "AssociationCriterion",
  description: "What of all measurements of a track counts."
});
var requestStatus = z2.enum([
  "APPROVED",
  "CANCELLED",
  "COMPLETE",
  "INFEASIBLE",
  "IN_PROGRESS",
  "PARTIAL",
  "PENDING",
  "EXECUTING",
  "EXECUTED",
  "PUBLISHING",
  "PUBLISHED",
  "SUCCESSFUL",
  "UNSUCCESSFUL"
]).meta({
  id: "RequestStatus",
  description: "How far a request or one of its passes is; see the guide of tracking for what may follow what."
});
var measurementType = z2.enum(["ANGLES", "RADAR", "ANY"]).meta({ id: "MeasurementType", description: "Directions by a telescope, a radar track, or whichever is to be had." });
var fileCompressionType = z2.enum(["NONE", "GZIP", "ZIP"]).meta({ id: "FileCompressionType", description: "How an observation file is packed." });
var requestPriority = z2.enum(["ROUTINE", "ELEVATED", "URGENT", "EMERGENCY"]).meta({ id: "RequestPriority", description: "Order in which requests get sensors; later ones cost more." });
var dataMode = z2.enum(["REAL", "SIMULATED", "TEST"]).meta({ id: "DataMode", description: "Measured on the sky, made by the simulator, or a test of the line." });
var sensorProvider = z2.enum(["SIMULATOR", "HTTPS", "OWN"]).meta({
  id: "SensorProvider",
  description: "Who points the sensor: the embedded simulator, a provider, or yourself."
});
var weatherSource = z2.enum(["NONE", "SIMULATED", "CLEAR_SHARE", "FORECAST"]).meta({
  id: "WeatherSource",
  description: "How clouds over a sensor are known: not, by the simulator, by a yearly share, by a forecast that was sent."
});
var replacementState = z2.enum(["REPLACED", "WANTED", "NONE"]).meta({
  id: "ReplacementState",
  description: "Another pass takes its place, one is still looked for, or none is to be had."
});
var targetKind = z2.enum(["CATALOGUE", "ORBIT_MESSAGE", "SATELLITE", "CONJUNCTION_PRIMARY", "CONJUNCTION_SECONDARY"]).meta({ id: "TargetKind", description: "How the object that is to be observed was named." });
var infeasibleReason = z2.enum([
  "NO_PASS",
  "NEVER_LIT",
  "NEVER_DARK",
  "TOO_FAINT",
  "TOO_FAR",
  "NEAR_MOON",
  "SENSOR_BUSY",
  "OVER_PRICE",
  "NO_SENSOR",
  "NO_ORBIT"
]).meta({ id: "InfeasibleReason", description: "Why there is nothing to order." });
var conjunctionObject = z2.enum(["PRIMARY", "SECONDARY"]).meta({ id: "ConjunctionObject", description: "Your satellite, or what comes near it." });
var priorSource = z2.enum(["CDM", "OEM", "ELEMENT_SET", "ORBIT_UPDATE"]).meta({
  id: "PriorSource",
  description: "Covariance of a message, of an ephemeris, estimated for an element set, or of an earlier update by your observations."
});
var spaceWeatherSource = z2.enum(["OBSERVED", "INTERPOLATED", "PREDICTED", "PREDICTED_MONTHLY", "BEYOND_TABLE", "CONSTANT"]).meta({
  id: "SpaceWeatherSource",
  description: "Activity of the Sun and of the magnetic field, of an arc where it is known least: observed, between observed days, predicted, predicted by months, of the nearest day of the table, moderate for all time."
});
var updateState = z2.enum(["UPDATED", "NOT_CONVERGED", "UNOBSERVABLE", "INCONSISTENT", "WITHDRAWN"]).meta({ id: "OrbitUpdateState", description: "Used, or why not." });
var chargeState = z2.enum(["NOT_CHARGED", "RESERVED", "CAPTURED", "RELEASED"]).meta({ id: "ChargeState", description: "What became of the price: no payments here, held, taken, given back." });
var yesOrNo = z2.enum(["true", "false"]).meta({ id: "YesOrNo", description: "Yes or no." });

// packages/contract/src/platform/text-field.ts
var NAME = { longest: 80 };

// packages/contract/src/odt/fields.ts
var arcseconds = { unit: "arcsec", most: 36e3 };
var SENSOR_NUMBERS = {
  ...STATION_NUMBERS,
  fieldOfView: { unit: "deg", least: 1e-3, most: 180 },
  /** Of telescopes alone. */
  limitingMagnitude: { unit: "mag", least: 0, most: 25 },
  /** Of radars alone. */
  maxRange: { unit: "km", least: 1, most: 5e5 },
  maxSunElevation: { unit: "deg", least: -24, most: 0 },
  minMoonSeparation: { unit: "deg", least: 0, most: 90 },
  /** A quarter of the rate of the stars is the slowest that a mount has use for. */
  slewRate: { unit: "deg/s", least: 1e-3, most: 100 },
  minPassSpacing: { unit: "s", least: 0, most: 86400 },
  minSeparation: { unit: "deg", least: 0, most: 10 },
  clearShare: { unit: "", least: 0, most: 1, shown: PERCENT },
  latency: { unit: "s", least: 0, most: 604800, shown: MINUTES },
  angleSigma: { ...arcseconds, least: 1e-3 },
  rangeSigma: { unit: "m", least: 1e-3, most: 1e6, isOptional: true },
  /** From the Doppler of a deep-space antenna, micrometres a second, on. */
  rangeRateSigma: { unit: "m/s", least: 1e-6, most: 1e4, isOptional: true },
  timeBias: { unit: "s", least: -60, most: 60, shown: MILLISECONDS },
  timeBiasSigma: { unit: "s", least: 0, most: 60, shown: MILLISECONDS },
  angleBiasSigma: { ...arcseconds, least: 0 }
};
var SENSOR_TEXTS = {
  sensorCode: { longest: 32, form: /^[A-Z0-9][A-Z0-9_-]{1,31}$/ },
  groundSensorName: NAME,
  /** Why it takes no orders. */
  reason: { longest: 200 }
};
var HORIZON_NUMBERS = {
  azimuth: { unit: "deg", least: 0, most: 360 },
  elevation: { unit: "deg", least: -5, most: 89 }
};
var MOST_HORIZON_POINTS = 360;
var MOST_TIMES_OFF = 200;
var REQUEST_NUMBERS = {
  numberOfPassesRequested: { unit: "", least: 1, most: 100, isWhole: true },
  minimumPoints: { unit: "", least: 1, most: 1e4, isWhole: true }
};
var REQUEST_TEXTS = {
  note: { longest: 500, isOptional: true },
  orbitDataMessage: { longest: 2e6 }
};

// packages/contract/src/odt/opportunity.ts
import { z as z6 } from "zod";

// packages/contract/src/odt/pass-prediction.ts
import { z as z3 } from "zod";
var degrees = (what) => z3.number().meta({ description: `${what}, deg.` });
var visibilityInterval = z3.object({
  start: utcTimeOf("When it rises over the mask, or becomes visible"),
  end: utcTimeOf("When it sets, or is lost"),
  culmination: utcTimeOf("When it is highest"),
  maxElevation: degrees("Elevation then"),
  azimuthAtStart: degrees("From north over east at the start"),
  azimuthAtEnd: degrees("From north over east at the end"),
  range: z3.number().meta({ description: "At culmination, km." }),
  rangeRate: z3.number().meta({ description: "Largest magnitude in the span, km/s." }),
  sunElevation: degrees("Of the Sun at the site at culmination"),
  sunlit: z3.boolean().meta({ description: "The object is lit over the whole span: the whole disc of the Sun shows at it." }),
  phaseAngle: degrees("Sun, object, site, at culmination"),
  moonSeparation: degrees("Smallest angle to the Moon in the span"),
  moonIllumination: z3.number().min(0).max(1).meta({ description: "Lit share of the Moon, 0 to 1." }),
  magnitude: z3.number().nullable().meta({ description: "Apparent magnitude at its brightest, by a diffuse sphere; null for a radar." }),
  obstacle: infeasibleReason.nullable().meta({ description: "Null: it can be observed." })
}).meta({ id: "VisibilityInterval", description: "One span in which a sensor sees an object." });
var skyPoint = z3.object({
  epoch: utcTimeOf("When"),
  azimuth: degrees("From north over east"),
  elevation: degrees("Over the horizon"),
  sunlit: z3.boolean().meta({ description: "The object is lit: the whole disc of the Sun shows at it." })
}).meta({ id: "SkyPoint", description: "One direction of the path over the sky." });
var passPrediction = z3.object({
  catalogueId: noradId,
  name: text("Name of the object."),
  sensorCode: text("Short name of the sensor."),
  groundSensorName: text("Name of the sensor."),
  sensorType,
  orbitAgeDays: z3.number().nullable().meta({ description: "How old the orbit is at the start, days." }),
  visibilityIntervals: z3.array(visibilityInterval).meta({ description: "In order of time." }),
  reason: infeasibleReason.nullable().meta({ description: "Why nothing can be observed; null when something can." }),
  cacheId: idOf("the prediction, to be asked for again as it was")
}).meta({ id: "PassPrediction", description: "When a sensor sees an object." });
var passPredictionQuery = z3.object({
  "norad-id": noradIdInAddress("The object; needed without `cacheId`.").meta({ examples: [25544] }).optional(),
  "sensor-code": z3.string().max(400).optional().meta({ description: "Sensors, separated by commas; all that take orders without it." }),
  start: timeInput("Begin; now without it").optional(),
  days: z3.coerce.number().min(0.01).max(14).default(1).meta({ description: "Length, days." }),
  all: yesOrNo.default("false").meta({ description: "Passes that cannot be observed as well, each with its obstacle." }),
  cacheId: id.optional().meta({ description: "A prediction that was made before." })
});
var skyTrackQuery = z3.object({
  "norad-id": noradIdInAddress("The object.").meta({ examples: [25544] }),
  "sensor-code": z3.string().max(40).meta({ description: "The sensor.", examples: ["TEI-07"] }),
  start: timeInput("Begin"),
  end: timeInput("End, an hour later at most for a low orbit; a day at most").meta({
    examples: ["2026-11-20T00:10:00Z"]
  })
});
var skyTrack = z3.object({
  points: z3.array(skyPoint).meta({ description: "The path, at most 400 points." }),
  sun: z3.array(skyPoint).meta({ description: "The Sun at begin and end." }),
  moon: z3.array(skyPoint).meta({ description: "The Moon at begin and end." }),
  step: seconds("From one point to the next")
}).meta({ id: "SkyTrack", description: "The path of an object over the sky of a sensor." });

// packages/contract/src/odt/sensor.ts
import { z as z5 } from "zod";

// packages/contract/src/payments/money.ts
import { z as z4 } from "zod";

// packages/contract/src/payments/amount.ts
var CURRENCY = { longest: 3, form: /^[A-Z]{3}$/ };
var USUAL = 2;
function decimalsOf(currency2) {
  if (!CURRENCY.form.test(currency2)) return USUAL;
  const options = new Intl.NumberFormat("en", { style: "currency", currency: currency2 }).resolvedOptions();
  return options.maximumFractionDigits ?? USUAL;
}
function moneyText(amount, currency2) {
  const minor = BigInt(amount);
  const decimals = decimalsOf(currency2);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const split = digits.length - decimals;
  const fraction = decimals === 0 ? "" : `.${digits.slice(split)}`;
  return `${minor < 0n ? "-" : ""}${digits.slice(0, split)}${fraction} ${currency2}`;
}

// packages/contract/src/payments/fields.ts
var MOST_AMOUNT = 1e12;
var PRODUCT_TEXTS = {
  productId: { longest: 80, form: /^[\w.-]{1,80}$/ },
  productType: { longest: 60 },
  /** Its id without it. */
  name: { longest: 120, isOptional: true },
  description: { longest: 1e3, isOptional: true }
};
var CUSTOMER_TEXTS = {
  userId: { longest: 120 },
  name: { longest: 120 },
  operatorId: { longest: 120 },
  /** ISO 3166-1. */
  country: { longest: 2, form: /^[A-Z]{2}$/, isOptional: true },
  vatId: { longest: 40, isOptional: true }
};
var BOOKING_TEXTS = {
  reason: { longest: 300 },
  reference: { longest: 140 },
  /** What was done about money that could not be booked. */
  note: { longest: 500 }
};

// packages/contract/src/payments/money.ts
var CURRENCY_TEXT = "Currency, ISO 4217.";
var currencyCode = textIn(CURRENCY).meta({ description: CURRENCY_TEXT, examples: ["EUR"] });
var minorUnits = (what) => z4.int().min(0).max(MOST_AMOUNT).meta({ description: `${what}, minor units of the currency.` });
var signedMinorUnits = (what) => z4.int().min(-MOST_AMOUNT * 1e3).max(MOST_AMOUNT * 1e3).meta({ description: `${what}, minor units of the currency.` });
var currency = z4.object({
  currency: currencyCode,
  decimals: z4.int().min(0).max(4).meta({ description: "Decimals of the unit: 2 where it has cents." })
}).meta({ id: "Currency", description: "A currency that this installation takes." });
var vatRate = z4.object({
  country: z4.string().meta({ description: "ISO 3166-1, two letters." }),
  validFrom: z4.string().meta({ description: "Day from which on it holds." }),
  rate: z4.number().min(0).max(50).meta({ description: "Standard rate, per cent." }),
  source: z4.string().meta({ description: "Where it is from; empty where nobody has said." }),
  sourceDate: z4.string().nullable().meta({ description: "Day of the source." }),
  isInUnion: z4.boolean().meta({ description: "Of the European Union, with reverse charge between businesses." })
}).meta({ id: "VatRate", description: "Standard value-added tax of a country." });

// packages/contract/src/odt/sensor.ts
var sensorSite = z5.strictObject({
  latitude: numberOf("Geodetic latitude (WGS 84), north positive", SENSOR_NUMBERS.latitude),
  longitude: numberOf("Longitude (WGS 84), east positive", SENSOR_NUMBERS.longitude),
  altitude: numberOf("Height above the ellipsoid (WGS 84)", SENSOR_NUMBERS.altitude)
}).meta({ id: "SensorSite", description: "Where a sensor stands." });
var horizonPoint = z5.strictObject({
  azimuth: numberOf("From north over east", HORIZON_NUMBERS.azimuth),
  elevation: numberOf("Height of the horizon there", HORIZON_NUMBERS.elevation)
}).meta({ description: "A point of the horizon; between two the mask runs straight in azimuth." });
var spanOff = z5.strictObject({
  start: timeInput("When it begins"),
  end: timeInput("When it ends"),
  reason: textIn(SENSOR_TEXTS.reason).meta({ description: "Why." })
}).meta({ description: "A time in which the sensor takes no orders." });
var sensorAccuracy = z5.strictObject({
  angleSigma: numberIn(SENSOR_NUMBERS.angleSigma).meta({
    description: "Of one direction, each axis, arcsec, 1 sigma."
  }),
  rangeSigma: numberIn(SENSOR_NUMBERS.rangeSigma).nullable().meta({ description: "Of a range, m, 1 sigma; null without." }),
  rangeRateSigma: numberIn(SENSOR_NUMBERS.rangeRateSigma).nullable().meta({ description: "Of a range rate, m/s, 1 sigma; null without." }),
  timeBias: numberOf("What its clock is ahead", SENSOR_NUMBERS.timeBias),
  timeBiasSigma: numberIn(SENSOR_NUMBERS.timeBiasSigma).meta({ description: "How well that is known, s, 1 sigma." }),
  angleBiasSigma: numberIn(SENSOR_NUMBERS.angleBiasSigma).meta({
    description: "Of a constant error of pointing, arcsec, 1 sigma."
  })
}).meta({ id: "SensorAccuracy", description: "Sigmas and biases of what a sensor measures." });
var sensorCalibration = z5.object({
  tracks: count("Tracks with a known object that it rests on"),
  points: count("Measurements in them"),
  angleSigma: z5.number().nullable().meta({ description: "Scatter of its directions, each axis, arcsec, 1 sigma." }),
  rangeSigma: z5.number().nullable().meta({ description: "Scatter of its ranges, m, 1 sigma." }),
  timeBias: z5.number().nullable().meta({ description: "What its clock seems ahead, s." }),
  from: utcTimeOf("First measurement").nullable(),
  to: utcTimeOf("Last measurement").nullable()
}).meta({ id: "SensorCalibration", description: "What its own residuals say of a sensor." });
var money = z5.strictObject({
  amount: minorUnits("Amount").meta({ description: "Minor units of the currency, for example cents." }),
  currency: currencyCode.meta({ description: "ISO 4217.", examples: ["EUR"] })
}).meta({ id: "Money", description: "An amount in minor units of a currency." });
var fields = {
  sensorCode: textIn(SENSOR_TEXTS.sensorCode).meta({
    description: "Short name: capitals, digits, - and _; the PARTICIPANT of its files.",
    examples: ["TEI-07"]
  }),
  groundSensorName: textIn(SENSOR_TEXTS.groundSensorName).meta({ description: "Name in words." }),
  sensorType,
  site: sensorSite,
  minElevation: numberOf("Elevation from which on it sees", SENSOR_NUMBERS.minElevation),
  horizon: z5.array(horizonPoint).max(MOST_HORIZON_POINTS).meta({ description: "The horizon where it is higher than that, by azimuth; empty: even." }),
  fieldOfView: numberOf("Width of what it sees at once", SENSOR_NUMBERS.fieldOfView),
  limitingMagnitude: numberIn(SENSOR_NUMBERS.limitingMagnitude).nullable().meta({ description: "Faintest object that a telescope sees, mag; null for a radar." }),
  maxRange: numberIn(SENSOR_NUMBERS.maxRange).nullable().meta({ description: "Farthest object of 1 m^2 that a radar sees, km; null for a telescope." }),
  maxSunElevation: numberOf("The Sun stands below this while a telescope measures", SENSOR_NUMBERS.maxSunElevation),
  minMoonSeparation: numberOf("A telescope stays this far from the Moon", SENSOR_NUMBERS.minMoonSeparation),
  slewRate: numberOf("How fast it turns", SENSOR_NUMBERS.slewRate),
  minPassSpacing: numberOf(
    "From the end of one pass to the begin of the next, besides turning",
    SENSOR_NUMBERS.minPassSpacing
  ),
  minSeparation: numberOf("Two objects nearer than this are one to it", SENSOR_NUMBERS.minSeparation),
  unavailable: z5.array(spanOff).max(MOST_TIMES_OFF).meta({ description: "Times in which it takes no orders." }),
  weatherSource,
  clearShare: numberIn(SENSOR_NUMBERS.clearShare).meta({
    description: "Share of nights that are clear, 0 to 1; 1 for a radar."
  }),
  latency: numberOf("From the end of a pass to its file", SENSOR_NUMBERS.latency),
  accuracy: sensorAccuracy,
  pricePerPass: money.meta({ description: "For one pass of routine priority." })
};
var sensor = z5.object({
  sensorId: idOf("the sensor"),
  ...fields,
  provider: sensorProvider,
  dataMode,
  isOwn: z5.boolean().meta({ description: "It is a sensor of your organisation." }),
  calibration: sensorCalibration.nullable().meta({ description: "Null: it has not measured enough known objects." }),
  version: z5.int().meta({ description: "Grows with every change; the ETag of the record." }),
  createdAt: utcTimeOf("When it was added"),
  updatedAt: utcTimeOf("When it last changed")
}).meta({ id: "Sensor", description: "A ground sensor that takes orders." });
var sensorBody = z5.strictObject(fields).meta({ id: "SensorBody", description: "What is given of a sensor of your own." });
var sensorGot = asGot(
  sensor.pick({
    sensorId: true,
    provider: true,
    dataMode: true,
    isOwn: true,
    calibration: true,
    version: true,
    createdAt: true,
    updatedAt: true
  }).shape
);
var sensorChange = z5.strictObject({ ...sensorGot, ...fields }).meta({
  id: "SensorChange",
  description: "What a sensor is to be from now on. The rest of its record may be sent along as it was got."
});
var calibrationPoint = z5.object({
  at: utcTimeOf("End of the tracks that it rests on"),
  tracks: count("Tracks"),
  angleSigma: z5.number().nullable().meta({ description: "arcsec, 1 sigma, each axis." }),
  rangeSigma: z5.number().nullable().meta({ description: "m, 1 sigma." }),
  timeBias: z5.number().nullable().meta({ description: "s." })
}).meta({ id: "CalibrationPoint", description: "What a sensor measured like, up to a time." });
var sensorQuery = z5.object({
  "sensor-type": sensorType.optional(),
  all: yesOrNo.default("false").meta({ description: "Test, future and retired sensors too, for accounts of the special mode." }),
  ...pageQuery
});
var sensorCreation = z5.object({
  network: yesOrNo.default("false").meta({ description: "A sensor for every operator, of a provider; for those who run the tracking." })
});
var sensorRemoval = z5.object({ "sensor-id": idOf("the sensor to remove") });

// packages/contract/src/odt/opportunity.ts
var targetInput = {
  noradId: noradId.optional(),
  satelliteId: id.optional().meta({
    description: "A satellite of yours, by the operational ephemeris that you uploaded; else by the catalogue."
  }),
  conjunctionId: id.optional().meta({ description: "The conjunction that asks for it." }),
  conjunctionObject: conjunctionObject.optional(),
  orbitDataMessage: z6.string().max(REQUEST_TEXTS.orbitDataMessage.longest).optional().meta({ description: "A TLE, OMM, OEM or OCM of the object, as text. Without its type it is left out." }),
  orbitDataMessageType: orbitDataType.optional()
};
var sensorChoice = {
  sensorCodes: z6.array(z6.string().max(40)).max(200).default([]).meta({ description: "Sensors that may be used; empty: any." }),
  ownSensorsOnly: z6.boolean().default(false).meta({ description: "Of these, or of all, the sensors of your organisation alone." })
};
var opportunityBody = z6.strictObject({
  ...targetInput,
  measurementType: measurementType.default("ANY"),
  ...sensorChoice,
  start: timeInput("Not before; now without it").optional(),
  deadline: timeInput("Not after; a day later without it, the decide-by time for a conjunction").optional(),
  priority: requestPriority.default("ROUTINE"),
  minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints).default(5).meta({ description: "Fewest measurements of a pass that counts." })
}).meta({ id: "OpportunityBody", description: "What is to be observed, and by when." });
var target = z6.object({
  kind: targetKind,
  noradId: noradId.nullable(),
  name: text("Name of the object."),
  orbitEpoch: utcTimeOf("Epoch of the orbit that is used"),
  orbitAgeDays: z6.number().meta({ description: "Age of that orbit now, days." }),
  orbitSource: text("Where that orbit is from, a sentence."),
  orbitSourceSentences: sentencesOf("orbitSource"),
  conjunctionId: idOf("the conjunction that asks for it; null for none").nullable()
}).meta({ id: "TrackingTarget", description: "The object that is to be observed, as it was understood." });
var expectedGain = z6.object({
  passes: z6.int().meta({ description: "Passes that are observed." }),
  missSigmaBefore: z6.number().meta({ description: "Largest sigma of the miss in the encounter plane now, m." }),
  missSigmaAfter: z6.number().meta({ description: "The same after the passes, m." }),
  pcNow: probability("Probability of collision now"),
  pcMedian: probability("Median of what it will be; null where no outcome has a probability").nullable(),
  pcLow: probability("5 % of the outcomes that have a probability are below; null where none has").nullable(),
  pcHigh: probability("5 % of the outcomes that have a probability are above; null where none has").nullable(),
  withoutPc: z6.number().min(0).max(1).meta({
    description: "Share of the outcomes for which no method has a probability, 0 to 1; they count in `stays`."
  }),
  toAct: z6.number().min(0).max(1).meta({ description: "Probability that the verdict becomes act, 0 to 1." }),
  toSafe: z6.number().min(0).max(1).meta({ description: "Probability that it becomes safe, 0 to 1." }),
  toWatch: z6.number().min(0).max(1).meta({ description: "Probability that it becomes watch, 0 to 1." }),
  stays: z6.number().min(0).max(1).meta({ description: "Probability that there is still no conclusion, 0 to 1." })
}).meta({ id: "ExpectedGain", description: "What observing would tell about a conjunction, before it is done." });
var opportunity = z6.object({
  opportunityId: idOf("the opportunity; it holds until the prediction changes"),
  sensorCode: text("Short name of the sensor."),
  groundSensorName: text("Name of the sensor."),
  pass: visibilityInterval,
  points: z6.int().meta({ description: "Measurements that it is expected to give." }),
  price: money,
  latency: seconds("From the end of the pass to its file"),
  availableAt: utcTimeOf("When its file is expected"),
  clearShare: z6.number().min(0).max(1).meta({ description: "Chance of a clear sky, 0 to 1." }),
  weatherSource: weatherSource.meta({ description: "What that chance is by." }),
  weatherNote: text(
    "Why it is not by what the owner of the sensor named, as with a stale forecast; empty when it is."
  ),
  weatherNoteSentences: sentencesOf("weatherNote"),
  gain: expectedGain.nullable().meta({
    description: "Of this pass alone; null without a conjunction, and where no method has an answer for it: nobody can say then."
  }),
  isStarred: z6.boolean().meta({ description: "In the cheapest set that is expected to reach a verdict." })
}).meta({ id: "Opportunity", description: "A pass over a sensor that can be ordered." });
var opportunities = z6.object({
  target,
  opportunities: z6.array(opportunity).meta({ description: "In order of time." }),
  reason: infeasibleReason.nullable().meta({ description: "Why there are none." }),
  message: text("The same in a sentence; empty when there are some."),
  messageSentences: sentencesOf("message"),
  starred: z6.object({
    opportunityIds: z6.array(id).meta({ description: "The cheapest set that is expected to reach a verdict." }),
    price: money,
    gain: expectedGain,
    availableAt: utcTimeOf("When its last file is expected")
  }).nullable().meta({
    description: "Null: without a conjunction, where no set reaches one, or where nobody can say (`gain` is null then too)."
  }),
  isSimulated: z6.boolean().meta({ description: "Some of the sensors are simulated." })
}).meta({ id: "Opportunities", description: "What can be ordered, with price, latency and expected gain." });

// packages/contract/src/odt/request.ts
var delivery = {
  measurementType: measurementType.default("ANY"),
  measurementFileType: orbitMessageType.default("TDM_KVN"),
  fileCompressionType: fileCompressionType.default("NONE"),
  priority: requestPriority.default("ROUTINE")
};
var requestBody = z7.strictObject({
  ...targetInput,
  ...delivery,
  ...sensorChoice,
  opportunityIds: z7.array(id).max(100).default([]).meta({ description: "Passes of `POST odt/opportunities` to take; empty: the best ones are chosen." }),
  numberOfPassesRequested: numberIn(REQUEST_NUMBERS.numberOfPassesRequested).optional().meta({ description: "Passes wanted; as many as are named without it, else one." }),
  start: timeInput("Not before; now without it").optional(),
  deadline: timeInput("Not after; three days later without it, the decide-by time for a conjunction").optional(),
  minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints).default(5).meta({ description: "Fewest measurements of a pass that counts." }),
  maximumPrice: money.optional().meta({ description: "More than this is not spent; without it, no more than what is promised." }),
  note: saying(REQUEST_TEXTS.note.longest).optional().meta({ description: "What it is for, for your own record." })
}).meta({
  id: "ObservationRequestBody",
  description: "What is ordered. Passes are named, or counted with a deadline."
});
var statusStep = z7.object({
  status: requestStatus,
  at: utcTimeOf("When"),
  reason: text("Why, a sentence; may be empty."),
  reasonSentences: sentencesOf("reason")
}).meta({ description: "One step of the status." });
var requestPass = z7.object({
  passId: idOf("the pass"),
  sensorCode: text("Short name of the sensor."),
  groundSensorName: text("Name of the sensor."),
  status: requestStatus,
  pass: visibilityInterval,
  price: money,
  charge: chargeState,
  observationFileId: idOf("its file; null before there is one").nullable(),
  points: count("Measurements delivered"),
  reason: text("Why it did not succeed or cannot be done; empty when it did or may."),
  reasonSentences: sentencesOf("reason"),
  clouds: z7.number().min(0).max(1).nullable().meta({ description: "Expected share of cloud, 0 to 1; null: not known." }),
  weatherSource: weatherSource.nullable().meta({ description: "What the clouds are by; null: nobody looked yet." }),
  replaces: idOf("the lost pass whose place it takes; null for none").nullable(),
  history: z7.array(statusStep).meta({ description: "Its statuses, each with when it was entered, oldest first." }),
  isSimulated: z7.boolean().meta({ description: "The sensor is simulated." }),
  updatedAt: utcTimeOf("When its status last changed")
}).meta({ id: "RequestPass", description: "One pass of a request, from plan to file." });
var common = {
  observationRequestId: idOf("the request"),
  status: requestStatus,
  target,
  providerId: text("Who points the sensors."),
  measurementType,
  orbitDataMessageType: z7.string().nullable().meta({ description: "Type of the orbit message that was sent along; null without one." }),
  measurementFileType: orbitMessageType,
  fileCompressionType,
  priority: requestPriority,
  dataMode,
  numberOfPassesRequested: count("Passes wanted"),
  numberOfPassesCompleted: count("Passes that succeeded"),
  minimumPoints: count("Fewest measurements of a pass that counts"),
  sensorCodes: z7.array(z7.string()).meta({ description: "Sensors that may be used; empty: any." }),
  start: utcTimeOf("Not before"),
  deadline: utcTimeOf("Not after"),
  nextPass: utcTimeOf("Begin of the next pass; null when none is to come").nullable(),
  observationFileId: idOf("the newest file; null before there is one").nullable(),
  observationPassIds: z7.array(id).meta({ description: "Its passes." }),
  price: money.meta({ description: "Of the passes that are planned or done." }),
  charged: money.meta({ description: "What was taken so far." }),
  charge: chargeState,
  infeasibleReason: infeasibleReason.nullable(),
  reason: text("Why it is infeasible, unsuccessful or cancelled, a sentence; else empty."),
  reasonSentences: sentencesOf("reason"),
  replacement: z7.object({
    state: replacementState,
    message: text("Which pass takes whose place, or why none does; a sentence."),
    messageSentences: sentencesOf("message"),
    credited: money.meta({ description: "What the passes in the places of lost ones cost less than those." })
  }).nullable().meta({ description: "What became of the pass that was lost last; null when none was." }),
  note: text("What it is for."),
  isSimulated: z7.boolean().meta({ description: "Some of its sensors are simulated." }),
  createdAt: utcTimeOf("When it was ordered"),
  createdBy: text("Who ordered it."),
  updatedAt: utcTimeOf("When it last changed"),
  version: z7.int().meta({ description: "Grows with every change; the ETag of the record." })
};
var requestSummary = z7.object(common).meta({ id: "ObservationRequestSummary", description: "A request in a list." });
var observationRequest = z7.object({
  ...common,
  orbitDataMessage: z7.string().nullable().meta({ description: "The orbit message that was sent along." }),
  passes: z7.array(requestPass).meta({ description: "In order of time." }),
  history: z7.array(statusStep).meta({ description: "Its statuses, each with when it was entered, oldest first." }),
  promised: z7.object({
    passes: count("Passes that were promised"),
    price: money,
    availableAt: utcTimeOf("When the last file was expected"),
    gain: expectedGain.nullable()
  }).meta({ description: "What was promised when it was ordered." }),
  simulatedNote: text("What is simulated about it and how its time runs; empty when nothing is."),
  simulatedNoteSentences: sentencesOf("simulatedNote")
}).meta({ id: "ObservationRequest", description: "A request with its passes and what came of it." });
var requestQuery = z7.object({
  status: z7.string().max(200).optional().meta({ description: "Statuses, separated by commas.", examples: ["PENDING,APPROVED"] }),
  "norad-id": noradIdInAddress("Of one object.").optional(),
  "conjunction-id": id.optional().meta({ description: "Ordered for one conjunction." }),
  "measurement-type": measurementType.optional(),
  ...pageQuery
});
var requestRemoval = z7.object({ "request-id": idOf("the request to cancel") });

// packages/contract/src/fleet/satellite.ts
import { z as z8 } from "zod";
var body = (what, name3) => numberOf(what, BODY_NUMBERS[name3]).optional();
var ofPropulsion = (what, name3) => numberOf(what, PROPULSION_NUMBERS[name3]).optional();
var propulsion = z8.strictObject({
  type: propulsionType,
  thrust: ofPropulsion("Thrust", "thrust"),
  specificImpulse: ofPropulsion("Specific impulse", "specificImpulse"),
  dutyCycle: ofPropulsion("Share of the time the thruster can be on, 0..1", "dutyCycle"),
  maxDeltaV: ofPropulsion("Largest single manoeuvre", "maxDeltaV"),
  dragAreaMin: ofPropulsion("Cross-section in the low-drag attitude", "dragAreaMin"),
  dragAreaMax: ofPropulsion("Cross-section in the high-drag attitude", "dragAreaMax"),
  propellantMass: numberIn(PROPULSION_NUMBERS.propellantMass).optional().meta({ description: "Propellant left now, kg; at most the wet mass." }),
  minimumBurnSpacing: ofPropulsion("Least time from the end of a burn to the next ignition", "minimumBurnSpacing"),
  maxThrustDuration: ofPropulsion("Longest burn without a pause", "maxThrustDuration"),
  burnsInEclipse: z8.boolean().optional().meta({
    description: "Whether it burns without sunlight; when absent, taken as true, and as false for CONTINUOUS."
  }),
  executionMagnitudeError: ofPropulsion(
    "Error of the size of a burn that grows with it, 1 sigma, a share 0..1",
    "executionMagnitudeError"
  ),
  executionPointingError: ofPropulsion(
    "Error of the direction of a burn, 1 sigma in each of two axes across it",
    "executionPointingError"
  ),
  executionFixedMagnitudeError: ofPropulsion(
    "Fixed error of the size of a burn, 1 sigma",
    "executionFixedMagnitudeError"
  ),
  executionFixedPointingError: ofPropulsion(
    "Fixed error across a burn, 1 sigma in each of two axes",
    "executionFixedPointingError"
  )
}).check(({ value, issues }) => {
  const { dragAreaMin = 0, dragAreaMax = Number.POSITIVE_INFINITY } = value;
  if (dragAreaMin <= dragAreaMax) return;
  const message = "dragAreaMax must not be below dragAreaMin.";
  issues.push({ code: "custom", path: ["dragAreaMax"], message, input: value });
}).meta({ id: "Propulsion", description: "How the satellite can change its orbit." });
var satelliteConfiguration = z8.strictObject({
  shape: satelliteShape,
  hardBodyRadius: body("Hard-body radius the operator vouches for", "hardBodyRadius"),
  boxWidth: body("Box width", "boxWidth"),
  boxHeight: body("Box height", "boxHeight"),
  boxLength: body("Box length", "boxLength"),
  wingLength: body("Wing length", "wingLength"),
  wingWidth: body("Wing width", "wingWidth"),
  dragArea: body("Drag area", "dragArea"),
  dragCoefficient: body("Drag coefficient", "dragCoefficient"),
  solarRadiationPressureArea: body("Area exposed to sunlight", "solarRadiationPressureArea"),
  reflectivityCoefficient: body("Reflectivity coefficient", "reflectivityCoefficient"),
  wetMass: body("Wet mass", "wetMass"),
  screeningEveryHours: body(
    "It is screened by itself at the latest after so long, and when another catalogue is in use; 0: only when somebody orders it; absent: by the flight rules",
    "screeningEveryHours"
  ),
  ephemerisEveryHours: body(
    "An operational ephemeris is expected at the latest so long after the one before; an alert tells of one that has not come. Absent: none is expected",
    "ephemerisEveryHours"
  ),
  propulsion
}).check(({ value, issues }) => {
  const { wetMass = Number.POSITIVE_INFINITY } = value;
  if ((value.propulsion.propellantMass ?? 0) <= wetMass) return;
  const message = "propellantMass must not be above wetMass, which includes it.";
  issues.push({ code: "custom", path: ["propulsion", "propellantMass"], message, input: value });
}).meta({ id: "SatelliteConfiguration", description: "Size, shape, mass, propulsion, and how often it is screened." });
var satellite = z8.object({
  satelliteId: idOf("the satellite"),
  cosparId: text("International designator; empty when unknown."),
  name: text("Name."),
  noradId,
  configuration: satelliteConfiguration,
  claim: numberClaim.meta({
    description: "UNVERIFIED until those who run the installation have confirmed that the number is yours."
  }),
  isClaimDisputed: z8.boolean().meta({ description: "Another organisation claims the same number; nobody is told which." }),
  version: z8.int().meta({ description: "Grows with every change; the ETag of the record." }),
  createdAt: utcTimeOf("When it was added"),
  updatedAt: utcTimeOf("When it last changed")
}).meta({ id: "Satellite", description: "A satellite of your fleet." });
var satelliteBody = z8.strictObject({
  cosparId: z8.string().regex(new RegExp(`${COSPAR_ID.source}|^$`)).default("").meta({ description: "International designator; empty when unknown." }),
  name: textIn(NAME).meta({ description: "Name." }),
  noradId: noradId.min(1),
  configuration: satelliteConfiguration
}).meta({ id: "SatelliteBody", description: "What is given of a satellite." });
var satelliteGot = asGot(
  satellite.pick({ claim: true, isClaimDisputed: true, version: true, createdAt: true, updatedAt: true }).shape
);
var satelliteChange = z8.strictObject({ ...satelliteGot, ...satelliteBody.shape, satelliteId: idOf("the satellite") }).meta({
  id: "SatelliteChange",
  description: "What a satellite is to be from now on: `name`, `noradId`, `cosparId`, `configuration`. The rest of its record may be sent along as it was got; another value of it is refused."
});
var satelliteQuery = z8.object({
  "satellite-id": id.optional().meta({ description: "One satellite." }),
  "cospar-id": z8.string().regex(storable).max(12).optional().meta({ description: "International designator." }),
  name: z8.string().regex(storable).max(80).optional().meta({ description: "A part of the name." }),
  ...pageQuery
});
var satelliteOperator = z8.object({
  noradId,
  operatorId: idOf("the organisation"),
  operatorName: text("Name of the organisation."),
  satelliteName: text("What it calls the object."),
  contact: text("How to reach it.").optional()
}).meta({ id: "SatelliteOperator", description: "Who operates an object, as far as this platform knows." });

// packages/contract/src/fleet/station.ts
import { z as z9 } from "zod";
var name = textIn(NAME).meta({ description: "Name; no two of your stations have the same." });
var numbers = {
  latitude: numberIn(STATION_NUMBERS.latitude).meta({
    description: "Geodetic latitude (WGS 84), deg, north positive."
  }),
  longitude: numberIn(STATION_NUMBERS.longitude).meta({ description: "Longitude (WGS 84), deg, east positive." }),
  altitude: numberOf("Height above the ellipsoid (WGS 84)", STATION_NUMBERS.altitude),
  minElevation: numberOf("Elevation from which on a satellite is in contact", STATION_NUMBERS.minElevation)
};
var canCommand = z9.boolean().meta({ description: "Commands can be sent from here." });
var canConfirm = z9.boolean().meta({ description: "Telemetry is received here, so that a burn can be confirmed after it." });
var fields2 = { name, ...numbers, canCommand, canConfirm };
var groundStation = z9.object({
  stationId: idOf("the station"),
  ...fields2,
  version: z9.int().meta({ description: "Grows with every change; the ETag of the record." }),
  createdAt: utcTimeOf("When it was added"),
  updatedAt: utcTimeOf("When it last changed")
}).meta({ id: "GroundStation", description: "A ground station of your organisation." });
var groundStationBody = z9.strictObject(fields2).meta({ id: "GroundStationBody", description: "What is given of a ground station." });
var groundStationGot = asGot(
  groundStation.pick({ stationId: true, version: true, createdAt: true, updatedAt: true }).shape
);
var groundStationChange = z9.strictObject({ ...groundStationGot, ...fields2 }).meta({
  id: "GroundStationChange",
  description: "What a ground station is to be from now on. The rest of its record may be sent along as it was got; another value of it is refused."
});
var groundStationQuery = z9.object(pageQuery);

// packages/contract/src/platform/roles.ts
var USER_LEVEL = ["user", "testuser", "admin"];
function satisfies(access, requirements) {
  return requirements.every(
    (requirement) => requirement.split(",").some((alternative) => {
      const [resource = "", role = "user"] = alternative.trim().split(":");
      const roles = access[resource] ?? [];
      return role === "user" ? roles.some((level2) => USER_LEVEL.includes(level2)) : roles.includes(role);
    })
  );
}
function serviceRole(code, resource) {
  return { code, resource, requirement: [`${resource}:user`] };
}

// packages/contract/src/payments/role.ts
var PAYMENTS = serviceRole("payments", "payments");
var PAYMENTS_ADMIN = ["payments:admin"];

// packages/contract/src/platform/endpoint.ts
function endpoints(service, tags, rows) {
  const named = Object.entries(rows).map(([id2, row]) => {
    const [method, path] = row.call.split(" ");
    return [id2, { tags, ...row, method, path, id: id2, service }];
  });
  return Object.fromEntries(named);
}
var LINES = "application/x-ndjson";
var API_ROOT = "/api/v1";
var pathOf = ({ service, path }) => `${API_ROOT}/${service}${path}`;
function urlOf(place2, variables = {}, query = {}) {
  const path = pathOf(place2).replaceAll(
    /\{(\w+)\}/g,
    (_, name3) => encodeURIComponent(variables[name3] ?? "")
  );
  const pairs = Object.entries(query).flatMap(
    ([name3, value]) => [value ?? []].flat().map((part) => [name3, String(part)])
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
function uploadBody(files, fields5 = {}) {
  const file = { type: "array", minItems: 1, description: files, items: { type: "string", format: "binary" } };
  return { type: "object", required: ["file"], properties: { file, ...fields5 } };
}
function uploadForm(...described) {
  return { required: true, content: { "multipart/form-data": { schema: uploadBody(...described) } } };
}
function oneFileBody(description, types) {
  const file = { type: "string", format: "binary", description };
  const form = { schema: { type: "object", required: ["file"], properties: { file } } };
  const bodies = Object.fromEntries(types.map((type) => [type, { schema: file }]));
  return { required: true, content: { "multipart/form-data": form, ...bodies } };
}

// packages/contract/src/audit/role.ts
var AUDIT_ADMIN = ["collision-avoidance:admin,on-demand-tracking:admin,payments:admin"];
var AUDIT_READER = ["collision-avoidance:user,on-demand-tracking:user,payments:user"];

// packages/contract/src/ca/role.ts
var CATALOGUE_ADMIN = ["collision-avoidance:admin"];
var COLLISION_AVOIDANCE = serviceRole("ca", "collision-avoidance");

// packages/contract/src/odt/endpoints/hooks.ts
import { z as z10 } from "zod";
var deliveryHeaders = z10.object({
  "keepout-timestamp": z10.string().max(20).meta({ description: "Unix time of sending, s." }),
  "keepout-delivery": z10.string().regex(/^[\w.-]{1,100}$/).meta({ description: "Names the delivery: what comes again is known by it." }),
  "keepout-order": z10.string().min(1).max(100).meta({ description: "The pass that it is for." }),
  "keepout-file-name": z10.string().max(200).default("").meta({ description: "Name of the file." }),
  "keepout-signature": z10.string().max(200).meta({
    description: "`v1=` and the HMAC-SHA-256, hexadecimal, of time, delivery, order, name and SHA-256 of the bytes, a line each."
  })
});
var delivery2 = z10.object({
  outcome: z10.enum(["TAKEN", "KNOWN", "STRAY"]).meta({ description: "Taken in, known from before, or of no order here." })
}).meta({ id: "ProviderDelivery", description: "What became of a delivery." });
var TRACKING_HOOKS = endpoints("odt", ["providers"], {
  deliverObservation: {
    call: "POST /providers/deliveries",
    summary: "For providers: hand in a file of measurements, signed",
    description: "No token: the message is signed with the key that was agreed on, and is taken for five minutes. The same delivery again is `KNOWN`.",
    headers: deliveryHeaders,
    answers: { 200: delivery2 },
    isPublic: true,
    isHook: true,
    form: {
      required: true,
      content: {
        "application/octet-stream": {
          schema: { type: "string", format: "binary", description: "The file, a TDM; also gzip or zip." }
        }
      }
    },
    problems: ["signature-invalid"]
  }
});

// packages/contract/src/odt/endpoints/observations.ts
import { z as z13 } from "zod";

// packages/contract/src/odt/observation.ts
import { z as z11 } from "zod";
var six = (what) => z11.array(z11.number()).length(6).meta({ description: what });
var orbitWithCovariance = z11.object({
  epoch: utcTimeOf("Epoch"),
  positionKm: z11.array(z11.number()).length(3).meta({ description: "EME2000, km." }),
  velocityKmS: z11.array(z11.number()).length(3).meta({ description: "EME2000, km/s." }),
  covarianceRtn: z11.array(six("A row: m, m/s.")).length(6).meta({ description: "RTN, six rows of six, m and m/s." }),
  sigmaRtn: z11.array(z11.number()).length(3).meta({ description: "Of the position: radial, along-track, cross-track, m." })
}).meta({ id: "OrbitWithCovariance", description: "An orbit with its covariance at an epoch." });
var orbitAtmosphere = z11.object({
  model: atmosphereModel,
  spaceWeather: spaceWeatherSource.nullable().meta({ description: "Null for a model that knows no activity." })
}).meta({ id: "OrbitAtmosphere", description: "The density that braked the object." });
var foundDrag = z11.object({
  factor: z11.number().meta({ description: "Times that of the element set." }),
  sigma: z11.number().meta({ description: "One sigma of the factor; 0.3 where nothing was found of it." })
}).meta({ id: "DragEstimate", description: "How the air was found to brake the object over the measurements." });
var orbitUpdate = z11.object({
  orbitUpdateId: idOf("the update"),
  observationRequestId: idOf("the request; null for a track of your own").nullable(),
  observationFileIds: z11.array(id).meta({ description: "Files that it rests on." }),
  conjunctionId: idOf("the conjunction that it is for; null for none").nullable(),
  noradId: noradId.nullable(),
  name: text("Name of the object."),
  state: updateState,
  message: text("What it came to, a sentence."),
  messageSentences: sentencesOf("message"),
  priorSource,
  before: orbitWithCovariance,
  after: orbitWithCovariance.nullable().meta({ description: "Null where it is not usable." }),
  atClosestApproach: orbitWithCovariance.nullable().meta({
    description: "The orbit after, carried to closest approach of the conjunction; null for none, or where it has that epoch anyway."
  }),
  wrms: z11.number().nullable().meta({ description: "Weighted root mean square of the residuals, without a unit." }),
  accepted: count("Measurements used"),
  rejected: count("Measurements turned away"),
  observability: text("What of the orbit the measurements see, a sentence."),
  observabilitySentences: sentencesOf("observability"),
  atmosphere: orbitAtmosphere.nullable().meta({
    description: "The density that braked it; null: nobody knows its drag, or it flies beside the ephemeris of its operator."
  }),
  drag: foundDrag.nullable().meta({
    description: "What was found of its drag; null where nobody knows it, or the orbit is not usable."
  }),
  createdAt: utcTimeOf("When it was made"),
  isSimulated: z11.boolean().meta({ description: "The measurements are simulated." })
}).meta({ id: "OrbitUpdate", description: "An orbit after observations, with what it was before." });
var fileIds = {
  "file-id": idOf("the file, the same as observationFileId"),
  observationFileId: idOf("the file")
};
var observation = z11.object({
  ...fileIds,
  observationRequestId: idOf("the request; null for a track of your own").nullable(),
  passId: idOf("the pass; null for a track of your own").nullable(),
  fileName: text("Name of the file."),
  messageType: orbitMessageType,
  fileCompressionType,
  size: count("Bytes"),
  sha256: text("SHA-256 of the bytes, hexadecimal."),
  sensorCode: text("Short name of the sensor; empty where nobody knows it."),
  catalogueId: noradId.nullable().meta({ description: "The object that it was ordered for; null for none." }),
  catalogueIdBestAssociation: noradId.nullable().meta({ description: "The object that the track is of; null: not known." }),
  isAssociated: z11.boolean().meta({ description: "It is of the object that was ordered." }),
  isDisowned: z11.boolean().meta({ description: "Its association was taken back." }),
  isUnreadable: z11.boolean().meta({ description: "It could not be read, for `reason`; `read-again` tries once more." }),
  numberOfMeasurements: count("Measurements"),
  numberOfMagnitudeMeasurements: count("Measurements of brightness"),
  start: utcTimeOf("First measurement"),
  end: utcTimeOf("Last measurement"),
  receivedAt: utcTimeOf("When it came"),
  deliveredAt: utcTimeOf(
    "When it was handed over by the clock of its provider; of a simulator whose time runs faster this is after receivedAt"
  ),
  dataMode,
  reason: text("Why it cannot be read, or does not count, a sentence; empty when it counts or is not read yet."),
  reasonSentences: sentencesOf("reason"),
  orbitUpdate: orbitUpdate.nullable().meta({ description: "What it did for the orbit; null: nothing." }),
  noUpdate: text("Why no orbit could be updated with it, a sentence; empty where it was, or nobody has tried yet."),
  noUpdateSentences: sentencesOf("noUpdate")
}).meta({ id: "Observation", description: "A file of measurements." });
var observationQuery = z11.object({
  "request-id": id.optional().meta({ description: "Of one request." }),
  "norad-id": noradIdInAddress("Of one object.").optional(),
  "sensor-code": z11.string().max(40).optional().meta({ description: "Of one sensor." }),
  ...pageQuery
});
var uploadedObservation = z11.object({
  observations: z11.array(observation).meta({ description: "The files that were kept." }),
  isKnown: z11.boolean().meta({ description: "The same bytes were here already; nothing was counted twice." })
}).meta({ id: "UploadedObservation", description: "What became of an uploaded file." });

// packages/contract/src/odt/report.ts
import { z as z12 } from "zod";
var arcseconds2 = (what) => z12.number().meta({ description: `${what}, arcsec.` });
var measurementReport = z12.object({
  epoch: utcTimeOf("Time of reception"),
  observedRaDec: z12.object({
    ra: z12.number().meta({ description: "Right ascension, EME2000, deg." }),
    dec: z12.number().meta({ description: "Declination, EME2000, deg." })
  }).nullable().meta({ description: "Direction; null where only a range was measured." }),
  observedMagnitude: z12.object({ magnitude: z12.number().meta({ description: "Apparent magnitude, mag." }) }).nullable().meta({ description: "Brightness; null where none was measured." }),
  observedRange: z12.number().nullable().meta({ description: "Range, km; null without one." }),
  observedRangeRate: z12.number().nullable().meta({ description: "Range rate, km/s; null without one." }),
  phaseAngle: z12.number().nullable().meta({ description: "Sun, object, site, deg; null where the orbit is not known." }),
  isUsed: z12.boolean().meta({ description: "The orbit update rests on it." })
}).meta({ id: "MeasurementReport", description: "One measurement of a track." });
var measurementAssociationResult = z12.object({
  epoch: utcTimeOf("Time of reception"),
  residual: z12.object({
    ra: arcseconds2("Right ascension times cos(declination), observed minus predicted"),
    dec: arcseconds2("Declination, observed minus predicted")
  }).nullable().meta({ description: "Residual of the direction; null without one." }),
  rangeResidual: z12.number().nullable().meta({ description: "Observed minus predicted, m; null without a range." }),
  rangeRateResidual: z12.number().nullable().meta({ description: "Observed minus predicted, m/s; null without one." }),
  associationValue: arcseconds2("Angle between observed and predicted direction")
}).meta({ description: "One measurement against one orbit." });
var t2oAssociationResult = z12.object({
  isAssociated: z12.boolean().meta({ description: "The track is of this object." }),
  catalogueId: noradId,
  name: text("Name of the object."),
  associationMetric,
  associationCriterion,
  associationThreshold: z12.number().meta({
    description: "Limit of the association value: arcsec for ANGULAR_DISTANCE, without a unit for MAHALANOBIS_DISTANCE."
  }),
  associationValue: z12.number().meta({ description: "Median over the track, in the unit of the threshold." }),
  outsideCount: count("Measurements beyond the threshold"),
  alongTrackOffset: seconds("How late the object comes").nullable(),
  measurementAssociationResults: z12.array(measurementAssociationResult).meta({ description: "Measurement by measurement." })
}).meta({ id: "TrackToOrbitAssociation", description: "A track against one orbit." });
var associationResult = z12.object({
  orbitDataType,
  associationMetric,
  orbitSource: text("Where the orbits are from, a sentence."),
  orbitSourceSentences: sentencesOf("orbitSource"),
  isAmbiguous: z12.boolean().meta({ description: "No object fits clearly better than another, or than one of no catalogue; none is named." }),
  candidatesTried: count("Orbits that were compared"),
  catalogueIdBestAssociation: noradId.nullable(),
  t2oAssociationResults: z12.array(t2oAssociationResult).meta({ description: "Best first, the runner-up with it." })
}).meta({ id: "AssociationResult", description: "What a track was compared with, and how." });
var initialOrbit = z12.object({
  epoch: utcTimeOf("Epoch"),
  positionKm: z12.array(z12.number()).length(3).meta({ description: "EME2000, km." }),
  velocityKmS: z12.array(z12.number()).length(3).meta({ description: "EME2000, km/s." }),
  method: text("How it was found."),
  methodSentences: sentencesOf("method"),
  semiMajorAxisKm: z12.number().meta({ description: "km." }),
  eccentricity: z12.number().meta({ description: "Without a unit." }),
  inclinationDeg: z12.number().meta({ description: "deg." }),
  residualArcsec: arcseconds2("Root mean square of its residuals")
}).meta({ id: "InitialOrbit", description: "An orbit that follows from an unknown track alone." });
var trackReport = z12.object({
  sensorCode: text("Short name of the sensor."),
  asserted: noradId.nullable().meta({ description: "The object that the file names; null for none." }),
  isAsserted: z12.boolean().meta({ description: "It is the object that was ordered." }),
  start: utcTimeOf("First measurement"),
  end: utcTimeOf("Last measurement"),
  numberOfMeasurements: count("Measurements"),
  numberOfMagnitudeMeasurements: count("Measurements of brightness"),
  meanMagnitude: z12.number().nullable().meta({ description: "Mean apparent magnitude, mag." }),
  measurementReports: z12.array(measurementReport).meta({ description: "In order of time." }),
  catalogueIdBestAssociation: noradId.nullable(),
  associationResults: z12.array(associationResult).meta({ description: "One for each kind of orbit." }),
  initialOrbit: initialOrbit.nullable().meta({ description: "For a track of nobody we know; null otherwise." }),
  warnings: z12.array(z12.string()).meta({ description: "What is odd about it, a sentence each." }),
  warningsSentences: z12.array(sentencesOf("warnings")).meta({ description: "The sentences of each warning." })
}).meta({ id: "TrackReport", description: "Everything about one track." });
var observationReport = z12.object({
  version: text("Version of this report."),
  ...fileIds,
  createdAt: utcTimeOf("When it was made"),
  reports: z12.array(trackReport).meta({ description: "One for each track." })
}).meta({ id: "ObservationReport", description: "What the measurements of a file say." });

// packages/contract/src/odt/endpoints/observations.ts
var params = z13.object({ fileId: idOf("the file") });
var UPLOAD_BODY = uploadForm("TDM files, KVN or XML, also gzip or zip.", {
  "norad-id": { type: "integer", minimum: 1, maximum: 999999999, description: "The object, when you know it." },
  "sensor-code": { type: "string", maxLength: 40, description: "Your sensor, for files that name it otherwise." }
});
var OBSERVATIONS = endpoints("odt", ["observations"], {
  listObservations: {
    call: "GET /observations",
    summary: "Files of measurements, newest first, each with what it did for an orbit",
    query: observationQuery,
    answers: { 200: z13.array(observation), 304: z13.null() },
    tells: ["ETag"]
  },
  getObservation: {
    call: "GET /observations/{fileId}",
    summary: "One file of measurements, with what it did for an orbit",
    params,
    answers: { 200: observation }
  },
  getObservationFile: {
    call: "GET /observations/file/{fileId}",
    summary: "The file as it came, byte for byte, in its compression",
    params,
    offers: ["text/plain", "application/xml", "application/gzip", "application/zip"],
    tells: ["ETag"]
  },
  getObservationReport: {
    call: "GET /observations/report/{fileId}",
    summary: "What the measurements of a file say: association, residuals, brightness, initial orbit",
    description: "Association is by the median angle between measured and predicted direction, or by the Mahalanobis distance where the orbit has a covariance; docs/models/track-association. A file that is not read yet, or cannot be, has no tracks.",
    params,
    answers: { 200: observationReport, 304: z13.null() },
    tells: ["ETag"]
  },
  uploadObservation: {
    call: "POST /observations/file",
    summary: "Upload measurements of your own sensors (TDM, KVN or XML, also gzip or zip)",
    description: "Multipart form: `file` (one or more); optional `norad-id`, the object that they are said to be of, and `sensor-code` for files that name their sensor otherwise. Bytes that are here already are known, and count once.",
    takes: ["multipart/form-data"],
    answers: { 201: uploadedObservation },
    adds: ["storage", "records"],
    form: UPLOAD_BODY,
    problems: ["no-file", "malformed-form", "file-too-large", "not-multipart", "sensor-unknown", "too-costly"]
  },
  disownObservation: {
    call: "POST /observations/{fileId}/disown",
    summary: "Take the association of a file back: it is not of the object",
    description: "Its pass does not count any more, and what it was paid for is given back. An orbit update that rests on it is withdrawn, and computed again from the files that remain.",
    params,
    answers: { 200: observation },
    problems: ["observation-not-associated"]
  },
  readObservationAgain: {
    call: "POST /observations/{fileId}/read-again",
    summary: "Read a file again that could not be read",
    description: "For files that took more work than one may, and for those that a later version reads. Answers at once; the file is read by a job, and its pass stays what it is until then.",
    params,
    answers: { 200: observation },
    problems: ["observation-is-read"]
  }
});

// packages/contract/src/platform/followed.ts
import { z as z15 } from "zod";

// packages/contract/src/platform/problem.ts
import { z as z14 } from "zod";
var problemPlace = z14.object({
  code: text("What is wrong, by code."),
  message: text("What is wrong, a sentence."),
  pointer: text("JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`.").optional(),
  file: text("The file at fault.").optional(),
  line: z14.int().optional().meta({ description: "Line of the file, the first is 1." }),
  keyword: text("Keyword of the message.").optional(),
  value: text("The value at fault.").optional(),
  limit: text("What is allowed, or what it was held against.").optional()
}).meta({ id: "ProblemPlace", description: "One place in the input that is at fault." });
var problem = z14.object({
  type: text("URN of the kind of problem."),
  title: text("The kind of problem, a sentence."),
  status: z14.int().meta({ description: "HTTP status of the answer." }),
  detail: text("This very case, a sentence.").optional(),
  instance: text("The address that was called.").optional(),
  code: text("The kind of problem; the guide of errors lists them."),
  error: text("The name of the HTTP status."),
  message: text("This very case, a sentence."),
  errors: z14.array(problemPlace).optional().meta({ description: "The places at fault." })
}).meta({ id: "Problem", description: "Why a call was not answered (RFC 9457)." });

// packages/contract/src/platform/followed.ts
var FOLLOWED = `With \`Accept: ${LINES}\` an answer that takes longer than a moment comes in lines: \`{"percent": 12}\` as it goes on (\`null\` while it waits for its turn, or for the same that was asked before), in the end \`{"status": 200, "body": ...}\` with the answer, or \`{"status": ..., "problem": ...}\`. Whoever closes the connection ends the computing. What was computed a moment ago is answered at once.`;
var followedLine = z15.union([
  z15.object({ percent: z15.number().min(0).max(100).nullable() }),
  z15.object({ status: z15.literal(200), body: z15.unknown() }),
  z15.object({ status: z15.int(), problem })
]);

// packages/contract/src/odt/endpoints/opportunities.ts
var ORDER_PROBLEMS = [
  "target-missing",
  "target-ambiguous",
  "target-unknown",
  "orbit-message-invalid",
  "sensor-unknown",
  "window-past",
  "window-empty",
  "time-invalid",
  "not-found"
];
var OPPORTUNITIES = endpoints("odt", ["requests"], {
  findOpportunities: {
    call: "POST /opportunities",
    summary: "What can be ordered of an object: passes over free sensors, with price and latency",
    description: `Nothing is kept or held. Where there is nothing, \`reason\` and \`message\` say why. Times in which a sensor is taken are left out, whoever took them. ${FOLLOWED}`,
    body: opportunityBody,
    answers: { 200: opportunities },
    offers: ["application/json", LINES],
    problems: ORDER_PROBLEMS
  }
});

// packages/contract/src/odt/endpoints/pass-prediction.ts
import { z as z17 } from "zod";

// packages/contract/src/odt/pass-rate.ts
import { z as z16 } from "zod";
var counted = {
  passes: count("Passes that the sensor took and that are over"),
  successful: count("Of them those whose measurements were accepted"),
  share: chance("Share of them"),
  lower: chance("Lower end of its 95 % interval (Clopper-Pearson)"),
  upper: chance("Upper end of it")
};
var passRate = z16.object({
  sensorId: idOf("the sensor"),
  sensorCode: text("Short name of the sensor."),
  dataMode,
  ...counted,
  from: utcTimeOf("Begin of the first of them"),
  to: utcTimeOf("Begin of the last of them"),
  byElevation: z16.array(
    z16.object({
      least: z16.number().meta({ description: "Lowest elevation at culmination, deg." }),
      most: z16.number().meta({ description: "Highest, deg." }),
      ...counted
    }).meta({ description: "Passes that culminate in a band of elevation." })
  ).meta({ description: "The same by elevation at culmination, of each band in which ten of them stand." })
}).meta({ id: "PassRate", description: "What came of the passes that your organisation has ordered of a sensor." });

// packages/contract/src/odt/endpoints/pass-prediction.ts
var PASS_PREDICTION = endpoints("odt", ["passes"], {
  predictPasses: {
    call: "GET /passprediction",
    summary: "When sensors see an object of the catalogue, one answer for each sensor",
    description: "Geometric passes over the horizon of each sensor; of a telescope the parts with a dark site, a lit object, far enough from the Moon and bright enough, of a radar those within its range. Kept for a day: ask again with `cacheId` for the same answer.",
    query: passPredictionQuery,
    answers: { 200: z17.array(passPrediction) },
    problems: ["target-unknown", "target-missing", "sensor-unknown", "prediction-gone", "time-invalid"]
  },
  listPassRates: {
    call: "GET /pass-rates",
    summary: "What came of your passes, by sensor",
    description: "Of orders of the last 365 days: passes that the sensor took and that are over, and how many of them brought measurements that were accepted. Clouds, failures and files of another object count as none. Your own passes alone; a sensor of which none has ended is not listed.",
    answers: { 200: z17.array(passRate) }
  },
  getSkyTrack: {
    call: "GET /sky-track",
    summary: "The path of an object over the sky of a sensor, with Sun and Moon",
    query: skyTrackQuery,
    answers: { 200: skyTrack },
    problems: ["target-unknown", "sensor-unknown", "window-empty", "time-invalid"]
  }
});

// packages/contract/src/odt/endpoints/requests.ts
import { z as z18 } from "zod";
var REQUESTS = endpoints("odt", ["requests"], {
  listRequests: {
    call: "GET /requests",
    summary: "Your observation requests, newest first",
    query: requestQuery,
    answers: { 200: z18.array(requestSummary) }
  },
  getRequest: {
    call: "GET /requests/{requestId}",
    summary: "One request with its passes, its statuses, and what was promised",
    params: z18.object({ requestId: idOf("the request") }),
    answers: { 200: observationRequest },
    tells: ["ETag"]
  },
  orderObservation: {
    call: "POST /requests",
    summary: "Order observations of an object",
    description: "Passes are named by `POST odt/opportunities`, or counted with a deadline; any sensor unless some are named. Empty message fields are left out; of message and type either both count or none. An order for which there is nothing is kept as INFEASIBLE, with its reason. Its price is held of the balance of your organisation; what is not covered is not ordered.",
    body: requestBody,
    answers: { 201: observationRequest },
    adds: ["records"],
    tells: ["ETag", "Location"],
    problems: [
      ...ORDER_PROBLEMS,
      "opportunity-gone",
      "price-above-maximum",
      "balance-insufficient",
      "currency-differs"
    ]
  },
  cancelRequest: {
    call: "DELETE /requests",
    summary: "Cancel a request: what is not measured yet is called off and not charged",
    query: requestRemoval,
    answers: { 200: observationRequest },
    problems: ["request-ended", "not-found"]
  }
});

// packages/contract/src/odt/endpoints/sensors.ts
import { z as z19 } from "zod";
var params2 = z19.object({ sensorId: idOf("the sensor") });
var CHANGES = ["sensor-exists", "sensor-not-own", "version-changed", "read-only-field", "window-empty"];
var SENSORS = endpoints("odt", ["sensors"], {
  listSensors: {
    call: "GET /sensors",
    summary: "Sensors that take orders: of the network, and your own; by type descending, then by code",
    description: "Test, future and retired sensors are left out. With `all=true`, accounts for demonstrations and tests see every sensor, each as OPTICAL_PASSIVE.",
    query: sensorQuery,
    answers: { 200: z19.array(sensor) }
  },
  getSensor: {
    call: "GET /sensors/{sensorId}",
    summary: "One sensor, of whatever type, with its ETag",
    params: params2,
    answers: { 200: sensor },
    tells: ["ETag"]
  },
  listSensorCalibration: {
    call: "GET /sensors/{sensorId}/calibration",
    summary: "What the residuals of a sensor said of it, oldest first",
    params: params2,
    answers: { 200: z19.array(calibrationPoint) }
  },
  createSensor: {
    call: "POST /sensors",
    summary: "Add a sensor of your own; those who run the tracking add sensors of the network",
    query: sensorCreation,
    body: sensorBody,
    answers: { 201: sensor },
    adds: ["records"],
    tells: ["ETag"],
    readBy: "getSensor",
    problems: CHANGES.slice(0, 2).concat("window-empty")
  },
  replaceSensor: {
    call: "PUT /sensors",
    summary: "Replace the sensor that the body names by its sensorId; If-Match guards against overwriting",
    description: "What was got can be sent back. Of what cannot be changed, equal values pass and others are refused.",
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    tells: ["ETag"],
    problems: [...CHANGES, "not-found"]
  },
  changeSensor: {
    call: "PUT /sensors/{sensorId}",
    summary: "Replace a sensor; If-Match guards against overwriting a change made meanwhile",
    params: params2,
    headers: ifMatchHeaders,
    body: sensorChange,
    answers: { 200: sensor },
    tells: ["ETag"],
    problems: CHANGES
  },
  removeSensor: {
    call: "DELETE /sensors",
    summary: "Remove a sensor on which nothing is planned",
    query: sensorRemoval,
    answers: { 204: z19.null() },
    problems: ["sensor-in-use", "sensor-not-own", "not-found"]
  },
  deleteSensor: {
    call: "DELETE /sensors/{sensorId}",
    summary: "Remove a sensor on which nothing is planned",
    params: params2,
    answers: { 204: z19.null() },
    problems: ["sensor-in-use", "sensor-not-own"]
  }
});

// packages/contract/src/odt/endpoints/weather.ts
import { z as z21 } from "zod";

// packages/contract/src/odt/weather.ts
import { z as z20 } from "zod";
var cloudCover = z20.number().min(0).max(1).meta({ description: "Share of the sky that is clouded, 0 to 1." });
var forecastBody = z20.strictObject({
  source: saying(120).meta({
    description: "Who made it, and by which model.",
    examples: ["Met Norway, MEPS 2.5 km"]
  }),
  issuedAt: timeInput("When it was issued"),
  hours: z20.array(
    z20.strictObject({ start: timeInput("Begin of the hour"), cloudCover }).meta({ description: "Cloud cover from a time on, until the next one, an hour at most." })
  ).min(1).max(400).meta({ description: "Hour by hour, in order of time." })
}).meta({ id: "WeatherForecastBody", description: "Hourly cloud cover over a sensor, with source and time of issue." });
var sensorWeather = z20.object({
  sensorCode: text("Short name of the sensor."),
  weatherSource: weatherSource.meta({ description: "What its owner named; each hour says what it is by." }),
  forecast: z20.object({
    source: text("Who made it."),
    issuedAt: utcTimeOf("When it was issued"),
    receivedAt: utcTimeOf("When it came"),
    start: utcTimeOf("Begin of its first hour"),
    end: utcTimeOf("End of its last hour"),
    isStale: z20.boolean().meta({ description: "It was issued too long ago to be counted on." })
  }).nullable().meta({ description: "The newest forecast that was sent; null: none was." }),
  message: text("Why the hours are not by what its owner named; empty when they are."),
  messageSentences: sentencesOf("message"),
  hours: z20.array(
    z20.object({
      start: utcTimeOf("Begin of the hour"),
      clouds: cloudCover.nullable().meta({ description: "Expected share of cloud; null: not known." }),
      weatherSource
    }).meta({ description: "One hour." })
  ).meta({ description: "Hour by hour." })
}).meta({ id: "SensorWeather", description: "What is known of the sky over a sensor, and what by." });
var weatherQuery = z20.object({
  start: timeInput("Begin; the present hour without it").optional(),
  hours: z20.coerce.number().int().min(1).max(336).default(48).meta({ description: "How many hours." })
});

// packages/contract/src/odt/endpoints/weather.ts
var params3 = z21.object({ sensorId: idOf("the sensor") });
var WEATHER = endpoints("odt", ["sensors"], {
  getSensorWeather: {
    call: "GET /sensors/{sensorId}/weather",
    summary: "What is known of the sky over a sensor, hour by hour, and what by",
    description: "By what its owner named: the yearly share of clear nights, the simulated weather, or the newest forecast that was sent. A forecast counts for a day after its issue and for the hours that it names; otherwise the yearly share stands in for it, and `message` says so.",
    params: params3,
    query: weatherQuery,
    answers: { 200: sensorWeather },
    problems: ["time-invalid"]
  },
  sendForecast: {
    call: "PUT /sensors/{sensorId}/forecast",
    summary: "Send the forecast of cloud cover over a sensor, hour by hour, with its source and time of issue",
    description: "By whoever keeps the sensor, or a program of his: of a sensor of your own, or as one who runs the tracking. It replaces the forecast before; one that was issued earlier is refused. It counts where the weather source of the sensor is FORECAST.",
    params: params3,
    body: forecastBody,
    answers: { 200: sensorWeather },
    problems: ["sensor-not-own", "forecast-superseded", "time-invalid", "not-found"]
  }
});

// packages/contract/src/account/endpoints/account.ts
import { z as z25 } from "zod";

// packages/contract/src/identity/kept-language.ts
import { z as z22 } from "zod";
var keptLanguage = z22.object({
  language,
  updatedAt: utcTimeOf("When you last said so; null while you have not, and English holds").nullable()
}).meta({ id: "KeptLanguage", description: "The language in which the platform writes to you." });
var keptLanguageBody = z22.strictObject({ language }).meta({ id: "KeptLanguageBody", description: "The language in which the platform is to write to you." });

// packages/contract/src/identity/machine.ts
import { z as z23 } from "zod";
var machineRole = z23.enum([
  "collision-avoidance:user",
  "collision-avoidance:admin",
  "on-demand-tracking:user",
  "on-demand-tracking:admin",
  "payments:user",
  "payments:admin"
]).meta({ id: "MachineRole", description: "A role of a service, `resource:role`." });
var machineKeeper = z23.enum(["KEEPOUT", "ISSUER"]).meta({ id: "MachineKeeper", description: "KEEPOUT: here. ISSUER: at the identity provider of the installation." });
var machineFields = {
  machineId: idOf("the program: its client id at the identity provider"),
  name: text("What its organisation calls it."),
  roles: z23.array(z23.string()).meta({ description: "Its roles in services, `resource:role`." }),
  createdBy: text("Who made it, a user name; null: who runs the installation, by the command line.").nullable(),
  createdAt: utcTimeOf("When it was made"),
  secretAt: utcTimeOf("Since when its secret is in use"),
  lastUsedAt: utcTimeOf("When it last got a token; null when never").nullable()
};
var machine = z23.object(machineFields).meta({ id: "Machine", description: "A program of your organisation that signs in by itself." });
var machineList = z23.object({
  keeper: machineKeeper,
  issuer: text("The identity provider that issues its tokens, a URL."),
  tokenEndpoint: text("Where a program gets a token, a URL; null where the provider has to be asked.").nullable(),
  machines: z23.array(machine).meta({ description: "Programs of your organisation by name; none where the provider keeps them." })
}).meta({ id: "MachineList", description: "Programs that sign in by themselves, and who keeps them." });
var machineCreation = z23.strictObject({
  name: textIn(NAME).meta({
    description: "What tells it from others of your organisation.",
    examples: ["Flight dynamics"]
  }),
  roles: z23.array(machineRole).min(1).max(6).meta({ description: "Its roles; none beyond your own." })
}).meta({ id: "MachineCreation", description: "A program to be made." });
var machineSecret = z23.object({
  ...machineFields,
  secret: text(
    "Its secret, told this once: nobody can read it again. Null when a request is repeated with its Idempotency-Key."
  ).nullable()
}).meta({ id: "MachineSecret", description: "A program with its new secret." });
var machineSecretRequest = z23.strictObject({}).meta({ id: "MachineSecretRequest", description: "Nothing has to be said." });

// packages/contract/src/identity/profile.ts
import { z as z24 } from "zod";
var accountProfile = z24.object({
  subject: idOf("the account at the identity provider"),
  userName: text("User name."),
  operatorId: idOf("the organisation that the account belongs to"),
  roles: z24.array(z24.string()).meta({
    description: "Every role that holds, `resource:role`: those of the token and those of its groups."
  }),
  runsPayments: z24.boolean().meta({
    description: "Whether the account runs the payments of the installation: it alone moves balances, records payments, withdraws invoices and makes products and prices."
  })
}).meta({ id: "AccountProfile", description: "Who calls, as the platform sees it." });

// packages/contract/src/account/endpoints/account.ts
var LANGUAGE = endpoints("account", ["account"], {
  getAccountLanguage: {
    call: "GET /language",
    summary: "The language in which the platform writes to you: mails, papers, notifications",
    answers: { 200: keptLanguage }
  },
  putAccountLanguage: {
    call: "PUT /language",
    summary: "Say in which language the platform is to write to you",
    description: "Holds from the next message on; what was written stays as it is. Of what is sent to a channel, the language of the place counts (`alerts/places`).",
    body: keptLanguageBody,
    answers: { 200: keptLanguage }
  }
});
var paramsOfMachines = z25.object({ machineId: idOf("the program") });
var MACHINES = endpoints("account", ["machines"], {
  listMachines: {
    call: "GET /machines",
    summary: "The programs of your organisation that sign in by themselves",
    description: "For administrators of a service. Where the identity provider of the installation keeps programs (`keeper` is ISSUER), the list is empty and says which provider that is.",
    answers: { 200: machineList }
  },
  createMachine: {
    call: "POST /machines",
    summary: "Make a program of your organisation; its secret is told this once",
    description: "Its roles are among your own: the role `admin` of a service includes the others of that service. A program cannot make programs. Repeated with the same Idempotency-Key, the answer is the same without the secret.",
    body: machineCreation,
    answers: { 201: machineSecret },
    problems: ["roles-beyond-own", "machine-name-taken", "machines-elsewhere", "records-limit"],
    tellsOnce: ["secret"]
  },
  renewMachineSecret: {
    call: "PUT /machines/{machineId}/secret",
    summary: "A new secret for a program; it is told this once",
    description: "The secret before is worth nothing at once; tokens that it got end within five minutes. For programs whose roles are among your own.",
    params: paramsOfMachines,
    body: machineSecretRequest,
    answers: { 200: machineSecret },
    problems: ["roles-beyond-own", "machines-elsewhere"]
  },
  revokeMachine: {
    call: "DELETE /machines/{machineId}",
    summary: "Revoke a program",
    description: "It gets no token from now on. Tokens that it has end within five minutes.",
    params: paramsOfMachines,
    answers: { 204: z25.null() },
    problems: ["machines-elsewhere"]
  }
});
var PROFILE = endpoints("account", ["account"], {
  getAccountProfile: {
    call: "GET /profile",
    summary: "Who you are to the platform: organisation and roles",
    description: "Roles that come of groups stand in no token; here all of them are.",
    answers: { 200: accountProfile }
  }
});

// packages/contract/src/alerts/endpoints/log.ts
import { z as z28 } from "zod";

// packages/contract/src/alerts/delivery.ts
import { z as z27 } from "zod";

// packages/contract/src/alerts/enums.ts
import { z as z26 } from "zod";
var alertKind = z26.enum([
  "ACT",
  "DECIDE_BY_NEAR",
  "NO_CONCLUSION",
  "WATCH",
  "EASED",
  "MESSAGE_REISSUED",
  "PLAN_STALE",
  "EPHEMERIS_STALE",
  "CATALOGUE_STALE",
  "CAPACITY_SHORT",
  "OBSERVATION_ARRIVED",
  "REQUEST_STATUS",
  "SCREENING_STATUS"
]).meta({
  id: "AlertKind",
  description: "What happened: a verdict crossed to act, no conclusion or watch, or eased; a decision is due soon; a message came whose originator had sent another content under its id; a plan, an ephemeris or the catalogue is stale; storage or records are nearly at their limit; an observation arrived; a request or a screening has a status."
});
var alertChannel = z26.enum(["EMAIL", "MSTEAMS", "WEBHOOK", "SLACK"]).meta({ id: "AlertChannel", description: "How a message leaves the platform." });
var alertTiming = z26.enum(["NOW", "DIGEST"]).meta({ id: "AlertTiming", description: "At once, or with the others of the day." });
var alertLevel = z26.enum(["info", "ok", "caution", "serious", "critical"]).meta({ id: "AlertLevel", description: "How much it presses." });
var notificationState = z26.enum(["fresh", "unread", "read", "hidden"]).meta({
  id: "NotificationState",
  description: "How far a notification is, ascending; it never goes back. Fresh becomes unread after 12 s by itself."
});
var deliveryPurpose = z26.enum(["ALERT", "DIGEST", "ESCALATION", "TEST", "REMINDER"]).meta({
  id: "DeliveryPurpose",
  description: "Why a message was made: by a rule, as the collected ones, because nobody acknowledged, as a test, or because somebody has to sign in to be told further."
});
var deliveryState = z26.enum(["QUEUED", "SENT", "OUTBOX", "DEAD"]).meta({
  id: "DeliveryState",
  description: "QUEUED waits for its next attempt, SENT was taken by the receiver, OUTBOX is kept here because the installation has no mail relay, DEAD was given up."
});
var attemptOutcome = z26.enum(["UNDERWAY", "SENT", "RETRY", "REFUSED", "GONE", "LOST"]).meta({
  id: "AttemptOutcome",
  description: "What an attempt came to: not known yet; taken; failed, another follows; refused for good; the place is gone; or the process died before it knew."
});

// packages/contract/src/alerts/delivery.ts
var attempt = z27.object({
  number: z27.int().meta({ description: "From 1." }),
  begunAt: utcTimeOf("When it began"),
  endedAt: utcTimeOf("When it was over; null where the process died before").nullable(),
  outcome: attemptOutcome,
  status: z27.int().nullable().meta({ description: "Status of the answer, of HTTP or SMTP; null without one." }),
  detail: text("What the receiver said, or why there was no answer."),
  detailSentences: sentencesOf("detail")
});
var alertDelivery = z27.object({
  deliveryId: idOf("the message: its webhook-id, and the front of its Message-ID"),
  placeId: idOf("the place"),
  channel: alertChannel,
  address: text("Where, without what is secret in it."),
  purpose: deliveryPurpose,
  state: deliveryState,
  title: text("Its subject."),
  text: text("What it says."),
  alertIds: z27.array(idOf("the alert")).meta({ description: "What it tells of." }),
  createdAt: utcTimeOf("When it was made"),
  sentAt: utcTimeOf("When the receiver took it; null while it has not").nullable(),
  nextAttemptAt: utcTimeOf("When it is tried again; null when it is not").nullable(),
  attempts: z27.array(attempt).meta({ description: "What was tried, oldest first." })
}).meta({ id: "AlertDelivery", description: "One message to one place." });
var deliveryQuery = z27.object({ ...pageQuery, state: deliveryState.optional() });
var deliveryReplay = z27.strictObject({}).meta({ id: "DeliveryReplay", description: "Nothing has to be said." });

// packages/contract/src/alerts/endpoints/log.ts
var params4 = z28.object({ deliveryId: idOf("the message") });
var LOG = endpoints("alerts", ["deliveries"], {
  listDeliveries: {
    call: "GET /deliveries",
    summary: "Messages to you, newest first, with every attempt",
    description: "Addresses are told without what is secret in them.",
    query: deliveryQuery,
    answers: { 200: z28.array(alertDelivery) }
  },
  listOutbox: {
    call: "GET /outbox",
    summary: "Mails of your organisation that were kept because the installation has no mail relay",
    description: "In the developer area only: elsewhere nobody reads the mail of others, and it answers 404.",
    query: deliveryQuery.omit({ state: true }),
    answers: { 200: z28.array(alertDelivery) }
  },
  replayDelivery: {
    call: "PUT /deliveries/{deliveryId}/replay",
    summary: "Hand a message over once more: the same words, the same id",
    params: params4,
    body: deliveryReplay,
    answers: { 200: alertDelivery },
    problems: ["delivery-underway", "place-off"]
  }
});

// packages/contract/src/alerts/endpoints/notifications.ts
import { z as z30 } from "zod";

// packages/contract/src/alerts/notification.ts
import { z as z29 } from "zod";
var notification = z29.object({
  id: idOf("the notification"),
  code: z29.int().meta({ description: "200: something the platform tells, no failure." }),
  title: text("What happened, in a few words."),
  message: text("One sentence more."),
  status: z29.string().regex(/^\dxx$/).meta({ description: "First digit of the code, then xx." }),
  timestamp: utcTimeOf("When it happened"),
  state: notificationState,
  level: alertLevel,
  kind: alertKind,
  path: z29.string().nullable().meta({ description: "Page of the application about it; null where there is none." }),
  alertId: idOf("the alert that it tells of"),
  needsPerson: z29.boolean().meta({ description: "Somebody has to acknowledge it." }),
  acknowledgedBy: z29.string().nullable().meta({ description: "Who did; null while nobody has." })
}).meta({ id: "Notification", description: "Something that you are told in the application." });
var notificationQuery = z29.object({ language: inLanguage });
var notificationChange = z29.strictObject({ state: notificationState }).meta({
  id: "NotificationChange",
  description: "The state that it is to have; a lower one than it has changes nothing."
});

// packages/contract/src/alerts/endpoints/notifications.ts
var params5 = z30.object({ notificationId: idOf("the notification") });
var NOTIFICATIONS = endpoints("alerts", ["notifications"], {
  listNotifications: {
    call: "GET /notifications",
    summary: "What you are told in the application, newest first",
    description: "The state is kept here, for all your devices. Fresh becomes unread after 12 s; what you have hidden is left out. At most 200 of the last 30 days.",
    query: notificationQuery,
    answers: { 200: z30.array(notification) }
  },
  changeNotification: {
    call: "PUT /notifications/{notificationId}",
    summary: "Bring a notification to a state, on all your devices",
    params: params5,
    body: notificationChange,
    answers: { 204: z30.null() }
  },
  changeNotifications: {
    call: "PUT /notifications",
    summary: "Bring all your notifications to a state",
    body: notificationChange,
    answers: { 204: z30.null() }
  }
});

// packages/contract/src/alerts/endpoints/places.ts
import { z as z32 } from "zod";

// packages/contract/src/alerts/place.ts
import { z as z31 } from "zod";
var placeLanguage = language.nullable();
var alertPlace = z31.object({
  placeId: idOf("the place"),
  channel: alertChannel,
  address: text("Where, without what is secret in it: of a URL only the host."),
  services: z31.array(z31.enum(["ca", "odt"])).meta({ description: "Services in whose configuration it stands." }),
  language: placeLanguage.meta({
    description: "Language of what is sent there. A channel has one of its own, English at first; null, as of a mail at first: the one that is kept of you."
  }),
  isOn: z31.boolean().meta({
    description: "Off: the receiver said that it is gone (410); nothing is sent until it is switched on again."
  }),
  offReason: z31.string().nullable().meta({ description: "Why it is off." }),
  offReasonSentences: sentencesOf("offReason"),
  offSince: utcTimeOf("Since when it is off").nullable(),
  hasSecret: z31.boolean().meta({ description: "Messages are signed: of webhooks only." }),
  secretFrom: utcTimeOf("Since when the secret is in use").nullable(),
  lastSentAt: utcTimeOf("When the receiver last took something; null when never").nullable()
}).meta({ id: "AlertPlace", description: "Where you are told: one address of your configuration." });
var placeChange = z31.strictObject({
  isOn: z31.literal(true).optional().meta({ description: "Switches it on again." }),
  language: placeLanguage.optional().meta({ description: "Language of what is sent there from now on; null: the one that is kept of you." })
}).meta({ id: "PlaceChange", description: "What is to be otherwise about a place; what is left out stays." });
var placeSecret = z31.object({
  secret: text("Key of the signatures, whsec_ and base64. It is told this once."),
  previousUntil: utcTimeOf(
    "Until when messages are signed with the one before too; null when there was none"
  ).nullable()
}).meta({ id: "PlaceSecret", description: "The new key of a webhook." });
var placeTest = z31.strictObject({
  language: language.optional().meta({ description: "Language of the test; left out, that of what is sent to the place." })
}).meta({ id: "PlaceTest", description: "In which language the test is written." });
var secretRotation = z31.strictObject({}).meta({ id: "SecretRotation", description: "Nothing has to be said." });

// packages/contract/src/alerts/endpoints/places.ts
var params6 = z32.object({ placeId: idOf("the place") });
var PLACES = endpoints("alerts", ["places"], {
  listAlertPlaces: {
    call: "GET /places",
    summary: "Where you are told: the addresses of your configurations, and whether they can be reached",
    answers: { 200: z32.array(alertPlace) }
  },
  changeAlertPlace: {
    call: "PUT /places/{placeId}",
    summary: "Switch a place on again that was gone, or say in which language it is told",
    params: params6,
    body: placeChange,
    answers: { 204: z32.null() }
  },
  sendTestAlert: {
    call: "POST /places/{placeId}/test",
    summary: "Send a test message to a place; the log tells what came of it",
    params: params6,
    body: placeTest,
    answers: { 201: alertDelivery },
    problems: ["place-off"]
  },
  rotatePlaceSecret: {
    call: "PUT /places/{placeId}/secret",
    summary: "A new key for the signatures of a webhook; it is told this once",
    description: "For a day messages are signed with the key before as well, so that the receiver can change over.",
    params: params6,
    body: secretRotation,
    answers: { 200: placeSecret },
    problems: ["place-unsigned"]
  }
});

// packages/contract/src/alerts/endpoints/raising.ts
import { z as z36 } from "zod";

// packages/contract/src/alerts/alert.ts
import { z as z33 } from "zod";
var alert = z33.object({
  alertId: idOf("the alert"),
  kind: alertKind,
  level: alertLevel,
  title: text("What happened, in a few words."),
  message: text("One sentence more."),
  path: z33.string().nullable().meta({ description: "Page of the application about it; null where there is none." }),
  raisedAt: utcTimeOf("When it happened"),
  decideBy: utcTimeOf("When the decision is due; null where there is none to make").nullable(),
  needsPerson: z33.boolean().meta({ description: "Somebody has to acknowledge it; until then others are called." }),
  acknowledgedAt: utcTimeOf("When somebody did; null while nobody has").nullable(),
  acknowledgedBy: z33.string().nullable().meta({ description: "Who did." }),
  calls: z33.array(
    z33.object({
      at: utcTimeOf("When he is or was called"),
      userName: text("Who."),
      isDone: z33.boolean().meta({ description: "He was called already." })
    })
  ).meta({ description: "Who is called after whom while nobody acknowledges it." })
}).meta({ id: "Alert", description: "Something that crossed a line, for the whole organisation." });
var alertQuery = z33.object({
  ...pageQuery,
  language: inLanguage,
  open: z33.enum(["true", "false"]).optional().meta({ description: "With true: only those that somebody still has to acknowledge." })
});
var acknowledgement = z33.strictObject({ language: inLanguage }).meta({ id: "Acknowledgement", description: "That you have it; in which language the answer is written." });

// packages/contract/src/alerts/rehearsal.ts
import { z as z35 } from "zod";

// packages/contract/src/alerts/settings.ts
import { z as z34 } from "zod";

// packages/contract/src/alerts/fields.ts
var ROTA_NUMBERS = {
  shiftHours: { unit: "h", least: 1, most: 1e3 },
  firstWaitMinutes: { unit: "min", least: 1, most: 720 },
  decideByNearHours: { unit: "h", least: 0, most: 240 }
};
var MOST_MEMBERS = 30;
var SETTINGS_TEXTS = {
  /** A name of the IANA; whether there is such a zone is asked of the runtime. */
  timeZone: { longest: 64, form: /^[A-Za-z0-9_+/-]{1,64}$/ },
  /** Hours and minutes of a day. */
  wallTime: { longest: 5, form: /^([01]\d|2[0-3]):[0-5]\d$/ }
};

// packages/contract/src/alerts/settings.ts
var wallTime = (what) => textIn(SETTINGS_TEXTS.wallTime).meta({
  description: `${what}, hours and minutes of the day in your time zone.`,
  examples: ["22:00"]
});
var alertRule = z34.strictObject({
  kind: alertKind,
  inApp: z34.boolean().meta({ description: "Shown in the application: toast, bell and list." }),
  channels: z34.array(alertChannel).max(4).meta({ description: "Channels that it is sent by, as far as you have places there." }),
  timing: alertTiming,
  breaksQuietHours: z34.boolean().meta({ description: "Sent in quiet hours too." })
}).meta({ id: "AlertRule", description: "What is done when something of a kind happens." });
var quietHours = z34.strictObject({
  isOn: z34.boolean().meta({ description: "Whether there are any." }),
  from: wallTime("Beginning"),
  until: wallTime("End; before the beginning it is of the next day")
}).meta({
  id: "QuietHours",
  description: "When people are left alone: what does not break them waits until their end."
});
var fields3 = {
  timeZone: textIn(SETTINGS_TEXTS.timeZone).meta({
    description: "Time zone of quiet hours and digest, a name of the IANA.",
    examples: ["Europe/Berlin"]
  }),
  quietHours,
  digestAt: wallTime("When the digest is sent"),
  rules: z34.array(alertRule).max(20).meta({ description: "One for each kind; a kind that is left out keeps its default." })
};
var alertSettings = z34.object({
  language: language.meta({ description: "The language that is kept of you: `account/language`." }),
  ...fields3,
  version: z34.int().meta({ description: "Grows with every change; the ETag. 0 while nothing is stored." }),
  updatedAt: utcTimeOf("When it last changed; null while nothing is stored").nullable()
}).meta({ id: "AlertSettings", description: "By which rules you are told." });
var alertSettingsBody = z34.strictObject({
  ...asGot(alertSettings.pick({ version: true, updatedAt: true }).shape),
  ...fields3,
  language: language.optional().meta({ description: "The same as `PUT account/language`; left out, the one that is kept stays." })
}).meta({ id: "AlertSettingsBody", description: "By which rules you want to be told." });

// packages/contract/src/alerts/rehearsal.ts
var rehearsalBody = z35.strictObject({
  days: z35.int().min(1).max(90).default(14).meta({ description: "How much of the stored history, days." }),
  settings: alertSettingsBody
}).meta({ id: "RehearsalBody", description: "Rules to try on what has happened. Nothing is sent or stored." });
var rehearsal = z35.object({
  from: utcTimeOf("Beginning of the history"),
  until: utcTimeOf("Its end"),
  happened: count("Judgements and other events of the history"),
  rules: z35.array(
    z35.object({
      kind: alertKind,
      crossings: count("How often something of the kind happened"),
      messages: count("Messages that the rule would have sent, before they are brought together")
    })
  ).meta({ description: "Each rule and how often it would have fired." }),
  messages: count("Messages that would have been sent"),
  inApp: count("Notifications in the application"),
  perDayMost: count("Most messages of one day"),
  sent: z35.array(
    z35.object({
      at: utcTimeOf("When"),
      channel: alertChannel,
      purpose: deliveryPurpose,
      title: text("Its subject."),
      alerts: count("Alerts that it tells of"),
      heldBack: z35.boolean().meta({ description: "It would have waited for the end of quiet hours." })
    })
  ).meta({ description: "The newest messages that would have been sent, at most 200, newest first." })
}).meta({ id: "Rehearsal", description: "What rules would have sent over the stored history." });
var ruleCount = z35.object({
  kind: alertKind,
  fired: count("Alerts of the last 30 days"),
  messages: count("Messages to you about them"),
  lastAt: utcTimeOf("The last one; null when there was none").nullable()
}).meta({ id: "RuleCount", description: "How often a rule fired." });

// packages/contract/src/alerts/endpoints/raising.ts
var params7 = z36.object({ alertId: idOf("the alert") });
var RAISING = endpoints("alerts", ["alerts"], {
  listAlerts: {
    call: "GET /crossings",
    summary: "What crossed a line in your organisation, newest first, with who has acknowledged it",
    query: alertQuery,
    answers: { 200: z36.array(alert) }
  },
  acknowledgeAlert: {
    call: "PUT /crossings/{alertId}/acknowledgement",
    summary: "Say that you have it: nobody else is called",
    params: params7,
    body: acknowledgement,
    answers: { 200: alert }
  }
});
var REHEARSAL = endpoints("alerts", ["rules"], {
  rehearseAlerts: {
    call: "POST /rehearsal",
    summary: "What rules would have sent to you over the stored history; nothing is sent",
    body: rehearsalBody,
    answers: { 200: rehearsal },
    problems: ["time-zone-unknown", "rule-repeated"]
  }
});

// packages/contract/src/alerts/endpoints/rota.ts
import { z as z38 } from "zod";

// packages/contract/src/alerts/rota.ts
import { z as z37 } from "zod";
var member = z37.strictObject({
  subject: saying(200).meta({ description: "The user, by the subject of his tokens." }),
  userName: saying(200).meta({ description: "His name." })
}).meta({ id: "RotaMember", description: "Somebody who is called." });
var fields4 = {
  isOn: z37.boolean().meta({ description: "Whether anybody is on call." }),
  members: z37.array(member).max(MOST_MEMBERS).meta({ description: "Who takes turns, in the order in which they are called." }),
  shiftHours: numberIn(ROTA_NUMBERS.shiftHours).meta({ description: "Length of a turn, hours." }),
  startsAt: utcTimeOf("When the first one takes or took his first turn"),
  firstWaitMinutes: numberIn(ROTA_NUMBERS.firstWaitMinutes).meta({
    description: "Longest time before the next person is called, minutes; shorter where the decision is due sooner."
  }),
  decideByNearHours: numberIn(ROTA_NUMBERS.decideByNearHours).meta({
    description: "How long before the decision is due an alert says so, hours."
  })
};
var alertRota = z37.object({
  ...fields4,
  onCall: member.nullable().meta({ description: "Who is on call now; null when nobody is." }),
  nextChangeAt: utcTimeOf("When the next one takes over; null when nobody does").nullable(),
  version: z37.int().meta({ description: "Grows with every change; the ETag. 0 while nothing is stored." }),
  updatedAt: utcTimeOf("When it last changed; null while nothing is stored").nullable(),
  updatedBy: z37.string().nullable().meta({ description: "Who changed it last." })
}).meta({ id: "AlertRota", description: "Who is on call, and who is called next, for the whole organisation." });
var alertRotaBody = z37.strictObject({
  ...asGot(
    alertRota.pick({ onCall: true, nextChangeAt: true, version: true, updatedAt: true, updatedBy: true }).shape
  ),
  ...fields4
}).meta({ id: "AlertRotaBody", description: "Who is to be on call." });
var absence = z37.enum(["NOT_SEEN", "ELSEWHERE", "REMOVED"]).meta({
  id: "Absence",
  description: "Why no message is sent to somebody: he has not called for as long as the installation says, his newest token is of another organisation, or he is not among the users any more. Null where he is told."
});
var colleague = z37.object({
  subject: text("The user, by the subject of his tokens."),
  userName: text("His name."),
  seenAt: utcTimeOf("When he last opened the application"),
  absence: absence.nullable(),
  toldUntil: utcTimeOf(
    "Until when messages are sent to him unless he calls before, or were; null where no time ends it"
  ).nullable()
}).meta({ id: "Colleague", description: "Somebody of your organisation who has used the application." });

// packages/contract/src/alerts/endpoints/rota.ts
var ROTA = endpoints("alerts", ["rota"], {
  getAlertRota: {
    call: "GET /rota",
    summary: "Who is on call in your organisation, and who is called next when nobody acknowledges",
    answers: { 200: alertRota },
    tells: ["ETag"]
  },
  changeAlertRota: {
    call: "PUT /rota",
    summary: "Replace the rota of your organisation",
    headers: ifMatchHeaders,
    body: alertRotaBody,
    answers: { 200: alertRota },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field", "colleague-unknown"]
  },
  listColleagues: {
    call: "GET /colleagues",
    summary: "Who of your organisation has used the application, by name: they can be on call",
    answers: { 200: z38.array(colleague) }
  }
});

// packages/contract/src/alerts/endpoints/rules.ts
import { z as z39 } from "zod";
var RULES = endpoints("alerts", ["rules"], {
  getAlertSettings: {
    call: "GET /settings",
    summary: "By which rules you are told: channels, digest, quiet hours",
    description: "While nothing is stored, what holds without it, as version 0.",
    answers: { 200: alertSettings },
    tells: ["ETag"]
  },
  changeAlertSettings: {
    call: "PUT /settings",
    summary: "Replace your rules",
    headers: ifMatchHeaders,
    body: alertSettingsBody,
    answers: { 200: alertSettings },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field", "time-zone-unknown", "rule-repeated"]
  },
  listRuleCounts: {
    call: "GET /rules",
    summary: "How often each rule fired in the last 30 days",
    answers: { 200: z39.array(ruleCount) }
  }
});

// packages/contract/src/audit/endpoints/audit.ts
import { z as z41 } from "zod";

// packages/contract/src/audit/entry.ts
import { z as z40 } from "zod";
var auditEntry = z40.object({
  entryId: z40.int().meta({ description: "Grows from entry to entry." }),
  at: utcTimeOf("When"),
  operatorId: idOf("the organisation whose record it is"),
  actor: text("Who did it: a user name, or the part of the platform that acts by itself."),
  action: text("What was done, a verb in the past tense: `created`, `changed`, `signed-in`, `looked-at`."),
  recordType: text("Kind of record."),
  recordId: text("Which record."),
  detail: z40.record(z40.string(), z40.unknown()).meta({ description: "What else is known of it, by kind of action." })
}).meta({ id: "AuditEntry", description: "A line of the audit log." });
var filter = {
  "operator-id": id.optional().meta({
    description: "Of another organisation, for administrators; that they looked is written into its log. Yours without it."
  }),
  actor: z40.string().max(200).optional().meta({ description: "Done by this user." }),
  action: z40.string().max(80).optional().meta({ description: "Of this action.", examples: ["changed"] }),
  "record-type": z40.string().max(80).optional().meta({ description: "Of this kind of record.", examples: ["satellite"] }),
  "record-id": z40.string().max(200).optional().meta({ description: "Of one record." }),
  from: timeInput("Not before").optional(),
  to: timeInput("Not after").optional()
};
var auditQuery = z40.object({ ...filter, ...pageQuery });
var auditExportQuery = z40.object(filter);
var auditOperator = z40.object({
  operatorId: idOf("the organisation"),
  entries: count("Lines of its log"),
  lastAt: utcTimeOf("When the last one was written")
}).meta({ id: "AuditOperator", description: "An organisation with how much its audit log holds." });
var auditOperatorQuery = z40.object(pageQuery);

// packages/contract/src/audit/endpoints/audit.ts
var AUDIT = endpoints("audit", ["audit log"], {
  listAuditEntries: {
    call: "GET /entries",
    summary: "Who did what in your organisation, newest first",
    description: "Every change is written into the log with the change itself; nothing in it can be changed. An administrator of a service may name another organisation, and is written into its log for it.",
    query: auditQuery,
    answers: { 200: z41.array(auditEntry) },
    problems: ["not-found", "time-invalid", "window-empty"]
  },
  exportAuditEntries: {
    call: "GET /export",
    summary: "All of these lines as a file: CSV, or JSON with a line for each",
    description: `The filters are those of the list. \`Accept: text/csv\`, or \`Accept: ${LINES}\` for JSON.`,
    query: auditExportQuery,
    answers: { 200: z41.string().meta({ description: "The file." }) },
    offers: ["text/csv", LINES],
    problems: ["not-found", "time-invalid", "window-empty"]
  },
  listAuditOperators: {
    call: "GET /operators",
    summary: "The organisations that have a log, for administrators",
    query: auditOperatorQuery,
    answers: { 200: z41.array(auditOperator) },
    requirement: AUDIT_ADMIN
  }
});

// packages/contract/src/ca/endpoints/analysis.ts
import { z as z43 } from "zod";

// packages/contract/src/ca/analysis.ts
import { z as z42 } from "zod";
var local = (what) => z42.object({ r: metres("Radial"), t: metres("Along-track"), n: metres("Cross-track") }).meta({ description: `${what}, m, in RTN axes.` });
var disagreement = z42.object({
  difference: local("The other message minus the one on show"),
  sigma: local("One sigma of both together").nullable(),
  mahalanobisDistance: ratio("The difference over the summed covariances").nullable()
}).meta({ id: "Disagreement", description: "How far two messages lie apart." });
var source = z42.object({
  originator: text("Who made the message."),
  cdmId: idOf("its newest message"),
  creationDate: utcTimeOf("When it was made"),
  tca: utcTimeOf("Time of closest approach"),
  probabilityOfCollision: probability("Our probability of it"),
  originatorProbability: z42.number().nullable().meta({ description: "What it states itself, 0 to 1." }),
  totalMissDistance: metres("Miss distance"),
  isShown: z42.boolean().meta({ description: "It is the message on show, which the others are compared with." }),
  consistency: z42.object({
    object1: disagreement,
    object2: disagreement,
    relative: disagreement,
    verdict: z42.enum(["agrees", "apart"]).nullable().meta({
      description: "Of the relative position, at 1 % with three degrees of freedom; null without covariances."
    })
  }).nullable().meta({ description: "Null for the message on show, and where a message has no states." })
}).meta({ id: "EventSource", description: "What one originator says of an event." });
var update = z42.object({
  cdmId: idOf("the message"),
  previousCdmId: idOf("the message before it"),
  originator: text("Who made both."),
  creationDate: utcTimeOf("When it was made"),
  object1: disagreement,
  object2: disagreement,
  relative: disagreement
}).meta({ id: "StateUpdate", description: "What a message changed of the states that the one before had told." });
var figure = (what) => z42.number().nullable().meta({ description: `${what}; null where the message does not tell.` });
var objectTracking = z42.object({
  lastObservationFrom: utcTimeOf("The last accepted observation was made at this time or later").nullable(),
  lastObservationTo: utcTimeOf("It was made at this time or before").nullable(),
  observationsAvailable: figure("Observations that there were"),
  observationsUsed: figure("Observations that the orbit was determined with"),
  tracksAvailable: figure("Tracks that there were"),
  tracksUsed: figure("Tracks that the orbit was determined with"),
  residualsAccepted: figure("Residuals accepted, %"),
  actualOdSpan: figure("Span of the orbit determination, d"),
  change: z42.enum(["NEW", "NONE"]).nullable().meta({
    description: "NEW: tracking came that the message before of the same originator did not rest on. NONE: none since then. Null for the first message, and where the figures do not tell."
  })
}).meta({ id: "ObjectTracking", description: "The tracking that an orbit of a message rests on." });
var trackingStep = z42.object({
  cdmId: idOf("the message"),
  originator: text("Who made it."),
  creationDate: utcTimeOf("When it was made"),
  object1: objectTracking,
  object2: objectTracking
}).meta({ id: "TrackingStep", description: "The tracking that a message rests on, and whether any of it is new." });
var check = z42.object({
  code: text("Which check; docs/models/verdict lists them."),
  isPassed: z42.boolean().nullable().meta({ description: "Null where the message does not tell." }),
  value: z42.number().nullable().meta({ description: "The figure: degree, ratio, percent, metres or days." }),
  limit: z42.number().nullable().meta({ description: "Its limit." })
});
var orbitScore = z42.object({
  score: ratio("Score of what is told, 0 to 1; null where the message tells nothing").nullable(),
  composite: ratio(
    "Composite as NASA CARA publishes it, 0 to 1: a check that the message does not tell is not passed"
  ),
  groups: z42.array(
    z42.object({
      group: z42.enum(["models", "determination", "covariance", "age"]).meta({ description: "What the checks of the group look at." }),
      weight: z42.number().meta({ description: "Weight of the group in the score." }),
      checks: z42.array(check).meta({ description: "The checks of the group." })
    })
  ).meta({ description: "Checks by what they look at." })
}).meta({ id: "OrbitScore", description: "How good the orbit determination of an object is." });
var passage = z42.object({
  conjunctionId: idOf("the event"),
  tca: utcTimeOf("Time of closest approach"),
  probabilityOfCollision: probability("Its probability"),
  riskLevel,
  isLeftOut: z42.boolean().meta({ description: "You left it out: it is not in the total." })
});
var massSource = z42.enum(["RECORD", "MESSAGE"]).meta({ id: "MassSource", description: "The satellite's record (wet mass), or the message." });
var knownMass = z42.object({ mass: z42.number().meta({ description: "Mass, kg." }), source: massSource }).meta({ id: "KnownMass", description: "A mass, and where it is from." });
var consequence = z42.object({
  fragments: ratio("Expected number of fragments of that size and larger"),
  smallestFragment: metres("Smallest fragment that is counted"),
  isCatastrophic: z42.boolean().meta({ description: "Both break up wholly: more than 40 J for each gram of the heavier." }),
  mass1: knownMass,
  mass2: knownMass
}).meta({
  id: "CollisionConsequence",
  description: "What a collision would leave (NASA standard breakup model). Null where the mass of either object is not known."
});
var dissipation = z42.object({
  energyDissipationRate: ratio("Energy that drag takes each second, W/kg, mean over the determination (SEDR)"),
  foretoldSeconds: seconds("Time before closest approach for which the drag is foretold: since the last observation")
}).nullable().meta({ description: "Null where the message does not tell of it." });
var dragCell = z42.object({
  object1: ratio("Drag of object 1, times what the message assumes"),
  object2: ratio("The same of object 2"),
  tcaShift: seconds("How much later the two are closest then"),
  totalMissDistance: metres("Miss distance then"),
  probability: z42.number().meta({ description: "Probability then, 0 to 1, by the method of the verdict for the moved states." }),
  probabilityMethod: text("Which method that is."),
  isInadequate: z42.boolean().meta({ description: "No method that has an answer holds there: the number gives no comfort." })
});
var forecastStep = z42.object({
  at: utcTimeOf("When"),
  low: z42.number().meta({ description: "5 %, 0 to 1." }),
  median: z42.number().meta({ description: "50 %, 0 to 1." }),
  high: z42.number().meta({ description: "95 %, 0 to 1." })
});
var eventAnalysis = z42.object({
  conjunctionId: idOf("the event"),
  cdmId: idOf("the message on show"),
  sources: z42.array(source).meta({ description: "The newest message of each originator; that on show first." }),
  updates: z42.array(update).meta({
    description: "Of each message the change of states from the one before of the same originator, over the joint sigma: both covariances summed. Oldest first."
  }),
  tracking: z42.array(trackingStep).meta({
    description: "The tracking that each message rests on, by message, oldest first; the newest 60."
  }),
  passages: z42.array(passage).meta({
    description: "Passages of the same pair whose closest approach is ahead, by time; this one among them."
  }),
  totalProbability: probability("That at least one of them is a collision: 1 - prod(1 - Pc)"),
  unknownPassages: count("Passages without a probability, which the total leaves out"),
  leftOutPassages: z42.object({
    count: count("Passages that you left out"),
    totalProbability: probability("That any of these is a collision")
  }).nullable().meta({ description: "What you left out of the total, together; null without any." }),
  orbits: z42.object({ object1: orbitScore, object2: orbitScore }).nullable().meta({ description: "Null where the message cannot be read again." }),
  density: z42.array(
    z42.object({
      offset: ratio("Standard deviations of the density forecast"),
      probability: z42.number().meta({ description: "Probability then, 0 to 1." })
    })
  ).nullable().meta({
    description: "Null where the message has no density errors (drag-consider parameters) of both objects."
  }),
  consequence: consequence.nullable(),
  drag: z42.object({
    object1: dissipation,
    object2: dissipation,
    cells: z42.array(dragCell).meta({
      description: "By the factor of object 2, then of object 1, each half an order either way in steps of an eighth; of an object without a dissipation the factor is 1. A combination is absent where the two do not pass each other within half a revolution."
    })
  }).nullable().meta({
    description: "The space-weather trade space: miss and probability with other drag. Null where the message tells of no drag (SEDR)."
  }),
  forecast: z42.object({
    pastEvents: count("Past events that it rests on"),
    exponent: ratio("Power of the lead with which sigmas shrink").nullable(),
    insideShare: ratio("Share of past forecasts that held what came; 0.9 would be right").nullable(),
    at: utcTimeOf("When the decision is due").nullable(),
    leadSeconds: seconds("Lead then").nullable(),
    sigmaShare: ratio("Share of today's sigmas that is left then").nullable(),
    low: probability("5 %"),
    median: probability("50 %"),
    high: probability("95 %"),
    aboveAct: probability("That the probability then is at or above the act limit"),
    course: z42.array(forecastStep).meta({
      description: "The way there, evenly spaced in time up to the decision; empty where there is no forecast."
    })
  }).meta({
    id: "PcForecast",
    description: "How far the probability may move until the decision; figures are null under 20 past events."
  })
}).meta({ id: "EventAnalysis", description: "What the messages of an event say together." });
var eventAnalysisQuery = z42.object({
  message: id.optional().meta({ description: "The message on show; without it the newest." }),
  "left-out": leftOutQuery
});

// packages/contract/src/ca/endpoints/analysis.ts
var params8 = z43.object({ conjunctionId: idOf("the event") });
var ANALYSIS = endpoints("ca", ["conjunctions"], {
  getConjunctionAnalysis: {
    call: "GET /conjunctions/{conjunctionId}/analysis",
    summary: "What the messages of an event say together",
    description: "Originators side by side with their consistency, passages of the same pair with their total probability, the score of both orbit determinations, the band that the density of the atmosphere leaves open, and how far the probability may move until the decision. Methods: docs/models/several-sources, verdict, pc-forecast.",
    params: params8,
    query: eventAnalysisQuery,
    answers: { 200: eventAnalysis },
    problems: ["event-not-left-out", "not-found"]
  }
});

// packages/contract/src/ca/endpoints/catalogue.ts
import { z as z45 } from "zod";

// packages/contract/src/ca/catalogue.ts
import { z as z44 } from "zod";
var catalogueInfo = z44.object({
  catalogueId: idOf("the catalogue"),
  source: text("Where it is from."),
  format: text("Form of the file that it was read from."),
  objects: count("Objects in it"),
  rejected: count("Records that could not be read"),
  faults: z44.array(problemPlace).meta({
    description: "The first hundred records that could not be read; before them, where element sets are marked as classified, that."
  }),
  newestEpoch: utcTimeOf("Newest epoch of an element set").nullable(),
  medianEpoch: utcTimeOf("Half of the element sets are newer: what the catalogue is as old as").nullable(),
  ageSeconds: seconds("Time since the median epoch").nullable(),
  isStale: z44.boolean().meta({ description: "Older than the installation allows: KEEPOUT_CATALOGUE_MAX_AGE_HOURS." }),
  contentHash: text("SHA-256 of the element sets, whatever file they came in."),
  loadedAt: utcTimeOf("When it came into use last")
}).meta({ id: "Catalogue", description: "The catalogue that screenings run against." });
var catalogueUpload = z44.object({
  catalogue: catalogueInfo,
  isNew: z44.boolean().meta({ description: "False: the same element sets were there before, and are in use again." })
}).meta({ id: "CatalogueUpload" });
var numbers2 = (description) => z44.array(z44.number()).meta({ description });
var catalogueElements = z44.object({
  catalogueId: idOf("the catalogue"),
  source: text("Where it is from."),
  contentHash: text("Names the content: equal texts mean equal element sets."),
  newestEpoch: utcTimeOf("Newest epoch of an element set").nullable(),
  loadedAt: utcTimeOf("When it was loaded"),
  count: count("Element sets"),
  columns: z44.object({
    noradId: z44.array(noradId).meta({ description: "Catalogue numbers." }),
    name: z44.array(z44.string()).meta({ description: "Names." }),
    cosparId: z44.array(z44.string()).meta({ description: "International designator; empty when unknown." }),
    objectType: z44.array(objectType).meta({ description: "Kinds of objects." }),
    rcs: z44.array(z44.number().nullable()).meta({ description: "Radar cross-section, m^2; null when unknown." }),
    epoch: numbers2("Epoch, TAI seconds since 2000-01-01T00:00:00 TAI."),
    meanMotion: numbers2("Mean motion (Kozai), rev/day."),
    eccentricity: numbers2("Eccentricity."),
    inclination: numbers2("Inclination in TEME, deg."),
    raan: numbers2("Right ascension of the ascending node in TEME, deg."),
    argPerigee: numbers2("Argument of perigee, deg."),
    meanAnomaly: numbers2("Mean anomaly, deg."),
    bstar: numbers2("Drag term B*, 1/Earth radii."),
    meanMotionDot: numbers2("First derivative of the mean motion as in the element set, rev/day^2."),
    meanMotionDdot: numbers2("Second derivative of the mean motion as in the element set, rev/day^3."),
    ephemerisType: numbers2("Ephemeris type; 0 for SGP4.")
  }).meta({ description: "One list for each field, all of one length and in one order." })
}).meta({ id: "CatalogueElements", description: "The element sets of the catalogue as columns." });

// packages/contract/src/ca/endpoints/catalogue.ts
var CATALOGUE_TYPES = [
  "text/plain",
  "text/csv",
  "application/json",
  "application/xml",
  "text/xml",
  "application/gzip",
  "application/x-gzip",
  "application/octet-stream"
];
var CATALOGUE = endpoints("ca", ["screenings"], {
  getCatalogue: {
    call: "GET /catalogue",
    summary: "The catalogue that screenings run against, and which of its records could not be read",
    answers: { 200: catalogueInfo },
    problems: ["not-found"]
  },
  getCatalogueElements: {
    call: "GET /catalogue/elements",
    summary: "The element sets of that catalogue as columns, for screening elsewhere",
    description: "About 1.1 MB compressed for 30,000 objects. The ETag names the content: send it back in If-None-Match, and an unchanged catalogue answers 304 without a body. 404 while no catalogue is loaded.",
    answers: { 200: catalogueElements, 304: z45.null() },
    tells: ["ETag"],
    problems: ["not-found"]
  },
  uploadCatalogue: {
    call: "POST /catalogue",
    summary: "Load a catalogue (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip) and make it the one in use",
    description: "For administrators. A form with one `file`, or the file as the body. Records that cannot be read are counted and the first hundred told; a file without a good record, or one that ends inside a record, is refused with 422, and the catalogue before stays in use. The same element sets again are the same catalogue (200 instead of 201).",
    tags: ["screenings", "admin"],
    takes: ["multipart/form-data", ...CATALOGUE_TYPES],
    answers: { 200: catalogueUpload, 201: catalogueUpload },
    requirement: CATALOGUE_ADMIN,
    form: oneFileBody("The catalogue, plain or gzip.", CATALOGUE_TYPES),
    problems: ["no-file", "malformed-form", "catalogue-refused"]
  }
});

// packages/contract/src/ca/endpoints/cdms.ts
import { z as z52 } from "zod";

// packages/contract/src/ca/cdm.ts
import { z as z51 } from "zod";

// packages/contract/src/ca/conjunction.ts
import { z as z49 } from "zod";

// packages/contract/src/ca/encounter.ts
import { z as z46 } from "zod";
var conjunctionData = z46.object({
  tca: utcTimeOf("Time of closest approach"),
  riskLevel,
  combinedHardBodyRadius: metres("Sum of the hard-body radii").optional(),
  combinedPlaneX: metres("Relative in-plane position along x").optional(),
  combinedPlaneY: metres("Relative in-plane position along y").optional(),
  combinedPlaneCovarianceXX: squareMetres("Combined in-plane covariance, xx").optional(),
  combinedPlaneCovarianceYX: squareMetres("Combined in-plane covariance, yx").optional(),
  combinedPlaneCovarianceYY: squareMetres("Combined in-plane covariance, yy").optional()
}).meta({ id: "ConjunctionData", description: "When, how grave, and what both objects add up to." });
var conjunctionBrief = conjunctionData.pick({ tca: true, riskLevel: true }).meta({ id: "ConjunctionBrief", description: "When, and how grave." });
var encounterFigures = {
  totalMissDistance: metres("Miss distance at TCA"),
  relativeSpeed: metresPerSecond("Relative speed at TCA"),
  relativePosition: rtn("Relative position", "m"),
  probabilityOfCollision: probability("Our probability of collision; null where it cannot be computed"),
  probabilityMethod: text("Method of the probability: author and year."),
  maxProbability: probability("Largest probability over all scales of the covariance; null where it has none"),
  dilution: dilutionRegion.nullable(),
  mahalanobisDistance: ratio(
    "Miss distance in sigmas of the combined covariance, both in the encounter plane"
  ).nullable()
};
var objectScaling = z46.object({
  maxProbability: z46.number().min(0).max(1).meta({
    description: "Largest probability over smaller errors of this object, those of the other as they are, 0 to 1."
  }),
  scale: z46.number().min(0).max(1).meta({ description: "Share of the present errors that reaches it, 0 to 1." })
}).meta({ id: "ObjectScaling", description: "What better data of one object alone could make of the probability." });
var separateScaling = z46.object({ object1: objectScaling, object2: objectScaling }).meta({
  id: "SeparateScaling",
  description: "What better data of either object alone could make of the probability."
});
var encounterDetails = {
  mahalanobisDistanceInSpace: ratio(
    "Miss distance in sigmas of the combined position covariance, both in three dimensions; null without one, and in messages that were judged before it was kept"
  ).nullable(),
  relativeVelocity: rtn("Relative velocity", "m/s"),
  probabilityReason: text("Why the probability could not be computed, a sentence.").nullable(),
  probabilityReasonSentences: sentencesOf("probabilityReason"),
  maxProbabilityReason: text(
    "Why there is no largest probability, a sentence; null where there is one, and in messages that were judged before reasons were kept."
  ).nullable(),
  maxProbabilityReasonSentences: sentencesOf("maxProbabilityReason"),
  separateScaling: separateScaling.nullable().meta({
    description: "What better data of either object alone could make of the probability; null where it cannot be scaled, and in messages that were judged before it was kept."
  })
};

// packages/contract/src/ca/next-message.ts
import { z as z47 } from "zod";
var nextMessageState = z47.enum(["EXPECTED", "NOT_EXPECTED", "OVERDUE", "NO_HISTORY"]).meta({
  id: "NextMessageState",
  description: "EXPECTED: with its times. NOT_EXPECTED: most likely none comes before TCA. OVERDUE: it is later than 99 % of all. NO_HISTORY: fewer than three intervals of the originators are known, and nothing is said."
});
var waitingOutlook = z47.enum(["LIKELY", "OPEN", "UNLIKELY"]).meta({
  id: "WaitingOutlook",
  description: "LIKELY: waiting brings a message before the decision is due, 80 % or more. UNLIKELY: 20 % or less."
});
var nextMessage = z47.object({
  state: nextMessageState,
  earliest: utcTimeOf("Begin of the 80 % in which it comes, if one comes").nullable(),
  expected: utcTimeOf("The middle of them").nullable(),
  latest: utcTimeOf("Their end; of an OVERDUE one, by when it was expected").nullable(),
  chance: probability("That one comes before TCA"),
  beforeDecision: z47.object({
    chance: probability("").unwrap().meta({ description: "That one comes before `decideBy`, 0 to 1." }),
    outlook: waitingOutlook
  }).nullable().meta({ description: "Whether waiting can bring anything; null where nothing is due, or its time has passed." }),
  intervals: count("Intervals between messages that it rests on")
}).meta({ id: "NextMessage", description: "When another message about an event comes; times to the minute." });
var nextMessageSummary = nextMessage.pick({ state: true, earliest: true, latest: true, beforeDecision: true }).meta({
  id: "NextMessageSummary",
  description: "When another message about an event comes, in a list; times to the minute."
});

// packages/contract/src/ca/verdict.ts
import { z as z48 } from "zod";
var decideBy = utcTimeOf("Latest time for a decision, before TCA; null where the verdict is SAFE").nullable();
var reasonCode = text("What the reason is; its text is of the detail call.");
var object = z48.enum(["OBJECT1", "OBJECT2"]).meta({ id: "ObjectPlace", description: "Which of the two objects." });
var reasonFigures = z48.object({
  pc: chance("Probability that the reason speaks of"),
  thresholdPc: chance("Threshold that it is compared with"),
  maxPc: chance("Largest probability at this miss"),
  correlatedPc: chance("Probability less what the errors of both objects share"),
  objects: z48.array(object).meta({ description: "Objects that the reason speaks of." }),
  scaled: z48.array(z48.object({ object, factor: z48.number().meta({ description: "By which its sigmas are multiplied." }) })).meta({ description: "Whose sigmas count multiplied, by a rule of the operator." }),
  unlike: z48.array(
    z48.object({
      object,
      ratio: z48.number().meta({ description: "Its deviation over the middle one of former messages." }),
      messages: z48.int().meta({ description: "So many former messages." })
    })
  ).meta({ description: "Whose errors are none of those that it had in former messages." }),
  doubts: z48.array(
    z48.object({
      code: text("Figure of the orbit determination that its limit does not allow."),
      value: z48.number().meta({ description: "The figure; days, observations, share, percent or ratio by its code." }),
      limit: z48.number().meta({ description: "What it is allowed to be, in the same unit." })
    })
  ).meta({ description: "What is in doubt about an orbit." }),
  stated: z48.array(
    z48.object({
      quantity: z48.enum(["miss-distance", "relative-speed", "probability"]).meta({ description: "What is stated otherwise: m, m/s, or a probability." }),
      stated: z48.number().meta({ description: "What the message states." }),
      computed: z48.number().meta({ description: "What its own states come to." })
    })
  ).meta({ description: "In what the message contradicts its own states." }),
  radius: z48.object({
    side: z48.enum(["smaller", "larger"]).meta({ description: "Than the own satellite alone, or many times than both objects." }),
    stated: metres("Combined radius that the message states"),
    body: metres("What it is compared with: the own satellite alone, or both objects at their largest"),
    isCounted: z48.boolean().meta({ description: "The probability is of the stated radius." })
  }).meta({ description: "A combined radius that the bodies do not have." }),
  decideBy: utcTimeOf("When the decision was due")
}).partial().meta({ description: "The figures of the sentence; those that the reason does not have are absent." });
var verdict = z48.object({
  kind: verdictKind,
  reasons: z48.array(
    z48.object({
      code: reasonCode,
      text: text("The reason with its figures, a sentence."),
      figures: reasonFigures.optional()
    })
  ).meta({ description: "Why, in sentences; the first is the headline." }),
  decideBy
}).meta({ id: "Verdict", description: "What to do about an event, why, and until when." });
var verdictSummary = z48.object({
  kind: verdictKind,
  decisionLead: seconds("How long before TCA a decision is due; null where the verdict is SAFE").nullable(),
  reasons: z48.array(z48.object({ code: reasonCode })).meta({ description: "Why, by code; the first is the headline." })
}).meta({ id: "VerdictSummary", description: "What to do about an event and until when." });

// packages/contract/src/ca/conjunction.ts
var conjunctionParty = z49.object({
  noradId: noradId.nullable(),
  name: text("Name in the catalogue or the message."),
  cosparId: text("International designator; empty when unknown."),
  objectType
}).meta({ id: "ConjunctionParty", description: "One of the two objects of a conjunction." });
var partySummary = conjunctionParty.omit({ cosparId: true }).meta({ id: "ConjunctionPartySummary", description: "One of the two objects of a conjunction in a list." });
var conjunctionStep = z49.object({
  cdmId: idOf("the message"),
  originator: text("Who made the message."),
  messageId: text("Identifier that the originator gave it."),
  version: count("Which of the contents under this id it is, oldest first; 1 is the first"),
  versions: count(
    "Messages of different content that the originator has sent under this id, about this event or another; 1 but for mistakes"
  ),
  creationDate: utcTimeOf("When the message was made"),
  tca: utcTimeOf("Time of closest approach"),
  riskLevel,
  probabilityOfCollision: encounterFigures.probabilityOfCollision,
  maxProbability: encounterFigures.maxProbability,
  totalMissDistance: encounterFigures.totalMissDistance,
  sigma: metres("One-sigma uncertainty along the miss vector").nullable(),
  classification: text("What the message is marked as, where that is other than unclassified.").nullable(),
  isObserved: z49.boolean().meta({ description: "It rests on observations that were ordered for the event." })
}).meta({ id: "ConjunctionStep", description: "What one message said of an event." });
var thresholds = z49.object({
  medium: ratio("Probability from which the risk is MEDIUM"),
  high: ratio("Probability from which the risk is HIGH"),
  critical: ratio("Probability from which the risk is CRITICAL")
}).meta({ id: "RiskThresholds", description: "Risk thresholds in force for the operator; the screens draw these." });
var common2 = {
  conjunctionId: idOf("the event"),
  satelliteId: idOf("your satellite"),
  satelliteName: text("Name of your satellite."),
  screeningType,
  covarianceSource,
  confidence,
  confidenceReason,
  thresholds,
  stillReported: z49.boolean().meta({ description: "False when the newest screening no longer finds the event." }),
  lastReportedAt: utcTimeOf("When the event was last found"),
  seenAgain: count("Screenings that have found it since, just as its newest message tells it: they made no message"),
  updatedAt: utcTimeOf("When the record last changed"),
  messageCount: count("Messages about the event, those that are kept no longer among them"),
  needsDecision: z49.boolean().meta({
    description: "As long as closest approach lies ahead, somebody has to decide: the verdict is ACT or NO_CONCLUSION, or WATCH at HIGH risk or above."
  }),
  conjunctionData: conjunctionBrief,
  ...encounterFigures,
  relativeVelocity: encounterDetails.relativeVelocity,
  radialSeparation: metres("Radial component of the miss, without its sign"),
  timeToTca: seconds("Time until TCA when the answer was made; negative after it")
};
var NO_NEXT_MESSAGE = "Null after TCA, of an event that the newest screening no longer finds, and of candidate ephemerides.";
var conjunctionSummary = z49.object({
  ...common2,
  nextMessage: nextMessageSummary.nullable().meta({ description: NO_NEXT_MESSAGE }),
  object1: partySummary,
  object2: partySummary,
  verdict: verdictSummary,
  previousProbability: probability(
    "What the message before the newest said; null where that could not be computed, or with one message"
  ),
  isMinimumInside: z49.boolean().optional().meta({
    description: "Of a screening whose volume was asked for: closest approach itself lies in it; false where only a part of the path does."
  })
}).meta({
  id: "ConjunctionSummary",
  description: "An event in a list, with the figures of the event itself; history and sentences are of the event. The time to TCA of a list is at most ten seconds old; an answer 304 says that nothing but the time has passed."
});
var conjunction = z49.object({
  ...common2,
  nextMessage: nextMessage.nullable().meta({ description: NO_NEXT_MESSAGE }),
  object1: conjunctionParty,
  object2: conjunctionParty,
  verdict,
  ...encounterDetails,
  lastMessageId: idOf("the newest message"),
  messagesRemoved: count(
    "Messages about the event that are kept no longer, because they told nothing more of its course (flight rules, `messageDays`)"
  ),
  history: z49.array(conjunctionStep).meta({ description: "What each message that is kept said, oldest first." })
}).meta({ id: "Conjunction", description: "An event with what its newest message says, and its history." });
var conjunctionConditions = {
  "satellite-id": id.optional().meta({ description: "One of your satellites; all of them when absent." }),
  "norad-id": noradIdInAddress("Catalogue number of the other object.").optional(),
  object: saying(80).optional().meta({
    description: "The other object: its catalogue number, its international designator, or a part of its name."
  }),
  "screening-type": screeningType.optional(),
  "risk-level": z49.string().max(60).optional().meta({
    description: "Comma-separated risk levels.",
    examples: ["HIGH,CRITICAL"],
    pattern: `^(${riskLevel.options.join("|")})(,(${riskLevel.options.join("|")}))*$`
  }),
  from: timeInput("Earliest TCA, itself included").optional(),
  to: timeInput("Latest TCA, itself included").optional(),
  "max-miss-distance": z49.coerce.number().positive().max(1e9).optional().meta({ description: "Largest miss distance, m." }),
  "min-probability": z49.coerce.number().min(0).max(1).optional().meta({
    description: "Smallest probability, 0 to 1. Events whose probability could not be computed are left out."
  })
};
var conjunctionQuery = z49.object({
  "conjunction-id": id.optional().meta({ description: "One event." }),
  "screening-id": id.optional().meta({ description: "What one screening found, those of a candidate too." }),
  ...conjunctionConditions,
  ...pageQuery
});
var findQuery = z49.object({ ...conjunctionConditions, ...pageQuery });

// packages/contract/src/ca/ephemeris.ts
import { z as z50 } from "zod";
var common3 = {
  oemFileId: idOf("the file"),
  satelliteId: idOf("the satellite that it is for"),
  satelliteName: text("Name of that satellite."),
  fileName: text("Name under which it was uploaded."),
  designation: ephemerisDesignation,
  objectName: text("OBJECT_NAME of the message."),
  objectId: text("OBJECT_ID of the message."),
  frame: text("Frame of its states."),
  startTime: utcTimeOf("Begin of its usable span"),
  stopTime: utcTimeOf("End of its usable span"),
  stepSeconds: seconds("Median step between states").nullable(),
  stateCount: count("States"),
  segmentCount: count("Segments"),
  covarianceCount: count("Covariances"),
  interpolation: text("Method and degree with which it is interpolated."),
  sizeBytes: z50.int().min(0).meta({ description: "Size of the file, bytes." }),
  sha256: text("SHA-256 of the file, hexadecimal."),
  uploadedAt: utcTimeOf("When it was uploaded"),
  contentRemovedAt: utcTimeOf(
    "When its content was removed, since nothing rested on it any more; null while it is kept. Its record stays"
  ).nullable(),
  uploadedBy: text("Who uploaded it."),
  screeningId: idOf("the newest screening of it; null when it was never screened").nullable(),
  warningCount: count("Warnings")
};
var ephemerisSummary = z50.object(common3).meta({ id: "EphemerisSummary", description: "An ephemeris file in a list; the file itself has its warnings." });
var ephemerisFile = z50.object({ ...common3, warnings: z50.array(problemPlace).meta({ description: "What was odd in the file, by place." }) }).meta({ id: "EphemerisFile", description: "An ephemeris file as it was read." });
var ephemerisQuery = z50.object({
  "oem-id": id.optional().meta({ description: "One file." }),
  "satellite-id": id.optional().meta({ description: "Files of one of your satellites." }),
  ...pageQuery
});
var rejectedFile = z50.object({
  fileName: text("The file that was not taken."),
  code: text("Why, by code; the guide of errors lists them."),
  message: text("Why, a sentence."),
  errors: z50.array(problemPlace).meta({ description: "The places at fault." })
}).meta({ id: "RejectedFile", description: "A file that was not taken, and why." });
var ephemerisUpload = z50.object({
  accepted: z50.array(ephemerisFile).meta({ description: "The files that were taken." }),
  rejected: z50.array(rejectedFile).meta({ description: "The files that were not." })
}).meta({ id: "EphemerisUpload", description: "What became of an upload: each file on its own." });
var ephemerisState = z50.object({
  time: utcTimeOf("When"),
  frame: text("Frame of the states of the file."),
  positionKm: z50.array(z50.number()).length(3).meta({ description: "Position, km." }),
  velocityKmS: z50.array(z50.number()).length(3).meta({ description: "Velocity, km/s." }),
  covarianceKm: z50.array(z50.array(z50.number())).nullable().meta({ description: "6x6 by rows in the frame: km^2, km^2/s, km^2/s^2. Null: the file has none there." }),
  isPositive: z50.boolean().nullable().meta({ description: "Whether the covariance is positive definite." })
}).meta({ id: "EphemerisState", description: "State and covariance of an ephemeris between its points." });
var ephemerisStateQuery = z50.object({ at: timeInput("When") });
var ephemerisGot = asGot(ephemerisFile.omit({ designation: true, satelliteId: true }).shape);
var ephemerisChange = z50.strictObject({
  ...ephemerisGot,
  designation: ephemerisDesignation.optional(),
  satelliteId: idOf("the satellite that it is for").optional()
}).meta({
  id: "EphemerisChange",
  description: "Changes of an ephemeris file: `designation` and `satelliteId`. The rest of its record may be sent along as it was got; another value of it is refused."
});

// packages/contract/src/ca/cdm.ts
var identity = {
  noradId: noradId.nullable(),
  designator: text("Designator as the message has it."),
  name: text("Name as the message has it."),
  cosparId: text("International designator; empty when unknown."),
  objectType
};
var plane = {
  hardBodyRadius: metres("Hard-body radius").nullable(),
  conjunctionPlaneX: metres("In-plane position along x: 0 for object 1, the miss for object 2").nullable(),
  conjunctionPlaneY: metres("In-plane position along y").nullable(),
  conjunctionPlaneCovarianceXX: squareMetres("In-plane covariance, xx").nullable(),
  conjunctionPlaneCovarianceYX: squareMetres("In-plane covariance, yx").nullable(),
  conjunctionPlaneCovarianceYY: squareMetres("In-plane covariance, yy").nullable()
};
var cdmObject = z51.object({
  ...identity,
  manoeuvrable: manoeuvrability,
  hardBodyRadiusSource: text("Where the radius is from."),
  ...plane,
  covarianceSource,
  sigma: z51.object({ r: metres("Radial"), t: metres("Along-track"), n: metres("Cross-track") }).nullable().meta({ description: "One-sigma position uncertainty in the RTN axes of the object itself, m." }),
  covarianceRtn: z51.array(z51.number()).nullable().meta({
    description: "Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2; as it was stated."
  }),
  sigmaFactor: z51.number().optional().meta({
    description: "By which the sigmas are multiplied wherever they count, by your rule for covariances of this kind; absent without one."
  }),
  orbitSource: text("What the state was made from: ephemeris file, element set, message."),
  orbitAgeSeconds: seconds("Age of the orbit at TCA").nullable(),
  positionKm: z51.array(z51.number()).length(3).nullable().meta({ description: "Position at TCA, km, frame of the message." }),
  velocityKmS: z51.array(z51.number()).length(3).nullable().meta({ description: "Velocity at TCA, km/s." }),
  frame: text("Frame of position and velocity.")
}).meta({ id: "CdmObject", description: "One object of a message." });
var common4 = {
  cdmId: idOf("the message"),
  messageId: text("Identifier that the originator gave it."),
  conjunctionId: idOf("the event"),
  satelliteId: idOf("your satellite"),
  screeningId: idOf("the screening that made it; null for an uploaded message").nullable(),
  originator: text("Who made the message."),
  creationDate: utcTimeOf("When the message was made"),
  ...encounterFigures,
  confidence,
  confidenceReason,
  originatorProbability: z51.number().nullable().meta({ description: "The probability stated in the message, beside ours, 0 to 1." }),
  originatorMethod: text("The method stated in the message.").nullable(),
  observed: z51.object({
    orbitUpdateIds: z51.array(id).meta({ description: "The orbit updates that it rests on." }),
    source: text("What was observed, a sentence."),
    sourceSentences: sentencesOf("source"),
    isSimulated: z51.boolean().meta({ description: "The observations are simulated." })
  }).nullable().meta({
    description: "Observations that were ordered and made one of its orbits better; null for any other message."
  }),
  missSigma: metres("One-sigma uncertainty along the miss vector").nullable()
};
var cdmSummary = z51.object({
  ...common4,
  object1: z51.object({ ...identity, ...plane }).meta({ description: "Object 1: who, its radius and plane." }),
  object2: z51.object({ ...identity, ...plane }).meta({ description: "Object 2: who, its radius and plane." }),
  conjunctionData
}).meta({
  id: "CdmSummary",
  description: "A message in a list: with the plane of both objects and what they add up to; the message itself has states and covariances."
});
var cdm = z51.object({
  ...common4,
  object1: cdmObject,
  object2: cdmObject,
  conjunctionData,
  ...encounterDetails,
  approachAngle: z51.number().nullable().meta({ description: "Angle between the velocities at TCA, deg." }),
  maxProbabilityScale: ratio(
    "Covariance scale (sigma) at which the maximum lies; below 1 the event is diluted"
  ).nullable(),
  verdict: verdict.nullable().optional().meta({
    description: "What this message alone said; null for messages older than verdicts by message. An event has that of its newest."
  }),
  usage: z51.array(z51.string()).meta({ description: "Usage-boundary flags: why a two-dimensional probability may not hold." })
}).meta({ id: "Cdm", description: "A conjunction data message with our judgement beside its own figures." });
var cdmFileQuery = z51.object({
  objects: z51.enum(["AS_STORED", "EXCHANGED"]).default("AS_STORED").meta({
    description: "EXCHANGED: object 2 as object 1, for whoever reads the other object as his own. Each keeps its state and its covariance in its own RTN, the relative state is in the axes of the new object 1; the id has `_EXCHANGED` behind it."
  })
});
var cdmQuery = z51.object({
  "cdm-id": id.optional().meta({ description: "One message." }),
  "conjunction-id": id.optional().meta({ description: "Messages about one event." }),
  "screening-id": id.optional().meta({ description: "Messages of one screening." }),
  ...conjunctionConditions,
  ...pageQuery
});
var cdmReceipt = z51.object({
  fileName: text("The file, and in brackets the place of the message in it."),
  cdmId: idOf("the message"),
  messageId: text("Identifier that the originator gave it."),
  conjunctionId: idOf("the event"),
  satelliteId: idOf("your satellite"),
  tca: utcTimeOf("Time of closest approach"),
  totalMissDistance: metres("Miss distance at TCA"),
  probabilityOfCollision: probability("Our probability of collision; null where it cannot be computed"),
  riskLevel,
  verdict: verdictKind,
  warnings: z51.array(problemPlace).meta({
    description: "What the book (CCSDS 508.0-B-1) asks of the message and it does without, by keyword: empty where it is valid. At most 10 a message and 200 an answer; `warningCount` has them all."
  }),
  warningCount: count("What the message does without of what the book asks")
}).meta({ id: "CdmReceipt", description: "A message that was taken, and what we say of it." });
var cdmUpload = z51.object({
  accepted: z51.array(cdmReceipt).meta({ description: "The messages that were taken." }),
  rejected: z51.array(rejectedFile).meta({ description: "At most 100; `rejectedCount` has them all." }),
  rejectedCount: count("Messages that were not taken")
}).meta({ id: "CdmUpload", description: "What became of an upload: each message on its own." });

// packages/contract/src/ca/endpoints/cdms.ts
var params9 = z52.object({ cdmId: idOf("the message") });
var FORMS = ["text/plain", "application/xml", "application/json", "text/xml"];
var UPLOAD_BODY2 = {
  required: true,
  content: {
    "multipart/form-data": { schema: uploadBody("The messages, one or several a file.") },
    "text/plain": { schema: { type: "string", minLength: 1, description: "A message or several, KVN." } },
    "application/xml": { schema: { type: "string", minLength: 1, description: "A message, XML." } },
    "application/json": {
      schema: {
        // One form: some generators of clients cannot tell a list from a record in a body.
        description: "A message, JSON: keyword by keyword, or as Space-Track has it. A list of them may be a file of a form.",
        type: "object",
        additionalProperties: true
      }
    }
  }
};
var CDMS = endpoints("ca", ["messages"], {
  listCdms: {
    call: "GET /cdms",
    summary: "Conjunction data messages, newest first",
    description: "Takes what the list of conjunctions takes; times, miss distance, probability and risk are those that the message itself says.",
    query: cdmQuery,
    answers: { 200: z52.array(cdmSummary), 304: z52.null() },
    tells: ["ETag"],
    problems: ["time-invalid", "window-empty", "risk-level-unknown"]
  },
  getCdm: {
    call: "GET /cdms/{cdmId}",
    summary: "One conjunction data message with states, covariances and our judgement",
    params: params9,
    answers: { 200: cdm }
  },
  getCdmFile: {
    call: "GET /cdms/file/{cdmId}",
    summary: "The message itself: KVN, or XML or JSON by Accept",
    params: params9,
    query: cdmFileQuery,
    offers: FORMS
  },
  deleteCdm: {
    call: "DELETE /cdms/{cdmId}",
    summary: "Take an uploaded message back; its event says again what its newest remaining message said",
    params: params9,
    answers: { 204: z52.null() }
  },
  uploadCdms: {
    call: "POST /cdms",
    summary: "Upload conjunction data messages (KVN, XML or JSON; one or many)",
    description: "Multipart form with `file` parts, or the message as the body; a file may be packed with gzip and may hold several messages (a JSON list, or KVN one after another). Each message is accepted or rejected on its own; when none is accepted, the answer is 422 with line, keyword and code. What an accepted message lacks against the book stands in its `warnings`. At most 2,000 messages, 32 MB, 64 MB unpacked.",
    takes: ["multipart/form-data", "text/plain", "application/xml", "application/json"],
    answers: { 201: cdmUpload },
    adds: ["records"],
    form: UPLOAD_BODY2,
    problems: [
      "no-file",
      "malformed-form",
      "wrong-message-kind",
      "satellite-unknown",
      "message-id-reused",
      "too-many-messages",
      "too-costly"
    ]
  }
});

// packages/contract/src/ca/endpoints/conjunctions.ts
import { z as z53 } from "zod";
var params10 = z53.object({ conjunctionId: idOf("the event") });
var LIMIT = { description: "Most records of one page.", examples: [100] };
var CONJUNCTIONS = endpoints("ca", ["conjunctions"], {
  listConjunctions: {
    call: "GET /conjunctions",
    summary: "Conjunctions of your satellites, sorted by TCA",
    description: "The body is a plain list; X-Total-Count and Link carry the paging.",
    query: conjunctionQuery,
    answers: { 200: z53.array(conjunctionSummary), 304: z53.null() },
    tells: ["ETag"],
    problems: ["time-invalid", "window-empty", "risk-level-unknown"]
  },
  getConjunction: {
    call: "GET /conjunctions/{conjunctionId}",
    summary: "One conjunction with its history, its figures in full and the sentences of its verdict",
    params: params10,
    answers: { 200: conjunction }
  },
  listConjunctionCdms: {
    call: "GET /conjunctions/{conjunctionId}/cdms",
    summary: "The messages about one conjunction with states and covariances, newest first",
    params: params10,
    query: z53.object({ ...pageQuery, limit: pageQuery.limit.unwrap().max(500).default(100).meta(LIMIT) }),
    answers: { 200: z53.array(cdm) }
  }
});

// packages/contract/src/ca/endpoints/contacts.ts
import { z as z55 } from "zod";

// packages/contract/src/ca/contacts.ts
import { z as z54 } from "zod";
var contact = z54.object({
  stationId: idOf("the station"),
  stationName: text("Its name."),
  canCommand: z54.boolean().meta({ description: "Commands can be sent in it." }),
  canConfirm: z54.boolean().meta({ description: "Telemetry is received in it." }),
  start: utcTimeOf("When the satellite rises over the mask of the station, or the window begins"),
  culmination: utcTimeOf("When it stands highest"),
  end: utcTimeOf("When it sets under the mask, or the window ends"),
  maxElevation: z54.number().meta({ description: "Elevation at culmination, deg." })
}).meta({ id: "StationContact", description: "One pass of a satellite over a ground station." });
var satelliteContacts = z54.object({
  satelliteId: idOf("your satellite"),
  satelliteName: text("Its name."),
  orbitSource: z54.enum(["EPHEMERIS", "ELEMENTS"]).nullable().meta({ description: "What speaks for its orbit: its ephemeris in force, or the catalogue; null for neither." }),
  noOrbitReason: text("Why it has no orbit, a sentence.").nullable(),
  coveredUntil: utcTimeOf(
    "Where its ephemeris ends within the window: no contact is told beyond; null where all is covered"
  ).nullable(),
  contacts: z54.array(contact).meta({ description: "By time." })
}).meta({ id: "SatelliteContacts", description: "When a satellite is in contact with the ground." });
var contactsQuery = z54.object({
  "satellite-id": id.optional().meta({ description: "One satellite; without it all of yours, at most 200 by name." }),
  from: timeInput("When the window begins; without it the present hour").optional(),
  days: z54.coerce.number().int().min(1).max(14).default(7).meta({ description: "Length of the window, d." })
});

// packages/contract/src/ca/endpoints/contacts.ts
var CONTACTS = endpoints("ca", ["stations"], {
  listContacts: {
    call: "GET /stations/contacts",
    summary: "Passes of your satellites over your ground stations",
    description: "Of each satellite from the orbit that speaks for it now, its ephemeris in force or the catalogue, without manoeuvres. Geometric, above the mask of each station. A satellite without an orbit is in the list with the reason. The first call of a window takes about a quarter of a second a satellite, others are instant.",
    query: contactsQuery,
    answers: { 200: z55.array(satelliteContacts) },
    problems: ["time-invalid", "not-found"]
  }
});

// packages/contract/src/ca/endpoints/decisions.ts
import { z as z58 } from "zod";

// packages/contract/src/ca/decision.ts
import { z as z57 } from "zod";

// packages/contract/src/ca/plan-screening.ts
import { z as z56 } from "zod";
var planScreening = z56.object({
  status: planScreeningStatus,
  newOrWorse: count("Events that are new or worse, above the watch limit").nullable().meta({ description: "Events that are new or worse, above the watch limit; null where that is not known now." }),
  byEstimatedErrors: z56.int().min(0).nullable().meta({ description: "Of these, by covariances that we estimated, a count; null where that is not known now." }),
  totalProbability: probability(
    "That any event of the seven days from the screening on is a collision, with the plan; null where that is not known now"
  ),
  estimatedProbability: probability("That any is one that is new by estimated errors, apart from the total"),
  text: text("What can be said of its screening."),
  textSentences: sentencesOf("text")
}).meta({ id: "PlanScreening", description: "What can be said of the screening of a plan, as it is now." });

// packages/contract/src/ca/decision.ts
var decisionState = z57.enum(["OPEN", "ACKNOWLEDGED", "DECIDED", "SIGNED", "WITHDRAWN"]).meta({
  id: "DecisionState",
  description: "How far a decision is. From SIGNED and WITHDRAWN on nothing changes."
});
var flightRuleStatus = z57.enum(["MET", "NOT_MET", "WAIVED"]).meta({ id: "FlightRuleStatus", description: "How a flight rule stands. What is not known is not met." });
var act = (what) => z57.object({ at: utcTimeOf(`When the record was ${what}`), by: text(`Who has ${what} it.`) }).meta({ description: `When the record was ${what}, and by whom.` });
var sha256 = (what) => z57.string().regex(/^[0-9a-f]{64}$/).meta({ description: `SHA-256 of ${what}, hexadecimal.`, examples: ["ab".repeat(32)] });
var flightRuleResult = z57.object({
  rule: flightRule,
  text: text("What the rule asks for, with its figure, a sentence."),
  status: flightRuleStatus,
  value: z57.number().nullable().meta({
    description: "Figure that was held against the limit, in `unit`; null where it is not known or has none."
  }),
  limit: z57.number().nullable().meta({ description: "The limit, in `unit`; null where the rule has none." }),
  unit: z57.enum(["probability", "s", "doubts", "events"]).nullable().meta({ description: "Unit of `value` and `limit`." }),
  requiredFor: z57.array(decisionKind).meta({ description: "Decisions that ask for the rule, unless it is waived." }),
  waiver: z57.object({
    reason: text("Why the rule may be broken."),
    by: text("Who has waived it."),
    at: utcTimeOf("When it was waived")
  }).nullable().meta({ description: "Null where it is not waived." })
}).meta({ id: "FlightRuleResult", description: "A flight rule as it stands for an event." });
var decidedPlan = z57.object({
  planId: idOf("the manoeuvre plan"),
  sha256: sha256("the plan as it was chosen"),
  figures: z57.record(z57.string(), z57.union([z57.number(), z57.string(), z57.null()])).meta({ description: "Its figures by name; each name has its unit." })
}).meta({ id: "DecidedPlan", description: "The manoeuvre that was chosen, as it was then." });
var frozenInputs = z57.object({
  messages: z57.array(
    z57.object({
      cdmId: idOf("the message"),
      messageId: text("Its id by its originator."),
      originator: text("Who made it."),
      creationDate: utcTimeOf("When it was made"),
      sha256: sha256("its stored text, UTF-8")
    })
  ).meta({ description: "Messages of the event, oldest first; the last one speaks for it." }),
  earlierMessages: count("Older messages of the event that the record does without"),
  ephemerides: z57.array(
    z57.object({
      oemFileId: idOf("the ephemeris"),
      fileName: text("Name of the file."),
      sha256: sha256("the file"),
      use: z57.enum(["SCREENED", "IN_FORCE"]).meta({
        description: "SCREENED: a message of the event comes from it. IN_FORCE: it spoke for the satellite."
      })
    })
  ).meta({ description: "Ephemerides of the satellite that the event rests on." }),
  catalogue: z57.object({
    catalogueId: idOf("the catalogue"),
    source: text("Where it is from."),
    contentHash: sha256("its element sets")
  }).nullable().meta({ description: "What the newest screening of the event searched, else the one in use; null without one." }),
  versions: z57.object({ product: text("Version of Keepout."), algorithm: text("Version of the screening engine.") }).meta({ description: "What computed." }),
  settings: z57.object({
    thresholds: z57.object({
      medium: ratio("Probability from which the risk is MEDIUM"),
      high: ratio("Probability from which the risk is HIGH"),
      critical: ratio("Probability from which the risk is CRITICAL, and the verdict ACT")
    }).meta({ description: "Risk thresholds in force." }),
    rulesVersion: z57.int().meta({ description: "Version of the operator's rules." }),
    decisionLeadHours: z57.number().meta({ description: "How long before TCA a decision is due, h." }),
    mostMessageAgeHours: z57.number().meta({ description: "Oldest newest message that the flight rules allow, h." }),
    mostTrackingAgeHours: z57.number().meta({ description: "Longest time since the other object was tracked that they allow, h." }),
    fourEyes: z57.boolean().meta({ description: "Whoever decides may not sign." })
  }).meta({ description: "Rules in force." })
}).meta({ id: "DecisionInputs", description: "What a decision was made from, with the hash of each part." });
var results = z57.object({
  tca: utcTimeOf("Time of closest approach"),
  missDistance: metres("Miss distance"),
  probabilityOfCollision: probability("Probability of collision by the recommended method"),
  probabilityMethod: text("The recommended method."),
  confidence,
  confidenceReason,
  maxProbability: probability("Largest probability that other errors give at the same miss"),
  riskLevel,
  verdict: z57.object({
    kind: verdictKind,
    reasons: z57.array(text("A reason, a sentence.")).meta({ description: "Why, sentences." })
  }).meta({ description: "The verdict with its reasons." }),
  methods: z57.array(
    z57.object({
      method: text("Name of the method, author and year."),
      probability: probability("Probability by it"),
      usable: z57.boolean().meta({ description: "Whether its assumptions hold." })
    })
  ).meta({ description: "By every method but Monte Carlo." })
}).meta({ id: "DecisionResults", description: "What the inputs come to; `keepout replay` computes it again." });
var common5 = {
  decisionId: idOf("the decision record"),
  conjunctionId: idOf("the event"),
  satelliteId: idOf("your satellite"),
  satelliteName: text("Its name when the record was opened."),
  secondaryName: text("Name of the other object."),
  state: decisionState,
  version: z57.int().meta({ description: "Counts the changes of the record; its ETag." }),
  owner: text("Who sees to it.").nullable(),
  decision: decisionKind.nullable(),
  decided: act("decided").nullable(),
  signed: act("signed").nullable(),
  recordHash: sha256("the signed record").nullable(),
  inputsChanged: z57.boolean().meta({
    description: "The event has other messages than those the decision was made from. A signed record stays as it is."
  }),
  opened: act("opened"),
  updatedAt: utcTimeOf("When the record last changed")
};
var decisionSummary = z57.object(common5).meta({ id: "DecisionSummary", description: "A decision record in a list." });
var decision = z57.object({
  ...common5,
  note: text("What there is to say about it; empty when nothing."),
  acknowledged: act("acknowledged").nullable(),
  withdrawn: z57.object({
    at: utcTimeOf("When the record was withdrawn"),
    by: text("Who has withdrawn it."),
    reason: text("Why.")
  }).nullable().meta({ description: "Null while it is not withdrawn." }),
  rules: z57.array(flightRuleResult).meta({
    description: "The flight rules: as they stand now, and from the decision on as they stood then. Empty when the event is gone."
  }),
  planId: idOf("the manoeuvre plan that was chosen").nullable(),
  plan: decidedPlan.nullable(),
  planScreening: planScreening.nullable().meta({
    description: "What could be said of the screening of the plan when it was decided on; null where no plan is frozen."
  }),
  fourEyes: z57.boolean().meta({ description: "Whoever decides may not sign." }),
  frozenAt: utcTimeOf("When inputs and results were frozen: with the decision").nullable(),
  inputs: frozenInputs.nullable(),
  results: results.nullable()
}).meta({ id: "Decision", description: "A decision about an event: who, what, why, from what, by which rules." });
var decisionBody = z57.strictObject({ conjunctionId: idOf("the event to decide on") }).meta({ id: "DecisionBody", description: "Which event a decision record is opened for." });
var decisionChange = z57.strictObject({
  acknowledged: z57.literal(true).optional().meta({ description: "You have seen the event." }),
  owner: saying(DECISION_TEXTS.owner.longest).nullable().optional().meta({ description: "Who sees to it: a user name." }),
  note: textIn(DECISION_TEXTS.note).optional().meta({ description: "What there is to say about it." }),
  waivers: z57.array(
    z57.strictObject({
      rule: flightRule,
      reason: textIn(DECISION_TEXTS.reason).meta({ description: "Why the rule may be broken." })
    })
  ).max(20).optional().meta({ description: "All flight rules that are waived: those left out are waived no more." }),
  planId: id.nullable().optional().meta({ description: "A manoeuvre plan of the event." }),
  decision: decisionKind.nullable().optional().meta({
    description: "What is decided; freezes inputs and results. Null takes a decision back that is not signed."
  }),
  withdrawn: textIn(DECISION_TEXTS.reason).optional().meta({ description: "Why the record is withdrawn." })
}).meta({
  id: "DecisionChange",
  description: "What changes; what is left out stays. A new note, waiver or plan takes a decision back that is not made again with it."
});
var decisionQuery = z57.object({
  "conjunction-id": id.optional().meta({ description: "Records of one event; of all when absent." }),
  ...pageQuery
});
var recordQuery = z57.object({
  format: z57.enum(["json", "pdf"]).default("json").meta({
    description: "json: the record itself, which `keepout replay` computes again. pdf: the same to print."
  }),
  language: inLanguage.meta({
    description: "Language of the paper: `en` or `de`; left out, the one that is kept of you. The JSON has none."
  })
});

// packages/contract/src/ca/endpoints/decisions.ts
var params11 = z58.object({ decisionId: idOf("the decision record") });
var headers = ifMatch("call");
var DECISIONS = endpoints("ca", ["decisions"], {
  listDecisions: {
    call: "GET /decisions",
    summary: "Decision records, newest first",
    query: decisionQuery,
    answers: { 200: z58.array(decisionSummary) }
  },
  openDecision: {
    call: "POST /decisions",
    summary: "Open a decision record for an event",
    description: "An event has one record at a time that is neither signed nor withdrawn; signed ones stay.",
    body: decisionBody,
    answers: { 201: decision },
    adds: ["records"],
    tells: ["ETag"],
    readBy: "getDecision",
    problems: ["not-found", "decision-open"]
  },
  getDecision: {
    call: "GET /decisions/{decisionId}",
    summary: "One decision record with its flight rules, and from the decision on its inputs and results",
    params: params11,
    answers: { 200: decision },
    tells: ["ETag"]
  },
  changeDecision: {
    call: "PATCH /decisions/{decisionId}",
    summary: "Acknowledge, assign, note, waive rules, decide or withdraw",
    description: "What is left out stays. A decision freezes inputs and results as they are at that moment; flight rules that it asks for must be met or waived.",
    params: params11,
    headers,
    body: decisionChange,
    answers: { 200: decision },
    needsVersion: true,
    tells: ["ETag"],
    problems: [
      "if-match-missing",
      "version-changed",
      "decision-closed",
      "decision-event-gone",
      "decision-not-computed",
      "decision-judged-anew",
      "flight-rules-not-met",
      "plan-unknown"
    ]
  },
  signDecision: {
    call: "POST /decisions/{decisionId}/sign",
    summary: "Sign what was decided; from then on nothing of the record changes",
    params: params11,
    headers,
    answers: { 200: decision },
    needsVersion: true,
    tells: ["ETag"],
    problems: [
      "if-match-missing",
      "version-changed",
      "decision-closed",
      "decision-missing",
      "decision-inputs-changed",
      "four-eyes"
    ]
  },
  getDecisionRecord: {
    call: "GET /decisions/{decisionId}/record",
    summary: "The signed record: JSON that `keepout replay` computes again, or the same to print",
    params: params11,
    query: recordQuery,
    offers: ["application/json", "application/pdf"],
    problems: ["decision-not-signed"]
  }
});

// packages/contract/src/ca/endpoints/ephemeris-files.ts
import { z as z60 } from "zod";

// packages/contract/src/ca/ephemeris-quality.ts
import { z as z59 } from "zod";
var local2 = (what, unit2) => rtn(what, unit2, "in RTN axes");
var ephemerisFindingCode = z59.enum([
  "span-short",
  "states-sparse",
  "gaps",
  "interpolation-coarse",
  "covariance-missing",
  "covariance-left-out",
  "covariance-constant",
  "covariance-shrinks",
  "covariance-jumps",
  "nothing-before",
  "no-overlap",
  "continues",
  "parts",
  "burn-undeclared",
  "burn-declared",
  "realism-too-small",
  "realism-too-large",
  "realism-fits"
]).meta({ id: "EphemerisFindingCode", description: "What a quality report found, by code." });
var finding = z59.object({
  code: ephemerisFindingCode,
  level: z59.enum(["good", "note", "caution", "serious"]).meta({ description: "How much it weighs." }),
  value: z59.number().nullable().meta({
    description: "The figure it rests on: span-short d, states-sparse states per revolution, gaps s (the longest), interpolation-coarse m, covariance-left-out a count, covariance-constant and -shrinks the last along-track sigma over the first, covariance-jumps the largest factor between neighbours, continues and parts the Mahalanobis distance, burn-undeclared and -declared m/s, realism-* the factor by which sigmas would have to be larger."
  }),
  limit: z59.number().nullable().meta({ description: "Its limit, in the unit of the figure; null without one." }),
  time: utcTimeOf("When it is").nullable()
}).meta({ id: "EphemerisFinding", description: "One finding of a quality report." });
var difference = z59.object({
  time: utcTimeOf("Instant"),
  position: local2("Difference of the positions, this file minus the other", "m"),
  sigma: local2("One sigma of both files together", "m").nullable(),
  mahalanobisDistance: ratio("Distance over the summed covariances").nullable()
}).meta({ id: "EphemerisDifference", description: "How far two files of one satellite lie apart at an instant." });
var burn = z59.object({
  time: utcTimeOf("When the impulse fits best"),
  deltaV: local2("The impulse", "m/s"),
  sigma: local2("One sigma of it, from what the fit leaves", "m/s"),
  size: metresPerSecond("Its size"),
  isDeclared: z59.boolean().meta({ description: "One of the files begins a new segment there." })
}).meta({ id: "EphemerisBurn", description: "A burn that one of two files has and the other has not." });
var comparison = z59.object({
  oemFileId: idOf("the file that it is compared with"),
  fileName: text("Its name."),
  overlapSeconds: seconds("How long both have states"),
  handover: difference.nullable().meta({ description: "The first instant that both files have." }),
  largest: difference.nullable().meta({ description: "Where the files lie farthest apart." }),
  differences: z59.array(difference).meta({ description: "Evenly over the overlap, about 200." }),
  burn: burn.nullable(),
  fit: z59.object({
    plain: metres("Root mean square of the difference"),
    withoutBurn: metres("What a change of orbit and drag leaves of it"),
    withBurn: metres("What an impulse besides leaves")
  }).nullable().meta({
    description: "How well the difference is explained, velocities counted over the mean motion; null where the overlap is too short."
  }),
  realism: z59.object({
    epochs: count("Instants compared, one a revolution"),
    medianSquared: ratio(
      "Median of the squared Mahalanobis distance; 2.37 is the median of chi-square of 3 degrees"
    ),
    sigmaFactor: ratio("Factor by which sigmas would have to be larger"),
    verdict: z59.enum(["fits", "too-small", "too-large"]).meta({ description: "Whether the sigmas fit what came later, or are too small or too large." })
  }).nullable().meta({
    description: "Whether the earlier prediction met the later states within its covariance, at 2 % significance; null where it has none."
  })
}).meta({ id: "EphemerisComparison", description: "A file against an earlier one of the same satellite." });
var ephemerisQuality = z59.object({
  oemFileId: idOf("the file"),
  isInForce: z59.boolean().meta({ description: "It speaks for its satellite now: the newest operational file that reaches on." }),
  identicalTo: z59.array(z59.object({ oemFileId: idOf("the file"), fileName: text("Its name.") })).meta({ description: "Other files of yours with the same content." }),
  spanSeconds: seconds("Usable span"),
  wantedSpanSeconds: seconds("What is usual for this kind of orbit"),
  periodSeconds: seconds("Period of the orbit"),
  statesPerRevolution: ratio("States in one revolution"),
  gaps: z59.array(z59.object({ start: utcTimeOf("Begin"), stop: utcTimeOf("End") })).meta({ description: "Spans without states." }),
  interpolationError: metres("Estimated error between states").nullable(),
  covariance: z59.object({
    count: count("Covariances that can be used"),
    firstSigma: local2("One sigma of the position at the first", "m"),
    lastSigma: local2("One sigma of the position at the last", "m"),
    alongTrackExponent: ratio("Power of time with which the along-track sigma rises").nullable(),
    growth: z59.enum(["grows", "constant", "shrinks", "too-short"]).meta({ description: "How it develops." })
  }).nullable().meta({ description: "Null where the file has none." }),
  comparison: comparison.nullable().meta({ description: "Null where there is no earlier operational file." }),
  findings: z59.array(finding).meta({ description: "Worst first." })
}).meta({ id: "EphemerisQuality", description: "Quality report of an ephemeris file." });
var ephemerisQualityQuery = z59.object({
  against: id.optional().meta({
    description: "The file to compare with; without it the one that spoke for the satellite when this one came."
  })
});

// packages/contract/src/ca/endpoints/ephemeris-files.ts
var params12 = z60.object({ oemId: idOf("the file") });
var UPLOAD_BODY3 = uploadForm("OEM or OCM files, KVN or XML, also gzip.", {
  "satellite-id": {
    type: "string",
    minLength: 1,
    maxLength: 120,
    description: "The satellite that the files are for."
  },
  designation: { $ref: "#/components/schemas/EphemerisDesignation" },
  screen: { type: "boolean", description: "`false` stores the files only.", default: true }
});
var EPHEMERIS_FILES = endpoints("ca", ["ephemerides"], {
  listEphemerides: {
    call: "GET /ephemeris",
    summary: "Your ephemeris files, newest first",
    query: ephemerisQuery,
    answers: { 200: z60.array(ephemerisSummary) }
  },
  getEphemeris: {
    call: "GET /ephemeris/{oemId}",
    summary: "One ephemeris file as it was read, with its warnings",
    params: params12,
    answers: { 200: ephemerisFile }
  },
  getEphemerisQuality: {
    call: "GET /ephemeris/{oemId}/quality",
    summary: "Quality report of a file: span, spacing, covariance, and how it goes on from the file before it",
    description: "Compared with the operational file that spoke for the satellite when this one came, or with `against`. A burn that one of both has and the other has not is fitted with its time and size; docs/models/ephemeris-quality says how.",
    params: params12,
    query: ephemerisQualityQuery,
    answers: { 200: ephemerisQuality },
    problems: ["ephemeris-content-removed", "not-found"]
  },
  getEphemerisState: {
    call: "GET /ephemeris/{oemId}/state",
    summary: "State and covariance of a file at a time between its points",
    description: "As screenings take them: states by the interpolation of the file, covariances carried from both neighbours by two-body motion and mixed, so that they stay positive.",
    params: params12,
    query: ephemerisStateQuery,
    answers: { 200: ephemerisState },
    problems: ["ephemeris-content-removed", "time-outside-ephemeris", "time-invalid", "not-found"]
  },
  getEphemerisFile: {
    call: "GET /ephemeris/file/{oemId}",
    summary: "The file as it was uploaded, byte for byte",
    params: params12,
    offers: ["application/octet-stream"]
  },
  uploadEphemeris: {
    call: "POST /ephemeris/file",
    summary: "Upload one or more OEM or OCM files (KVN or XML, also gzip) and screen them",
    description: "Multipart form: `file` (one or more); optional `satellite-id` (else matched by the designators or OBJECT_NAME of the message), `designation` (OPERATIONAL or CANDIDATE), `screen` (true or false). Each file is accepted or rejected on its own; when none is accepted, the answer is 422 with line, keyword and reason.",
    takes: ["multipart/form-data"],
    answers: { 201: ephemerisUpload },
    adds: ["screenings", "storage", "records"],
    form: UPLOAD_BODY3,
    tells: ["Location"],
    problems: ["no-file", "malformed-form", "file-too-large", "not-multipart", "satellite-unknown", "too-costly"]
  },
  changeEphemeris: {
    call: "PUT /ephemeris",
    summary: "Change what an ephemeris file counts as, or which satellite it is for",
    description: "A file that begins to represent a satellite (OPERATIONAL) is screened, as an upload is; `screeningId` of the answer names the screening. What was got can be sent back. Of what cannot be changed, equal values pass and others are refused (`read-only-field`).",
    query: z60.object({ "oem-id": idOf("the file") }),
    body: ephemerisChange,
    answers: { 200: ephemerisFile },
    problems: ["ephemeris-content-removed", "id-mismatch", "read-only-field", "not-found"]
  },
  deleteEphemeris: {
    call: "DELETE /ephemeris/{oemId}",
    summary: "Delete an ephemeris file; what its screenings found stays",
    params: params12,
    answers: { 204: z60.null() }
  }
});

// packages/contract/src/ca/endpoints/find.ts
import { z as z61 } from "zod";
var FIND = endpoints("ca", ["conjunctions"], {
  findConjunctions: {
    call: "GET /find",
    summary: "Search the conjunctions on record, sorted by TCA",
    description: "All conditions must hold; without any, everything on record is listed. The body is a plain list; X-Total-Count and Link carry the paging. Events of candidate ephemerides are not searched.",
    query: findQuery,
    answers: { 200: z61.array(conjunctionSummary), 304: z61.null() },
    tells: ["ETag"],
    problems: ["time-invalid", "window-empty", "risk-level-unknown", "not-found"]
  }
});

// packages/contract/src/fleet/flight-rules.ts
import { z as z62 } from "zod";
var level = (name3) => z62.number().gt(0).max(1).meta({ description: `Probability of collision from which on an event is ${name3}, 0 to 1.` });
var rulesThresholds = z62.strictObject({ medium: level("MEDIUM"), high: level("HIGH"), critical: level("CRITICAL") }).check(({ value: { medium, high, critical }, issues, value }) => {
  const refuse = (field, below) => issues.push({ code: "custom", path: [field], message: `${field} must be above ${below}.`, input: value });
  if (!(high > medium)) refuse("high", "medium");
  if (!(critical > high)) refuse("critical", "high");
}).meta({
  id: "RulesThresholds",
  description: "Probabilities from which on an event has a risk level, in rising order."
});
var reason = textIn(RULE_TEXTS.reason).meta({ description: "Why; may be empty." });
var limits = {
  decisionLeadHours: numberOf("How long before closest approach a decision is due", RULE_NUMBERS.decisionLeadHours),
  screeningEveryHours: numberOf(
    "Each satellite is screened by itself at the latest after so long, and when another catalogue is in use; 0: only when somebody orders it. A satellite may say otherwise",
    RULE_NUMBERS.screeningEveryHours
  ),
  ephemerisDays: numberOf(
    "How long the content of an ephemeris is kept after a newer one has taken its place, or its span is over. The newest of each satellite and what a decision was made by are kept for good; room for new files is made of the longest superseded ones, be they older or not",
    RULE_NUMBERS.ephemerisDays
  ),
  messageDays: numberOf(
    "How long every message of an event is kept after its closest approach. Then, of each originator, those stay that tell its course: the first, the last two, the last before the decision was due, the one of the largest probability, and each whose verdict is another than that of the one before. Of the others the event keeps when they were made and their probability. Events with a decision record or a manoeuvre plan keep all",
    RULE_NUMBERS.messageDays
  ),
  targetPc: z62.number().gt(0).max(1).meta({ description: "Probability of collision that a manoeuvre has to bring an event below, 0 to 1." }),
  targetReductionOrders: numberOf(
    "Orders of magnitude by which a manoeuvre has to lower the probability of collision",
    RULE_NUMBERS.targetReductionOrders
  ),
  fourEyes: z62.boolean().meta({ description: "A manoeuvre is approved by somebody else than who proposed it." }),
  sharesEphemerides: z62.boolean().meta({
    description: "Other operators on this installation are screened against your operational ephemerides instead of the element sets of your satellites. They see states and errors at the closest approaches that they have with you, and no file."
  }),
  uplinkLeadTime: numberOf(
    "How long before ignition the latest command leaves the ground",
    RULE_NUMBERS.uplinkLeadTime
  ),
  densityUncertainty: numberOf(
    "Relative uncertainty (1 sigma) of the atmospheric density, a share, 0 to 1",
    RULE_NUMBERS.densityUncertainty
  ),
  maxSmaChange: numberIn(RULE_NUMBERS.maxSmaChange).nullable().meta({ description: "Largest change of the semi-major axis that a manoeuvre may leave, m; null for no limit." }),
  notes: textIn(RULE_TEXTS.notes).meta({ description: "What else holds, for people." })
};
var flightRules = z62.object({
  thresholds: rulesThresholds,
  ...limits,
  noBurnWindows: z62.array(
    z62.object({ start: utcTimeOf("From when on nobody burns"), end: utcTimeOf("Until when nobody burns"), reason })
  ).meta({ description: "When no satellite of the fleet may burn." }),
  version: z62.int().meta({ description: "Grows with every change; the ETag of the record." }),
  updatedAt: utcTimeOf("When they last changed; null when never").nullable()
}).meta({ id: "FlightRules", description: "How your organisation judges events and flies its satellites." });
var flightRulesGot = asGot(flightRules.pick({ version: true, updatedAt: true }).shape);
var flightRulesChange = z62.strictObject({
  ...flightRulesGot,
  thresholds: rulesThresholds,
  ...limits,
  noBurnWindows: z62.array(
    z62.strictObject({
      start: timeInput("From when on nobody burns"),
      end: timeInput("Until when nobody burns"),
      reason: reason.default("")
    })
  ).max(MOST_WINDOWS).meta({
    description: `When no satellite of the fleet may burn; at most ${MOST_WINDOWS}, each ends after it begins.`
  })
}).check(({ value, issues }) => {
  if (value.targetPc < value.thresholds.critical) return;
  const message = "targetPc must be below thresholds.critical: at that probability a manoeuvre is due.";
  issues.push({ code: "custom", path: ["targetPc"], message, input: value });
}).meta({
  id: "FlightRulesChange",
  description: "What the rules are to be from now on, whole. `version` and `updatedAt` may be sent along as they were got; another value of them is refused."
});

// packages/contract/src/ca/endpoints/flight-rules.ts
var FLIGHT_RULES = endpoints("ca", ["flight rules"], {
  getFlightRules: {
    call: "GET /flight-rules",
    summary: "How your organisation judges events and flies its satellites, with the ETag",
    answers: { 200: flightRules },
    tells: ["ETag"]
  },
  changeFlightRules: {
    call: "PUT /flight-rules",
    summary: "Replace the flight rules; If-Match guards against overwriting a change made meanwhile",
    description: "What is judged from then on is judged by them. What was judged before keeps its verdict until then.",
    headers: ifMatchHeaders,
    body: flightRulesChange,
    answers: { 200: flightRules },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field", "time-invalid"]
  }
});

// packages/contract/src/ca/endpoints/manoeuvres.ts
import { z as z71 } from "zod";

// packages/contract/src/ca/candidate-screening.ts
import { z as z65 } from "zod";

// packages/contract/src/ca/trade-space.ts
import { z as z64 } from "zod";

// packages/contract/src/ca/manoeuvre-command.ts
import { z as z63 } from "zod";
var ignitionEpoch = timeInput("Begin of the manoeuvre");
var manoeuvreDuration = numberOf("From begin to end", MANOEUVRE_NUMBERS.manoeuvreDuration);
var manoeuvreCommand = z63.discriminatedUnion("manoeuvreType", [
  z63.strictObject({
    manoeuvreType: z63.literal(impulsive.type).meta({ description: "A change of velocity in no time." }),
    ignitionEpoch,
    deltaVVector: vectorInput("Change of velocity in the frame named, m/s"),
    deltaVReferenceFrame: deltaVFrame.default("RTN").meta({ description: "Frame of the vector." })
  }).meta({ id: "GivenImpulse", description: "A change of velocity in no time." }),
  z63.strictObject({
    manoeuvreType: z63.literal(continuous.type).meta({ description: "Thrust along a direction that is held." }),
    ignitionEpoch,
    manoeuvreDuration: manoeuvreDuration.optional(),
    deltaVMagnitude: numberOf(
      "Change of velocity, in place of `manoeuvreDuration`: one of the two; a plan keeps the time that it takes",
      MANOEUVRE_NUMBERS.deltaVMagnitude
    ).optional(),
    thrustDirection: vectorInput("Direction of the thrust in the frame named; its length does not count"),
    deltaVReferenceFrame: deltaVFrame.default("RTN").meta({ description: "Frame of the vector." })
  }).meta({
    id: "GivenBurn",
    description: "Thrust along a direction that is held, with the motor of the satellite."
  }),
  z63.strictObject({
    manoeuvreType: z63.literal(differentialDrag.type).meta({ description: "A time in another attitude against the air." }),
    ignitionEpoch,
    manoeuvreDuration,
    dragCrossSection: numberOf("Cross-section meanwhile", MANOEUVRE_NUMBERS.dragCrossSection)
  }).meta({ id: "GivenDrag", description: "A time in another attitude against the air." })
]).meta({ id: "ManoeuvreCommand", description: "A manoeuvre to be flown." });
var planConstraints = z63.strictObject({
  allowedWindows: z63.array(span).max(MOST_WINDOWS).optional().meta({ description: "The manoeuvre lies inside one of these." }),
  noBurnWindows: z63.array(span).max(MOST_WINDOWS).optional().meta({ description: "Besides those of the flight rules." }),
  needsCommandContact: z63.boolean().default(true).meta({ description: "A pass to send the command comes before it, where you have stations." }),
  needsConfirmationContact: z63.boolean().default(false).meta({ description: "A pass to confirm it comes before closest approach." }),
  maxSmaChange: numberIn(SEARCH_NUMBERS.maxSmaChange).optional().meta({ description: "Largest change of the semi-major axis, m; else that of the flight rules." }),
  maxPhaseChange: numberIn(SEARCH_NUMBERS.maxPhaseChange).optional().meta({ description: "Largest shift along the orbit at closest approach, deg." })
}).meta({ id: "PlanConstraints", description: "What the plan has to keep to, besides flight rules and satellite." });
var thrustDirection = z63.strictObject({
  mode: deltaVDirection.default("XYZ").meta({ description: "How the direction is given." }),
  vector: vectorInput("For XYZ: the direction in the frame").optional(),
  azimuth: numberIn(SEARCH_NUMBERS.azimuth).optional().meta({ description: "For AZIMUTH_ELEVATION: from T towards R in the plane of the orbit, deg." }),
  elevation: numberIn(SEARCH_NUMBERS.elevation).optional().meta({ description: "For AZIMUTH_ELEVATION: out of the plane of the orbit, towards N, deg." }),
  coneHalfAngle: numberIn(SEARCH_NUMBERS.coneHalfAngle).default(0).meta({ description: "How far from it the thrust may point, deg; 0 holds the direction." })
}).meta({ id: "ThrustDirection", description: "A direction in RTN that the thrust keeps to, or to its opposite." });

// packages/contract/src/ca/trade-space.ts
var tradeSpaceBody = z64.strictObject({
  conjunctionId: idOf("the event to avoid"),
  orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom).default(0.5).meta({ description: "Latest begin, orbits before closest approach." }),
  orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo).default(5).meta({ description: "Earliest begin, orbits before closest approach." }),
  columns: z64.int().min(2).max(400).default(200).meta({ description: "Begins, evenly from the earliest to the latest." }),
  rows: z64.int().min(2).max(400).default(100).meta({ description: "Sizes, evenly." }),
  maxSize: z64.number().min(-1e7).max(1e7).optional().meta({
    description: "Size of the last row: m/s of an impulse, s of a burn or an attitude; else what the satellite can give."
  }),
  minSize: z64.number().min(-1e7).max(1e7).optional().meta({
    description: "Size of the first row, signed; else the largest the other way, or 0 where drag can only be more."
  }),
  direction: thrustDirection.optional(),
  leftOut: leftOutIds
}).meta({ id: "TradeSpaceBody", description: "A trade space over begin and size of a manoeuvre." });
var tradeSpace = z64.object({
  conjunctionId: idOf("the event"),
  manoeuvreType: plannedManoeuvreType,
  ignitionEpochs: z64.array(utcTimeOf("Begin of a column")).meta({ description: "Begins, a column each." }),
  orbitsBeforeTca: z64.array(ratio("Begin of a column, orbits before closest approach")).meta({ description: "The same in orbits before closest approach." }),
  sizes: z64.array(z64.number()).meta({
    description: "Size of a row: m/s of impulses, s of everything else; the sign is the way along the direction."
  }),
  log10TotalProbability: z64.array(z64.array(z64.number().nullable())).meta({
    description: "By column, then row: base-10 logarithm of the total probability over all known events; -300 where it is zero, null (and unsure) where an event that is near has lost its closest approach."
  }),
  raised: z64.array(z64.array(z64.boolean())).meta({ description: "By column, then row: an event that was below the watch limit is above it." }),
  unsure: z64.array(z64.array(z64.boolean())).meta({
    description: "By column, then row: it is not proven that the cell says to 1 % what the methods of the verdicts say; ask for its exact result."
  })
}).meta({ id: "TradeSpace", description: "The total probability over begin and size of a manoeuvre." });

// packages/contract/src/ca/candidate-screening.ts
var BY_ESTIMATE = "By a covariance that we estimated, of either object: it is counted apart, in no total, and takes no star.";
var TOTAL = "That any event is a collision, 0 to 1, of the seven days from now on: the known events with the manoeuvre, and what it adds to other passages, less what it takes off them. Passages by estimated errors are not in it.";
var ESTIMATED = "What passages by errors that we estimated would add; negative where more of them get better. Apart from the total.";
var newEvent = z65.object({
  secondaryName: text("The other object."),
  secondaryNoradId: noradId,
  tca: utcTimeOf("Closest approach with the manoeuvre"),
  missDistance: metres("Miss distance"),
  relativeSpeed: metresPerSecond("Relative speed"),
  probability: known.meta({ description: "Probability, 0 to 1." }),
  isEstimated: z65.boolean().meta({ description: BY_ESTIMATE })
}).meta({
  id: "NewEvent",
  description: "An event at or above the watch limit that is not known and not there without the manoeuvre."
});
var changedPassage = z65.object({
  ...newEvent.shape,
  probabilityBefore: known.meta({ description: "Probability without the manoeuvre, 0 to 1; 0 where there is none." }),
  probability: known.meta({ description: "Probability with it, 0 to 1; 0 where it is gone." })
}).meta({ id: "ChangedPassage", description: "A passage of no known event, without the manoeuvre and with it." });
var candidateScreening = z65.object({
  catalogueId: idOf("the catalogue"),
  objects: count("Objects of the catalogue"),
  until: utcTimeOf("End of what was screened"),
  totalProbability: known.meta({ description: TOTAL }),
  totalProbabilityWithExecutionError: known.optional().meta({
    description: "The same with the error of the burn among the errors of the known events: stars are by it."
  }),
  estimatedProbability: z65.number().meta({ description: ESTIMATED }),
  newEvents: z65.array(newEvent).meta({ description: "Events that it would create; the most probable first." }),
  changedPassages: z65.array(changedPassage).meta({
    description: "Passages that what is added and taken off comes from, the largest change first; a hundred at most."
  })
}).meta({ id: "CandidateScreening", description: "A candidate against the whole catalogue." });
var tradeSpaceScreeningBody = z65.strictObject({
  ...tradeSpaceBody.shape,
  targetProbability: z65.number().gt(0).max(1).optional().meta({
    description: "Total probability to reach, 0 to 1; without it that of the flight rules."
  }),
  cells: z65.int().min(1).max(1e3).default(1e3).meta({ description: "How many of the best cells to screen." })
}).meta({ id: "TradeSpaceScreeningBody", description: "A trade space whose best cells are to be screened." });
var tradeSpaceScreening = z65.object({
  conjunctionId: idOf("the event"),
  targetProbability: known.meta({ description: "Total probability that is to be reached, 0 to 1." }),
  notScreened: notScreenedReason.nullable().meta({ description: "Why nothing was screened; null where it was." }),
  catalogueId: id.nullable().meta({ description: "Opaque identifier of the catalogue; null without one." }),
  objects: count("Objects of the catalogue"),
  until: utcTimeOf("End of what was screened").nullable(),
  chosen: count("Cells that were chosen: those that reach the target, the cheapest of each begin first"),
  screened: count("Of these, that were screened"),
  raising: count("Of these, that would create a new event by stated errors"),
  cells: z65.array(
    z65.object({
      column: count("Begin: column of the trade space, from 0"),
      row: count("Size: row of the trade space, from 0"),
      orbitsBeforeTca: ratio("Begin, orbits before closest approach"),
      size: z65.number().meta({ description: "Size of the row: m/s of impulses, s of everything else, signed." }),
      totalProbability: known.meta({ description: TOTAL }),
      estimatedProbability: z65.number().meta({ description: ESTIMATED }),
      newEvents: z65.array(newEvent).meta({ description: "Events that it would create; the most probable first." })
    })
  ).meta({ description: "The cells that were screened, the better first." }),
  unsure: z65.array(
    z65.object({
      column: count("Begin: column of the trade space, from 0"),
      fromRow: count("First of the rows, from 0"),
      toRow: count("Last of the rows")
    })
  ).meta({
    description: "Cells of which it is not proven that the map says to 1 % what the methods of the verdicts say. None of them has a star."
  }),
  stars: z65.array(
    z65.object({
      star: manoeuvreStar,
      column: count("Column of the cell, from 0"),
      row: count("Row of the cell, from 0"),
      totalProbabilityWithExecutionError: known.optional().meta({ description: "Its total by the methods of the verdicts, with the error of the burn, 0 to 1." })
    })
  ).meta({
    description: "The best of the cells that were screened and reach the target with what they create and with the error of the burn; of those that create nothing, where there are any."
  })
}).meta({ id: "TradeSpaceScreening", description: "The best cells of a trade space against the whole catalogue." });

// packages/contract/src/ca/manoeuvre.ts
import { z as z67 } from "zod";

// packages/contract/src/ca/manoeuvre-verification.ts
import { z as z66 } from "zod";
var manoeuvreVerification = z66.object({
  oemFileId: idOf("the first ephemeris after the manoeuvre"),
  deltaV: vector("Achieved change of velocity in RTN at ignition, m/s"),
  deltaVSigma: vector("Its standard deviations, m/s; zeros where the ephemeris has no covariance"),
  plannedDeltaV: vector("Planned change of velocity in RTN at ignition, m/s"),
  isShareOnly: z66.boolean().meta({
    description: "A burn of revolutions, or drag: the share was found, and the change of velocity is that of the plan times it."
  }),
  share: ratio("Achieved over planned, along the planned direction"),
  shareSigma: ratio("Standard deviation of the share; null where the ephemeris has no covariance").nullable(),
  residual: metres("Largest distance of the ephemeris from the orbit with the achieved change"),
  residualRms: metres("Root of the mean square of that distance"),
  comparedFrom: utcTimeOf("Begin of what was compared"),
  comparedTo: utcTimeOf("End of what was compared")
}).meta({ id: "ManoeuvreVerification", description: "What was flown, measured by the first ephemeris after it." });

// packages/contract/src/ca/manoeuvre.ts
var manoeuvreBody = z67.strictObject({
  conjunctionId: idOf("the event to avoid"),
  manoeuvre: manoeuvreCommand,
  returnManoeuvre: manoeuvreCommand.optional(),
  note: textIn(PLAN_NOTE).default("").meta({ description: "Why, in your words." }),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds
}).meta({ id: "ManoeuvreBody", description: "A manoeuvre to be planned for an event." });
var manoeuvreQuestion = manoeuvreBody.omit({ note: true }).meta({ id: "ManoeuvreQuestion", description: "A manoeuvre of which is asked what a plan of it would come to." });
var manoeuvreEdit = manoeuvreBody.omit({ conjunctionId: true }).meta({ id: "ManoeuvreEdit", description: "What a plan is to be from now on; it is computed again." });
var manoeuvreStep = z67.strictObject({
  state: manoeuvreState,
  note: textIn(PLAN_NOTE).default("").meta({ description: "Why, in your words; an approval of a plan that is not clear asks for it." })
}).meta({ id: "ManoeuvreStep", description: "The state that a plan is to have." });
var manoeuvrePlan = z67.object({
  manoeuvreId: idOf("the plan"),
  conjunctionId: idOf("the event to avoid"),
  satelliteId: idOf("your satellite"),
  satelliteName: text("Its name."),
  secondaryName: text("The other object."),
  state: manoeuvreState,
  nextStates: z67.array(manoeuvreState).meta({ description: "States that you may give it now." }),
  needsOtherApprover: z67.boolean().meta({ description: "Your rules ask for another person than who proposed it." }),
  proposedBy: text("Who proposed it.").nullable(),
  approvedBy: text("Who approved it.").nullable(),
  manoeuvre: manoeuvreCommand,
  returnManoeuvre: manoeuvreCommand.nullable().meta({ description: "The second manoeuvre, which comes back; null where there is none." }),
  constraints: planConstraints,
  note: text("Why, in your words."),
  result: manoeuvreResult,
  staleBecause: z67.array(staleReason).meta({ description: "What has changed since it was computed; empty while it stands." }),
  inputs: z67.object({
    cdmIds: z67.array(id).meta({ description: "The messages that it was computed from." }),
    oemFileId: idOf("the ephemeris in force").nullable(),
    catalogueId: idOf("the catalogue").nullable(),
    satelliteVersion: z67.int().meta({ description: "Version of the satellite." }),
    rulesVersion: z67.int().meta({ description: "Version of the flight rules." }),
    sha256: text("Over all of them and the manoeuvre.")
  }).meta({ description: "What it was computed from." }),
  screeningId: idOf("its newest screening").nullable(),
  screening: planScreening,
  verification: manoeuvreVerification.nullable(),
  history: z67.array(
    z67.object({
      at: utcTimeOf("When"),
      by: text("Who."),
      state: manoeuvreState,
      note: text("Why."),
      screening: planScreening.optional().meta({ description: "What its screening came to when it was approved; of an approval alone." })
    })
  ).meta({ description: "Its states, oldest first." }),
  version: z67.int().meta({ description: "Grows with every change; the ETag of the record." }),
  createdAt: utcTimeOf("When it was made"),
  createdBy: text("Who made it."),
  updatedAt: utcTimeOf("When it last changed")
}).meta({
  id: "ManoeuvrePlan",
  description: "A plan for a manoeuvre: what, why, what comes of it, and how far it is."
});
var stateFrame = referenceFrame.default("EME2000").meta({ description: "Frame of positions and velocities before and after." });
var planQuery = z67.object({ frame: stateFrame });
var manoeuvreQuery = z67.object({
  frame: stateFrame,
  "conjunction-id": id.optional().meta({ description: "Plans for one event." }),
  "satellite-id": id.optional().meta({ description: "Plans of one satellite." }),
  ...pageQuery
});
var exportQuery = z67.object({ format: exportFormat.default("opm") });

// packages/contract/src/ca/manoeuvre-return.ts
import { z as z68 } from "zod";
var manoeuvreReturnSearch = z68.strictObject({
  conjunctionId: idOf("the event that is avoided"),
  manoeuvre: manoeuvreCommand,
  smaBand: numberOf("Largest distance of the semi-major axis from that without manoeuvres", RETURN_NUMBERS.smaBand),
  phaseBand: numberOf(
    "Largest distance of the argument of latitude from that without manoeuvres",
    RETURN_NUMBERS.phaseBand
  ),
  earliestHours: numberIn(RETURN_NUMBERS.earliestHours).default(EARLIEST_RETURN_HOURS).meta({ description: "Earliest begin of the second manoeuvre, hours after closest approach." }),
  latestHours: numberIn(RETURN_NUMBERS.latestHours).default(48).meta({
    description: "By when the satellite is inside both bands, hours after closest approach; after `earliestHours`."
  }),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds
}).meta({ id: "ManoeuvreReturnSearch", description: "A search for the manoeuvre that brings the satellite back." });
var manoeuvreReturn = z68.object({
  conjunctionId: idOf("the event"),
  found: z68.boolean().meta({ description: "The satellite comes back." }),
  isNeeded: z68.boolean().meta({ description: "It takes a second manoeuvre." }),
  unreachable: returnObstacle.nullable().meta({ description: "What keeps it away; null where it comes back." }),
  manoeuvres: z68.array(manoeuvreCommand).meta({
    description: "The manoeuvre that avoids and the one that comes back; the first alone where none is found or needed."
  }),
  totalDeltaV: metresPerSecond("Change of velocity of both"),
  totalPropellant: orNull(kilograms("Propellant of both; null where mass or specific impulse is not known")),
  timeOutside: orNull(
    seconds("Outside either band, from the first begin until the end; null where it does not come back")
  ),
  insideFrom: utcTimeOf("Since when it is inside both bands").nullable(),
  smaAfter: z68.number().nullable().meta({ description: "Semi-major axis over that without manoeuvres at the end, m." }),
  phaseAfter: z68.number().nullable().meta({ description: "Argument of latitude ahead of that without manoeuvres at the end, deg." }),
  totalProbability: known.meta({
    description: "That any known event is a collision, with these manoeuvres, 0 to 1."
  }),
  isInadequate,
  leftOutByOperator: leftOutTotal.optional()
}).meta({ id: "ManoeuvreReturn", description: "The pair of manoeuvres that avoids and comes back." });

// packages/contract/src/ca/manoeuvre-search.ts
import { z as z69 } from "zod";
var periods = numberIn(SEARCH_NUMBERS.orbitsFrom);
var seconds2 = numberIn(SEARCH_NUMBERS.seconds);
var LATEST = "Latest begin";
var EARLIEST = "Earliest begin";
var { PERIODS, SECONDS, DATE } = durationUnit.enum;
var unit = (name3) => z69.literal(name3).meta({ description: "Unit of the begins." });
var searchBegins = z69.discriminatedUnion("unit", [
  z69.strictObject({
    unit: unit(PERIODS),
    latest: periods.meta({ description: `${LATEST}, periods before closest approach.` }),
    earliest: periods.meta({ description: `${EARLIEST}, periods before closest approach.` })
  }).meta({ id: "BeginsInPeriods", description: "Begins in periods of the satellite." }),
  z69.strictObject({
    unit: unit(SECONDS),
    latest: seconds2.meta({ description: `${LATEST}, s before closest approach.` }),
    earliest: seconds2.meta({ description: `${EARLIEST}, s before closest approach.` })
  }).meta({ id: "BeginsInSeconds", description: "Begins in seconds before closest approach." }),
  z69.strictObject({ unit: unit(DATE), latest: timeInput(LATEST), earliest: timeInput(EARLIEST) }).meta({ id: "BeginsByDate", description: "Begins as times." })
]).meta({ id: "SearchBegins", description: "Begins of a search, in the unit that is chosen (DurationUnit)." });
var manoeuvreSearch = z69.strictObject({
  conjunctionId: idOf("the event to avoid"),
  objective: manoeuvreObjective.default("PROBABILITY"),
  targetProbability: z69.number().gt(0).max(1).optional().meta({
    description: "Total probability to reach, 0 to 1; without it that of the flight rules."
  }),
  maxDeltaV: numberIn(SEARCH_NUMBERS.maxDeltaV).optional().meta({ description: "Largest change of velocity, m/s; else that of the satellite." }),
  orbitsFrom: numberIn(SEARCH_NUMBERS.orbitsFrom).default(0.5).meta({ description: "Latest begin, orbits before closest approach." }),
  orbitsTo: numberIn(SEARCH_NUMBERS.orbitsTo).default(12).meta({ description: "Earliest begin, orbits before closest approach." }),
  begins: searchBegins.optional().meta({ description: "In place of `orbitsFrom` and `orbitsTo`, in another unit." }),
  direction: thrustDirection.optional(),
  constraints: planConstraints.prefault({}),
  leftOut: leftOutIds
}).meta({ id: "ManoeuvreSearch", description: "A search for manoeuvres that avoid an event." });
var manoeuvreCandidate = z69.object({
  stars: z69.array(manoeuvreStar).meta({
    description: "What it is best at, of those that create no new event above the watch limit; where all create one, of those that stay below the target with the new events counted. Empty where others are better in all."
  }),
  manoeuvre: manoeuvreCommand,
  result: manoeuvreResult,
  screening: candidateScreening.nullable().meta({ description: "Null where it was not screened." })
}).meta({ id: "ManoeuvreCandidate", description: "A manoeuvre that a search found, with what comes of it." });
var manoeuvreCandidates = z69.object({
  conjunctionId: idOf("the event"),
  targetProbability: known.meta({ description: "Total probability that was to be reached, 0 to 1." }),
  totalProbabilityBefore: known.meta({
    description: "That any known event is a collision, if nothing is done, 0 to 1."
  }),
  isTargetMet: z69.boolean().meta({ description: "Nothing need be done: the total is below the target already." }),
  candidates: z69.array(manoeuvreCandidate).meta({ description: "The better first." }),
  notScreened: notScreenedReason.nullable().meta({ description: "Why none was screened; null where they were." }),
  lastChance: utcTimeOf(
    "The last begin with which the target can still be reached: until then a missed burn can be replaced"
  ).nullable(),
  constraints: z69.object({
    tried: count("Manoeuvres that reach the target"),
    feasible: count("Of these, that keep to all constraints"),
    forbids: z69.array(z69.object({ constraint: planConstraint, count: count("Manoeuvres that it forbids") })).meta({ description: "What each constraint forbids." }),
    emptiedBy: planConstraint.nullable().meta({ description: "The constraint with which the last one goes; null while any is left." })
  }).meta({ description: "What the constraints leave." }),
  isBeyondMeans: z69.boolean().meta({ description: "No manoeuvre of the satellite reaches the target, constraints or not." })
}).meta({ id: "ManoeuvreCandidates", description: "What a search found." });

// packages/contract/src/ca/planning-basis.ts
import { z as z70 } from "zod";
var sixNumbers = z70.array(z70.number()).length(6);
var planningBasis = z70.object({
  conjunctionId: idOf("the event"),
  satelliteId: idOf("your satellite"),
  satelliteName: text("Its name."),
  secondaryName: text("The other object."),
  tca: utcTimeOf("Closest approach"),
  period: seconds("Of the satellite, osculating at closest approach"),
  manoeuvreType: plannedManoeuvreType.nullable(),
  unplannable: unplannableReason.nullable().meta({ description: "Why nothing can be planned; null where it can." }),
  missingFields: z70.array(z70.string()).meta({ description: "Fields of the satellite that planning lacks." }),
  vehicle: z70.object({
    mass: orNull(kilograms("Wet mass")),
    propellantMass: orNull(kilograms("Propellant left")),
    maxDeltaV: metresPerSecond("Largest change of velocity that a plan may have"),
    thrust: orNull(z70.number().meta({ description: "Thrust, N." })),
    specificImpulse: orNull(seconds("Specific impulse")),
    dutyCycle: ratio("Share of the time that the motor can be on, 0 to 1"),
    dragAreaMin: orNull(z70.number().meta({ description: "Least cross-section, m^2." })),
    dragAreaNominal: orNull(z70.number().meta({ description: "Cross-section otherwise, m^2." })),
    dragAreaMax: orNull(z70.number().meta({ description: "Largest cross-section, m^2." })),
    dragCoefficient: orNull(ratio("Drag coefficient")),
    dynamicPressure: orNull(z70.number().meta({ description: "Of the air on the orbit, a mean, N/m^2." })),
    burnsInEclipse: z70.boolean().meta({ description: "The motor may be on in the shadow." }),
    atmosphere: atmosphereModel
  }).meta({ description: "What the satellite can push with." }),
  targetProbability: known.meta({ description: "Total probability that the flight rules ask for, 0 to 1." }),
  actProbability: known.meta({ description: "Probability from which you act, 0 to 1." }),
  watchProbability: known.meta({ description: "Probability from which you watch, 0 to 1." }),
  densityUncertainty: ratio("1-sigma share of the density of the air"),
  totalProbability: known.meta({ description: "That any known event is a collision, if nothing is done, 0 to 1." }),
  events: z70.array(
    z70.object({
      conjunctionId: idOf("the event"),
      secondaryName: text("The other object."),
      tca: utcTimeOf("Closest approach"),
      tcaOffset: seconds("From the closest approach of the first event to this one"),
      primary: sixNumbers.meta({ description: "Satellite at closest approach, EME2000: x, y, z in m, then m/s." }),
      secondary: sixNumbers.meta({ description: "The other object, the same." }),
      covariance: z70.array(z70.number()).length(9).meta({ description: "Combined position covariance by rows, EME2000, m^2." }),
      hardBodyRadius: metres("Combined hard-body radius"),
      probability: known.meta({ description: "Probability as planning computes it, 0 to 1." }),
      confidence,
      confidenceReason
    })
  ).meta({ description: "Known events of the satellite in the window; the one to avoid first." }),
  otherObjects: z70.array(z70.object({ conjunctionId: idOf("the event"), objectType, manoeuvrable: manoeuvrability })).meta({ description: "What the other object of each event is, counted or left out, as its message says." }),
  leftOut: count("Events in the window that count in no total"),
  leftOutEvents: z70.array(leftOutEvent).optional().meta({ description: "Which these are, and why." }),
  leftOutByOperator: leftOutTotal.optional(),
  now: utcTimeOf("When the answer was made"),
  commandBy: utcTimeOf("End of the last pass for a command before closest approach").nullable(),
  contacts: z70.array(
    z70.object({
      stationId: idOf("the station"),
      name: text("Its name."),
      start: utcTimeOf("Rise"),
      end: utcTimeOf("Set"),
      canCommand: z70.boolean().meta({ description: "Commands can be sent from there." }),
      canConfirm: z70.boolean().meta({ description: "Telemetry is received there." })
    })
  ).meta({ description: "Passes over your stations until closest approach." }),
  shadows: z70.array(span).meta({ description: "Times in the umbra, until closest approach." }),
  noBurnWindows: z70.array(z70.object({ start: utcTimeOf("Begin"), end: utcTimeOf("End"), reason: text("Why.") })).meta({ description: "Times without burns of the flight rules." }),
  committedBurns: z70.array(span).meta({ description: "Burns of other plans of the satellite." })
}).meta({ id: "PlanningBasis", description: "What a plan for an event is computed from." });
var basisQuery = z70.object({
  "conjunction-id": id.meta({ description: "The event to avoid." }),
  "left-out": leftOutQuery
});

// packages/contract/src/ca/endpoints/manoeuvres.ts
var params13 = z71.object({ manoeuvreId: idOf("the plan") });
var COMPUTING = [
  "nothing-to-plan",
  "event-not-left-out",
  "manoeuvre-impossible",
  "time-invalid",
  "window-empty"
];
var MANOEUVRES = endpoints("ca", ["manoeuvres"], {
  listManoeuvres: {
    call: "GET /manoeuvres",
    summary: "Plans for manoeuvres, newest first",
    query: manoeuvreQuery,
    answers: { 200: z71.array(manoeuvrePlan) }
  },
  getPlanningBasis: {
    call: "GET /manoeuvres/basis",
    summary: "What a plan for an event is computed from: events, satellite, contacts, shadows, rules",
    query: basisQuery,
    answers: { 200: planningBasis },
    problems: ["event-not-left-out", "not-found"]
  },
  searchManoeuvres: {
    call: "POST /manoeuvres/candidates",
    summary: "Search the manoeuvres that avoid an event, within all constraints",
    description: `Nothing is stored. Computed in two-body motion of the change; a plan that is made of one is computed with all forces. Each is screened against the catalogue in use over seven days; stars go to those that create no new event. ${FOLLOWED}`,
    body: manoeuvreSearch,
    answers: { 200: manoeuvreCandidates },
    offers: ["application/json", LINES],
    problems: ["nothing-to-plan", "event-not-left-out", "time-invalid", "window-empty", "not-found"]
  },
  exportCandidates: {
    call: "POST /manoeuvres/candidates/export",
    summary: "The same search as one archive: orbits without a burn and with each candidate, the burns, the figures",
    description: "ZIP: `candidates.csv` (no burn, then each in its rank), `nominal.oem`, and for each candidate a folder with `with-burn.oem`, `burn.opm` and `burn.ocm`, with all forces. Nothing is stored.",
    body: manoeuvreSearch,
    offers: ["application/zip"],
    problems: [
      "nothing-to-plan",
      "event-not-left-out",
      "plan-without-orbit",
      "time-invalid",
      "window-empty",
      "not-found"
    ]
  },
  computeTradeSpace: {
    call: "POST /manoeuvres/trade-space",
    summary: "Total probability over begin and size of a manoeuvre",
    description: "Over all known events of the satellite. Nothing is stored.",
    body: tradeSpaceBody,
    answers: { 200: tradeSpace },
    problems: ["nothing-to-plan", "event-not-left-out", "not-found"]
  },
  screenTradeSpace: {
    call: "POST /manoeuvres/trade-space/screening",
    summary: "The best cells of a trade space against the whole catalogue",
    description: "The same columns and rows as those of the trade space. Cells that reach the target, the cheapest of each begin first, from ignition until seven days from now. Nothing is stored.",
    body: tradeSpaceScreeningBody,
    answers: { 200: tradeSpaceScreening },
    problems: ["nothing-to-plan", "event-not-left-out", "not-found"]
  },
  searchReturn: {
    call: "POST /manoeuvres/return",
    summary: "Search the manoeuvre that brings the satellite back after it has avoided an event",
    description: "The smallest change along the velocity after which semi-major axis and argument of latitude come back into their bands, computed with all forces. Nothing is stored.",
    body: manoeuvreReturnSearch,
    answers: { 200: manoeuvreReturn },
    problems: [...COMPUTING, "not-found"]
  },
  computeManoeuvre: {
    call: "POST /manoeuvres/result",
    summary: "What comes of a manoeuvre that you give: the figures that a plan of it has",
    description: "Computed with all forces. Nothing is stored.",
    body: manoeuvreQuestion,
    answers: { 200: manoeuvreResult },
    problems: [...COMPUTING, "not-found"]
  },
  createManoeuvre: {
    call: "POST /manoeuvres",
    summary: "Plan a manoeuvre for an event: computed with all forces, and stored as a draft",
    body: manoeuvreBody,
    answers: { 201: manoeuvrePlan },
    adds: ["records"],
    tells: ["ETag"],
    readBy: "getManoeuvre",
    problems: [...COMPUTING, "not-found"]
  },
  getManoeuvre: {
    call: "GET /manoeuvres/{manoeuvreId}",
    summary: "One plan, with its ETag",
    params: params13,
    query: planQuery,
    answers: { 200: manoeuvrePlan },
    tells: ["ETag"]
  },
  changeManoeuvre: {
    call: "PUT /manoeuvres/{manoeuvreId}",
    summary: "Change a draft, or compute it again; If-Match guards against overwriting a change made meanwhile",
    params: params13,
    headers: ifMatchHeaders,
    body: manoeuvreEdit,
    answers: { 200: manoeuvrePlan },
    tells: ["ETag"],
    problems: ["version-changed", "plan-settled", ...COMPUTING]
  },
  stepManoeuvre: {
    call: "POST /manoeuvres/{manoeuvreId}/state",
    summary: "Give a plan its next state: propose, approve, commit, executed, abandon",
    params: params13,
    headers: ifMatchHeaders,
    body: manoeuvreStep,
    answers: { 200: manoeuvrePlan },
    needsVersion: true,
    tells: ["ETag"],
    problems: [
      "if-match-missing",
      "version-changed",
      "plan-step-impossible",
      "plan-stale",
      "plan-needs-other-eyes",
      "plan-not-clear"
    ]
  },
  exportManoeuvre: {
    call: "GET /manoeuvres/{manoeuvreId}/export",
    summary: "A plan as a file: OPM, OEM, OCM, CSV or JSON",
    description: "OPM: state at ignition and the manoeuvre. OEM, OCM, CSV: the orbit with it, in blocks that are split at burns, with the covariance that its execution adds. JSON: the plan and the same orbit. Each says what its screening says.",
    params: params13,
    query: exportQuery,
    offers: ["text/plain", "text/csv", "application/json"],
    problems: ["plan-without-orbit"]
  }
});

// packages/contract/src/ca/endpoints/missions.ts
import { z as z73 } from "zod";

// packages/contract/src/ca/mission.ts
import { z as z72 } from "zod";
var three = (what) => z72.array(z72.number()).length(3).meta({ description: what });
var plannedOrbit = z72.discriminatedUnion("kind", [
  z72.strictObject({
    kind: z72.literal("HEIGHTS").meta({ description: "By its heights." }),
    perigee: numberOf("Mean height of perigee above the equatorial radius", MISSION_NUMBERS.perigee),
    apogee: numberOf("Mean height of apogee, not below that of perigee", MISSION_NUMBERS.apogee),
    inclination: numberOf("Inclination", MISSION_NUMBERS.inclination),
    raan: numberIn(MISSION_NUMBERS.raan).default(0).meta({ description: "Ascending node at the start, deg." }),
    argPerigee: numberIn(MISSION_NUMBERS.argPerigee).default(0).meta({ description: "Argument of perigee at the start, deg." })
  }),
  z72.strictObject({
    kind: z72.literal("INSERTION").meta({ description: "By the state that the launcher leaves." }),
    epoch: timeInput("Of the state that the launcher leaves"),
    position: three("EME2000, m."),
    velocity: three("EME2000, m/s.")
  }),
  z72.strictObject({
    kind: z72.literal("PLACE").meta({ description: "By a place that is kept." }),
    longitude: numberOf("Place in the geostationary ring, east", MISSION_NUMBERS.longitude),
    halfWidth: numberIn(MISSION_NUMBERS.halfWidth).default(MISSION_DEFAULTS.halfWidth).meta({ description: "Half of the box that is kept, deg." }),
    inclination: numberIn(MISSION_NUMBERS.keptInclination).default(MISSION_DEFAULTS.keptInclination).meta({ description: "Inclination that is kept, deg." })
  })
]).meta({ id: "PlannedOrbit", description: "Heights, the state of an insertion, or a place that is kept." });
var trafficGroup = z72.strictObject({
  name: textIn(NAME).meta({ description: "`PAYLOAD`, `ROCKET BODY`, `DEBRIS`, or how names begin." }),
  growth: numberIn(MISSION_NUMBERS.growth).default(1).meta({ description: "Times the number of today." }),
  ourShare: numberIn(MISSION_NUMBERS.ourShare).default(1).meta({ description: "Share of the manoeuvres for them that are yours, 0..1." })
}).meta({ id: "TrafficGroup", description: "Others that grow, or with whom a rule says who moves." });
var question = {
  name: textIn(NAME).meta({ description: "What you call it." }),
  orbit: plannedOrbit,
  radius: numberOf("Combined hard-body radius", MISSION_NUMBERS.radius),
  days: numberIn(MISSION_NUMBERS.days).default(MISSION_DEFAULTS.days).meta({ description: "Span that is flown, days." }),
  decisionDays: numberIn(MISSION_NUMBERS.decisionDays).default(MISSION_DEFAULTS.decisionDays).meta({ description: "Days from a decision to closest approach." }),
  traffic: z72.array(trafficGroup).max(MOST_TRAFFIC).default([]).meta({ description: "All others are as many as today, and every manoeuvre is yours." }),
  burn: numberIn(MISSION_NUMBERS.burn).default(MISSION_DEFAULTS.burn).meta({ description: "What one avoidance takes, the way back included, m/s." }),
  mass: numberIn(MISSION_NUMBERS.mass).optional().meta({ description: "kg; with `specificImpulse` propellant is told." }),
  specificImpulse: numberIn(MISSION_NUMBERS.specificImpulse).optional().meta({ description: "s." })
};
var missionBody = z72.strictObject(question).meta({ id: "MissionBody", description: "An orbit that is planned, and what is asked of its year." });
var bounded = (what) => z72.object({
  value: z72.number().meta({ description: "As it was counted." }),
  lower: z72.number().meta({ description: "Lower limit of 95 %." }),
  upper: z72.number().meta({ description: "Upper limit of 95 %." })
}).meta({ description: `${what}, with the 95 % limits of the count.` });
var missionResult = z72.object({
  objects: count("Objects of the catalogue"),
  start: utcTimeOf("Begin of the span"),
  events: count("Passages that were counted, of today\u2019s traffic"),
  passagesPerYear: bounded("Passages a year within 5 km, with the traffic as it has grown"),
  collisionsPerYear: bounded("Collisions a year where nobody moves"),
  fluxPassagesPerYear: z72.number().nullable().meta({
    description: "The same of today\u2019s traffic by the shape of the orbits alone; null for a place that is kept."
  }),
  groups: z72.array(
    z72.object({
      name: text("Type, or how names begin."),
      growth: z72.number().meta({ description: "Times the number of today." }),
      ourShare: z72.number().meta({ description: "Share of the manoeuvres that are yours, 0..1." }),
      events: count("Passages that were counted"),
      passagesPerYear: bounded("Passages a year, grown")
    })
  ).meta({ description: "Names that the question has, the longer ones first, then the types." }),
  levels: z72.array(
    z72.object({
      acceptedPc: z72.number().meta({ description: "Probability from which one acts." }),
      manoeuvresPerYear: z72.number().meta({ description: "Manoeuvres a year, whoever makes them." }),
      oursPerYear: z72.number().meta({ description: "Those of them that are yours." }),
      deltaVPerYear: z72.number().meta({ description: "What yours take, m/s a year." }),
      propellantPerYear: z72.number().nullable().meta({ description: "kg a year; null without mass and impulse." }),
      reductionPerYear: z72.number().meta({ description: "Collisions a year that they take away." }),
      residualPerYear: z72.number().meta({ description: "Collisions a year that are accepted." }),
      falseAlarmShare: z72.number().nullable().meta({ description: "Share at which nothing would have hit." })
    })
  ).meta({ description: "The largest probability first." }),
  met: z72.array(
    z72.object({
      noradId,
      name: text("Name in the catalogue."),
      events: count("Passages"),
      closest: metres("The nearest of them")
    })
  ).meta({ description: "Whom it met most often." })
}).meta({ id: "MissionResult", description: "What a year of the orbit comes to." });
var mission = z72.object({
  missionId: idOf("the study"),
  question: z72.object(question).meta({ description: "What was asked, with what holds where nothing was said." }),
  catalogueId: id.meta({ description: "The catalogue that it is flown against." }),
  state: screeningState,
  percent: z72.number().min(0).max(100).meta({ description: "How far it is, %." }),
  orderedAt: utcTimeOf("When it was ordered"),
  orderedBy: text("Who ordered it."),
  finishedAt: utcTimeOf("When it ended").nullable(),
  result: missionResult.nullable().meta({ description: "Null until it has ended." })
}).meta({ id: "Mission", description: "A year of a planned orbit: the question, how far it is, and what it came to." });
var missionQuery = z72.object(pageQuery);
var missionPaperQuery = z72.object({ language: inLanguage });

// packages/contract/src/ca/endpoints/missions.ts
var params14 = z73.object({ missionId: idOf("the study") });
var MISSIONS = endpoints("ca", ["missions"], {
  listMissions: {
    call: "GET /missions",
    summary: "Years of planned orbits that you have asked for, newest first",
    query: missionQuery,
    answers: { 200: z73.array(mission) }
  },
  getMission: {
    call: "GET /missions/{missionId}",
    summary: "One of them: the question, how far it is, and what it came to",
    params: params14,
    answers: { 200: mission }
  },
  getMissionPdf: {
    call: "GET /missions/{missionId}/pdf",
    summary: "One that has been flown, on paper",
    params: params14,
    query: missionPaperQuery,
    answers: { 200: z73.any() },
    offers: ["application/pdf"],
    problems: ["mission-not-flown"]
  },
  createMission: {
    call: "POST /missions",
    summary: "Fly a planned orbit for a year against the catalogue in use",
    description: "Answers at once; a job flies it in some ten seconds of two processors, and `percent` says how far it is. The newest 100 are kept. The figures are those of `keepout mission` without growth by a file; docs/models/mission-life.",
    body: missionBody,
    answers: { 201: mission },
    adds: ["records"],
    readBy: "getMission",
    problems: ["catalogue-missing", "mission-orbit-open"]
  },
  deleteMission: {
    call: "DELETE /missions/{missionId}",
    summary: "Remove a study; one that is being flown ends",
    params: params14,
    answers: { 204: z73.null() }
  }
});

// packages/contract/src/ca/endpoints/object.ts
import { z as z75 } from "zod";

// packages/contract/src/ca/catalogue-object.ts
import { z as z74 } from "zod";
var catalogueObject = z74.object({
  noradId,
  name: text("Name in the catalogue; empty when it gives none."),
  cosparId: text("International designator; empty when unknown."),
  objectType,
  radarCrossSection: squareMetres("Radar cross-section; null when unknown").nullable(),
  sizeClass: z74.enum(["SMALL", "MEDIUM", "LARGE"]).nullable().meta({ description: "By radar cross-section: below 0.1 m^2, below 1 m^2, above; null when unknown." }),
  hardBodyRadius: metres("Radius that a screening takes for the object as long as its operator gives none"),
  hardBodyRadiusSource: z74.enum(["catalogue-rcs", "default-by-type"]).meta({ description: "What the radius is from: its radar cross-section as a disc, or its kind alone." }),
  epoch: utcTimeOf("Epoch of its element set"),
  catalogueId: idOf("the catalogue"),
  source: text("Where the catalogue is from.")
}).meta({ id: "CatalogueObject", description: "What the loaded catalogue knows of one object." });

// packages/contract/src/ca/endpoints/object.ts
var OBJECT = endpoints("ca", ["screenings"], {
  getCatalogueObject: {
    call: "GET /catalogue/objects/{noradId}",
    summary: "One object of that catalogue: name, international designator, kind and size",
    description: "404 when the loaded catalogue does not have the number, or none is loaded.",
    params: z75.object({ noradId: noradIdInAddress() }),
    answers: { 200: catalogueObject }
  }
});

// packages/contract/src/ca/endpoints/post-manoeuvre-screenings.ts
import { z as z77 } from "zod";

// packages/contract/src/ca/post-manoeuvre-screening.ts
import { z as z76 } from "zod";
var postManoeuvreScreeningBody = z76.strictObject({
  manoeuvreId: idOf("the plan to screen").optional(),
  oemFileId: idOf("an uploaded CANDIDATE ephemeris to screen").optional(),
  conjunctionId: idOf("the event that it avoids; that of the plan without it").optional()
}).meta({
  id: "PostManoeuvreScreeningBody",
  description: "What to screen: a plan, or a candidate ephemeris with the event it avoids."
});
var figuresOf = (when) => ({
  conjunctionId: idOf(`the event ${when}`).nullable(),
  tca: utcTimeOf(`Closest approach ${when}`).nullable(),
  missDistance: metres(`Miss distance ${when}`).nullable(),
  probability: probability(`Probability ${when}; null where there is none`)
});
var screenedEvent = z76.object({
  change: eventChange,
  screeningType,
  secondaryName: text("The other object."),
  secondaryNoradId: noradId.nullable(),
  isEstimated: z76.boolean().meta({ description: "Its newest figures are by a covariance that we estimated, of either object." }),
  isLeftOut: z76.boolean().meta({ description: "Its plan leaves it out: it is in no total; new or worse it counts all the same." }),
  before: z76.object(figuresOf("before")).nullable().meta({ description: "Null for a new event." }),
  after: z76.object(figuresOf("after")).nullable().meta({ description: "Null for an event that is gone." })
}).meta({ id: "ScreenedEvent", description: "One event before and after a manoeuvre." });
var postManoeuvreScreening = z76.object({
  postManoeuvreScreeningId: idOf("the screening"),
  manoeuvreId: idOf("the plan").nullable(),
  oemFileId: idOf("the ephemeris that was screened"),
  conjunctionId: idOf("the event that it avoids").nullable(),
  satelliteId: idOf("your satellite"),
  screeningId: idOf("the screening against the catalogue"),
  state: screeningState,
  percent: z76.number().min(0).max(100).meta({ description: "How far it is, %." }),
  orderedAt: utcTimeOf("When it was ordered"),
  finishedAt: utcTimeOf("When it ended").nullable(),
  failure: text("Why it failed, a sentence.").nullable(),
  failureSentences: sentencesOf("failure"),
  verdict: z76.object({
    isClear: z76.boolean().meta({
      description: "With the error of the burn the avoided event is below the target, no event is new or worse above the watch limit, and the whole window was screened."
    }),
    isWhole: z76.boolean().meta({ description: "The orbit with the manoeuvre covers the whole window that was screened." }),
    text: text("The verdict, a sentence."),
    probabilityBefore: probability("Of the avoided event before"),
    probabilityAfter: probability("Of the avoided event after, against its own message"),
    newAboveWatch: count("Events that are new or worse, above the watch limit"),
    newByEstimatedErrors: count("Of these, by covariances that we estimated"),
    totalProbabilityBefore: probability("That any event of the window is a collision, before"),
    totalProbabilityAfter: probability(
      "That any event of the window is a collision, after: those that the plan reckons with as the plan has them, and what is new or changed beside"
    ),
    totalProbabilityWithExecutionError: probability(
      "The same after, with the error of the burn among the errors of the events that the plan reckons with: what is clear is so by it"
    ).optional(),
    leftOutByOperator: leftOutTotal.optional(),
    estimatedProbability: probability("That any is one that is new by estimated errors, apart from the total")
  }).nullable().meta({ description: "Null until it has ended." }),
  counts: z76.object({
    NEW: count("New events"),
    WORSE: count("Worse events"),
    BETTER: count("Better events"),
    GONE: count("Events that are gone"),
    UNCHANGED: count("Unchanged events")
  }).meta({ description: "Events by what became of them, a count each." }),
  events: z76.array(screenedEvent).meta({ description: "The avoided event first, then what is new or worse, then the rest by probability." }),
  isStale: z76.boolean().meta({ description: "The plan, or an event that it was compared with, has changed since." })
}).meta({
  id: "PostManoeuvreScreening",
  description: "What a manoeuvre makes of every event: new, worse, better, gone, unchanged."
});
var postManoeuvreScreeningQuery = z76.object({
  "conjunction-id": id.optional().meta({ description: "Screenings for one event." }),
  "manoeuvre-id": id.optional().meta({ description: "Screenings of one plan." }),
  ...pageQuery
});

// packages/contract/src/ca/endpoints/post-manoeuvre-screenings.ts
var params15 = z77.object({ postManoeuvreScreeningId: idOf("the screening") });
var POST_MANOEUVRE_SCREENINGS = endpoints("ca", ["post-manoeuvre-screenings"], {
  createPostManoeuvreScreening: {
    call: "POST /post-manoeuvre-screenings",
    summary: "Screen a plan, or a candidate ephemeris, against the catalogue and its own message",
    description: "The orbit of a plan is kept as a CANDIDATE ephemeris and screened like one. Answers 202; follow the Location or the event stream.",
    body: postManoeuvreScreeningBody,
    answers: { 202: postManoeuvreScreening },
    adds: ["screenings", "records", "storage"],
    readBy: "getPostManoeuvreScreening",
    problems: [
      "subject-missing",
      "ephemeris-content-removed",
      "ephemeris-not-candidate",
      "plan-without-orbit",
      "catalogue-missing",
      "not-found"
    ]
  },
  listPostManoeuvreScreenings: {
    call: "GET /post-manoeuvre-screenings",
    summary: "Screenings of plans and candidates, newest first",
    query: postManoeuvreScreeningQuery,
    answers: { 200: z77.array(postManoeuvreScreening) }
  },
  getPostManoeuvreScreening: {
    call: "GET /post-manoeuvre-screenings/{postManoeuvreScreeningId}",
    summary: "What a manoeuvre makes of every event: verdict, then new, worse, better, gone, unchanged",
    params: params15,
    answers: { 200: postManoeuvreScreening }
  }
});

// packages/contract/src/ca/readiness.ts
import { z as z78 } from "zod";
var catalogueBrief = {
  catalogueId: idOf("the catalogue"),
  source: text("Where it is from."),
  objects: count("Objects in it")
};
var screeningBrief = z78.object({
  screeningId: idOf("the screening"),
  state: screeningState,
  waitingFor: screeningWait.nullable(),
  failure: text("Why it failed, a sentence.").nullable(),
  failureSentences: sentencesOf("failure"),
  createdAt: utcTimeOf("When it was ordered"),
  finishedAt: utcTimeOf("When it ended").nullable(),
  catalogue: z78.object(catalogueBrief).nullable().meta({ description: "What it was screened against." })
}).meta({ id: "ScreeningBrief", description: "A screening in a few words." });
var emptyReason = z78.enum(["NO_SATELLITE", "NO_CATALOGUE", "PENDING", "FAILED", "NEVER_SCREENED"]).meta({
  id: "EmptyReason",
  description: "Why no conjunction can be known yet, the first that holds."
});
var readiness = z78.object({
  reason: emptyReason.nullable().meta({
    description: "Why no conjunction can be known yet, the first that holds: no satellite, no catalogue, a screening on its way, the last one failed, none was ordered. Null: a screening has completed, and an empty list means that it found none."
  }),
  satellites: count("Your satellites"),
  catalogue: z78.object({
    ...catalogueBrief,
    loadedAt: utcTimeOf("When it came into use last"),
    newestEpoch: utcTimeOf("Newest epoch of an element set").nullable(),
    medianEpoch: utcTimeOf("Half of the element sets are newer").nullable(),
    ageSeconds: seconds("Time since the median epoch").nullable(),
    isStale: z78.boolean().meta({ description: "Older than the installation allows." })
  }).nullable().meta({ description: "The catalogue in use; null while none is loaded." }),
  catalogueRefusal: z78.object({
    fileName: text("Name of the file."),
    reason: text("Why it is not taken, a sentence."),
    reasonSentences: sentencesOf("reason"),
    refusedAt: utcTimeOf("When it was refused")
  }).nullable().meta({
    description: "The newest file of the catalogue setting, while it is not taken; the one before is in use."
  }),
  pendingScreenings: count("Queued or running, those that wait for a catalogue included"),
  waitingScreenings: count("Queued, and waiting for a catalogue"),
  lastScreening: screeningBrief.nullable().meta({ description: "The newest of yours, whatever became of it." }),
  lastCompleted: screeningBrief.nullable().meta({ description: "The newest of yours that has completed." })
}).meta({ id: "Readiness", description: "What screenings stand on, and how far they have come." });

// packages/contract/src/ca/endpoints/readiness.ts
var READINESS = endpoints("ca", ["screenings"], {
  getReadiness: {
    call: "GET /readiness",
    summary: "What screenings stand on: catalogue, satellites, last screening, and why nothing could be screened",
    answers: { 200: readiness }
  }
});

// packages/contract/src/ca/endpoints/record-keys.ts
import { z as z79 } from "zod";
var recordKey = z79.object({
  kty: z79.literal("OKP").meta({ description: "Kind of key: of an Edwards curve." }),
  crv: z79.literal("Ed25519").meta({ description: "The curve." }),
  x: z79.string().meta({ description: "The public key, 32 bytes, base64url." }),
  kid: z79.string().meta({ description: "Its name: the thumbprint by RFC 7638; a record has it as `key.kid`." }),
  alg: z79.literal("EdDSA").meta({ description: "How it signs." }),
  use: z79.literal("sig").meta({ description: "For signatures alone." }),
  validFrom: utcTimeOf("Since when records are signed by it"),
  validUntil: utcTimeOf("Until when they were; absent while it is in use").optional()
}).meta({ id: "RecordKey", description: "A public key of this installation (RFC 8037)." });
var recordKeySet = z79.object({ keys: z79.array(recordKey).meta({ description: "The newest first." }) }).meta({ id: "RecordKeys", description: "A JWK Set." });
var RECORD_KEYS = endpoints("ca", ["decisions"], {
  listRecordKeys: {
    call: "GET /record-keys",
    summary: "The keys by which this installation signs decision records, and those by which it did",
    description: "A JWK Set (RFC 7517), the newest first. Nobody signs in for it.",
    isPublic: true,
    answers: { 200: recordKeySet }
  }
});

// packages/contract/src/ca/endpoints/satellites.ts
import { z as z81 } from "zod";

// packages/contract/src/fleet/history.ts
import { z as z80 } from "zod";
var satelliteEvent = z80.object({
  at: utcTimeOf("When"),
  actor: text("Who: a user, `platform`, or who runs the installation."),
  action: text("What: created, changed, claim-confirmed, claim-withdrawn, claim-disputed."),
  changes: z80.array(
    z80.object({
      field: text("Path of the field, `configuration.wetMass`."),
      from: z80.unknown().meta({ description: "What it was; null when it was not there." }),
      to: z80.unknown().meta({ description: "What it is since; null when it is not there." })
    })
  ).meta({ description: "What a change changed, field by field; empty where that was not written down." })
}).meta({ id: "SatelliteEvent", description: "What happened to the record of a satellite." });
var satelliteHistoryQuery = z80.object(pageQuery);

// packages/contract/src/ca/endpoints/satellites.ts
var SATELLITES = endpoints("ca", ["satellites"], {
  listSatellites: {
    call: "GET /satellites",
    summary: "Your satellites, sorted by name",
    query: satelliteQuery,
    answers: { 200: z81.array(satellite) }
  },
  getSatellite: {
    call: "GET /satellites/{satelliteId}",
    summary: "One satellite, with its ETag",
    params: z81.object({ satelliteId: idOf("the satellite") }),
    answers: { 200: satellite },
    tells: ["ETag"]
  },
  createSatellite: {
    call: "POST /satellites",
    summary: "Add a satellite to your fleet",
    body: satelliteBody,
    answers: { 201: satellite },
    adds: ["records"],
    tells: ["ETag"],
    readBy: "getSatellite",
    problems: ["satellite-exists"]
  },
  changeSatellite: {
    call: "PUT /satellites",
    summary: "Replace a satellite; If-Match guards against overwriting a change made meanwhile",
    description: "What was got can be sent back. Of what cannot be changed, equal values pass and others are refused (`read-only-field`).",
    headers: ifMatchHeaders,
    body: satelliteChange,
    answers: { 200: satellite },
    tells: ["ETag"],
    problems: ["satellite-exists", "version-changed", "read-only-field", "not-found"]
  },
  deleteSatellite: {
    call: "DELETE /satellites/{satelliteId}",
    summary: "Remove a satellite with its ephemerides and conjunctions",
    params: z81.object({ satelliteId: idOf("the satellite") }),
    answers: { 204: z81.null() }
  },
  listSatelliteHistory: {
    call: "GET /satellites/{satelliteId}/history",
    summary: "Who changed what of a satellite, newest first",
    params: z81.object({ satelliteId: idOf("the satellite") }),
    query: satelliteHistoryQuery,
    answers: { 200: z81.array(satelliteEvent) }
  },
  getSatelliteOperator: {
    call: "GET /satellites/operator/{noradId}",
    summary: "Who operates an object: a confirmed operator, or yourself where you claim the number",
    params: z81.object({ noradId: noradIdInAddress() }),
    answers: { 200: satelliteOperator }
  }
});

// packages/contract/src/ca/endpoints/screenings.ts
import { z as z83 } from "zod";

// packages/contract/src/ca/screening.ts
import { z as z82 } from "zod";
var screeningVolume = z82.strictObject({
  shape: volumeShape,
  r: numberOf("Radial", SCREENING_NUMBERS.length),
  t: numberOf("Along-track", SCREENING_NUMBERS.length).optional(),
  n: numberOf("Cross-track", SCREENING_NUMBERS.length).optional()
}).meta({
  id: "ScreeningVolume",
  description: "Region around the primary in its RTN axes; semi-axes for an ellipsoid, half edges for a box, `r` alone for a sphere."
});
var screeningBody = z82.strictObject({
  oemFileId: idOf("an uploaded ephemeris to screen").optional(),
  satelliteId: idOf("a satellite to screen by its newest orbit").optional(),
  satelliteIds: z82.array(id).min(1).max(200).optional().meta({ description: "Satellites to screen together: against the catalogue and against each other." }),
  start: timeInput("Begin of the window; now without it").optional(),
  days: numberIn(SCREENING_NUMBERS.days).default(7).meta({ description: "Length of the window, days." }),
  volume: z82.union([screeningVolume, namedVolume]).optional().meta({ description: "Numbers of your own, or a name." })
}).meta({ id: "ScreeningBody", description: "What to screen: one of `oemFileId`, `satelliteId`, `satelliteIds`." });
var screeningExtent = z82.object({
  mode: extentMode,
  reason: extentReason.nullable(),
  earlierScreeningId: idOf("the screening that was compared with").nullable(),
  objectsChanged: z82.int().nullable().meta({ description: "Objects that are new or have other orbits since then." }),
  blocksTakenOver: count("Blocks that were not computed again"),
  encountersTakenOver: count("Encounters that were not searched again")
}).meta({
  id: "ScreeningExtent",
  description: "How much of a screening had to be computed, and what an earlier one had found already."
});
var common6 = {
  screeningId: idOf("the screening"),
  screeningType,
  state: screeningState,
  satelliteIds: z82.array(id).meta({ description: "The satellites that are screened." }),
  satelliteNames: z82.array(z82.string()).meta({ description: "Their names, in the same order." }),
  oemFileId: idOf("the ephemeris that is screened; null for newest orbits").nullable(),
  fileName: text("Name of that ephemeris.").nullable(),
  trigger: screeningTrigger,
  start: utcTimeOf("Begin of the window"),
  stop: utcTimeOf("End of the window"),
  volume: screeningVolume.nullable().meta({ description: "Null: the volume of the orbit regime." }),
  catalogue: z82.object({ catalogueId: idOf("the catalogue"), source: text("Where it is from."), objects: count("Objects in it") }).nullable().meta({ description: "What is screened against; null before the screening is planned." }),
  progress: z82.object({
    phase: screeningPhase,
    percent: z82.number().min(0).max(100).meta({ description: "Share of the whole, %; 100 when everything is stored, never before." }),
    blocksDone: count("Blocks computed"),
    blocksTotal: count("Blocks in all"),
    partsDone: count("Parts judged of what was found"),
    partsTotal: count("Parts in all; null when not known yet").nullable(),
    remainingSeconds: seconds("Estimated time until everything is stored; null when nobody can say yet").nullable(),
    waitingBehind: count(
      "While it waits: screenings of your organisation that were ordered before it and have not ended"
    )
  }).meta({ description: "How far the screening is." }),
  otherEphemerides: count(
    "Satellites that are met by their operators' ephemerides instead of the catalogue, yours and shared ones; 0 until it is planned"
  ),
  extent: screeningExtent.nullable().meta({ description: "Null: not planned yet." }),
  coverage: screeningCoverage.nullable(),
  conjunctionCount: count("Conjunctions found"),
  seenAgainCount: count("Of those, such as are just as an earlier message tells them: seen again, and no new message"),
  risks: z82.object({
    UNKNOWN: count("Of unknown risk"),
    LOW: count("Of low risk"),
    MEDIUM: count("Of medium risk"),
    HIGH: count("Of high risk"),
    CRITICAL: count("Of critical risk")
  }).meta({ description: "Conjunctions found by risk level, a count each." }),
  worstProbability: probability("Largest probability found; null where none could be computed"),
  dropoutCount: count("Objects that could not be screened over the whole window"),
  createdAt: utcTimeOf("When it was ordered"),
  startedAt: utcTimeOf("When it began").nullable(),
  finishedAt: utcTimeOf("When it ended").nullable(),
  durationSeconds: seconds("From begin to end").nullable(),
  createdBy: text("Who ordered it."),
  failure: text("Why it failed, a sentence.").nullable(),
  failureSentences: sentencesOf("failure"),
  waitingFor: screeningWait.nullable()
};
var screeningSummary = z82.object(common6).meta({ id: "ScreeningSummary", description: "A screening in a list; the screening itself names its dropouts." });
var screening = z82.object({
  ...common6,
  dropouts: z82.array(
    z82.object({
      noradId,
      name: text("Name in the catalogue."),
      reason: text("Why and from when it could not be followed.")
    })
  ).meta({ description: "Objects that could not be screened over the whole window; the first hundred." })
}).meta({ id: "Screening", description: "A screening: what was asked, how far it is, what it found." });
var screeningQuery = z82.object({
  "satellite-id": id.optional().meta({ description: "Screenings of one of your satellites." }),
  "oem-id": id.optional().meta({ description: "Screenings of one ephemeris file." }),
  state: screeningState.optional(),
  ...pageQuery
});

// packages/contract/src/ca/endpoints/screenings.ts
var params16 = z83.object({ screeningId: idOf("the screening") });
var SCREENINGS = endpoints("ca", ["screenings"], {
  listScreenings: {
    call: "GET /screenings",
    summary: "Screenings, newest first",
    query: screeningQuery,
    answers: { 200: z83.array(screeningSummary) }
  },
  createScreening: {
    call: "POST /screenings",
    summary: "Screen an ephemeris, a satellite or the fleet against the catalogue",
    description: "Answers 202; follow the Location or the event stream for progress.",
    body: screeningBody,
    answers: { 202: screening },
    adds: ["screenings", "records"],
    readBy: "getScreening",
    problems: ["subject-missing", "ephemeris-content-removed", "time-invalid", "not-found"]
  },
  getScreening: {
    call: "GET /screenings/{screeningId}",
    summary: "One screening with its progress",
    params: params16,
    answers: { 200: screening }
  },
  cancelScreening: {
    call: "DELETE /screenings/{screeningId}",
    summary: "Cancel a screening that has not ended",
    params: params16,
    answers: { 204: z83.null() }
  },
  listScreeningConjunctions: {
    call: "GET /screenings/{screeningId}/conjunctions",
    summary: "What the screening found, sorted by TCA",
    params: params16,
    query: z83.object(pageQuery),
    answers: { 200: z83.array(conjunctionSummary), 304: z83.null() },
    tells: ["ETag"]
  }
});

// packages/contract/src/ca/endpoints/stations.ts
import { z as z84 } from "zod";
var params17 = z84.object({ stationId: idOf("the station") });
var STATIONS = endpoints("ca", ["stations"], {
  listStations: {
    call: "GET /stations",
    summary: "Your ground stations, sorted by name",
    query: groundStationQuery,
    answers: { 200: z84.array(groundStation) }
  },
  getStation: {
    call: "GET /stations/{stationId}",
    summary: "One ground station, with its ETag",
    params: params17,
    answers: { 200: groundStation },
    tells: ["ETag"]
  },
  createStation: {
    call: "POST /stations",
    summary: "Add a ground station",
    body: groundStationBody,
    answers: { 201: groundStation },
    adds: ["records"],
    tells: ["ETag"],
    readBy: "getStation",
    problems: ["station-exists"]
  },
  changeStation: {
    call: "PUT /stations/{stationId}",
    summary: "Replace a ground station; If-Match guards against overwriting a change made meanwhile",
    params: params17,
    headers: ifMatchHeaders,
    body: groundStationChange,
    answers: { 200: groundStation },
    tells: ["ETag"],
    problems: ["station-exists", "version-changed", "read-only-field"]
  },
  deleteStation: {
    call: "DELETE /stations/{stationId}",
    summary: "Remove a ground station",
    params: params17,
    answers: { 204: z84.null() }
  }
});

// packages/contract/src/ca/event-rates.ts
import { z as z85 } from "zod";
var number = (name3) => queryNumberIn(RATE_NUMBERS[name3]);
var question2 = {
  "commit-days": number("commitDays").default(RATE_DEFAULTS.commitDays).meta({ description: "Days before closest approach at which a manoeuvre is decided." }),
  "consider-days": number("considerDays").default(RATE_DEFAULTS.considerDays).meta({ description: "Days before it from which an event is considered; not below `commit-days`." }),
  residual: number("residual").default(RATE_DEFAULTS.residual).meta({ description: "Share of the threshold that a manoeuvre leaves, 0..1." }),
  years: number("years").default(RATE_DEFAULTS.years).meta({ description: "Length of the mission, years." }),
  threshold: number("threshold").optional().meta({ description: `Probability from which one acts, 0..1, beside ${RATE_THRESHOLDS.join(", ")}.` })
};
var eventRatesQuery = z85.object({
  "satellite-id": id.optional().meta({ description: "One satellite; without it the fleet." }),
  ...question2
});
var archiveRatesQuery = z85.object({
  radius: number("radius").meta({
    description: "Combined hard-body radius, m, within those of the columns.",
    examples: [5]
  }),
  ...question2
});
var perYear = (what) => z85.number().meta({ description: `${what}, 1/year and satellite.` });
var collision = (what) => z85.number().min(0).max(1).meta({ description: `${what}, 0..1; median of the draws.` });
var thresholdRates = z85.object({
  thresholdPc: z85.number().meta({ description: "From which probability on one acts, 0..1." }),
  ratePerYear: z85.object({
    median: perYear("Events above it; the mean of the draws where that is larger"),
    upper95: perYear("Upper limit of the 95 % that the draws span")
  }).meta({ description: "Events above the threshold, of one satellite." }),
  cumulativePc: z85.object({
    without: collision("Collision in the whole mission without manoeuvres"),
    with: collision("The same where each of these events is acted on")
  }).meta({ description: "What it means for a collision." })
}).meta({ id: "ThresholdRates", description: "What a threshold would mean in a mission like that of the archive." });
var eventRates = z85.object({
  archive: z85.object({
    messages: count("Messages that count: those about numbers of analysts do not"),
    events: count("Their events: messages of a pair within 450 s"),
    eventsUsed: count("Events with a message between consider and commit, and a probability there from 1e-10 on"),
    satellites: count("Satellites that the messages are about"),
    years: z85.number().meta({ description: "From the first event to the last, years." })
  }).meta({ description: "What was counted." }),
  rates: z85.array(thresholdRates).meta({ description: "The lowest threshold first; empty where the events span no time." })
}).meta({ id: "EventRates", description: "Yearly rates by threshold from archived messages, and what was counted." });

// packages/contract/src/ca/endpoints/statistics.ts
var ARCHIVE_TYPES = [
  "text/csv",
  "text/plain",
  "application/gzip",
  "application/x-gzip",
  "application/octet-stream"
];
var ROWS = MOST_ARCHIVE_ROWS.toLocaleString("en");
var STATISTICS = endpoints("ca", ["statistics"], {
  getAnnualStatistics: {
    call: "GET /statistics/annual",
    summary: "Collisions and manoeuvres a year of a satellite or of the fleet, and the history of its conjunctions",
    description: `Estimated from the catalogue in use by flux and by counting a window from its newest epoch; tracked objects faster than 0.1 km/s only. The first call of a satellite and window takes about a second, that of a fleet as much for each. ${FOLLOWED}`,
    query: statisticsQuery,
    answers: { 200: annualStatistics },
    offers: ["application/json", LINES],
    problems: ["not-found"]
  },
  getEventRates: {
    call: "GET /statistics/event-rates",
    summary: "Events a year by threshold, and collisions with manoeuvres and without, from your own messages",
    description: `EventRate over the messages of events that are over, the newest ${ROWS} with a probability. The figures are those of \`keepout statistics --archive\`; they take about a second, longer for many years of many events.`,
    query: eventRatesQuery,
    answers: { 200: eventRates },
    problems: ["not-found", "window-empty", "mission-too-long"]
  },
  computeArchiveRates: {
    call: "POST /statistics/event-rates",
    summary: "The same from an archive that is sent; nothing of it is stored",
    description: `A form with one \`file\`, or the file as the body: CSV, also gzip, with the columns \`primary\`, \`secondary\`, \`cre_year\` \u2026 \`cre_ms\`, \`tca_year\` \u2026 \`tca_ms\` (year, month, day, hour, minute, second, ms; UTC) and \`pc_hbr_\u2026_m\`, one for each radius. At most ${ROWS} rows; a longer one is refused (\`too-many-rows\`).`,
    query: archiveRatesQuery,
    takes: ["multipart/form-data", ...ARCHIVE_TYPES],
    form: oneFileBody("The archive, plain or gzip.", ARCHIVE_TYPES),
    answers: { 200: eventRates },
    changesNothing: true,
    problems: ["no-file", "malformed-form", "window-empty", "mission-too-long", "too-costly"]
  },
  getCovarianceRealism: {
    call: "GET /statistics/covariance-realism",
    summary: "Whether covariances of past messages, ephemerides and element sets were as large as what turned out",
    description: "By comparison, originator, source of the covariance, orbit and time to closest approach or age: the newest 5,000 messages of events that are over, ephemerides that represent your satellites, and element sets of these. It takes a second.",
    answers: { 200: covarianceRealism }
  },
  getCovarianceRules: {
    call: "GET /covariance-rules",
    summary: "Which covariances count as calibrated, or with their sigmas multiplied, with the ETag",
    answers: { 200: covarianceRules },
    tells: ["ETag"]
  },
  changeCovarianceRules: {
    call: "PUT /covariance-rules",
    summary: "Decide which covariances count as calibrated, or with their sigmas multiplied; If-Match guards against overwriting a change",
    description: "Each kind is tested on your past messages. Open events that the rules are about are judged again by a job, until whose end `isJudging` is true; messages keep the covariances that they state, and say by what they count multiplied.",
    headers: ifMatchHeaders,
    body: covarianceRulesChange,
    answers: { 200: covarianceRules },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field", "realism-not-shown"]
  },
  previewCovarianceRules: {
    call: "POST /covariance-rules/preview",
    summary: "What rules for covariances would change of the open events; nothing is changed",
    body: covarianceRulesChange,
    answers: { 200: covarianceRulesPreview },
    problems: ["read-only-field", "realism-not-shown"]
  }
});

// packages/contract/src/ca/endpoints/userconfig.ts
import { z as z88 } from "zod";

// packages/contract/src/ca/user-configuration.ts
import { z as z87 } from "zod";

// packages/contract/src/platform/notification-settings.ts
import { z as z86 } from "zod";
var notifiedStatus = z86.enum(["COMPLETED_OK", "CANCELLED", "PENDING", "IN_PROGRESS"]).meta({ id: "NotifiedStatus", description: "What became of something: done, cancelled, waiting, under way." });
var DEFAULT_STATUSES = ["CANCELLED", "COMPLETED_OK"];
var MOST_PLACES = 20;
var place = z86.string().regex(storable).max(2e3);
var enabled = z86.boolean().optional().meta({ description: "True exactly when there is an address; whatever is sent, the answer says so." });
var urls = (what) => z86.strictObject({
  enabled,
  url: z86.array(place).max(MOST_PLACES).meta({ description: `Addresses of ${what}, http or https; empty ones are left out.` })
}).meta({ description: `Whether and where to tell by ${what}.` });
var notificationSettings = z86.strictObject({
  email: z86.strictObject({
    enabled,
    addresses: z86.array(place).max(MOST_PLACES).meta({ description: "E-mail addresses; empty ones are left out." })
  }).meta({ description: "Whether and where to tell by e-mail." }),
  msteams: urls("Microsoft Teams"),
  slack: urls("Slack"),
  webhook: urls("webhook"),
  statuses: z86.array(notifiedStatus).max(10).meta({ description: "What to be told of." })
}).meta({ id: "NotificationSettings", description: "Where and of what a user wants to be told." });

// packages/contract/src/ca/user-configuration.ts
var notifications = z87.strictObject({ default: notificationSettings }).meta({ description: "Settings of collision avoidance, under `default`." });
var caUserConfiguration = z87.object({
  _id: idOf("the configuration: the subject of the user"),
  notifications,
  version: z87.int().meta({ description: "Grows with every change; the ETag of the record. 0 while nothing is stored." }),
  updatedAt: utcTimeOf("When it last changed; null while nothing is stored").nullable()
}).meta({ id: "CaUserConfiguration", description: "What you have set for collision avoidance." });
var caUserConfigurationBody = z87.strictObject({
  ...asGot(caUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications
}).meta({ id: "CaUserConfigurationBody", description: "What you set for collision avoidance." });

// packages/contract/src/ca/endpoints/userconfig.ts
var params18 = z88.object({ userConfigId: idOf("the configuration: the subject of the user") });
var USERCONFIG = endpoints("ca", ["user configuration"], {
  getUserConfiguration: {
    call: "GET /userconfig",
    summary: "What you have set: where and of what you want to be told",
    description: "While nothing is stored, what holds without it, as version 0.",
    answers: { 200: caUserConfiguration },
    tells: ["ETag"]
  },
  createUserConfiguration: {
    call: "POST /userconfig",
    summary: "Store your configuration for the first time",
    body: caUserConfigurationBody,
    answers: { 201: caUserConfiguration },
    tells: ["ETag"],
    readBy: "getUserConfiguration",
    problems: ["user-configuration-exists", "read-only-field"]
  },
  changeUserConfiguration: {
    call: "PUT /userconfig",
    summary: "Replace your configuration, or store it",
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field"]
  },
  putUserConfiguration: {
    call: "PUT /userconfig/{userConfigId}",
    summary: "The same by its id, which is your subject",
    params: params18,
    headers: ifMatchHeaders,
    body: caUserConfigurationBody,
    answers: { 200: caUserConfiguration },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field"]
  },
  deleteUserConfiguration: {
    call: "DELETE /userconfig/{userConfigId}",
    summary: "Forget your configuration",
    params: params18,
    answers: { 204: z88.null() }
  }
});

// packages/contract/src/payments/endpoints/customers.ts
import { z as z91 } from "zod";

// packages/contract/src/payments/customer.ts
import { z as z90 } from "zod";

// packages/contract/src/payments/enums.ts
import { z as z89 } from "zod";
var paymentType = z89.enum(["SUBSCRIPTION"]).meta({ id: "PaymentType", description: "How an order is paid: again with every period." });
var paidService = z89.enum(["ca", "odt"]).meta({ id: "PaidService", description: "Collision avoidance, or on-demand tracking." });
var orderStatus = z89.enum(["OPEN", "ACTIVE", "PAST_DUE", "COMPLETE", "CANCELLED"]).meta({
  id: "OrderStatus",
  description: "Not ended; a subscription that runs, or that the balance did not cover; ended with or without a charge."
});
var pricePeriod = z89.enum(["MONTH", "YEAR"]).meta({ id: "PricePeriod", description: "How often a price is charged: each calendar month or year." });
var transferKind = z89.enum(["HOLD", "CAPTURE", "RELEASE", "CREDIT", "CHARGE", "PAYMENT", "REFUND", "ADJUSTMENT"]).meta({
  id: "TransferKind",
  description: "Held, taken of what was held, given back unused, given back after it was taken, charged at once, paid in, paid back, corrected."
});
var invoiceStatus = z89.enum(["ISSUED", "PARTLY_PAID", "PAID", "OVERPAID", "VOID"]).meta({
  id: "InvoiceStatus",
  description: "To be paid; less, as much or more than it asks for has come in; or withdrawn."
});
var vatCase = z89.enum(["DOMESTIC", "REVERSE_CHARGE", "EXPORT", "NOT_TAXED"]).meta({
  id: "VatCase",
  description: "Taxed at the rate of the seller, by the customer in his own country, not taxed because it goes abroad, or because the seller is not taxed."
});
var paymentProvider = z89.enum(["BANK_TRANSFER", "STRIPE"]).meta({ id: "PaymentProvider", description: "By bank transfer, or through Stripe." });

// packages/contract/src/payments/customer.ts
var userId = textIn(CUSTOMER_TEXTS.userId).meta({ description: "Subject of the identity token of its user." });
var name2 = textIn(CUSTOMER_TEXTS.name).meta({ description: "Name of the customer, as invoices have it." });
var country = textIn(CUSTOMER_TEXTS.country).meta({
  description: "Where it is taxed, ISO 3166-1, two letters.",
  examples: ["NL"]
});
var vatId = saying(CUSTOMER_TEXTS.vatId.longest).meta({ description: "Number for value-added tax." });
var address = z90.string().max(500).meta({ description: "Address, as invoices have it; lines end with a new line." });
var balance = z90.object({
  available: signedMinorUnits(
    "What can be spent now: what was paid in, less what is held and charged, plus the limit"
  ),
  limit: minorUnits("Credit: what may be owed at most"),
  transaction_ids: z90.array(idOf("the transaction")).meta({ description: "The newest hundred transactions, newest first." }),
  held: minorUnits("What is held for orders; not in `available` any more"),
  currency: currencyCode,
  version: z90.int().meta({ description: "Grows with every transaction; the ETag of the balance." })
}).meta({ id: "Balance", description: "What a customer can spend." });
var balanceChange = z90.strictObject({
  available: minorUnits("What is to be available").optional(),
  limit: minorUnits("What is to be the limit").optional(),
  transaction_ids: z90.array(idOf("the transaction")).optional().meta({ description: "As they were got, or left out; another value of them is refused.", readOnly: true }),
  reason: textIn(BOOKING_TEXTS.reason).optional().meta({ description: "Why, for the ledger and the audit trail." })
}).meta({
  id: "BalanceChange",
  description: "What a balance is to be. The difference is posted as a transaction of its own; nothing is overwritten."
});
var customer = z90.object({
  customerId: idOf("the customer"),
  userId,
  name: name2,
  balance,
  pays: z90.boolean().meta({
    description: "It pays for what its operator orders, as an administrator of payments has said; while none does, nothing is charged."
  }),
  country: country.nullable(),
  vatId: vatId.nullable(),
  address,
  operatorId: z90.string().meta({ description: "Operator that it belongs to." }),
  createdAt: utcTimeOf("When it was added")
}).meta({ id: "Customer", description: "Who pays." });
var customerBody = z90.strictObject({
  userId,
  name: name2,
  currency: currencyCode.optional().meta({ description: "Currency of its balance; EUR without it." }),
  country: country.optional(),
  vatId: vatId.optional(),
  address: address.optional(),
  operatorId: textIn(CUSTOMER_TEXTS.operatorId).optional().meta({ description: "For whoever runs the payments; your own without it." }),
  pays: z90.boolean().optional().meta({
    description: "For whoever runs the payments: it is to pay for what its operator orders from now on."
  })
}).meta({ id: "CustomerBody", description: "What is given of a customer." });
var customerPays = z90.strictObject({
  pays: z90.boolean().meta({
    description: "True: it pays for what its operator orders from now on, in place of another. False: it does not."
  })
}).meta({ id: "CustomerPays", description: "Whether a customer pays for what its operator orders." });
var customerQuery = z90.object({
  "user-id": z90.string().max(120).optional().meta({ description: "Only the customer of this user." }),
  ...pageQuery
});
var transaction = z90.object({
  transactionId: idOf("the transaction"),
  kind: transferKind,
  amount: signedMinorUnits("What it added to what is available; below zero, what it took"),
  held: signedMinorUnits("What it added to what is held; below zero, what it took from there"),
  currency: currencyCode,
  reason: z90.string().meta({ description: "What it was for." }),
  reasonSentences: sentencesOf("reason"),
  actor: z90.string().meta({ description: "Who caused it." }),
  at: utcTimeOf("When it was booked")
}).meta({ id: "Transaction", description: "One line of the ledger as a customer sees it." });
var transactionQuery = z90.object(pageQuery);
var usageOfService = z90.object({
  serviceType: paidService,
  orders: count("Orders of the time"),
  held: minorUnits("Held now"),
  charged: minorUnits("Charged in the time"),
  credited: minorUnits("Given back in the time")
}).meta({ id: "ServiceUsage", description: "What was used of one service." });
var usageSnapshot = z90.object({
  customerId: idOf("the customer"),
  from: utcTimeOf("Beginning of the time: the running period, or the calendar month"),
  to: utcTimeOf("When this was computed"),
  currency: currencyCode,
  services: z90.array(usageOfService).meta({ description: "By service." }),
  total: minorUnits("Charged less given back, of all services")
}).meta({ id: "ServiceUsageSnapshot", description: "What a customer used since the beginning of his period." });

// packages/contract/src/payments/endpoints/customers.ts
var params19 = z91.object({ customerId: idOf("the customer") });
var CUSTOMERS = endpoints("payments", ["customers"], {
  listCustomers: {
    call: "GET /customers",
    summary: "Customers of your organisation with their balances, sorted by name",
    description: "Your own customer is the one whose `userId` is the subject of your token.",
    query: customerQuery,
    answers: { 200: z91.array(customer) }
  },
  createCustomer: {
    call: "POST /customers",
    summary: "Add a customer",
    description: "You may be one yourself; an administrator of payments adds others of your organisation. The balance begins at nothing, and nothing is charged until he says that the customer pays.",
    body: customerBody,
    answers: { 201: customer },
    invalidRequest: "Invalid customers/post request parameters.",
    readBy: "getBalance",
    problems: ["customer-exists", "customer-not-own", "customer-pays-by-admin", "currency-unknown", "payments-off"]
  },
  getBalance: {
    call: "GET /customers/{customerId}/balance",
    summary: "What a customer can spend, with its ETag",
    params: params19,
    answers: { 200: balance },
    tells: ["ETag"]
  },
  changeBalance: {
    call: "PATCH /customers/{customerId}/balance",
    summary: "Make a balance what it is to be, on the basis of the version that If-Match names",
    description: "The difference is booked as a transaction of its own. For who runs the payments of the installation.",
    tags: ["admin"],
    params: params19,
    headers: ifMatchHeaders,
    body: balanceChange,
    answers: { 200: balance },
    requirement: PAYMENTS_ADMIN,
    needsVersion: true,
    tells: ["ETag"],
    problems: ["if-match-missing", "version-changed", "read-only-field", "balance-below-limit", "payments-off"]
  },
  changeCustomerPays: {
    call: "PUT /customers/{customerId}/pays",
    summary: "Turn charging of an operator on or off: whether this customer pays for what it orders",
    description: "Of the customers of an operator one pays, or none. For who runs the payments of the installation.",
    tags: ["admin"],
    params: params19,
    body: customerPays,
    answers: { 200: customer },
    requirement: PAYMENTS_ADMIN,
    problems: ["not-found", "payments-off"]
  },
  listTransactions: {
    call: "GET /customers/{customerId}/transactions",
    summary: "What was booked for a customer, newest first",
    params: params19,
    query: transactionQuery,
    answers: { 200: z91.array(transaction) }
  },
  getServiceUsageSnapshot: {
    call: "GET /customers/{customerId}/service_usage_snapshot",
    summary: "What a customer used since the beginning of the period",
    params: params19,
    answers: { 200: usageSnapshot }
  }
});

// packages/contract/src/payments/endpoints/hooks.ts
import { z as z92 } from "zod";
var outcome = z92.object({
  outcome: z92.enum(["TAKEN", "KNOWN", "IGNORED"]).meta({ description: "Taken, known from before, or of no use here." })
}).meta({ id: "PaymentEventOutcome", description: "What became of an event." });
var PAYMENT_HOOKS = endpoints("payments", ["providers"], {
  takeStripeEvent: {
    call: "POST /providers/stripe/events",
    summary: "For Stripe: tell that something happened, signed",
    headers: z92.object({
      "stripe-signature": z92.string().max(2e3).default("").meta({ description: "`t=` and `v1=`, as Stripe signs." })
    }),
    answers: { 200: outcome },
    isPublic: true,
    isHook: true,
    problems: ["payment-event-unsigned"]
  }
});

// packages/contract/src/payments/endpoints/invoices.ts
import { z as z94 } from "zod";

// packages/contract/src/payments/invoice.ts
import { z as z93 } from "zod";
var party = (what) => z93.object({
  name: z93.string().meta({ description: "Name." }),
  address: z93.string().meta({ description: "Address." }),
  country: z93.string().nullable().meta({ description: "ISO 3166-1, two letters." }),
  vatId: z93.string().nullable().meta({ description: "Number for value-added tax." })
}).meta({ description: what });
var line = z93.object({
  text: z93.string().meta({ description: "What it is for." }),
  at: utcTimeOf("When it was booked"),
  amount: signedMinorUnits("Without tax; below zero, what was given back")
}).meta({ id: "InvoiceLine", description: "One line of an invoice." });
var invoice = z93.object({
  invoiceId: idOf("the invoice"),
  invoiceNumber: z93.string().meta({ description: "Number of the invoice; numbers have no gaps.", examples: ["I-2026-000003"] }),
  customerId: idOf("the customer"),
  status: invoiceStatus,
  currency: currencyCode,
  net: minorUnits("Without tax"),
  vat: minorUnits("Value-added tax"),
  vatRate: z93.number().meta({ description: "Rate of the tax, per cent." }),
  vatCase,
  vatNote: z93.string().meta({ description: "What the invoice says of the tax; empty where nothing is to be said." }),
  gross: minorUnits("What is to be paid"),
  paid: minorUnits("What has come in for it; what is beyond `gross` was added to the balance"),
  seller: party("Who invoices."),
  buyer: party("Who pays."),
  lines: z93.array(line).meta({ description: "What was charged and given back." }),
  periodStart: utcTimeOf("Beginning of what is invoiced"),
  periodEnd: utcTimeOf("End of what is invoiced"),
  issuedAt: utcTimeOf("When it was issued"),
  dueAt: utcTimeOf("Until when it is to be paid"),
  paidAt: utcTimeOf("When it was paid").nullable(),
  provider: paymentProvider,
  payUrl: z93.string().nullable().meta({ description: "Where it can be paid; null: by bank transfer." })
}).meta({ id: "Invoice", description: "What a customer is to pay for what was charged." });
var invoiceBody = z93.strictObject({ customerId: idOf("the customer") }).meta({ id: "InvoiceBody", description: "Whose charges since the last invoice are invoiced." });
var invoicePayment = z93.strictObject({
  amount: minorUnits("What came in"),
  currency: currencyCode,
  reference: textIn(BOOKING_TEXTS.reference).meta({ description: "Reference of the bank." }),
  anyAmount: z93.boolean().optional().meta({
    description: "Book it though the invoice asks for another amount: it is partly paid then, or overpaid. Refused without it."
  })
}).meta({ id: "InvoicePayment", description: "A payment that came in by bank transfer." });
var invoicePayAt = z93.object({ payUrl: z93.string().meta({ description: "Page of the payment provider; it ends after a day." }) }).meta({ id: "InvoicePayAt", description: "Where an invoice can be paid now." });
var invoiceQuery = z93.object({
  "customer-id": idOf("the customer").optional().meta({ description: "Only of this customer." }),
  ...pageQuery
});
var invoicePaperQuery = z93.object({ language: inLanguage });

// packages/contract/src/payments/endpoints/invoices.ts
var params20 = z94.object({ invoiceId: idOf("the invoice") });
var INVOICES = endpoints("payments", ["invoices"], {
  listInvoices: {
    call: "GET /invoices",
    summary: "Invoices of your organisation, newest first",
    query: invoiceQuery,
    answers: { 200: z94.array(invoice) }
  },
  getInvoice: {
    call: "GET /invoices/{invoiceId}",
    summary: "One invoice",
    params: params20,
    answers: { 200: invoice }
  },
  getInvoicePdf: {
    call: "GET /invoices/{invoiceId}/pdf",
    summary: "One invoice on paper",
    params: params20,
    query: invoicePaperQuery,
    answers: { 200: z94.any() },
    offers: ["application/pdf"]
  },
  issueInvoice: {
    call: "POST /invoices",
    summary: "Invoice what was charged to a customer since the last invoice; for administrators of payments",
    tags: ["admin"],
    body: invoiceBody,
    answers: { 201: invoice },
    requirement: PAYMENTS_ADMIN,
    readBy: "getInvoice",
    problems: ["not-found", "nothing-to-invoice", "payments-off"]
  },
  recordPayment: {
    call: "POST /invoices/{invoiceId}/payments",
    summary: "Record that an invoice was paid by bank transfer; for who runs the payments",
    tags: ["admin"],
    params: params20,
    body: invoicePayment,
    answers: { 200: invoice },
    requirement: PAYMENTS_ADMIN,
    problems: ["invoice-ended", "payment-differs", "payments-off"]
  },
  voidInvoice: {
    call: "POST /invoices/{invoiceId}/void",
    summary: "Withdraw the newest invoice of a customer; for who runs the payments",
    description: "What was on it is on the next one.",
    tags: ["admin"],
    params: params20,
    answers: { 200: invoice },
    requirement: PAYMENTS_ADMIN,
    problems: ["invoice-ended", "payments-off"]
  },
  payInvoice: {
    call: "POST /invoices/{invoiceId}/pay",
    summary: "Open a page of the payment provider for an invoice",
    params: params20,
    answers: { 200: invoicePayAt },
    problems: ["invoice-ended", "payment-elsewhere", "payment-unbooked", "unavailable", "payments-off"]
  }
});

// packages/contract/src/payments/endpoints/orders.ts
import { z as z96 } from "zod";

// packages/contract/src/payments/order.ts
import { z as z95 } from "zod";
var order = z95.object({
  orderId: idOf("the order"),
  orderNumber: z95.string().meta({ description: "Number of the order; numbers have no gaps.", examples: ["O-2026-000014"] }),
  "customer-id": idOf("the customer"),
  "service-type": paidService,
  "request-id": id.nullable().meta({ description: "What it is for, such as an observation request; null: none." }),
  paymentType: paymentType.nullable().meta({ description: "SUBSCRIPTION, or null: paid once." }),
  productId: z95.string().nullable().meta({ description: "The product; null: none of the list." }),
  priceId: z95.string().nullable().meta({ description: "The price that it was made at." }),
  amount: minorUnits("What it costs, each period of a subscription, without tax"),
  held: minorUnits("What is held for it now"),
  charged: minorUnits("What was taken, less what was given back"),
  credited: minorUnits("What was given back after it was taken"),
  currency: currencyCode,
  period: pricePeriod.nullable().meta({ description: "How often it is charged; null: once." }),
  periods: count("Periods that were charged"),
  periodStart: utcTimeOf("When the running period began").nullable(),
  periodEnd: utcTimeOf("When the next period is charged").nullable(),
  status: orderStatus,
  note: z95.string().meta({ description: "A word of whoever ordered." }),
  noteSentences: sentencesOf("note"),
  createdAt: utcTimeOf("When it was made"),
  createdBy: z95.string().meta({ description: "Who made it." }),
  version: z95.int().meta({ description: "Grows with every change; the ETag of the order." })
}).meta({ id: "PaymentOrder", description: "Something that is paid for." });
var orderBody = z95.strictObject({
  "customer-id": id.optional().meta({ description: "Who pays; left out when an order of the request is there." }),
  "service-type": paidService,
  "request-id": id.optional().meta({ description: "What it is for, such as an observation request." }),
  productId: saying(80).optional().meta({ description: "What is ordered; its price decides whether it recurs." }),
  priceId: id.optional().meta({ description: "The price as it was seen: if it has changed, nothing is ordered." }),
  note: saying(500).optional().meta({ description: "A word for your own record." })
}).refine((body2) => body2["customer-id"] !== void 0 || body2["request-id"] !== void 0, {
  message: "customer-id is missing",
  path: ["customer-id"],
  // Beside other faults too: all that is missing is told at once.
  when: ({ value }) => typeof value === "object" && value !== null
}).meta({
  id: "PaymentOrderBody",
  description: "A new order has `customer-id` and `service-type`; what is said of one that is there, `request-id` and `service-type`."
});
var orderQuery = z95.object({
  "customer-id": idOf("the customer").optional().meta({ description: "Only of this customer." }),
  "request-id": idOf("the request").optional().meta({ description: "Only the order of this request." }),
  ...pageQuery
});

// packages/contract/src/payments/endpoints/orders.ts
var ORDERS = endpoints("payments", ["orders"], {
  listOrders: {
    call: "GET /orders",
    summary: "What your organisation pays for, newest first",
    query: orderQuery,
    answers: { 200: z96.array(order) }
  },
  placeOrder: {
    call: "POST /orders",
    summary: "Order a product, or say something of the order of a request",
    description: "A product with a period is a SUBSCRIPTION: its price is charged now and with every period, until it is ended. With `request-id` of an order that is there, that order is answered, with status 200.",
    body: orderBody,
    answers: { 200: order, 201: order },
    invalidRequest: "Invalid orders/post request parameters.",
    tells: ["ETag", "Location"],
    problems: ["not-found", "balance-insufficient", "product-unknown", "price-changed", "order-ended", "payments-off"]
  },
  endSubscription: {
    call: "POST /orders/{orderId}/end",
    summary: "End a subscription: no further period is charged",
    params: z96.object({ orderId: idOf("the order") }),
    answers: { 200: order },
    tells: ["ETag"],
    problems: ["order-ended", "order-not-subscription", "payments-off"]
  }
});

// packages/contract/src/payments/endpoints/products.ts
import { z as z98 } from "zod";

// packages/contract/src/payments/product.ts
import { z as z97 } from "zod";
var productId = textIn(PRODUCT_TEXTS.productId).meta({
  description: "Id of the product: letters, digits, dot, - and _.",
  examples: ["screening-year"]
});
var productType = textIn(PRODUCT_TEXTS.productType).meta({
  description: "What kind of product it is.",
  examples: ["SUBSCRIPTION"]
});
var product = z97.object({
  productId,
  productType,
  name: z97.string().meta({ description: "What it is called." }),
  description: z97.string().meta({ description: "What it is." }),
  serviceType: paidService.nullable().meta({ description: "The service that it is of; null: of none alone." }),
  createdAt: utcTimeOf("When it was added")
}).meta({ id: "Product", description: "Something that can be ordered." });
var productBody = z97.strictObject({
  productId,
  productType,
  name: saying(PRODUCT_TEXTS.name.longest).optional().meta({ description: "What it is called; its id without it." }),
  description: textIn(PRODUCT_TEXTS.description).optional().meta({ description: "What it is." }),
  serviceType: paidService.optional()
}).meta({ id: "ProductBody", description: "What is given of a product." });
var productQuery = z97.object(pageQuery);
var price = z97.object({
  priceId: idOf("the price"),
  productId,
  amount: minorUnits("Without tax"),
  currency: currencyCode,
  period: pricePeriod.nullable().meta({ description: "How often it is charged; null: once." }),
  validFrom: utcTimeOf("When it began to hold")
}).meta({ id: "Price", description: "What a product costs." });
var priceBody = z97.strictObject({
  productId,
  amount: minorUnits("Without tax"),
  currency: currencyCode,
  period: pricePeriod.nullable().default(null).meta({ description: "How often it is charged; null: once." }),
  validFrom: timeInput("From when on it holds; from now on without it").optional()
}).meta({ id: "PriceBody", description: "A new price of a product. Earlier ones stay: orders keep theirs." });
var priceQuery = z97.object({
  "product-id": productId.optional().meta({ description: "Only of this product." }),
  currency: currencyCode.optional().meta({ description: "Only in this currency." }),
  ...pageQuery
});
var priceEstimationQuery = z97.object({
  "product-id": productId.optional().meta({ description: "Only of this product; of all without it." }),
  "customer-id": idOf("the customer").optional().meta({ description: "For this customer; for your own without it." }),
  quantity: z97.coerce.number().int().min(1).max(1e4).default(1).meta({ description: "How many of it." }),
  ...pageQuery
});
var priceEstimation = z97.object({
  priceId: idOf("the price"),
  productId,
  quantity: z97.int().meta({ description: "How many of it." }),
  net: minorUnits("Without tax"),
  vat: minorUnits("Value-added tax"),
  vatRate: z97.number().meta({ description: "Rate of the tax, per cent." }),
  gross: minorUnits("With tax"),
  currency: currencyCode,
  period: pricePeriod.nullable().meta({ description: "How often it is charged; null: once." }),
  isCovered: z97.boolean().nullable().meta({
    description: "The balance covers it now; null where there is no customer, or one with another currency."
  })
}).meta({ id: "PriceEstimation", description: "What a product would cost." });

// packages/contract/src/payments/endpoints/products.ts
var PRODUCTS = endpoints("payments", ["products"], {
  listProducts: {
    call: "GET /products",
    summary: "What can be ordered, sorted by id",
    query: productQuery,
    answers: { 200: z98.array(product) }
  },
  createProduct: {
    call: "POST /products",
    summary: "Add a product; for who runs the payments",
    tags: ["admin"],
    body: productBody,
    answers: { 201: product },
    requirement: PAYMENTS_ADMIN,
    invalidRequest: "Invalid products/post request parameters.",
    readBy: "listProducts",
    problems: ["product-exists", "payments-off"]
  },
  listPrices: {
    call: "GET /price",
    summary: "What products cost now, sorted by product and currency",
    query: priceQuery,
    answers: { 200: z98.array(price) }
  },
  createPrice: {
    call: "POST /price",
    summary: "Give a product a new price; for who runs the payments",
    description: "Orders keep the price that they were made at.",
    tags: ["admin"],
    body: priceBody,
    answers: { 201: price },
    requirement: PAYMENTS_ADMIN,
    readBy: "listPrices",
    problems: ["product-unknown", "currency-unknown", "time-invalid", "payments-off"]
  },
  estimatePrices: {
    call: "GET /price_estimation",
    summary: "What products would cost a customer, with tax, and whether the balance covers them",
    query: priceEstimationQuery,
    answers: { 200: z98.array(priceEstimation) }
  },
  listCurrencies: {
    call: "GET /currencies",
    summary: "Currencies that this installation takes",
    answers: { 200: z98.array(currency) }
  },
  listVatRates: {
    call: "GET /vat_rates",
    summary: "Standard value-added tax by country and day",
    answers: { 200: z98.array(vatRate) }
  }
});

// packages/contract/src/payments/endpoints/unbooked.ts
import { z as z100 } from "zod";

// packages/contract/src/payments/unbooked.ts
import { z as z99 } from "zod";
var unbookedReason = z99.enum(["OTHER_CURRENCY", "NO_AMOUNT"]).meta({
  id: "UnbookedReason",
  description: "Why it was not booked: it is in another currency than its invoice, or its provider names no amount."
});
var unbookedPayment = z99.object({
  unbookedId: idOf("the payment that was not booked"),
  provider: paymentProvider,
  reference: text("Of the provider: the Checkout Session of Stripe."),
  reason: unbookedReason,
  amount: minorUnits("What came in, of its own currency"),
  currency: text("Currency in which it came in, ISO 4217, as the provider names it."),
  invoiceId: idOf("the invoice that it was for"),
  invoiceNumber: text("Number of the invoice."),
  invoiceCurrency: currencyCode,
  customerId: idOf("the customer"),
  operatorId: idOf("the operator"),
  seenAt: utcTimeOf("When it was found"),
  resolvedAt: utcTimeOf("When somebody said what was done about it; null while nobody has").nullable(),
  resolvedBy: z99.string().nullable().meta({ description: "Who said it." }),
  note: text("What was done about it.")
}).meta({ id: "UnbookedPayment", description: "Money that came in and was not booked. It is never deleted." });
var unbookedQuery = z99.object({
  open: z99.enum(["true", "false"]).default("false").meta({ description: "Only what nobody has done anything about yet." }),
  ...pageQuery
});
var unbookedResolution = z99.strictObject({
  note: textIn(BOOKING_TEXTS.note).meta({ description: "What was done: paid back, or recorded by hand." })
}).meta({ id: "UnbookedResolution", description: "What was done about a payment that was not booked." });

// packages/contract/src/payments/endpoints/unbooked.ts
var params21 = z100.object({ unbookedId: idOf("the payment that was not booked") });
var UNBOOKED = endpoints("payments", ["admin"], {
  listUnbookedPayments: {
    call: "GET /unbooked",
    summary: "Money that came in and could not be booked, newest first; for administrators of payments",
    query: unbookedQuery,
    answers: { 200: z100.array(unbookedPayment) },
    requirement: PAYMENTS_ADMIN
  },
  resolveUnbookedPayment: {
    call: "PUT /unbooked/{unbookedId}/resolution",
    summary: "Say what was done about money that could not be booked; for who runs the payments",
    description: "It stays in the list with the note. What somebody else has said before stays.",
    params: params21,
    body: unbookedResolution,
    answers: { 200: unbookedPayment },
    requirement: PAYMENTS_ADMIN
  }
});

// packages/contract/src/sky/endpoints/sky.ts
import { z as z104 } from "zod";

// packages/contract/src/sky/bodies.ts
import { z as z101 } from "zod";
var skyBody = z101.enum(["SUN", "MOON", "MERCURY", "VENUS", "MARS", "JUPITER", "SATURN", "URANUS", "NEPTUNE"]).meta({ id: "SkyBody", description: "A body of the solar system." });
var degrees2 = (what) => z101.number().meta({ description: `${what}, deg.` });
var vector2 = (what, unit2) => z101.object({
  x: z101.number().meta({ description: `First component, ${unit2}.` }),
  y: z101.number().meta({ description: `Second component, ${unit2}.` }),
  z: z101.number().meta({ description: `Third component, ${unit2}.` })
}).meta({ description: `${what}, ${unit2}.` });
var bodyInTheSky = z101.object({
  body: skyBody,
  position: vector2("From the centre of the Earth to where its light left it, EME2000", "m"),
  rightAscension: degrees2("Right ascension, EME2000, 0 to 360"),
  declination: degrees2("Declination, EME2000"),
  distance: metres("Distance from the centre of the Earth"),
  lightTime: seconds("Time that its light took"),
  elongation: degrees2("Angle from the Sun, seen from the centre of the Earth"),
  illuminated: ratio("Share of its disc that is lit, 0 to 1; 1 for the Sun"),
  angularDiameter: degrees2("Angle that its disc fills"),
  azimuth: degrees2("Azimuth from north over east at the site; null without a site").nullable(),
  elevation: degrees2("Elevation over the horizon of the site, without refraction; null without a site").nullable()
}).meta({ id: "BodyInTheSky", description: "Where a body of the solar system stands in the sky." });
var skyBodies = z101.object({
  time: utcTimeOf("When"),
  site: z101.object({
    latitude: degrees2("Geodetic latitude, north positive"),
    longitude: degrees2("Longitude, east positive"),
    altitude: metres("Height above the ellipsoid")
  }).nullable().meta({ description: "From where azimuth and elevation are seen; null without one." }),
  bodies: z101.array(bodyInTheSky).meta({ description: "Sun, Moon and planets, in this order." })
}).meta({ id: "SkyBodies", description: "Sun, Moon and planets at a time." });
var coordinate = (what, name3) => queryNumberIn(STATION_NUMBERS[name3]).meta({ description: what });
var skyBodiesQuery = z101.object({
  time: timeInput("When; now without it").optional(),
  latitude: coordinate("Geodetic latitude of the site (WGS 84), deg; with longitude.", "latitude").optional(),
  longitude: coordinate("Longitude of the site (WGS 84), deg, east positive; with latitude.", "longitude").optional(),
  altitude: coordinate("Height of the site above the ellipsoid, m.", "altitude").default(0)
});

// packages/contract/src/sky/elements.ts
import { z as z102 } from "zod";

// packages/contract/src/sky/fields.ts
var position = { unit: "m", least: -1e9, most: 1e9, shown: KILOMETRES };
var velocity = { unit: "m/s", least: -1e5, most: 1e5, shown: { unit: "km/s", factor: 1e3 } };
var STATE_NUMBERS = {
  x: position,
  y: position,
  z: position,
  vx: velocity,
  vy: velocity,
  vz: velocity
};

// packages/contract/src/sky/elements.ts
var degrees3 = (what) => z102.number().meta({ description: `${what}, deg.` });
var orbitalElements = z102.object({
  semiMajorAxis: metres("Semi-major axis"),
  eccentricity: z102.number().min(0).lt(1).meta({ description: "Eccentricity." }),
  inclination: degrees3("Inclination"),
  raan: degrees3("Right ascension of the ascending node; 0 for an equatorial orbit"),
  argumentOfPerigee: degrees3("Argument of perigee; 0 for a circular orbit"),
  trueAnomaly: degrees3("True anomaly"),
  meanAnomaly: degrees3("Mean anomaly"),
  period: seconds("Period"),
  meanMotion: z102.number().meta({ description: "Revolutions a day." }),
  perigeeHeight: metres("Lowest point above 6378.137 km"),
  apogeeHeight: metres("Highest point above 6378.137 km")
}).meta({ id: "OrbitalElements", description: "Keplerian elements of a closed orbit, and what follows from them." });
var orbitState = z102.object({ position: vector2("Position from the centre of the Earth", "m"), velocity: vector2("Velocity", "m/s") }).meta({ id: "OrbitState", description: "Position and velocity in an inertial frame." });
var component = (what, axis) => queryNumberIn(STATE_NUMBERS[axis]).meta({ description: `${what}, ${STATE_NUMBERS[axis].unit}.` });
var stateQuery = z102.object({
  x: component("First component of the position, in any inertial frame", "x"),
  y: component("Second component of the position", "y"),
  z: component("Third component of the position", "z"),
  vx: component("First component of the velocity", "vx"),
  vy: component("Second component of the velocity", "vy"),
  vz: component("Third component of the velocity", "vz")
});
var angle = (what, least, most) => z102.coerce.number().min(least).max(most).meta({ description: `${what}, deg.` });
var elementsQuery = z102.object({
  "semi-major-axis": z102.coerce.number().min(1e6).max(1e9).meta({ description: "Semi-major axis, m." }),
  eccentricity: z102.coerce.number().min(0).max(0.999).meta({ description: "Eccentricity." }),
  inclination: angle("Inclination", 0, 180),
  raan: angle("Right ascension of the ascending node", -360, 360),
  "argument-of-perigee": angle("Argument of perigee", -360, 360),
  "mean-anomaly": angle("Mean anomaly", -360, 360)
});
var objectInOrbit = z102.object({
  noradId,
  name: text("Name in the catalogue."),
  time: utcTimeOf("When"),
  elementsEpoch: utcTimeOf("Epoch of the element set"),
  source: text("Where the catalogue is from."),
  state: orbitState.meta({ description: "Position and velocity by SGP4, EME2000." }),
  elements: orbitalElements.meta({ description: "Osculating elements of that state, EME2000." }),
  latitude: degrees3("Geodetic latitude of the point below it, north positive"),
  longitude: degrees3("Longitude of the point below it, east positive"),
  altitude: metres("Height above the ellipsoid"),
  isSunlit: z102.boolean().meta({ description: "The whole disc of the Sun shows at it: it is outside of the penumbra." })
}).meta({ id: "ObjectInOrbit", description: "Where an object of the catalogue is, and its osculating elements." });
var objectQuery = z102.object({ time: timeInput("When; now without it").optional() });

// packages/contract/src/sky/space-weather.ts
import { z as z103 } from "zod";
var MOST_WEATHER_DAYS = 4400;
var day = (what) => z103.iso.date().meta({ description: `${what}, a day of UTC.`, examples: ["2026-11-20"] });
var spaceWeatherQuery = z103.object({
  from: timeInput("First day; 180 days before today without it").optional(),
  to: timeInput("Last day; 45 days after today without it").optional()
});
var spaceWeather = z103.object({
  table: z103.object({
    fileName: text("The file that it came in."),
    loadedAt: utcTimeOf("When it was loaded"),
    firstDay: day("Its first day"),
    lastDay: day("Its last day"),
    lastObservedDay: day("Its last day that was observed; null: none was").nullable()
  }).nullable().meta({ description: "The table in use; null: none is loaded, and orbits fly in the exponential atmosphere." }),
  days: z103.array(
    z103.object({
      day: day("The day"),
      f107: z103.number().meta({ description: "Observed flux of the Sun at 10.7 cm (F10.7), 1e-22 W/m^2/Hz." }),
      f107Mean: z103.number().meta({ description: "Its mean over 81 days about the day, 1e-22 W/m^2/Hz." }),
      ap: z103.number().meta({ description: "Mean Ap of the day, 2 nT." }),
      source: spaceWeatherSource
    }).meta({ description: "One day." })
  ).meta({ description: "Day by day, those that the table has." })
}).meta({ id: "SpaceWeather", description: "Activity of the Sun and of the magnetic field over time." });

// packages/contract/src/sky/endpoints/sky.ts
var SKY = endpoints("sky", ["sky"], {
  getSkyBodies: {
    call: "GET /bodies",
    summary: "Sun, Moon and planets at a time, and over the horizon of a site",
    description: "Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Sun to 1 arcsec, Moon to 15 arcsec, planets to an arcminute of the JPL ephemerides.",
    query: skyBodiesQuery,
    answers: { 200: skyBodies },
    problems: ["time-invalid", "site-incomplete"]
  },
  getOrbitalElements: {
    call: "GET /elements",
    summary: "Keplerian elements of a position and a velocity",
    description: "In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.",
    query: stateQuery,
    answers: { 200: orbitalElements },
    problems: ["orbit-not-closed"]
  },
  getOrbitState: {
    call: "GET /state",
    summary: "Position and velocity of Keplerian elements",
    query: elementsQuery,
    answers: { 200: orbitState }
  },
  getSpaceWeather: {
    call: "GET /space-weather",
    summary: "Activity of the Sun (F10.7) and of the magnetic field (Ap) day by day, observed and predicted",
    description: `Of the table in use, which the density of the air rests on; at most ${MOST_WEATHER_DAYS.toLocaleString("en")} days. M10, S10, Y10 and Dst are not in it.`,
    query: spaceWeatherQuery,
    answers: { 200: spaceWeather },
    problems: ["time-invalid", "window-empty"]
  },
  getObjectInOrbit: {
    call: "GET /objects/{noradId}",
    summary: "Where an object of the catalogue is at a time, and its osculating elements",
    params: z104.object({ noradId: z104.coerce.number().pipe(noradId) }),
    query: objectQuery,
    answers: { 200: objectInOrbit },
    problems: ["time-invalid", "no-state-at-time"]
  }
});

// packages/contract/src/tle/element-set.ts
import { z as z105 } from "zod";
var tleQuery = z105.object({
  noradId: z105.coerce.number().int().min(1).max(999999999).meta({ description: "Catalogue number, up to nine digits." }),
  epoch: timeInput("The element set nearest before this time, the newest without it").optional()
});
var tle = z105.object({
  noradId,
  epoch: utcTimeOf("Epoch of the element set"),
  tle: z105.string().meta({ description: "Two lines, or three with the name; empty where the number does not fit a TLE." }),
  name: text("Name in the catalogue."),
  source: text("Where the element set is from.")
}).meta({ id: "Tle", description: "An element set." });
var tleSetBody = z105.array(
  z105.union([
    noradId,
    z105.strictObject({ noradId, epoch: timeInput("The element set nearest before this time").optional() })
  ])
).min(1).max(5e3).meta({ description: "Catalogue numbers, or numbers with an epoch." });
var elementSource = z105.enum(["any", "stored"]).meta({
  id: "ElementSource",
  description: "Where element sets come from: also from the public catalogue, or what is stored here alone."
});
var tleSetQuery = z105.object({ source: elementSource.default("any") });
var tleSet = z105.object({ tle_set: z105.record(z105.string(), tle).meta({ description: "Element sets by catalogue number." }) }).meta({ id: "TleSet", description: "Element sets of many objects; objects without one are absent." });

// packages/contract/src/tle/endpoints/tle.ts
var TLE = endpoints("tle", ["element sets"], {
  getTle: {
    call: "GET /tle",
    summary: "The element set of an object, newest or nearest before an epoch",
    description: "As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.",
    query: tleQuery,
    answers: { 200: tle },
    offers: ["application/json", "text/plain", "application/xml", "text/xml"],
    problems: ["not-found", "not-writable-as-tle", "time-invalid", "catalogue-not-reached"]
  },
  getTleSet: {
    call: "POST /tle-set",
    summary: "Element sets of many objects, keyed by catalogue number; objects without one are absent",
    description: "At most 5,000 objects. Newest element sets come from the public catalogue where one is configured, for at most 100 objects of a call that were not looked up in the last two hours; with `source=stored` from what is stored here alone. Where the public catalogue cannot be asked about an object, and nothing of it is stored here, the call is refused and names the object.",
    query: tleSetQuery,
    body: tleSetBody,
    answers: { 200: tleSet },
    problems: ["catalogue-not-reached"],
    changesNothing: true
  }
});

// packages/contract/src/userconfig/endpoints/userconfig.ts
import { z as z107 } from "zod";

// packages/contract/src/odt/user-configuration.ts
import { z as z106 } from "zod";
var odtUserConfiguration = z106.object({
  _id: idOf("the configuration: the subject of the user"),
  notifications: notificationSettings,
  version: z106.int().meta({ description: "Grows with every change; the ETag of the record. 0 while nothing is stored." }),
  updatedAt: utcTimeOf("When it last changed; null while nothing is stored").nullable()
}).meta({ id: "OdtUserConfiguration", description: "What you have set for on-demand tracking." });
var odtUserConfigurationBody = z106.strictObject({
  ...asGot(odtUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications: notificationSettings
}).meta({ id: "OdtUserConfigurationBody", description: "What you set for on-demand tracking." });

// packages/contract/src/userconfig/endpoints/userconfig.ts
var params22 = z107.object({ configId: idOf("the configuration: the subject of the user") });
var ODT_USERCONFIG = endpoints("userconfig", ["user configuration"], {
  getOdtUserConfiguration: {
    call: "GET /{configId}",
    summary: "What you have set for on-demand tracking: where and of what you want to be told",
    description: "While nothing is stored, what holds without it, as version 0.",
    params: params22,
    answers: { 200: odtUserConfiguration },
    tells: ["ETag"]
  },
  putOdtUserConfiguration: {
    call: "PUT /{configId}",
    summary: "Replace what you have set for on-demand tracking, or store it",
    params: params22,
    headers: ifMatchHeaders,
    body: odtUserConfigurationBody,
    answers: { 200: odtUserConfiguration },
    tells: ["ETag"],
    problems: ["version-changed", "read-only-field"]
  }
});

// packages/contract/src/endpoints.ts
var ENDPOINTS = {
  ...LANGUAGE,
  ...MACHINES,
  ...PROFILE,
  ...LOG,
  ...NOTIFICATIONS,
  ...PLACES,
  ...RAISING,
  ...REHEARSAL,
  ...ROTA,
  ...RULES,
  ...AUDIT,
  ...ANALYSIS,
  ...CATALOGUE,
  ...CDMS,
  ...CONJUNCTIONS,
  ...CONTACTS,
  ...DECISIONS,
  ...EPHEMERIS_FILES,
  ...FIND,
  ...FLIGHT_RULES,
  ...MANOEUVRES,
  ...MISSIONS,
  ...OBJECT,
  ...POST_MANOEUVRE_SCREENINGS,
  ...READINESS,
  ...SATELLITES,
  ...SCREENINGS,
  ...STATIONS,
  ...STATISTICS,
  ...USERCONFIG,
  ...OBSERVATIONS,
  ...OPPORTUNITIES,
  ...PASS_PREDICTION,
  ...REQUESTS,
  ...SENSORS,
  ...WEATHER,
  ...CUSTOMERS,
  ...INVOICES,
  ...ORDERS,
  ...PRODUCTS,
  ...RECORD_KEYS,
  ...UNBOOKED,
  ...SKY,
  ...TLE,
  ...ODT_USERCONFIG
};
var HOOKS = { ...TRACKING_HOOKS, ...PAYMENT_HOOKS };

export {
  requestStatus,
  decimalsOf,
  moneyText,
  sensorGot,
  requestBody,
  satelliteGot,
  groundStationGot,
  satisfies,
  serviceRole,
  PAYMENTS,
  PAYMENTS_ADMIN,
  LINES,
  API_ROOT,
  urlOf,
  LANGUAGE,
  MACHINES,
  PROFILE,
  LOG,
  NOTIFICATIONS,
  PLACES,
  RAISING,
  REHEARSAL,
  ROTA,
  RULES,
  AUDIT_ADMIN,
  AUDIT_READER,
  AUDIT,
  ANALYSIS,
  problem,
  COLLISION_AVOIDANCE,
  CATALOGUE_TYPES,
  CATALOGUE,
  ephemerisGot,
  CDMS,
  CONJUNCTIONS,
  CONTACTS,
  DECISIONS,
  EPHEMERIS_FILES,
  FIND,
  flightRulesGot,
  FLIGHT_RULES,
  MANOEUVRES,
  MISSIONS,
  OBJECT,
  POST_MANOEUVRE_SCREENINGS,
  READINESS,
  RECORD_KEYS,
  SATELLITES,
  SCREENINGS,
  STATIONS,
  ARCHIVE_TYPES,
  STATISTICS,
  DEFAULT_STATUSES,
  USERCONFIG,
  TRACKING_HOOKS,
  OBSERVATIONS,
  OPPORTUNITIES,
  PASS_PREDICTION,
  REQUESTS,
  SENSORS,
  WEATHER,
  CUSTOMERS,
  PAYMENT_HOOKS,
  INVOICES,
  ORDERS,
  PRODUCTS,
  UNBOOKED,
  MOST_WEATHER_DAYS,
  SKY,
  TLE,
  ODT_USERCONFIG,
  ENDPOINTS
};
//# sourceMappingURL=chunk-CSKC5S3Q.mjs.map
