import {
  Sheet
} from "./chunk-3BUKZ4AD.mjs";

// packages/server/src/ca/missions/paper/de.ts
var de = {
  kind: "Geplante Mission",
  question: "Was gefragt war",
  orbit: "Bahn",
  heights: (perigee, apogee, inclination) => `${perigee} x ${apogee} km mittlere H\xF6he, Inklination ${inclination}\xB0`,
  insertion: (epoch) => `wie eingeschossen um ${epoch}`,
  place: (longitude, half, inclination) => `gehalten innerhalb ${half}\xB0 um ${longitude}\xB0 Ost, Inklination ${inclination}\xB0`,
  radius: "Gemeinsamer Radius",
  span: "Zeitraum",
  days: (days, start) => `${days} d ab ${start}, ohne Luftwiderstand`,
  traffic: "Verkehr",
  objects: (objects) => `${objects} Objekte des Katalogs; verfolgte, schneller als 0.1 km/s`,
  decision: "Entscheidung",
  before: (days) => `${days} d vor der gr\xF6\xDFten Ann\xE4herung`,
  avoidance: "Ein Ausweichen",
  takes: (burn) => `${burn} m/s, samt dem Weg zur\xFCck`,
  tank: (mass, impulse) => `; ${mass} kg, spezifischer Impuls ${impulse} s`,
  year: "Was ein Jahr ergibt",
  within: "Innerhalb von 5 km",
  limits: (value, lower, upper) => `${value} im Jahr (95 %: ${lower} bis ${upper})`,
  collision: "Kollision ohne Ausweichen",
  counted: "Gez\xE4hlt",
  ofToday: (events) => `${events} Vorbeifl\xFCge im Verkehr von heute`,
  byShape: (rate) => `; nach der Form der Bahnen ${rate} im Jahr`,
  levels: "Was eine Schwelle kostet",
  level: ["Ab Pc", "Man\xF6ver [1/Jahr]", "Ihre [1/Jahr]", "m/s im Jahr", "kg im Jahr", "Abgewendet", "Hingenommen"],
  groups: "Wem sie begegnet",
  group: ["Wem", "Gez\xE4hlt", "Gewachsen [1/Jahr]", "95 %", "Wachstum", "Ihre"],
  met: "Am h\xE4ufigsten begegnet",
  object: ["Objekt", "Nummer", "Vorbeifl\xFCge", "Am n\xE4chsten [m]"],
  nobody: "Niemand kam im Zeitraum n\xE4her als 5 km.",
  what: "Eine Statistik eines solchen Jahres, keine Vorhersage: docs/models/mission-life."
};

// packages/server/src/ca/missions/paper/en.ts
var en = {
  kind: "Planned mission",
  question: "What was asked",
  orbit: "Orbit",
  heights: (perigee, apogee, inclination) => `${perigee} x ${apogee} km mean height, inclination ${inclination}\xB0`,
  insertion: (epoch) => `as inserted at ${epoch}`,
  place: (longitude, half, inclination) => `kept within ${half}\xB0 of ${longitude}\xB0 east, inclination ${inclination}\xB0`,
  radius: "Combined radius",
  span: "Span",
  days: (days, start) => `${days} d from ${start}, without drag`,
  traffic: "Traffic",
  objects: (objects) => `${objects} objects of the catalogue; tracked ones faster than 0.1 km/s`,
  decision: "Decision",
  before: (days) => `${days} d before closest approach`,
  avoidance: "An avoidance",
  takes: (burn) => `${burn} m/s, the way back included`,
  tank: (mass, impulse) => `; ${mass} kg, specific impulse ${impulse} s`,
  year: "What a year comes to",
  within: "Within 5 km",
  limits: (value, lower, upper) => `${value} a year (95 %: ${lower} to ${upper})`,
  collision: "Collision, nobody moves",
  counted: "Counted",
  ofToday: (events) => `${events} passages of today\u2019s traffic`,
  byShape: (rate) => `; by the shape of the orbits ${rate} a year`,
  levels: "What a threshold costs",
  level: ["Accepted Pc", "Manoeuvres [1/year]", "Yours [1/year]", "m/s a year", "kg a year", "Taken away", "Accepted"],
  groups: "Whom it meets",
  group: ["Who", "Counted", "Grown [1/year]", "95 %", "Growth", "Yours"],
  met: "Most often met",
  object: ["Object", "Number", "Passages", "Nearest [m]"],
  nobody: "Nobody came within 5 km in the span.",
  what: "A statistic of such a year, no forecast: docs/models/mission-life."
};

// packages/server/src/ca/missions/paper/mission-pdf.ts
var WORDS = { en, de };
async function missionPdf(mission, language) {
  const words = WORDS[language];
  const { question, result, missionId, catalogueId } = mission;
  const sheet = new Sheet(`${words.kind}: ${question.name}`, new Date(mission.finishedAt), language);
  sheet.paragraph(words.kind, { size: 8.5, isFaint: true });
  sheet.paragraph(question.name, { size: 15, isStrong: true });
  writeQuestion(sheet, words, mission);
  writeYear(sheet, words, result);
  sheet.heading(words.levels);
  writeTable(sheet, words.level, [0.14, 0.17, 0.15, 0.13, 0.13, 0.14, 0.14], levelRows(result));
  sheet.heading(words.groups);
  writeTable(sheet, words.group, [0.26, 0.12, 0.2, 0.2, 0.12, 0.1], groupRows(result));
  sheet.heading(words.met);
  if (result.met.length === 0) sheet.paragraph(words.nobody);
  else writeTable(sheet, words.object, [0.46, 0.18, 0.18, 0.18], metRows(result));
  sheet.space(6);
  sheet.paragraph(words.what, { isFaint: true });
  sheet.foot(`${missionId} \xB7 ${catalogueId}`);
  return await sheet.end();
}
function writeQuestion(sheet, words, { question, result }) {
  const { orbit, radius, days, decisionDays, burn, mass, specificImpulse } = question;
  const tank = mass !== void 0 && specificImpulse !== void 0 ? words.tank(mass, specificImpulse) : "";
  sheet.heading(words.question);
  sheet.fact(words.orbit, orbitText(orbit, words));
  sheet.fact(words.radius, `${radius} m`);
  sheet.fact(words.span, words.days(days, result.start));
  sheet.fact(words.traffic, words.objects(result.objects));
  sheet.fact(words.decision, words.before(decisionDays));
  sheet.fact(words.avoidance, `${words.takes(burn)}${tank}`);
}
function writeYear(sheet, words, result) {
  const { passagesPerYear: rate, collisionsPerYear: hits, fluxPassagesPerYear: flux, events } = result;
  sheet.heading(words.year);
  sheet.fact(words.within, words.limits(passages(rate.value), passages(rate.lower), passages(rate.upper)));
  sheet.fact(words.collision, words.limits(small(hits.value), small(hits.lower), small(hits.upper)));
  sheet.fact(words.counted, `${words.ofToday(events)}${flux === null ? "" : words.byShape(passages(flux))}`);
}
function orbitText(orbit, words) {
  if (orbit.kind === "INSERTION") return words.insertion(orbit.epoch);
  if (orbit.kind === "PLACE") return words.place(orbit.longitude, orbit.halfWidth, orbit.inclination);
  const [perigee, apogee] = [orbit.perigee, orbit.apogee].map((height) => String(height / 1e3));
  return words.heights(perigee, apogee, orbit.inclination);
}
var levelRows = ({ levels }) => levels.map((level) => [
  level.acceptedPc.toExponential(0),
  level.manoeuvresPerYear.toPrecision(3),
  level.oursPerYear.toPrecision(3),
  level.deltaVPerYear.toPrecision(3),
  level.propellantPerYear?.toPrecision(3) ?? "\u2013",
  small(level.reductionPerYear),
  small(level.residualPerYear)
]);
var groupRows = ({ groups }) => groups.map(({ name, events, passagesPerYear: { value, lower, upper }, growth, ourShare }) => [
  name,
  String(events),
  passages(value),
  `${passages(lower)} \u2013 ${passages(upper)}`,
  String(growth),
  `${(100 * ourShare).toFixed(0)} %`
]);
var metRows = ({ met }) => met.map(({ name, noradId, events, closest }) => [name, String(noradId), String(events), closest.toFixed(0)]);
function writeTable(sheet, heads, shares, rows) {
  const cells = (texts, isStrong) => texts.map((text, k) => ({ text, share: shares[k], isStrong }));
  sheet.row(cells(heads, true), { isRuled: true });
  for (const texts of rows) sheet.row(cells(texts, false));
}
var passages = (rate) => rate.toFixed(1);
var small = (rate) => rate.toExponential(2);
export {
  missionPdf
};
//# sourceMappingURL=mission-pdf-6AJWBHCN.mjs.map
