import type { SentenceTable } from '../platform/sentence-text.ts';
import type { InfeasibleReason } from './enums.ts';

/** Events of requests and passes. */
const REQUESTS = {
  'pass-of': 'Pass of {at@} over {sensor}',
  'observation-of': 'Observation of {target}, {passes#} pass(es)',
  'simulated-pass-of': 'SIMULATED pass of {at@} over {sensor}',
  'simulated-observation-of': 'SIMULATED observation of {target}, {passes#} pass(es)',
  'no-pass': 'The object is not above the elevation mask of any sensor for long enough within the window.',
  'never-lit': 'The object is in the shadow of the Earth during all passes over telescopes.',
  'never-dark': 'It is day or twilight at the telescopes during all passes.',
  'too-faint': 'The object is too faint for all telescopes with a pass.',
  'too-far': 'The object is beyond the detection range of all radars with a pass, for its size.',
  'near-moon': 'The object is too close to the Moon during all passes over telescopes.',
  'sensor-busy': 'All passes are at times when their sensor accepts no orders.',
  'over-price': 'The remaining budget of the order, or the balance, does not cover any other pass.',
  'no-sensor': 'No sensor of this installation with the requested measurements accepts orders.',
  'no-orbit': 'The orbit does not cover the window.',
  'of-telescopes': 'Telescopes ({sensors#}):',
  'of-radars': 'Radars ({sensors#}):',
  'advice-radar': 'Allow radars: they need neither darkness nor sunlight.',
  'advice-telescope': 'Allow telescopes: only radars have a range limit.',
  'advice-any-sensor': 'Allow any sensor.',
  'advice-any-measurement': 'Allow any kind of measurement.',
  'advice-own-sensor': 'Add your own sensor.',
  'advice-fewer-points': 'Require fewer measurements per pass.',
  'advice-later': 'Set a later deadline.',
  'advice-price': 'Raise the maximum price, order fewer passes, or use cheaper sensors.',
  'advice-orbit': 'Send a newer orbit with the request, or set an earlier deadline.',
  'cancelled-by': 'Cancelled by {user}.',
  'planned-anew': 'Planned again.',
  'passes-succeeded': '{done#} of {wanted#} passes succeeded.',
  'not-accepted-in-time': '{sensor} had not accepted the pass before its start.',
  'no-file-by': 'No file for the pass was received by {by@}.',
  'file-not-read-by': 'The file for the pass was received, but not processed by {by@}.',
  'sensor-gone': 'The sensor {sensor} no longer exists.',
  'sensor-retired': '{sensor} no longer accepts orders.',
  'sensor-unavailable': '{sensor} accepts no orders at that time: {why}',
  'not-covered': 'The balance does not cover the pass.',
  'no-time-left': 'The deadline is too close.',
  'no-other-pass': 'The allowed sensors have no other pass before the deadline.',
  'others-overcast': 'Clouds are forecast for all other passes as well.',
  'others-too-dear': 'The cheapest other pass costs {costs}; the remaining budget of this order is {left}.',
  'looking-for-another': 'A replacement pass is being searched.',
  'not-replaced': 'The pass was not replaced:',
  replaced: '{sensor} at {at@} replaces {lostSensor} at {lostAt@}.',
  'replaced-at-other-price': '{sensor} at {at@} replaces {lostSensor} at {lostAt@}, for {difference} {moreOrLess!}.',
  'replaced-named': '{sensor} at {at@} replaces the pass at {lostAt@}, which is no longer available.',
  'place-not-needed': 'The replaced pass succeeded after all.',
  'overcast-replaced': 'Clouds are forecast; another pass replaces this one.',
  'provider-not-set-up': 'The provider of {sensor} is not configured in this installation.',
  'provider-answered': 'The provider returned {status#}.',
  'provider-file-too-large': 'The file from the provider is larger than {limitMb#} MB.',
  'provider-sent-again': 'The provider sent the same file as before ({file}).',
  'simulated-nothing': 'The simulated sensor took no measurements: {simulatedWhy!}.',
  'simulated-clouds': 'The simulated sensor took no measurements: clouds over the sensor ({clouds#} %).',
  'simulated-in-real-time':
    'Sensors, orbits, weather and measurements are simulated in real time; {failShare#} % of its passes fail, in addition to those under clouds.',
  'simulated-faster':
    'Sensors, orbits, weather and measurements are simulated, {speed#} times as fast as real time: a pass one hour ahead is delivered after {afterS#} s; {failShare#} % of its passes fail, in addition to those under clouds.',
} as const satisfies SentenceTable;

/** Sentence codes by the reason why no pass can be ordered. */
export const INFEASIBLE_CODES = {
  NO_PASS: 'no-pass',
  NEVER_LIT: 'never-lit',
  NEVER_DARK: 'never-dark',
  TOO_FAINT: 'too-faint',
  TOO_FAR: 'too-far',
  NEAR_MOON: 'near-moon',
  SENSOR_BUSY: 'sensor-busy',
  OVER_PRICE: 'over-price',
  NO_SENSOR: 'no-sensor',
  NO_ORBIT: 'no-orbit',
} as const satisfies Readonly<Record<InfeasibleReason, keyof typeof REQUESTS>>;

/** Results of observation files and tracks. */
const FILES = {
  'file-late': 'The file arrived after its pass had ended without data; it is not used.',
  'file-second': 'The pass already has a file in use.',
  'file-too-costly': 'Reading the file exceeds the limit of time or memory.',
  'file-unusable': 'The file cannot be used.',
  'file-of-other-sensor': 'The file is from sensor {others}; {sensor} was ordered.',
  'file-too-few': 'The file has {points#} measurements of the object; {wanted#} were requested.',
  'track-of-other': 'The track correlates with {name} ({noradId#}), not with {wanted}.',
  'track-ambiguous': 'The track correlates with several objects ({names}); it is not assigned.',
  'track-of-unknown': 'Uncorrelated track: it matches no known object, and not {wanted}.',
  'track-hardly-better':
    'The track correlates with {name} hardly better than with an uncatalogued object; it is not assigned.',
  'file-ahead':
    'The last measurement is at {last@}, after the arrival of the file at {came@}: the clock of the sensor is wrong.',
  'own-ambiguous': 'The track correlates with several objects about equally; it is not assigned.',
  'own-unknown': 'Uncorrelated track: it matches no known object.',
  'own-other': 'The track correlates with object {noradId#}, not with {asserted#}.',
  'clock-off': 'The track fits only with a sensor clock that is {offsetS#} s {aheadOrBehind!}.',
  'file-names-other': 'The file names object {asserted#}; the track correlates with {noradId#} ({name}).',
  'nothing-near': 'No known object was near the track.',
  'orbit-ambiguous': 'Several orbits fit the track equally well.',
  'arc-too-short': 'The track is too short to determine an orbit.',
  'no-orbit-fits': 'No orbit fits all measurements of the track.',
  'measurements-too-few': 'The track has too few measurements to determine an orbit.',
  'initial-orbit': 'Lambert arcs over the admissible ranges, then least squares with the geopotential, Sun and Moon.',
  'association-withdrawn': 'The association of its file was withdrawn.',
  'basis-withdrawn': 'The association of a file that it uses was withdrawn.',
  'prior-withdrawn': 'Its prior uses a file whose association was withdrawn.',
} as const satisfies SentenceTable;

/** Sources of an orbit. */
const ORBITS = {
  'element-set-of': 'Element set of the catalogue in use ({catalogue}).',
  'element-sets-of': 'Element sets of the catalogue in use ({catalogue}).',
  'element-set': 'Element set of the catalogue in use.',
  'conjunction-message': 'Newest CDM of the conjunction.',
  'conjunction-state':
    'State vector of the newest CDM of the conjunction, propagated by two-body motion: valid for some hours around TCA.',
  'no-own-ephemeris': 'No operational ephemeris of the satellite covers the time of the order.',
  'own-ephemeris-beyond': 'Your operational ephemeris {file} covers {from@} to {to@}, not the time of the order.',
  'own-ephemeris': 'Your operational ephemeris {file} of {uploadedAt@}, {covarianceOf!}.',
  'message-sent-along': 'The {type} sent with the order.',
  'own-observation': 'Orbit at {at@} from {passes#} observed pass(es).',
  'measurements-of': '{accepted#} measurements of {passes#} pass(es) over {sensors}.',
  'simulated-measurements-of': '{accepted#} simulated measurements of {passes#} pass(es) over {sensors}.',
} as const satisfies SentenceTable;

/** Results of orbit updates from `@keepout/tracking`. */
const UPDATES = {
  'update-no-measurement': 'No measurements are available for the update.',
  'update-orbit-ends': 'The prior orbit decays or ends before the measurements.',
  'orbit-ends-before-pass': 'The orbit ends before the pass.',
  'orbit-message-unreadable': 'The ephemeris of the order cannot be read.',
  'orbit-message-beyond': 'The ephemeris has no state at the time of the pass.',
  'orbit-message-empty': 'The orbit message contains no element set.',
  'element-set-ends': 'SGP4 has no state of the element set at the time of the pass.',
  'orbit-unknown': 'No orbit of the object is available.',
  'update-not-converged': 'No orbit near the prior fits the measurements: the iteration did not converge.',
  'update-nothing-gained': 'The measurements add no information to the prior.',
  'update-undetermined': 'Measurements and prior do not determine the orbit.',
  'update-undetermined-without-errors':
    'The measurements alone do not determine the orbit, and the prior has no covariance or an incomplete one.',
  updated:
    'Updated with {accepted#} of {measurements#} measurements, WRMS {wrms#2}; position uncertainty (1 sigma) {sigmaM#} m.',
  'update-arc-short': 'The arc is short, so its uncertainty is nonlinear; the covariance was enlarged for that.',
  'update-against-prior':
    'The measurements lie {sigmas} sigma from the prior, in {directions#} observable directions: the prior covariance is too small, or the track is of another object.',
  'update-no-one-orbit':
    'The measurements do not fit one orbit: {rejected#} of {measurements#} were rejected and WRMS is {wrms#2}.',
  'update-clock-off': 'The sensor clock of track {track#} seems to be {offsetS#3} s {aheadOrBehind!}.',
  'update-other-object': 'The measurements may be of another object.',
  'update-nothing-used': 'The measurements are not used.',
  'sees-nothing': 'The measurements observe no direction of the orbit.',
  'sees-all-alone':
    'The measurements alone determine {directions#} of 6 directions of the orbit, the best to {best}, the weakest ({weakest!}) to {worst}.',
  'sees-some-alone':
    'The measurements alone determine {directions#} of 6 directions of the orbit, the best to {best}, but not the {weakest!}.',
  'sees-all-better':
    'The measurements improve {directions#} of 6 directions of the orbit over the prior, the best to {best}, the weakest ({weakest!}) to {worst}.',
  'sees-some-better':
    'The measurements improve {directions#} of 6 directions of the orbit over the prior, the best to {best}, but not the {weakest!}.',
} as const satisfies SentenceTable;

/** Weather over a sensor. */
const WEATHER = {
  'forecast-none': 'No forecast has been received yet.',
  'forecast-old': 'The forecast of {issuedAt@} ({source}) is {hours#} hours old and is not used.',
  'forecast-later': 'The forecast of {issuedAt@} ({source}) starts later.',
  'forecast-gap': 'The forecast of {issuedAt@} ({source}) has no value for that hour.',
  'usual-share': 'The usual share of clear nights is used instead.',
  'radar-and-clouds': 'Clouds do not affect radars.',
  'forecast-unused':
    'A forecast was received; it is used only if the weather source of the sensor is FORECAST, not {weatherSource}.',
} as const satisfies SentenceTable;

/** Sentences of on-demand tracking. */
export const ODT_SENTENCES = { ...REQUESTS, ...FILES, ...ORBITS, ...UPDATES, ...WEATHER } as const;

/** Words that replace a figure in these sentences. */
export const ODT_WORDS = [
  ...['more', 'less', 'ahead', 'behind', 'with its covariance', 'which has no covariance'],
  ...['radial position', 'along-track position', 'cross-track position'],
  ...['radial velocity', 'along-track velocity', 'cross-track velocity'],
  'the sensor failed',
  'the object is not there',
  'the object was in the shadow of the Earth',
  'the object was too faint',
  'the object was not over the horizon',
  'the object was too far for the radar',
  'the pass was too short',
  'the orbit does not last until the pass',
] as const;
