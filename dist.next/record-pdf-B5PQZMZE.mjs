import {
  DECISION_TEXTS,
  MISSING_PC,
  figuresOf,
  flightRuleText,
  resultsBelief,
  sentencesDe,
  statementDe
} from "./chunk-VI545TKX.mjs";
import {
  frozenScreening
} from "./chunk-K7TYCUTW.mjs";
import {
  missingPcText,
  reasonText
} from "./chunk-DMQ5UNP7.mjs";
import {
  DEFAULT_LANGUAGE
} from "./chunk-L4GDZA2F.mjs";
import "./chunk-BGV4TA7A.mjs";
import {
  confidenceText
} from "./chunk-WB4UD6XI.mjs";
import "./chunk-CUKEGQYN.mjs";
import {
  FAINT,
  INK,
  LINE,
  Sheet
} from "./chunk-3BUKZ4AD.mjs";
import {
  tell
} from "./chunk-F4WYUQMX.mjs";
import "./chunk-42SRU575.mjs";
import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/server/src/ca/decisions/pdf/course-plot.ts
var LEAST_PC = 1e-10;
var LABEL = 34;
function drawCourse({ doc }, frame, course, thresholds, words) {
  const [left, top] = [frame.x + LABEL, frame.y + 14];
  const [width, height] = [frame.width - LABEL - 4, frame.height - 34];
  const first = course[0]?.creationTaiS ?? 0;
  const last = course.at(-1)?.creationTaiS ?? 1;
  const span = last > first ? last - first : 1;
  const lowest = Math.log10(LEAST_PC);
  const xOf = (taiS) => left + (last > first ? (taiS - first) / span * width : width / 2);
  const yOf = (pc3) => top + (1 - Math.max(0, (Math.log10(Math.max(pc3, LEAST_PC)) - lowest) / -lowest)) * height;
  doc.font("Helvetica-Bold").fontSize(8).fillColor(INK);
  doc.text(words.title, frame.x, frame.y, { lineBreak: false });
  doc.font("Helvetica").fontSize(6.5).fillColor(FAINT).lineWidth(0.3).strokeColor(LINE);
  for (let power = 0; power >= lowest; power -= 2) {
    const y = yOf(10 ** power);
    doc.moveTo(left, y).lineTo(left + width, y).stroke();
    doc.text(power === 0 ? "1" : `1e${power}`, frame.x, y - 3, { width: LABEL - 5, align: "right", lineBreak: false });
  }
  doc.dash(2, { space: 2 }).strokeColor(FAINT).lineWidth(0.5);
  for (const [name, limit] of [
    [words.act, thresholds.critical],
    [words.watch, thresholds.medium]
  ]) {
    doc.moveTo(left, yOf(limit)).lineTo(left + width, yOf(limit)).stroke();
    doc.text(name, left + width - 50, yOf(limit) - 8, { width: 48, align: "right", lineBreak: false });
  }
  doc.undash().strokeColor(INK).lineWidth(0.9);
  const points = course.flatMap(({ creationTaiS, pc: pc3 }) => pc3 === null ? [] : [{ x: xOf(creationTaiS), y: yOf(pc3) }]);
  points.forEach(({ x, y }, index) => {
    if (index === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  });
  if (points.length > 1) doc.stroke();
  for (const { x, y } of points) doc.circle(x, y, 1.8).fillColor(INK).fill();
  doc.fontSize(6.5).fillColor(FAINT);
  const below = top + height + 5;
  doc.text(formatUtcZ(first, 0), left, below, { lineBreak: false });
  if (last > first) {
    const text = words.later((span / SECONDS_PER_HOUR).toFixed(1));
    doc.text(text, left + width - 80, below, { width: 80, align: "right", lineBreak: false });
  }
}

// packages/server/src/ca/decisions/pdf/plane-plot.ts
var POINTS = 72;
var SIGMAS = [1, 3];
function drawPlane({ doc }, frame, { figures, hardBodyRadiusM }, words) {
  doc.font("Helvetica-Bold").fontSize(8).fillColor(INK);
  doc.text(words.title, frame.x, frame.y, { lineBreak: false });
  const [first, second] = figures.objects;
  const { planeXM, planeYM } = second;
  if (planeXM === null || planeYM === null) {
    doc.font("Helvetica").fontSize(8).fillColor(FAINT);
    doc.text(words.none, frame.x, frame.y + 16, { width: frame.width });
    return;
  }
  const xx = (first.planeXxM2 ?? 0) + (second.planeXxM2 ?? 0);
  const yx = (first.planeYxM2 ?? 0) + (second.planeYxM2 ?? 0);
  const yy = (first.planeYyM2 ?? 0) + (second.planeYyM2 ?? 0);
  const [reachX, reachY] = [3 * Math.sqrt(Math.max(0, xx)), 3 * Math.sqrt(Math.max(0, yy))];
  const extentM = Math.max(Math.abs(planeXM) + reachX, Math.abs(planeYM) + reachY, 2 * hardBodyRadiusM, 1) * 1.08;
  const size = Math.min(frame.width, frame.height - 30);
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + 14 + size / 2];
  const scale = size / 2 / extentM;
  const at = (xM, yM) => [middleX + xM * scale, middleY - yM * scale];
  doc.strokeColor(LINE).lineWidth(0.5).rect(middleX - size / 2, middleY - size / 2, size, size).stroke();
  doc.lineWidth(0.3).moveTo(middleX - size / 2, middleY).lineTo(middleX + size / 2, middleY).stroke();
  doc.moveTo(middleX, middleY - size / 2).lineTo(middleX, middleY + size / 2).stroke();
  doc.strokeColor(INK).lineWidth(0.7);
  for (const sigmas of SIGMAS) ellipse(xx, yx, yy, sigmas);
  const [x, y] = at(planeXM, planeYM);
  doc.fillColor(INK).circle(x, y, 1.6).fill();
  doc.lineWidth(0.8).circle(middleX, middleY, Math.max(0.8, hardBodyRadiusM * scale)).stroke();
  doc.font("Helvetica").fontSize(6.5).fillColor(FAINT);
  const text = words.legend(lengthText(extentM), hardBodyRadiusM.toPrecision(3));
  doc.text(text, frame.x, middleY + size / 2 + 4, { width: frame.width });
  function ellipse(varianceX, covariance, varianceY, sigmas) {
    if (!(varianceX > 0)) return;
    const a = Math.sqrt(varianceX);
    const b = covariance / a;
    const c = Math.sqrt(Math.max(0, varianceY - b * b));
    for (let point = 0; point < POINTS; point++) {
      const angle = 2 * Math.PI * point / POINTS;
      const [u, v] = [sigmas * Math.cos(angle), sigmas * Math.sin(angle)];
      const [px, py] = at((planeXM ?? 0) + a * u, (planeYM ?? 0) + b * u + c * v);
      if (point === 0) doc.moveTo(px, py);
      else doc.lineTo(px, py);
    }
    doc.closePath().stroke();
  }
}
function lengthText(metres2) {
  return metres2 >= 5e3 ? `${(metres2 / 1e3).toFixed(2)} km` : `${metres2.toFixed(1)} m`;
}

// packages/contract/src/languages/de/decision.ts
var DECISIONS_DE = {
  BURN: "Man\xF6ver fliegen",
  NO_BURN: "Kein Man\xF6ver",
  OBSERVE: "Erst Beobachtungen einholen",
  COORDINATE: "Mit dem anderen Betreiber abstimmen",
  ACCEPT: "Risiko annehmen"
};
var FLIGHT_RULES_DE = {
  "pc-below-act": "Kollisionswahrscheinlichkeit unter der Handlungsschwelle",
  "verdict-concludes": "Die Daten lassen einen Schluss zu",
  "decision-in-time": "Rechtzeitig entschieden",
  "message-recent": "Die neueste Nachricht ist frisch",
  "secondary-tracked": "Das andere Objekt wurde k\xFCrzlich beobachtet",
  "covariance-realistic": "Beide Kovarianzen stammen aus Bahnbestimmungen und sind glaubhaft",
  "orbits-undoubted": "Bahnbestimmungen innerhalb der \xFCblichen Grenzen",
  "probability-holds": "Das Verfahren der Wahrscheinlichkeit gilt hier",
  "plan-screened-clear": "Der Plan ist gepr\xFCft und frei"
};
var FLIGHT_RULE_FIGURES_DE = {
  pc: (value, limit) => `${value}, Schwelle ${limit}`,
  noPc: (limit) => `nicht berechnet, Schwelle ${limit}`,
  early: (span) => `${span} vorher`,
  late: (span) => `${span} zu sp\xE4t`,
  age: (value, limit) => `${value} alt, h\xF6chstens ${limit}`,
  ago: (value, limit) => `vor ${value}, h\xF6chstens ${limit}`,
  untold: (limit) => `niemand sagt wann, h\xF6chstens ${limit}`,
  doubts: (count) => count === 1 ? "1 Zweifel" : `${count} Zweifel`,
  notScreened: "keine Pr\xFCfung davon bekannt",
  raised: (count) => count === 1 ? "1 Ereignis neu oder schlimmer" : `${count} Ereignisse neu oder schlimmer`
};

// packages/contract/src/languages/de/verdict-reason.ts
var OBJECTS = { OBJECT1: "Objekt 1", OBJECT2: "Objekt 2" };
var reasonDe = ({ code, text, figures }) => (figures && SENTENCES[code]?.(figures)) ?? text;
var SENTENCES = {
  "pc-above-act": (figures) => `Pc ${pc(figures.pc)} liegt an oder \xFCber der Handlungsgrenze ${pc(figures.thresholdPc)}.`,
  "pc-above-watch": (figures) => `Pc ${pc(figures.pc)} liegt an oder \xFCber der Beobachtungsgrenze ${pc(figures.thresholdPc)} und unter der Handlungsgrenze.`,
  "pc-below-watch": (figures) => `Pc ${pc(figures.pc)} liegt unter der Beobachtungsgrenze ${pc(figures.thresholdPc)}.`,
  robust: () => "Eine kleinere Kovarianz bei gleichem Abstand, beider Objekte oder eines davon, w\xFCrde Pc nicht erh\xF6hen.",
  diluted: (figures) => `Das Ereignis ist verd\xFCnnt: eine kleinere Kovarianz ${figures.objects ? `allein von ${objects(figures)} ` : ""}bei gleichem Abstand k\xF6nnte Pc auf ${pc(figures.maxPc)} erh\xF6hen.`,
  "max-pc-below-act": (figures) => `Auch die gr\xF6\xDFte Pc bei diesem Abstand, ${pc(figures.maxPc)}, bleibt unter der Handlungsgrenze ${pc(figures.thresholdPc)}.`,
  "max-pc-above-act": (figures) => `Eine kleine Pc beweist hier nichts: bei gleichem Abstand k\xF6nnte sie ${pc(figures.maxPc)} sein, \xFCber der Handlungsgrenze ${pc(figures.thresholdPc)}; neue Daten k\xF6nnen auch den Abstand \xE4ndern. Daten holen.`,
  "covariance-estimated": (figures) => `Die Kovarianz von ${objects(figures)} ist aus Bahnart und Alter gesch\xE4tzt; das allein rechtfertigt nie ein Man\xF6ver.`,
  "covariance-missing": (figures) => `F\xFCr ${objects(figures)} gibt es keine brauchbare Kovarianz, daher l\xE4sst sich Pc nicht berechnen.`,
  "covariance-default": (figures) => `Die Kovarianz von ${objects(figures)} ist ein Platzhalter von zehn Erdradien oder mehr, daher l\xE4sst sich Pc nicht berechnen.`,
  "covariance-implausible": (figures) => `Die Kovarianz von ${objects(figures)} ist unglaubw\xFCrdig gro\xDF, eine Abweichung von 1000 km oder mehr: Pc sagt nichts.`,
  "covariance-too-small": (figures) => `Die Kovarianz von ${objects(figures)} ist unglaubw\xFCrdig klein f\xFCr ein solches Objekt so lange nach seiner Beobachtung (falsche Einheit?): Pc sagt nichts.`,
  "covariance-not-positive": (figures) => `Die Kovarianz von ${objects(figures)} widerspricht sich selbst (nicht positiv): nur ihr Ort z\xE4hlt.`,
  "covariance-unlike-history": ({ unlike = [] }) => `Die Kovarianz von ${unlike.map(unlikeDe).join(", die von ")} (falsche Einheit?): Pc sagt nichts.`,
  "covariance-scaled": ({ scaled = [] }) => `Nach Ihrer Regel z\xE4hlen die Sigmas von ${scaled.map(({ object, factor }) => `${OBJECTS[object]} ${factor.toFixed(2).replace(".", ",")}-fach`).join(", die von ")}.`,
  "covariance-calibrated": () => "Die Kovarianzen beider Objekte sind von Arten, die Ihre Pr\xFCfung der Wirklichkeitstreue bestanden haben.",
  "errors-correlated": (figures) => `Beide Objekte haben einen Fehler der Dichtevorhersage gemeinsam: ohne ihn ist Pc ${pc(figures.correlatedPc)} statt ${pc(figures.pc)}. Die gr\xF6\xDFere z\xE4hlt.`,
  "orbit-doubtful": (figures) => `Die Bahn von ${objects(figures)} ist zweifelhaft: ${(figures.doubts ?? []).map(doubt).join(", ")}.`,
  "pc-not-computed": () => "Pc konnte nicht berechnet werden.",
  "two-dimensional-inadequate": () => "Die Begegnung ist zu langsam oder zu gekr\xFCmmt f\xFCr eine ebene Pc.",
  "usage-unknown": () => "Ob eine ebene Pc gilt, lie\xDF sich nicht pr\xFCfen: einer Kovarianz fehlen die Glieder der Geschwindigkeit.",
  "stated-otherwise": (figures) => `Die Nachricht widerspricht ihren eigenen Zust\xE4nden: ${(figures.stated ?? []).map(stated).join(", ")}.`,
  "radius-outside-body": ({ radius }) => radius === void 0 ? "" : radiusSentence(radius),
  "closest-approach-passed": () => "Die gr\xF6\xDFte Ann\xE4herung ist vorbei.",
  "decision-time-passed": (figures) => `Die Zeit zur Entscheidung lief ab: ${figures.decideBy}.`
};
function unlikeDe({ object, ratio, messages }) {
  const times = ratio > 1 ? `${Math.round(ratio)}-mal so gro\xDF` : `${Math.round(1 / ratio)}-mal kleiner`;
  return `${OBJECTS[object]} hat Abweichungen, ${times} ${ratio > 1 ? "wie" : "als"} in ${messages} fr\xFCheren Nachrichten derselben Quelle`;
}
function radiusSentence({ side, stated: said, body, isCounted }) {
  const than = side === "smaller" ? `kleiner als Objekt 1 allein (${metres(body)} m)` : `ein Vielfaches beider Objekte (h\xF6chstens ${metres(body)} m)`;
  const counts = isCounted ? "Pc gilt f\xFCr ihn und geht mit seinem Quadrat" : "Pc gilt f\xFCr die bekannten K\xF6rper, nicht f\xFCr ihn";
  return `Die Nachricht nennt einen gemeinsamen Radius von ${metres(said)} m, ${than}: ${counts}.`;
}
var metres = (value) => Number(value.toPrecision(3));
function stated({ quantity, stated: said, computed }) {
  switch (quantity) {
    case "miss-distance":
      return `sie nennt einen Abstand von ${said} m, diese liegen ${computed.toFixed(1)} m auseinander`;
    case "relative-speed":
      return `sie nennt eine Relativgeschwindigkeit von ${said} m/s, deren ist ${computed.toFixed(1)} m/s`;
    case "probability":
      return `sie nennt eine Pc von ${pc(said)}, deren ist ${pc(computed)}`;
  }
}
function doubt({ code, value, limit }) {
  switch (code) {
    case "last-observation-old":
      return `zuletzt ${value.toFixed(1)} Tage vor der Nachricht beobachtet (Grenze ${limit})`;
    case "observations-few":
      return `${value} Beobachtungen (mindestens ${limit})`;
    case "od-span-short":
      return `\xFCber ${Math.round(value * 100)} % der empfohlenen Spanne bestimmt`;
    case "residuals-rejected":
      return `${value} % der Residuen angenommen (mindestens ${limit} %)`;
    case "weighted-rms-large":
      return `gewichteter RMS ${value} (h\xF6chstens ${limit})`;
    default:
      return `${code} ${value} (${limit})`;
  }
}
var objects = ({ objects: of = [] }) => of.map((object) => OBJECTS[object]).join(" und ");
function pc(value) {
  if (value === void 0) return "\u2013";
  if (value < 1e-15) return "<1e\u221215";
  const [mantissa, exponent] = value.toExponential(2).split("e");
  const power = Number(exponent);
  return `${mantissa}e${power < 0 ? "\u2212" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

// packages/server/src/ca/decisions/pdf/words/de.ts
var sentences = FLIGHT_RULE_FIGURES_DE;
var hours = (seconds) => `${(seconds / SECONDS_PER_HOUR).toFixed(1)} h`;
var days = (seconds) => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tage`;
var daysAgo = (seconds) => `${(seconds / SECONDS_PER_DAY).toFixed(1)} Tagen`;
var pc2 = (value) => value.toExponential(2);
function flightRuleDe(question) {
  const figure = figureOf(question);
  return `${FLIGHT_RULES_DE[question.rule]}${figure === "" ? "" : ` (${figure})`}.`;
}
function figureOf({ rule, value, limit = 0 }) {
  switch (rule) {
    case "pc-below-act":
      return value === void 0 ? sentences.noPc(pc2(limit)) : sentences.pc(pc2(value), pc2(limit));
    case "decision-in-time":
      return (value ?? 0) >= 0 ? sentences.early(hours(value ?? 0)) : sentences.late(hours(-(value ?? 0)));
    case "message-recent":
      return sentences.age(hours(value ?? 0), hours(limit));
    case "secondary-tracked":
      return value === void 0 ? sentences.untold(days(limit)) : sentences.ago(daysAgo(value), days(limit));
    case "verdict-concludes":
      return "";
    case "plan-screened-clear":
      if (value === void 0) return sentences.notScreened;
      return value === 0 ? "" : sentences.raised(value);
    default:
      return value === void 0 || value === 0 ? "" : sentences.doubts(value);
  }
}
var METHOD_REMARKS_DE = {
  "relative-speed-zero": "keine Relativgeschwindigkeit",
  "covariance-missing": "Kovarianz fehlt",
  "covariance-unusable": "Kovarianz unbrauchbar",
  "covariance-estimated": "Kovarianz gesch\xE4tzt",
  "covariance-remediated": "Kovarianz berichtigt",
  "covariance-not-positive": "Kovarianz nicht positiv",
  "correlation-applied": "gemeinsamer Fehler ber\xFCcksichtigt",
  "correlation-incomplete": "gemeinsamer Fehler unvollst\xE4ndig bekannt",
  "correlation-inconsistent": "gemeinsamer Fehler widerspr\xFCchlich",
  "below-smallest-double": "kleiner als jede darstellbare Zahl",
  "series-not-converged": "Reihe nicht konvergiert",
  "approximation-out-of-range": "N\xE4herung gilt hier nicht",
  "encounter-extended": "Begegnung zu lang",
  "encounter-offset": "Begegnung neben der gr\xF6\xDFten Ann\xE4herung",
  "encounter-inaccurate": "Begegnung nicht genau genug bestimmt",
  "velocity-covariance-missing": "Kovarianz der Geschwindigkeit fehlt",
  "too-few-hits": "zu wenige Treffer",
  "outside-the-count": "au\xDFerhalb der Z\xE4hlung",
  "overlap-not-found": "\xDCberdeckung nicht gefunden",
  "repeated-encounters": "mehrere Begegnungen",
  "starts-inside": "beginnt innerhalb",
  "not-requested": "nicht verlangt",
  "usage-unknown": "G\xFCltigkeit nicht gepr\xFCft"
};
var REMARKS = METHOD_REMARKS_DE;
var LEVELS = {
  CRITICAL: "Kritisch",
  HIGH: "Hoch",
  MEDIUM: "Mittel",
  LOW: "Niedrig",
  UNKNOWN: "Nicht bewertet"
};
var VERDICTS = {
  ACT: "Handeln",
  WATCH: "Beobachten",
  SAFE: "Sicher",
  "NO-CONCLUSION": "Kein Schluss"
};
var de = {
  title: (first, second) => `Entscheidungsakte: ${first} und ${second}`,
  head: (operator) => `${operator} \xB7 Keepout, Entscheidungsakte`,
  decision: (kind) => DECISIONS_DE[kind],
  signing: "Entscheidung und Zeichnung",
  opened: "Angelegt",
  acknowledged: "Zur Kenntnis genommen",
  decided: "Entschieden",
  signed: "Gezeichnet",
  fourEyes: "vier Augen verlangt",
  owner: "Zust\xE4ndig",
  nobody: "niemand",
  note: "Notiz",
  plan: "Man\xF6verplan",
  leftOut: (events, pc3) => `${events} ${events === 1 ? "Ereignis" : "Ereignisse"}, vom Betreiber nicht mitgez\xE4hlt: Pc ${pc3}`,
  planScreening: "Seine Pr\xFCfung",
  told: sentencesDe,
  record: "Akte",
  encounter: "Begegnung, wie mit der Entscheidung eingefroren",
  object: (number) => `Objekt ${number}`,
  noNumber: "ohne Nummer",
  event: "Ereignis",
  tca: "Gr\xF6\xDFte Ann\xE4herung",
  approach: (at, speed) => `${at}, Relativgeschwindigkeit ${speed}`,
  miss: "Abstand",
  missBy: (length, rtn) => `${length} (radial / entlang / quer ${rtn} m)`,
  probability: "Wahrscheinlichkeit",
  noPc: (why) => `keine: ${statementDe(tell(MISSING_PC[why]))}`,
  notComputed: "nicht berechnet",
  pc: (pc3, method, largest) => `${pc3} (${method}), gr\xF6\xDFte bei diesem Abstand ${largest}`,
  belief: ({ confidence, confidenceReason }) => confidenceText(confidence, confidenceReason, "de"),
  risk: "Risiko, Urteil",
  verdict: (level, verdict, by) => `${LEVELS[level] ?? level}, ${VERDICTS[verdict] ?? verdict}, zu entscheiden bis ${by}`,
  reason: (reason) => reasonDe({ code: reason.code, text: reasonText(reason), figures: figuresOf(reason) }),
  frozen: "Eingefroren",
  rules: "Flugregeln und Aussetzungen",
  statuses: { met: "erf\xFCllt", notMet: "NICHT ERF\xDCLLT", waived: "AUSGESETZT" },
  rule: flightRuleDe,
  waivedBy: (who, at, why) => `Ausgesetzt von ${who}, ${at}: ${why}`,
  asked: "verlangt",
  notAsked: "nicht verlangt",
  methods: "Wahrscheinlichkeit nach Verfahren",
  usable: "gilt",
  notUsable: "gilt nicht",
  remark: (code) => REMARKS[code] ?? code.replaceAll("-", " "),
  none: "keine",
  inputs: "Eingefrorene Eingaben, jede mit ihrem SHA-256",
  kinds: { message: "Nachricht", ephemeris: "Ephemeride", catalogue: "Katalog" },
  older: (count) => `und ${count} \xE4ltere Nachrichten`,
  uses: { SCREENED: "gepr\xFCft", IN_FORCE: "in Kraft" },
  settings: "Regeln",
  thresholds: ({ rulesVersion, thresholds, decisionLeadHours }) => `Fassung ${rulesVersion}: mittel ${thresholds.medium}, hoch ${thresholds.high}, kritisch ${thresholds.critical}; Entscheidung ${decisionLeadHours} h vor der gr\xF6\xDFten Ann\xE4herung`,
  computedBy: "Gerechnet von",
  replay: "Die Akte als JSON enth\xE4lt die Nachrichten selbst; keepout replay rechnet jede Zahl nach.",
  course: {
    title: "Kollisionswahrscheinlichkeit nach Nachricht",
    act: "Handeln",
    watch: "Beobachten",
    later: (hours2) => `${hours2} h sp\xE4ter`
  },
  plane: {
    title: "Begegnungsebene",
    none: "Es gibt keine Begegnungsebene: die Objekte bewegen sich nicht gegeneinander.",
    legend: (extent, radius) => `halbe Breite ${extent}; gemeinsamer Fehler von 1 und 3 Sigma um Objekt 2; Kreis: K\xF6rper, ${radius} m`
  }
};

// packages/server/src/ca/decisions/pdf/words/en.ts
var en = {
  title: (first, second) => `Decision record: ${first} and ${second}`,
  head: (operator) => `${operator} \xB7 Keepout decision record`,
  decision: (kind) => DECISION_TEXTS[kind],
  signing: "Decision and sign-off",
  opened: "Opened",
  acknowledged: "Acknowledged",
  decided: "Decided",
  signed: "Signed",
  fourEyes: "four eyes asked for",
  owner: "Owner",
  nobody: "nobody",
  note: "Note",
  plan: "Manoeuvre plan",
  leftOut: (events, pc3) => `${events} ${events === 1 ? "event" : "events"} left out of its totals by the operator: Pc ${pc3}`,
  planScreening: "Its screening",
  told: (text, _sentences) => text,
  record: "Record",
  encounter: "Encounter, as frozen with the decision",
  object: (number) => `Object ${number}`,
  noNumber: "no number",
  event: "Event",
  tca: "Closest approach",
  approach: (at, speed) => `${at}, relative speed ${speed}`,
  miss: "Miss distance",
  missBy: (length, rtn) => `${length} (radial / along / cross ${rtn} m)`,
  probability: "Probability",
  noPc: (why) => `none: ${missingPcText(why)}`,
  notComputed: "not computed",
  pc: (pc3, method, largest) => `${pc3} (${method}), largest at this miss ${largest}`,
  belief: ({ confidence, confidenceReason }) => confidenceText(confidence, confidenceReason, "en"),
  risk: "Risk, verdict",
  verdict: (level, verdict, by) => `${level}, ${verdict}, decide by ${by}`,
  reason: (reason) => reasonText(reason),
  frozen: "Frozen",
  rules: "Flight rules and waivers",
  statuses: { met: "met", notMet: "NOT MET", waived: "WAIVED" },
  rule: (question) => flightRuleText(question),
  waivedBy: (who, at, why) => `Waived by ${who}, ${at}: ${why}`,
  asked: "asked for",
  notAsked: "not asked for",
  methods: "Probability by method",
  usable: "usable",
  notUsable: "not usable",
  remark: (code) => code.replaceAll("-", " "),
  none: "none",
  inputs: "Frozen inputs, each with its SHA-256",
  kinds: { message: "message", ephemeris: "ephemeris", catalogue: "catalogue" },
  older: (count) => `and ${count} older messages`,
  uses: { SCREENED: "screened", IN_FORCE: "in force" },
  settings: "Rules",
  thresholds: ({ rulesVersion, thresholds, decisionLeadHours }) => `version ${rulesVersion}: medium ${thresholds.medium}, high ${thresholds.high}, critical ${thresholds.critical}; decision ${decisionLeadHours} h before closest approach`,
  computedBy: "Computed by",
  replay: "The JSON form of this record holds the messages themselves; keepout replay computes every figure again.",
  course: {
    title: "Probability of collision by message",
    act: "act",
    watch: "watch",
    later: (hours2) => `${hours2} h later`
  },
  plane: {
    title: "Encounter plane",
    none: "There is no encounter plane: the objects do not move relative to each other.",
    legend: (extent, radius) => `half width ${extent}; combined error of 1 and 3 sigma about object 2; circle: hard bodies, ${radius} m`
  }
};

// packages/server/src/ca/decisions/pdf/record-pdf.ts
var PLOT_HEIGHT = 176;
var MOST_MESSAGES = 12;
var WORDS = { en, de };
async function recordPdf(record, language = DEFAULT_LANGUAGE) {
  const words = WORDS[language];
  const results = record.results;
  const { event, signed } = record;
  const title = words.title(event.object1.name, event.object2.name);
  const sheet = new Sheet(title, new Date(signed.at), language);
  const paper = { sheet, words };
  head(paper, record);
  encounter(paper, record, results);
  sheet.need(PLOT_HEIGHT + 10);
  sheet.space(10);
  const half = sheet.width / 2 - 8;
  const frame = { x: sheet.left, y: sheet.y, width: half, height: PLOT_HEIGHT };
  drawCourse(sheet, frame, results.course, record.inputs.settings.thresholds, words.course);
  drawPlane(sheet, { ...frame, x: sheet.left + half + 16 }, results, words.plane);
  sheet.space(PLOT_HEIGHT + 8);
  rules(paper, record, results);
  methods(paper, results);
  inputs(paper, record);
  sheet.foot(`${record.decisionId} \xB7 SHA-256 ${record.hash}`);
  return await sheet.end();
}
function head({ sheet, words }, record) {
  const { event, decision, operator, decided, signed, acknowledged, opened, owner, note, plan } = record;
  const by = ({ at, by: who }) => `${who}, ${at}`;
  sheet.paragraph(words.head(operator.name), { size: 8.5, isFaint: true });
  sheet.paragraph(`${event.object1.name} \xD7 ${event.object2.name}`, { size: 15, isStrong: true });
  sheet.paragraph(`${words.decision(decision)} (${decision})`, { size: 12, isStrong: true });
  sheet.heading(words.signing);
  sheet.fact(words.opened, by(opened));
  sheet.fact(words.acknowledged, by(acknowledged));
  sheet.fact(words.decided, by(decided));
  sheet.fact(words.signed, `${by(signed)}${record.inputs.settings.fourEyes ? ` (${words.fourEyes})` : ""}`);
  sheet.fact(words.owner, owner ?? words.nobody);
  if (note !== "") sheet.fact(words.note, note);
  if (plan !== null) {
    const figureEntries = Object.entries(plan.figures).filter(([, value]) => value !== null);
    const figures = figureEntries.map(([name, value]) => `${name} ${value}`);
    sheet.fact(words.plan, [plan.planId, ...figures].join(", "));
    sheet.fact("", plan.sha256, true);
    const { leftOutEvents: leftOut, totalProbabilityLeftOut: pc3 } = plan.figures;
    if (typeof leftOut === "number")
      sheet.fact("", words.leftOut(leftOut, typeof pc3 === "number" ? pc3.toExponential(2) : words.notComputed));
    const screening = frozenScreening(record);
    if (screening !== null) sheet.fact(words.planScreening, words.told(screening.text, screening.textSentences));
  }
  sheet.fact(words.record, record.decisionId, true);
  sheet.fact("SHA-256", record.hash, true);
}
function encounter({ sheet, words }, { event, frozenAt }, { figures, verdict }) {
  const named = ({ name, noradId, cosparId, objectType }) => [name, noradId === null ? words.noNumber : String(noradId), cosparId, objectType].filter((part) => part !== "").join(", ");
  sheet.heading(words.encounter);
  sheet.fact(words.object(1), named(event.object1));
  sheet.fact(words.object(2), named(event.object2));
  sheet.fact(words.event, event.conjunctionId, true);
  sheet.fact(words.tca, words.approach(formatUtcZ(figures.tcaTaiS, 6), `${figures.relativeSpeedMps.toFixed(1)} m/s`));
  const [r, t, n] = figures.relativePositionRtnM;
  const rtn = [r, t, n].map((component) => component.toFixed(1)).join(" / ");
  sheet.fact(words.miss, words.missBy(lengthText(figures.missDistanceM), rtn));
  const pc3 = figures.pc === null ? words.noPc(figures.pcReason ?? "covariance-missing") : digits(figures.pc);
  const largest = figures.maxPc === null ? words.notComputed : digits(figures.maxPc);
  sheet.fact(words.probability, words.pc(pc3, figures.pcMethod.toUpperCase(), largest));
  sheet.fact("", words.belief(resultsBelief({ figures, verdict })));
  sheet.fact(
    words.risk,
    words.verdict(figures.riskLevel, verdict.kind.toUpperCase(), formatUtcZ(verdict.decideByTaiS, 0))
  );
  for (const reason of verdict.reasons) sheet.fact("", words.reason(reason));
  sheet.fact(words.frozen, frozenAt);
}
function rules({ sheet, words }, { waivers, decision }, { flightRules }) {
  sheet.heading(words.rules);
  for (const result of flightRules) {
    const waiver = waivers.find(({ rule }) => rule === result.rule);
    const status = result.isMet ? words.statuses.met : waiver === void 0 ? words.statuses.notMet : words.statuses.waived;
    const isAsked = result.requiredFor.includes(decision);
    const why = waiver === void 0 ? "" : `
${words.waivedBy(waiver.by, waiver.at, waiver.reason)}`;
    sheet.row(
      [
        { text: status, share: 0.14, isStrong: !result.isMet },
        { text: `${words.rule(result)}${why}`, share: 0.68 },
        { text: isAsked ? words.asked : words.notAsked, share: 0.18 }
      ],
      { isRuled: true }
    );
  }
}
function methods({ sheet, words }, { methods: all }) {
  sheet.heading(words.methods);
  for (const [name, { pc: pc3, usable, reasons }] of Object.entries(all)) {
    const remark = usable ? words.usable : [words.notUsable, ...reasons.map(words.remark)].join(", ");
    sheet.row([
      { text: name.toUpperCase(), share: 0.22 },
      { text: pc3 === void 0 ? words.none : digits(pc3), share: 0.2, isMono: true },
      { text: remark, share: 0.58 }
    ]);
  }
}
function inputs({ sheet, words }, { inputs: all }) {
  const { messages, earlierMessages, ephemerides, catalogue, settings, versions } = all;
  const hashed = (name, what, hash) => sheet.row([
    { text: name, share: 0.14 },
    { text: what, share: 0.4 },
    { text: hash, share: 0.46, isMono: true }
  ]);
  sheet.heading(words.inputs);
  const printed = messages.slice(-MOST_MESSAGES).reverse();
  for (const { messageId, originator, creationDate, sha256 } of printed) {
    hashed(words.kinds.message, `${messageId}, ${originator}, ${creationDate}`, sha256);
  }
  const left = messages.length - printed.length + earlierMessages;
  if (left > 0) sheet.paragraph(words.older(left), { isFaint: true, size: 8 });
  for (const { fileName, use, sha256 } of ephemerides) {
    hashed(words.kinds.ephemeris, `${fileName} (${words.uses[use]})`, sha256);
  }
  if (catalogue !== null) hashed(words.kinds.catalogue, catalogue.source, catalogue.contentHash);
  sheet.fact(words.settings, words.thresholds(settings));
  sheet.fact(words.computedBy, `Keepout ${versions.product}, ${versions.algorithm}, ${versions.runtime}`);
  sheet.paragraph(words.replay, { isFaint: true, size: 8 });
}
var digits = (pc3) => pc3.toExponential(6);
export {
  recordPdf
};
//# sourceMappingURL=record-pdf-B5PQZMZE.mjs.map
