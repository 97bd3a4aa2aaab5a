// packages/contract/src/alerts/sentences.ts
var ALERT_SENTENCES = {
  "place-off": "the place is switched off",
  "user-left": "the user is not known to belong to the organisation any more",
  "no-mail-relay": "no mail relay is set",
  "address-none": "the address is none",
  "address-private": "the address is private",
  "https-only": "only https is called",
  "no-public-address": "the name leads to no public address",
  "answer-broke-off": "the answer broke off",
  "no-answer": "no answer in time",
  "no-connection": "no connection",
  "no-connection-because": "no connection ({code})",
  "redirect-not-followed": "it redirects, and redirects are not followed",
  "receiver-gone": "The receiver said that it is gone (410)."
};

// packages/contract/src/ca/sentences.ts
var CA_SENTENCES = {
  "ephemeris-deleted": "The ephemeris was deleted before the screening ran.",
  "other-ephemeris-deleted": "An ephemeris that it is screened against was deleted before the screening ran.",
  "satellite-deleted": "The satellite was deleted before the screening ran.",
  "window-empty": "The window to screen is empty.",
  "nothing-to-screen": "There is no satellite to screen.",
  "no-orbit-no-catalogue": "{satellite} has no ephemeris in force, and no catalogue is loaded.",
  "no-own-orbit": "{satellite} has no ephemeris for the window, and the catalogue has no object {noradId#}.",
  "ephemeris-unreadable": "The file {file} is no longer stored or can no longer be read.",
  "no-state-at-start": "The orbit has no state at the start of the window.",
  "orbit-not-bound": "The orbit is not bound to the Earth.",
  "fault-on-our-side": "Something went wrong on our side. Support has been told.",
  "screening-gone": "The screening is no longer on record.",
  "plan-not-screened": "Not screened",
  "plan-screening-runs": "Screening runs",
  "plan-screening-failed": "Screening failed",
  "plan-screening-cancelled": "Screening cancelled",
  "plan-screening-stale": "Screened before the plan or what it rests on changed",
  "plan-screened-events-raised": "Screened: {events#} event(s) new or worse",
  "plan-screened-events-estimated": "Screened: {events#} event(s) new or worse (by estimated errors: {estimated#})",
  "plan-screened-target-missed": "Screened: the avoided event is not below the target",
  "plan-screened-in-part": "Screened: a part of the window alone",
  "plan-screened-clear": "Screened: clear",
  "catalogue-no-file": "It is no file.",
  "catalogue-file-missing": "There is no such file.",
  "catalogue-file-empty": "The file is empty.",
  "catalogue-file-too-large": "The file is larger than {limitMb#} MB.",
  "catalogue-file-unreadable": "The file cannot be read ({code}).",
  "catalogue-file-unreachable": "The file cannot be reached ({code}).",
  "catalogue-too-long": "The file has more than {most#} records.",
  "catalogue-shrunk": "The file has {objects#} objects, the catalogue in use has {inUse#}.",
  // Of `@keepout/assessment`: why there is no probability.
  "pc-covariance-missing": "A covariance is missing.",
  "pc-covariance-zero": "A covariance is zero throughout.",
  "pc-covariance-default": "A covariance is a placeholder of ten Earth radii or more.",
  "pc-covariance-negative-variance": "A covariance has a negative variance.",
  "pc-covariance-not-finite": "A covariance holds a value that is not a number.",
  "pc-covariance-unusable": "The combined covariance cannot be used.",
  "pc-relative-speed-zero": "The objects do not move relative to each other, so there is no encounter plane.",
  "max-pc-unbounded": "Pc still rises where the errors are as long as the radius of the Earth, so it has no largest value."
};

// packages/contract/src/odt/sentences.ts
var REQUESTS = {
  "pass-of": "Pass of {at@_} over {sensor}",
  "observation-of": "Observation of {target}, {passes#} pass(es)",
  "no-pass": "The object does not rise over the mask of any of the sensors long enough within the window.",
  "never-lit": "The object is in the shadow of the Earth whenever a telescope could see it.",
  "never-dark": "It is day or twilight at every telescope when the object passes.",
  "too-faint": "The object is too faint for the telescopes that it passes.",
  "too-far": "The object stays beyond the range of the radars that it passes.",
  "near-moon": "The object stands too near to the Moon whenever a telescope could see it.",
  "sensor-busy": "Every pass falls into a time in which its sensor takes no orders.",
  "over-price": "What is left to spend on the order, or on the account, does not cover any other pass.",
  "no-sensor": "No sensor that measures what is wanted takes orders in this installation.",
  "no-orbit": "The orbit does not reach into the window.",
  "cancelled-by": "Cancelled by {user}.",
  "planned-anew": "Planned anew.",
  "passes-succeeded": "{done#} of {wanted#} passes succeeded.",
  "not-accepted-in-time": "{sensor} had not accepted the pass when it began.",
  "no-file-by": "No file of the pass came by {by@}.",
  "file-not-read-by": "The file of the pass came, and was not read by {by@}.",
  "sensor-gone": "The sensor {sensor} is not there any more.",
  "sensor-retired": "{sensor} takes no more orders.",
  "sensor-unavailable": "{sensor} takes no orders then: {why}",
  "not-covered": "The balance does not cover the pass.",
  "no-time-left": "No time is left before the deadline.",
  "no-other-pass": "No other pass of the sensors that may be used begins before the deadline.",
  "others-overcast": "Every other pass is expected under cloud as well.",
  "others-too-dear": "The cheapest other pass costs {costs}; {left} may still be spent on this order.",
  "looking-for-another": "Another pass is looked for.",
  "not-replaced": "It was not replaced:",
  replaced: "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}.",
  "replaced-at-other-price": "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}, for {difference} {moreOrLess!}.",
  "replaced-named": "{sensor} at {at@} takes the place of the pass of {lostAt@}, which cannot be had any more.",
  "place-not-needed": "The pass whose place it took succeeded after all.",
  "overcast-replaced": "Overcast is expected; another pass takes its place.",
  "provider-not-set-up": "The provider of {sensor} is not set up in this installation.",
  "provider-answered": "The provider answered {status#}.",
  "provider-file-too-large": "The file of the provider is larger than {limitMb#} MB.",
  "provider-sent-again": "The provider sent the same file as before ({file}).",
  "simulated-nothing": "The simulated sensor measured nothing: {simulatedWhy!}.",
  "simulated-clouds": "The simulated sensor measured nothing: clouds over the sensor ({clouds#} %).",
  "simulated-in-real-time": "Sensors, orbits, weather and measurements are simulated, in real time; {failShare#} % of its passes fail besides those under clouds.",
  "simulated-faster": "Sensors, orbits, weather and measurements are simulated, {speed#} times as fast as real time: a pass an hour ahead is delivered after {afterS#} s; {failShare#} % of its passes fail besides those under clouds."
};
var INFEASIBLE_CODES = {
  NO_PASS: "no-pass",
  NEVER_LIT: "never-lit",
  NEVER_DARK: "never-dark",
  TOO_FAINT: "too-faint",
  TOO_FAR: "too-far",
  NEAR_MOON: "near-moon",
  SENSOR_BUSY: "sensor-busy",
  OVER_PRICE: "over-price",
  NO_SENSOR: "no-sensor",
  NO_ORBIT: "no-orbit"
};
var FILES = {
  "file-late": "It came after its pass had been given up, and counts for nothing.",
  "file-second": "Its pass has a file that counts already.",
  "file-too-costly": "Reading the file takes more than one file may.",
  "file-unusable": "The file cannot be used.",
  "file-of-other-sensor": "The file is of the sensor {others}; {sensor} was ordered.",
  "file-too-few": "The file has {points#} measurements of the object; {wanted#} were asked for.",
  "track-of-other": "The track is of {name} ({noradId#}), not of {wanted}.",
  "track-ambiguous": "The track fits several objects ({names}); none is named.",
  "track-of-unknown": "The track is of no object that is known, and not of {wanted}.",
  "track-hardly-better": "The track fits {name}, and an object of no catalogue hardly less; none is named.",
  "file-ahead": "The last measurement is of {last@}, and the file came at {came@}: the clock of its sensor is wrong.",
  "own-ambiguous": "It fits no object clearly better than another; none is named.",
  "own-unknown": "It is of no object that is known.",
  "own-other": "It is of object {noradId#}, not of {asserted#}.",
  "clock-off": "Only a clock that is {offsetS#} s {aheadOrBehind!} explains the track.",
  "file-names-other": "The file says object {asserted#}; the track is of {noradId#} ({name}).",
  "nothing-near": "No known object was anywhere near.",
  "orbit-ambiguous": "Several orbits fit the track alike.",
  "arc-too-short": "The track is too short to tell its orbit.",
  "no-orbit-fits": "No orbit runs through all measurements of the track.",
  "measurements-too-few": "The track has too few measurements to tell its orbit.",
  "initial-orbit": "Lambert arcs over the admissible ranges, then least squares with the uneven Earth, Sun and Moon.",
  "association-withdrawn": "The association of its file was taken back.",
  "basis-withdrawn": "The association of a file that it rests on was taken back.",
  "prior-withdrawn": "It began with an orbit that rests on a file whose association was taken back."
};
var ORBITS = {
  "element-set-of": "Element set of the catalogue in use ({catalogue}).",
  "element-sets-of": "Element sets of the catalogue in use ({catalogue}).",
  "element-set": "Element set of the catalogue in use.",
  "conjunction-message": "Newest message of the conjunction.",
  "conjunction-state": "State of the newest message of the conjunction, carried by two-body motion: good for hours around it.",
  "no-own-ephemeris": "You have no operational ephemeris of the satellite for the time of the order.",
  "own-ephemeris-beyond": "Your operational ephemeris {file} is of {from@} to {to@} and does not cover the time of the order.",
  "own-ephemeris": "Your operational ephemeris {file} of {uploadedAt@}, {covarianceOf!}.",
  "message-sent-along": "The {type} that was sent with the order.",
  "own-observation": "Orbit of {at@} by {passes#} pass(es) that you observed.",
  "measurements-of": "{accepted#} measurements of {passes#} pass(es) over {sensors}.",
  "simulated-measurements-of": "{accepted#} simulated measurements of {passes#} pass(es) over {sensors}."
};
var UPDATES = {
  "update-no-measurement": "There is no measurement to update the orbit with.",
  "update-orbit-ends": "The orbit that was known before comes down, or ends, before the measurements.",
  "orbit-ends-before-pass": "The orbit does not last until the pass.",
  "orbit-message-unreadable": "The ephemeris of the order cannot be read.",
  "orbit-message-beyond": "The ephemeris has no state at the time of the pass.",
  "orbit-message-empty": "There is no element set in the orbit message.",
  "element-set-ends": "SGP4 has no state of the element set at the time of the pass.",
  "orbit-unknown": "Nothing is known of the orbit.",
  "update-not-converged": "No orbit near the one that was known before fits the measurements: the search did not converge.",
  "update-nothing-gained": "The measurements say nothing of the orbit that was not known before.",
  "update-undetermined": "Measurements and what was known before do not determine the orbit.",
  "update-undetermined-without-errors": "The measurements alone do not determine the orbit, and what was known before does not fill the gap: it tells no errors, or not all.",
  updated: "Updated with {accepted#} of {measurements#} measurements, WRMS {wrms#2}; the position is known to {sigmaM#} m.",
  "update-arc-short": "The arc is short: its errors are bent, and the covariance was widened for that.",
  "update-against-prior": "The measurements lie {sigmas} sigma from the orbit that was known before, in {directions#} directions that they see: its errors were stated too small, or the object is another one.",
  "update-no-one-orbit": "The measurements do not fit one orbit: {rejected#} of {measurements#} were turned away and WRMS is {wrms#2}.",
  "update-clock-off": "Track {track#} looks like one whose clock is {offsetS#3} s {aheadOrBehind!}.",
  "update-other-object": "They may be of another object.",
  "update-nothing-used": "Nothing of it is used.",
  "sees-nothing": "The measurements see nothing of the orbit.",
  "sees-all-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, and nothing of its {weakest!}.",
  "sees-all-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, and nothing of its {weakest!}."
};
var WEATHER = {
  "forecast-none": "No forecast was sent yet.",
  "forecast-old": "The forecast of {issuedAt@} ({source}) is {hours#} hours old, too old to be counted on.",
  "forecast-later": "The forecast of {issuedAt@} ({source}) begins later.",
  "forecast-gap": "The forecast of {issuedAt@} ({source}) has no figure for that hour.",
  "usual-share": "The usual share of clear nights stands in for it.",
  "radar-and-clouds": "A radar does not mind clouds.",
  "forecast-unused": "A forecast was sent; it counts when the weather source of the sensor is FORECAST, not {weatherSource}."
};
var ODT_SENTENCES = { ...REQUESTS, ...FILES, ...ORBITS, ...UPDATES, ...WEATHER };

// packages/contract/src/payments/sentences.ts
var PAYMENT_SENTENCES = {
  "payment-of": "Payment of {invoice}, {reference}",
  "period-of": "{order}, {product}, period {period#}",
  "balance-corrected": "Corrected.",
  "demonstration-balance": "Paid in for the demonstration.",
  "price-beyond-balance": "The price is {price}; {available} is available, with a limit of {limit}.",
  "vat-reverse-charge": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
  "vat-outside-scope": "Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).",
  "vat-abroad": "Not subject to value-added tax: supplied where the customer is.",
  "vat-none": "Not subject to value-added tax."
};

// packages/contract/src/platform/sentence-text.ts
var HOLE = /\{([a-zA-Z]+)([#@!]?)([\d_]?)\}|\(([a-z]+)\)/g;
var TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z$/;
var takenApart = /* @__PURE__ */ new Map();
function templateOf(text) {
  const keptTemplate = takenApart.get(text);
  if (keptTemplate !== void 0) return keptTemplate;
  let at = 0;
  const holes = [...text.matchAll(HOLE)].map(
    ({ 0: whole, 1: name, 2: kind = "", 3: form = "", 4: plural = "", index }) => {
      const before = text.slice(at, index);
      at = index + whole.length;
      return { before, name, kind, form, plural };
    }
  );
  const template = { holes, end: text.slice(at) };
  takenApart.set(text, template);
  return template;
}
function written(text, figures, words = {}) {
  const { holes, end } = templateOf(text);
  let count = 0;
  let sentence = "";
  for (const { before, name, kind, form, plural } of holes) {
    sentence += before;
    if (name === void 0) {
      if (count !== 1) sentence += plural;
      continue;
    }
    const value = figures[name] ?? "";
    if (typeof value === "number") {
      count = value;
      sentence += form === "" ? String(value) : value.toFixed(Number(form));
    } else if (kind === "!") sentence += words[value] ?? value;
    else sentence += form === "_" ? value.replace(TIME, "$1 $2 Z") : value;
  }
  return sentence + end;
}

// packages/contract/src/sentences.ts
var SENTENCES = { ...CA_SENTENCES, ...ODT_SENTENCES, ...PAYMENT_SENTENCES, ...ALERT_SENTENCES };
var AS_WRITTEN = "as-written";
function tell(code, ...[figures]) {
  return [{ code, figures: { ...figures } }];
}
var statementOf = (sentences) => sentences;
var asWritten = (text) => text === "" ? [] : [{ code: AS_WRITTEN, figures: { text } }];
var together = (...statements) => statements.flat();
var textOf = (statement) => statement.map(inEnglish).join(" ");
var templates = SENTENCES;
function inEnglish({ code, figures }) {
  const template = templates[code];
  return template === void 0 ? String(figures["text"] ?? code) : written(template, figures);
}
function withStatement(field, statement) {
  const presented = { [field]: statement && textOf(statement), [`${field}Sentences`]: [...statement ?? []] };
  return presented;
}

export {
  INFEASIBLE_CODES,
  written,
  tell,
  statementOf,
  asWritten,
  together,
  textOf,
  withStatement
};
//# sourceMappingURL=chunk-F4WYUQMX.mjs.map
