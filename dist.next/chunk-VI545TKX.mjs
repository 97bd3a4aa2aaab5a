import {
  frozenScreening
} from "./chunk-K7TYCUTW.mjs";
import {
  pcConfidence,
  reasonText
} from "./chunk-DMQ5UNP7.mjs";
import {
  tell,
  textOf,
  withStatement,
  written
} from "./chunk-F4WYUQMX.mjs";
import {
  wireTime,
  wireTimeOrNull
} from "./chunk-42SRU575.mjs";
import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";

// packages/assessment/src/text/flight-rule-text.ts
function flightRuleText({ rule, value, limit }) {
  return `${ASKS[rule]}${FIGURES[rule](value, limit)}.`;
}
var ASKS = {
  "pc-below-act": "The probability of collision is below the act threshold",
  "verdict-concludes": "The data lead to a conclusion",
  "decision-in-time": "The decision is made before it is due",
  "message-recent": "The newest message is recent",
  "secondary-tracked": "The other object has been tracked recently",
  "covariance-realistic": "Both covariances come from orbit determinations and are plausible",
  "orbits-undoubted": "The orbit determinations are within the limits of practice",
  "probability-holds": "The method of the probability holds for this encounter",
  "plan-screened-clear": "The plan is screened, and clear"
};
var doubts = (value) => value === void 0 || value === 0 ? "" : ` (${value} ${value === 1 ? "doubt" : "doubts"})`;
var FIGURES = {
  "pc-below-act": (value, limit = 0) => ` (${value === void 0 ? "not computed" : value.toExponential(2)}; threshold ${limit.toExponential(2)})`,
  "verdict-concludes": () => "",
  "decision-in-time": (value = 0) => value >= 0 ? ` (${hours(value)} before)` : ` (it was due ${hours(-value)} earlier)`,
  "message-recent": (value = 0, limit = 0) => ` (${hours(value)} old; at most ${hours(limit)})`,
  "secondary-tracked": (value, limit = 0) => ` (${value === void 0 ? "nobody tells when" : `${days(value)} ago`}; at most ${days(limit)})`,
  "covariance-realistic": doubts,
  "orbits-undoubted": doubts,
  "probability-holds": doubts,
  "plan-screened-clear": (value) => {
    if (value === void 0) return " (no screening of it is known)";
    return value === 0 ? "" : ` (${value} ${value === 1 ? "event" : "events"} new or worse)`;
  }
};
var hours = (seconds) => `${(seconds / SECONDS_PER_HOUR).toFixed(1)} h`;
var days = (seconds) => `${(seconds / SECONDS_PER_DAY).toFixed(1)} days`;
var DECISION_TEXTS = {
  BURN: "Burn",
  NO_BURN: "No burn",
  OBSERVE: "Get observations first",
  COORDINATE: "Coordinate with the other operator",
  ACCEPT: "Accept the risk"
};

// packages/server/src/ca/conjunctions/present-confidence.ts
var UNUSABLE = /* @__PURE__ */ new Set(["covariance-missing", "covariance-default"]);
var IMPLAUSIBLE = /* @__PURE__ */ new Set([
  "covariance-implausible",
  "covariance-too-small",
  "covariance-not-positive",
  "covariance-unlike-history"
]);
var CALIBRATED = /* @__PURE__ */ new Set(["covariance-calibrated"]);
var CONFIDENCES = { calibrated: "CALIBRATED", conditional: "CONDITIONAL", bound: "BOUND" };
function presentConfidence({ probability, covarianceSource, verdictReasons }) {
  const has = (codes) => (verdictReasons ?? []).some(({ code }) => codes.has(code));
  const where = (isSo) => isSo ? ["primary", "secondary"] : [];
  const { confidence, reason } = pcConfidence({
    hasPc: probability !== null,
    unusable: where(probability === null && (covarianceSource === "NONE" || has(UNUSABLE))),
    implausible: where(has(IMPLAUSIBLE)),
    estimated: where(covarianceSource === "ESTIMATED"),
    calibrated: where(has(CALIBRATED))
  });
  return { confidence: CONFIDENCES[confidence], confidenceReason: reason.code };
}

// packages/server/src/ca/conjunctions/present-verdict.ts
function presentVerdict({ verdict, verdictReasons, decideByTaiS }) {
  return {
    kind: VERDICTS[verdict],
    reasons: verdictReasons.map(
      (reason) => "text" in reason ? { code: reason.code, text: reason.text } : { code: reason.code, text: reasonText(reason), figures: figuresOf(reason) }
    ),
    decideBy: verdict === "safe" ? null : formatUtcZ(decideByTaiS, 0)
  };
}
var OBJECTS = { primary: "OBJECT1", secondary: "OBJECT2" };
function figuresOf(reason) {
  switch (reason.code) {
    case "diluted":
      return { maxPc: reason.maxPc, ...isOne(reason.on) && { objects: [OBJECTS[reason.on]] } };
    case "orbit-doubtful":
      return { objects: [OBJECTS[reason.object]], doubts: [...reason.doubts] };
    case "stated-otherwise":
      return { stated: [...reason.stated] };
    case "radius-outside-body": {
      const { statedM: stated, bodyM: body, ...rest } = reason.radius;
      return { radius: { ...rest, stated, body } };
    }
    case "covariance-unlike-history":
      return { unlike: reason.unlike.map(({ object, ...rest }) => ({ object: OBJECTS[object], ...rest })) };
    case "covariance-scaled":
      return { scaled: reason.scaled.map(({ object, factor }) => ({ object: OBJECTS[object], factor })) };
    case "decision-time-passed":
      return { decideBy: formatUtcZ(reason.decideByTaiS, 0) };
    case "covariance-estimated":
    case "covariance-missing":
    case "covariance-default":
    case "covariance-implausible":
    case "covariance-too-small":
    case "covariance-not-positive":
      return { objects: reason.objects.map((object) => OBJECTS[object]) };
    default: {
      const { code: _, ...figures } = reason;
      return figures;
    }
  }
}
var isOne = (on) => on === "primary" || on === "secondary";
var VERDICTS = { act: "ACT", watch: "WATCH", safe: "SAFE", "no-conclusion": "NO_CONCLUSION" };

// packages/server/src/ca/decisions/present.ts
function presentDecision({ row, rules, frozen, fourEyes }) {
  return {
    ...presentSummary(row),
    note: row.note,
    acknowledged: actOf(row.acknowledgedAt, row.acknowledgedBy),
    withdrawn: row.withdrawnAt === null ? null : { at: wireTime(row.withdrawnAt), by: row.withdrawnBy ?? "", reason: row.withdrawnReason ?? "" },
    rules: rules.map((rule) => presentRule(rule, row.waivers)),
    planId: row.planId,
    plan: frozen?.plan ?? null,
    planScreening: frozen === void 0 ? null : frozenScreening(frozen),
    fourEyes,
    frozenAt: frozen?.frozenAt ?? null,
    inputs: frozen === void 0 ? null : presentInputs(frozen.inputs),
    results: frozen === void 0 ? null : presentResults(frozen.results)
  };
}
function presentSummary(row) {
  const { id, conjunctionId, satelliteId, satelliteName, secondaryName, state, version, owner, decision } = row;
  return {
    decisionId: id,
    conjunctionId,
    satelliteId,
    satelliteName,
    secondaryName,
    state,
    version,
    owner,
    decision,
    decided: actOf(row.decidedAt, row.decidedBy),
    signed: actOf(row.signedAt, row.signedBy),
    recordHash: row.recordHash,
    inputsChanged: inputsChanged(row),
    opened: { at: wireTime(row.openedAt), by: row.openedBy },
    updatedAt: wireTime(row.updatedAt)
  };
}
function inputsChanged({ frozenCdmId, frozenCount, lastCdmId, messageCount, state }) {
  if (frozenCdmId === null || state === "WITHDRAWN") return false;
  return frozenCdmId !== lastCdmId || frozenCount !== messageCount;
}
function actOf(at, by) {
  const time = wireTimeOrNull(at);
  return time === null ? null : { at: time, by: by ?? "" };
}
function presentRule(result, waivers) {
  const { rule, isMet, value, limit, unit, requiredFor } = result;
  const waiver = waivers.find((candidate) => candidate.rule === rule);
  return {
    rule,
    text: flightRuleText(result),
    status: isMet ? "MET" : waiver === void 0 ? "NOT_MET" : "WAIVED",
    value: value ?? null,
    limit: limit ?? null,
    unit: unit ?? null,
    requiredFor: [...requiredFor],
    waiver: waiver === void 0 ? null : { reason: waiver.reason, by: waiver.by, at: waiver.at }
  };
}
function presentInputs({ settings, messages, ...inputs }) {
  const { thresholds, rulesVersion, decisionLeadHours, fourEyes, limits } = settings;
  const { product, algorithm } = inputs.versions;
  return {
    messages: messages.map(({ cdmId, messageId, originator, creationDate, sha256 }) => ({
      cdmId,
      messageId,
      originator,
      creationDate,
      sha256
    })),
    earlierMessages: inputs.earlierMessages,
    ephemerides: inputs.ephemerides,
    catalogue: inputs.catalogue,
    versions: { product, algorithm },
    settings: {
      thresholds,
      rulesVersion,
      decisionLeadHours,
      fourEyes,
      mostMessageAgeHours: limits.mostMessageAgeS / SECONDS_PER_HOUR,
      mostTrackingAgeHours: limits.mostTrackingAgeS / SECONDS_PER_HOUR
    }
  };
}
function resultsBelief({ figures, verdict }) {
  const { pc, covarianceSource } = figures;
  return presentConfidence({ probability: pc, covarianceSource, verdictReasons: verdict.reasons });
}
function presentResults({ figures, verdict, methods }) {
  return {
    tca: formatUtcZ(figures.tcaTaiS, 6),
    missDistance: figures.missDistanceM,
    probabilityOfCollision: figures.pc,
    probabilityMethod: figures.pcMethod.toUpperCase(),
    ...resultsBelief({ figures, verdict }),
    maxProbability: figures.maxPc,
    riskLevel: figures.riskLevel,
    verdict: { kind: VERDICTS[verdict.kind], reasons: verdict.reasons.map(reasonText) },
    methods: Object.entries(methods).map(([method, { pc, usable }]) => ({
      method: method.toUpperCase(),
      probability: pc ?? null,
      usable
    }))
  };
}

// packages/server/src/ca/conjunctions/present-pc-reasons.ts
var MISSING_PC = {
  "covariance-missing": "pc-covariance-missing",
  "covariance-zero": "pc-covariance-zero",
  "covariance-default": "pc-covariance-default",
  "covariance-negative-variance": "pc-covariance-negative-variance",
  "covariance-not-finite": "pc-covariance-not-finite",
  "covariance-not-positive": "pc-covariance-unusable",
  "covariance-unusable": "pc-covariance-unusable",
  "relative-speed-zero": "pc-relative-speed-zero"
};
var MISSING_MAX_PC = {
  "rises-beyond-orbit-errors": "max-pc-unbounded"
};
function presentPcReasons(row) {
  const { probabilityReason, maxProbabilityReason } = row;
  return {
    ...withStatement("probabilityReason", probabilityReason && tell(MISSING_PC[probabilityReason])),
    ...withStatement("maxProbabilityReason", maxProbabilityReason && tell(MISSING_MAX_PC[maxProbabilityReason]))
  };
}

// packages/contract/src/languages/de/sentences.ts
var TOLD_DE = {
  "pass-of": "\xDCberflug vom {at@_} \xFCber {sensor}",
  "observation-of": "Beobachtung von {target}, \xDCberfl\xFCge: {passes#}",
  "no-pass": "Das Objekt steht im Zeitraum bei keinem der Sensoren lange genug \xFCber dem Horizont, den er hat.",
  "never-lit": "Das Objekt ist immer im Erdschatten, wenn ein Teleskop es sehen k\xF6nnte.",
  "never-dark": "Wenn das Objekt vor\xFCberzieht, ist bei jedem Teleskop Tag oder D\xE4mmerung.",
  "too-faint": "Das Objekt ist zu lichtschwach f\xFCr die Teleskope, an denen es vor\xFCberzieht.",
  "too-far": "Das Objekt bleibt au\xDFerhalb der Reichweite der Radare, an denen es vor\xFCberzieht.",
  "near-moon": "Das Objekt steht zu nahe beim Mond, wenn ein Teleskop es sehen k\xF6nnte.",
  "sensor-busy": "Jeder \xDCberflug f\xE4llt in eine Zeit, in der sein Sensor keine Auftr\xE4ge annimmt.",
  "over-price": "Was f\xFCr den Auftrag oder auf dem Guthaben noch \xFCbrig ist, deckt keinen weiteren \xDCberflug.",
  "no-sensor": "Kein Sensor dieser Installation, der das Gew\xFCnschte misst, nimmt Auftr\xE4ge an.",
  "no-orbit": "Die Bahn reicht nicht in den Zeitraum.",
  "cancelled-by": "Abgebrochen von {user}.",
  "planned-anew": "Neu geplant.",
  "passes-succeeded": "{done#} von {wanted#} \xDCberfl\xFCgen gelangen.",
  "not-accepted-in-time": "{sensor} hatte den \xDCberflug nicht angenommen, als er begann.",
  "file-not-read-by": "Die Datei des \xDCberflugs kam und wurde bis {by@} nicht gelesen.",
  "no-file-by": "Bis {by@_} kam keine Datei des \xDCberflugs.",
  "sensor-gone": "Den Sensor {sensor} gibt es nicht mehr.",
  "sensor-retired": "{sensor} nimmt keine Auftr\xE4ge mehr an.",
  "sensor-unavailable": "{sensor} nimmt dann keine Auftr\xE4ge an: {why}",
  "not-covered": "Das Guthaben deckt den \xDCberflug nicht.",
  "no-time-left": "Bis zur Frist bleibt keine Zeit.",
  "no-other-pass": "Vor der Frist beginnt kein anderer \xDCberflug der Sensoren, die verwendet werden d\xFCrfen.",
  "others-overcast": "Auch bei jedem anderen \xDCberflug werden Wolken erwartet.",
  "others-too-dear": "Der g\xFCnstigste andere \xDCberflug kostet {costs}; f\xFCr diesen Auftrag d\xFCrfen noch {left} ausgegeben werden.",
  "looking-for-another": "Ein anderer \xDCberflug wird gesucht.",
  "not-replaced": "Ersetzt wurde er nicht:",
  replaced: "{sensor} um {at@_} tritt an die Stelle von {lostSensor} um {lostAt@_}.",
  "replaced-at-other-price": "{sensor} um {at@_} tritt an die Stelle von {lostSensor} um {lostAt@_}, f\xFCr {difference} {moreOrLess!}.",
  "replaced-named": "{sensor} um {at@_} tritt an die Stelle des \xDCberflugs um {lostAt@_}, den es nicht mehr gibt.",
  "place-not-needed": "Der \xDCberflug, an dessen Stelle er trat, ist doch gelungen.",
  "overcast-replaced": "Es wird bew\xF6lkt; ein anderer \xDCberflug tritt an seine Stelle.",
  "provider-not-set-up": "Der Anbieter von {sensor} ist in dieser Installation nicht eingerichtet.",
  "provider-answered": "Der Anbieter antwortete mit {status#}.",
  "provider-file-too-large": "Die Datei des Anbieters ist gr\xF6\xDFer als {limitMb#} MB.",
  "provider-sent-again": "Der Anbieter sandte dieselbe Datei wie zuvor ({file}).",
  "simulated-nothing": "Der simulierte Sensor hat nichts gemessen: {simulatedWhy!}.",
  "simulated-clouds": "Der simulierte Sensor hat nichts gemessen: Wolken \xFCber dem Sensor ({clouds#} %).",
  "simulated-in-real-time": "Sensoren, Bahnen, Wetter und Messungen sind simuliert, in Echtzeit; {failShare#} % der \xDCberfl\xFCge misslingen, unabh\xE4ngig von Wolken.",
  "simulated-faster": "Sensoren, Bahnen, Wetter und Messungen sind simuliert, {speed#}-mal so schnell wie in Wirklichkeit: ein \xDCberflug in einer Stunde ist nach {afterS#} s geliefert; {failShare#} % der \xDCberfl\xFCge misslingen, unabh\xE4ngig von Wolken.",
  "file-late": "Sie kam, nachdem ihr \xDCberflug aufgegeben war, und z\xE4hlt nicht.",
  "file-second": "Zu ihrem \xDCberflug gibt es schon eine Datei, die z\xE4hlt.",
  "file-too-costly": "Die Datei zu lesen braucht mehr, als eine Datei darf.",
  "file-unusable": "Die Datei l\xE4sst sich nicht verwenden.",
  "file-of-other-sensor": "Die Datei ist vom Sensor {others}; bestellt war {sensor}.",
  "file-too-few": "Die Datei hat {points#} Messungen des Objekts; verlangt waren {wanted#}.",
  "track-of-other": "Die Spur ist von {name} ({noradId#}), nicht von {wanted}.",
  "track-ambiguous": "Die Spur passt zu mehreren Objekten ({names}); keines wird genannt.",
  "track-of-unknown": "Die Spur ist von keinem bekannten Objekt und nicht von {wanted}.",
  "track-hardly-better": "Die Spur passt zu {name}, und kaum schlechter zu einem Objekt, das in keinem Katalog steht; keines wird genannt.",
  "file-ahead": "Die letzte Messung ist von {last@_}, und die Datei kam um {came@_}: Die Uhr ihres Sensors geht falsch.",
  "own-ambiguous": "Sie passt zu keinem Objekt deutlich besser als zu einem anderen; keines wird genannt.",
  "own-unknown": "Sie ist von keinem bekannten Objekt.",
  "own-other": "Sie ist von Objekt {noradId#}, nicht von {asserted#}.",
  "clock-off": "Nur eine Uhr, die {offsetS#} s {aheadOrBehind!}, erkl\xE4rt die Spur.",
  "file-names-other": "Die Datei nennt Objekt {asserted#}; die Spur ist von {noradId#} ({name}).",
  "nothing-near": "Kein bekanntes Objekt war in der N\xE4he.",
  "orbit-ambiguous": "Mehrere Bahnen passen gleich gut zur Spur.",
  "arc-too-short": "Die Spur ist zu kurz, um ihre Bahn anzugeben.",
  "no-orbit-fits": "Keine Bahn l\xE4uft durch alle Messungen der Spur.",
  "measurements-too-few": "Die Spur hat zu wenige Messungen, um ihre Bahn anzugeben.",
  "initial-orbit": "Lambert-B\xF6gen \xFCber die zul\xE4ssigen Entfernungen, dann kleinste Quadrate mit abgeplatteter Erde, Sonne und Mond.",
  "association-withdrawn": "Die Zuordnung seiner Datei wurde zur\xFCckgenommen.",
  "basis-withdrawn": "Die Zuordnung einer Datei, auf der sie beruht, wurde zur\xFCckgenommen.",
  "prior-withdrawn": "Sie begann mit einer Bahn, die auf einer Datei beruht, deren Zuordnung zur\xFCckgenommen wurde.",
  "element-set-of": "Bahnelementsatz des Katalogs in Gebrauch ({catalogue}).",
  "element-sets-of": "Bahnelements\xE4tze des Katalogs in Gebrauch ({catalogue}).",
  "element-set": "Bahnelementsatz des Katalogs in Gebrauch.",
  "conjunction-message": "Neueste Nachricht der Konjunktion.",
  "conjunction-state": "Zustand der neuesten Nachricht der Konjunktion, als Zweik\xF6rperbewegung fortgef\xFChrt: gut f\xFCr Stunden davor und danach.",
  "no-own-ephemeris": "F\xFCr die Zeit des Auftrags haben Sie keine operative Ephemeride des Satelliten.",
  "own-ephemeris-beyond": "Ihre operative Ephemeride {file} reicht von {from@_} bis {to@_} und deckt die Zeit des Auftrags nicht ab.",
  "own-ephemeris": "Ihre operative Ephemeride {file} vom {uploadedAt@_}, {covarianceOf!}.",
  "message-sent-along": "Mit dem Auftrag gesandt: {type}.",
  "own-observation": "Bahn vom {at@_} aus Ihren Beobachtungen, \xDCberfl\xFCge: {passes#}.",
  "measurements-of": "{accepted#} Messungen \xFCber {sensors}, \xDCberfl\xFCge: {passes#}.",
  "simulated-measurements-of": "{accepted#} simulierte Messungen \xFCber {sensors}, \xDCberfl\xFCge: {passes#}.",
  "update-no-measurement": "Es gibt keine Messung, mit der sich die Bahn verbessern lie\xDFe.",
  "update-orbit-ends": "Die zuvor bekannte Bahn st\xFCrzt ab oder endet vor den Messungen.",
  "orbit-ends-before-pass": "Die Bahn reicht nicht bis zum \xDCberflug.",
  "orbit-message-unreadable": "Die Ephemeride der Bestellung ist nicht lesbar.",
  "orbit-message-beyond": "Die Ephemeride hat zur Zeit des \xDCberflugs keinen Zustand.",
  "orbit-message-empty": "In der Bahnnachricht steht kein Elementsatz.",
  "element-set-ends": "SGP4 hat zur Zeit des \xDCberflugs keinen Zustand dieses Elementsatzes.",
  "orbit-unknown": "\xDCber die Bahn ist nichts bekannt.",
  "update-not-converged": "Keine Bahn in der N\xE4he der zuvor bekannten passt zu den Messungen: die Suche kam zu keinem Ende.",
  "update-nothing-gained": "Die Messungen sagen \xFCber die Bahn nichts, was nicht schon bekannt war.",
  "update-undetermined": "Messungen und zuvor Bekanntes bestimmen die Bahn nicht.",
  "update-undetermined-without-errors": "Die Messungen allein bestimmen die Bahn nicht, und was zuvor bekannt war, f\xFCllt die L\xFCcke nicht: es nennt keine Fehler oder nicht alle.",
  updated: "Verbessert mit {accepted#} von {measurements#} Messungen, WRMS {wrms#2}; die Lage ist auf {sigmaM#} m bekannt.",
  "update-arc-short": "Der Bogen ist kurz: seine Fehler sind gekr\xFCmmt, und die Kovarianz wurde daf\xFCr erweitert.",
  "update-against-prior": "Die Messungen liegen {sigmas} Sigma von der zuvor bekannten Bahn entfernt, in {directions#} Richtungen, die sie sehen: deren Fehler waren zu klein angegeben, oder es ist ein anderes Objekt.",
  "update-no-one-orbit": "Die Messungen passen zu keiner gemeinsamen Bahn: {rejected#} von {measurements#} wurden abgewiesen, und WRMS ist {wrms#2}.",
  "update-clock-off": "Spur {track#} sieht aus wie eine, deren Uhr {offsetS#3} s {aheadOrBehind!}.",
  "update-other-object": "Sie k\xF6nnen von einem anderen Objekt sein.",
  "update-nothing-used": "Nichts davon wird verwendet.",
  "sees-nothing": "Die Messungen sehen nichts von der Bahn.",
  "sees-all-alone": "Die Messungen allein sehen {directions#} von 6 Richtungen der Bahn, die beste auf {best}, die schw\xE4chste ({weakest!}) auf {worst}.",
  "sees-some-alone": "Die Messungen allein sehen {directions#} von 6 Richtungen der Bahn, die beste auf {best}, und nichts von dieser: {weakest!}.",
  "sees-all-better": "Die Messungen kennen {directions#} von 6 Richtungen der Bahn besser als zuvor, die beste auf {best}, die schw\xE4chste ({weakest!}) auf {worst}.",
  "sees-some-better": "Die Messungen kennen {directions#} von 6 Richtungen der Bahn besser als zuvor, die beste auf {best}, und nichts von dieser: {weakest!}.",
  "forecast-none": "Noch wurde keine Vorhersage gesandt.",
  "forecast-old": "Die Vorhersage von {issuedAt@_} ({source}) ist {hours#} Stunden alt, zu alt, um auf sie zu z\xE4hlen.",
  "forecast-later": "Die Vorhersage von {issuedAt@_} ({source}) beginnt sp\xE4ter.",
  "forecast-gap": "Die Vorhersage von {issuedAt@_} ({source}) sagt \xFCber diese Stunde nichts.",
  "usual-share": "An ihre Stelle tritt der \xFCbliche Anteil klarer N\xE4chte.",
  "radar-and-clouds": "Einem Radar machen Wolken nichts aus.",
  "forecast-unused": "Eine Vorhersage wurde gesandt; sie z\xE4hlt, wenn die Wetterquelle des Sensors FORECAST ist, nicht {weatherSource}.",
  "payment-of": "Zahlung von {invoice}, {reference}",
  "period-of": "{order}, {product}, Zeitraum {period#}",
  "balance-corrected": "Berichtigt.",
  "demonstration-balance": "F\xFCr die Demonstration eingezahlt.",
  "vat-reverse-charge": "Steuerschuldnerschaft des Leistungsempf\xE4ngers (Reverse Charge): die Umsatzsteuer schuldet der Kunde (Richtlinie 2006/112/EG, Artikel 196).",
  "vat-outside-scope": "Nicht steuerbar: die Leistung wird am Sitz des Kunden erbracht (Richtlinie 2006/112/EG, Artikel 44).",
  "vat-abroad": "Unterliegt nicht der Umsatzsteuer: die Leistung wird am Sitz des Kunden erbracht.",
  "vat-none": "Unterliegt nicht der Umsatzsteuer.",
  "price-beyond-balance": "Der Preis ist {price}; verf\xFCgbar sind {available}, bei einem Rahmen von {limit}.",
  "ephemeris-deleted": "Die Ephemeride wurde vor dem Screening gel\xF6scht.",
  "other-ephemeris-deleted": "Eine Ephemeride, gegen die gepr\xFCft wird, wurde vor dem Screening gel\xF6scht.",
  "satellite-deleted": "Der Satellit wurde vor dem Screening gel\xF6scht.",
  "window-empty": "Der Zeitraum des Screenings ist leer.",
  "nothing-to-screen": "Es gibt keinen Satelliten zu pr\xFCfen.",
  "no-orbit-no-catalogue": "{satellite} hat keine g\xFCltige Ephemeride, und kein Katalog ist geladen.",
  "no-own-orbit": "{satellite} hat f\xFCr den Zeitraum keine Ephemeride, und der Katalog hat kein Objekt {noradId#}.",
  "ephemeris-unreadable": "Die Datei {file} ist nicht mehr gespeichert oder nicht mehr lesbar.",
  "no-state-at-start": "Die Bahn hat zu Beginn des Zeitraums keinen Zustand.",
  "orbit-not-bound": "Die Bahn ist nicht an die Erde gebunden.",
  "fault-on-our-side": "Der Fehler liegt bei uns. Der Support ist verst\xE4ndigt.",
  "screening-gone": "Das Screening ist nicht mehr gespeichert.",
  "plan-not-screened": "Nicht gepr\xFCft",
  "plan-screening-runs": "Pr\xFCfung l\xE4uft",
  "plan-screening-failed": "Pr\xFCfung fehlgeschlagen",
  "plan-screening-cancelled": "Pr\xFCfung abgebrochen",
  "plan-screening-stale": "Gepr\xFCft, bevor sich der Plan oder seine Grundlage ge\xE4ndert hat",
  "plan-screened-events-raised": "Gepr\xFCft, neue oder schlimmere Ereignisse: {events#}",
  "plan-screened-events-estimated": "Gepr\xFCft, neue oder schlimmere Ereignisse: {events#}, davon nach gesch\xE4tzten Fehlern: {estimated#}",
  "plan-screened-target-missed": "Gepr\xFCft: das vermiedene Ereignis liegt nicht unter dem Ziel",
  "plan-screened-in-part": "Gepr\xFCft: nur ein Teil des Zeitraums",
  "plan-screened-clear": "Gepr\xFCft: frei",
  "pc-covariance-missing": "Eine Kovarianz fehlt.",
  "pc-covariance-zero": "Eine Kovarianz ist durchweg null.",
  "pc-covariance-default": "Eine Kovarianz ist ein Platzhalter von zehn Erdradien oder mehr.",
  "pc-covariance-negative-variance": "Eine Kovarianz hat eine negative Varianz.",
  "pc-covariance-not-finite": "Eine Kovarianz enth\xE4lt etwas, das keine Zahl ist.",
  "pc-covariance-unusable": "Die gemeinsame Kovarianz ist nicht zu verwenden.",
  "pc-relative-speed-zero": "Die Objekte bewegen sich nicht gegeneinander, daher gibt es keine Begegnungsebene.",
  "max-pc-unbounded": "Pc steigt noch, wo die Fehler so lang sind wie der Erdradius; sie hat keinen gr\xF6\xDFten Wert.",
  "catalogue-no-file": "Es ist keine Datei.",
  "catalogue-file-missing": "Die Datei gibt es nicht.",
  "catalogue-file-empty": "Die Datei ist leer.",
  "catalogue-file-too-large": "Die Datei ist gr\xF6\xDFer als {limitMb#} MB.",
  "catalogue-file-unreadable": "Die Datei l\xE4sst sich nicht lesen ({code}).",
  "catalogue-file-unreachable": "Die Datei ist nicht zu erreichen ({code}).",
  "catalogue-too-long": "Die Datei hat mehr als {most#} Eintr\xE4ge.",
  "catalogue-shrunk": "Die Datei hat {objects#} Objekte, der Katalog in Gebrauch hat {inUse#}.",
  "place-off": "das Ziel ist abgeschaltet",
  "user-left": "der Benutzer geh\xF6rt nicht mehr zur Organisation",
  "no-mail-relay": "kein Mail-Server ist eingerichtet",
  "address-none": "das ist keine Adresse",
  "address-private": "die Adresse liegt in einem privaten Netz",
  "https-only": "nur https wird aufgerufen",
  "no-public-address": "der Name f\xFChrt zu keiner \xF6ffentlichen Adresse",
  "answer-broke-off": "die Antwort brach ab",
  "no-answer": "keine Antwort in der Zeit",
  "no-connection": "keine Verbindung",
  "no-connection-because": "keine Verbindung ({code})",
  "redirect-not-followed": "es wird weitergeleitet, und dem wird nicht gefolgt",
  "receiver-gone": "Der Empf\xE4nger sagt, dass es ihn nicht mehr gibt (410)."
};
var TOLD_WORDS_DE = {
  more: "mehr",
  less: "weniger",
  ahead: "vorgeht",
  behind: "nachgeht",
  "with its covariance": "mit ihrer Kovarianz",
  "which has no covariance": "ohne Kovarianz",
  "radial position": "radiale Lage",
  "along-track position": "Lage entlang der Bahn",
  "cross-track position": "Lage quer zur Bahn",
  "radial velocity": "radiale Geschwindigkeit",
  "along-track velocity": "Geschwindigkeit entlang der Bahn",
  "cross-track velocity": "Geschwindigkeit quer zur Bahn",
  "the sensor failed": "der Sensor fiel aus",
  "the object is not there": "das Objekt ist nicht da",
  "the object was in the shadow of the Earth": "das Objekt war im Erdschatten",
  "the object was too faint": "das Objekt war zu lichtschwach",
  "the object was not over the horizon": "das Objekt war nicht \xFCber dem Horizont",
  "the object was too far for the radar": "das Objekt war zu weit f\xFCr das Radar",
  "the pass was too short": "der \xDCberflug war zu kurz",
  "the orbit does not last until the pass": "die Bahn reicht nicht bis zum \xDCberflug"
};

// packages/contract/src/languages/de/tell.ts
var templates = TOLD_DE;
function sentencesDe(text, statement) {
  const sentences = statement.map(translated);
  return sentences.length === 0 || sentences.includes(void 0) ? text : sentences.join(" ");
}
function translated({ code, figures }) {
  const template = templates[code];
  if (template !== void 0) return written(template, figures, TOLD_WORDS_DE);
  const { text } = figures;
  return text === void 0 ? void 0 : String(text);
}

// packages/contract/src/languages/de/statement.ts
var statementDe = (statement) => sentencesDe(textOf(statement), statement);

export {
  presentConfidence,
  MISSING_PC,
  presentPcReasons,
  presentVerdict,
  figuresOf,
  VERDICTS,
  flightRuleText,
  DECISION_TEXTS,
  presentDecision,
  presentSummary,
  inputsChanged,
  resultsBelief,
  sentencesDe,
  statementDe
};
//# sourceMappingURL=chunk-VI545TKX.mjs.map
