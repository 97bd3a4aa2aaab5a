import type { SentenceTable } from '../platform/sentence-text.ts';
import type { InfeasibleReason } from './enums.ts';

/** What happens to requests and passes. */
const REQUESTS = {
  'pass-of': 'Pass of {at@} over {sensor}',
  'observation-of': 'Observation of {target}, {passes#} pass(es)',
  'simulated-pass-of': 'SIMULATED pass of {at@} over {sensor}',
  'simulated-observation-of': 'SIMULATED observation of {target}, {passes#} pass(es)',
  'no-pass': 'The object does not rise over the mask of any of the sensors long enough within the window.',
  'never-lit': 'The object is in the shadow of the Earth whenever a telescope could see it.',
  'never-dark': 'It is day or twilight at every telescope when the object passes.',
  'too-faint': 'The object is too faint for the telescopes that it passes.',
  'too-far': 'The object stays beyond the range at which the radars that it passes detect an object of its size.',
  'near-moon': 'The object stands too near to the Moon whenever a telescope could see it.',
  'sensor-busy': 'Every pass falls into a time in which its sensor takes no orders.',
  'over-price': 'What is left to spend on the order, or on the account, does not cover any other pass.',
  'no-sensor': 'No sensor that measures what is wanted takes orders in this installation.',
  'no-orbit': 'The orbit does not reach into the window.',
  'of-telescopes': 'Telescopes ({sensors#}):',
  'of-radars': 'Radars ({sensors#}):',
  'advice-radar': 'Allow radars: they need neither darkness nor sunlight.',
  'advice-telescope': 'Allow telescopes: only radars have a limit of range.',
  'advice-any-sensor': 'Allow any sensor.',
  'advice-any-measurement': 'Allow any kind of measurement.',
  'advice-own-sensor': 'Add a sensor of your own.',
  'advice-fewer-points': 'Require fewer measurements of a pass.',
  'advice-later': 'Set a later deadline.',
  'advice-price': 'Raise the maximum price, or order fewer passes or cheaper sensors.',
  'advice-orbit': 'Send a newer orbit with the request, or set an earlier deadline.',
  'cancelled-by': 'Cancelled by {user}.',
  'planned-anew': 'Planned anew.',
  'passes-succeeded': '{done#} of {wanted#} passes succeeded.',
  'not-accepted-in-time': '{sensor} had not accepted the pass when it began.',
  'no-file-by': 'No file of the pass came by {by@}.',
  'file-not-read-by': 'The file of the pass came, and was not read by {by@}.',
  'sensor-gone': 'The sensor {sensor} is not there any more.',
  'sensor-retired': '{sensor} takes no more orders.',
  'sensor-unavailable': '{sensor} takes no orders then: {why}',
  'not-covered': 'The balance does not cover the pass.',
  'no-time-left': 'No time is left before the deadline.',
  'no-other-pass': 'No other pass of the sensors that may be used begins before the deadline.',
  'others-overcast': 'Every other pass is expected under cloud as well.',
  'others-too-dear': 'The cheapest other pass costs {costs}; {left} may still be spent on this order.',
  'looking-for-another': 'Another pass is looked for.',
  'not-replaced': 'It was not replaced:',
  replaced: '{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}.',
  'replaced-at-other-price':
    '{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}, for {difference} {moreOrLess!}.',
  'replaced-named': '{sensor} at {at@} takes the place of the pass of {lostAt@}, which cannot be had any more.',
  'place-not-needed': 'The pass whose place it took succeeded after all.',
  'overcast-replaced': 'Overcast is expected; another pass takes its place.',
  'provider-not-set-up': 'The provider of {sensor} is not set up in this installation.',
  'provider-answered': 'The provider answered {status#}.',
  'provider-file-too-large': 'The file of the provider is larger than {limitMb#} MB.',
  'provider-sent-again': 'The provider sent the same file as before ({file}).',
  'simulated-nothing': 'The simulated sensor measured nothing: {simulatedWhy!}.',
  'simulated-clouds': 'The simulated sensor measured nothing: clouds over the sensor ({clouds#} %).',
  'simulated-in-real-time':
    'Sensors, orbits, weather and measurements are simulated, in real time; {failShare#} % of its passes fail besides those under clouds.',
  'simulated-faster':
    'Sensors, orbits, weather and measurements are simulated, {speed#} times as fast as real time: a pass an hour ahead is delivered after {afterS#} s; {failShare#} % of its passes fail besides those under clouds.',
} as const satisfies SentenceTable;

/** The sentence of each reason why nothing can be ordered. */
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

/** What a file of measurements comes to. */
const FILES = {
  'file-late': 'It came after its pass had been given up, and counts for nothing.',
  'file-second': 'Its pass has a file that counts already.',
  'file-too-costly': 'Reading the file takes more than one file may.',
  'file-unusable': 'The file cannot be used.',
  'file-of-other-sensor': 'The file is of the sensor {others}; {sensor} was ordered.',
  'file-too-few': 'The file has {points#} measurements of the object; {wanted#} were asked for.',
  'track-of-other': 'The track is of {name} ({noradId#}), not of {wanted}.',
  'track-ambiguous': 'The track fits several objects ({names}); none is named.',
  'track-of-unknown': 'The track is of no object that is known, and not of {wanted}.',
  'track-hardly-better': 'The track fits {name}, and an object of no catalogue hardly less; none is named.',
  'file-ahead': 'The last measurement is of {last@}, and the file came at {came@}: the clock of its sensor is wrong.',
  'own-ambiguous': 'It fits no object clearly better than another; none is named.',
  'own-unknown': 'It is of no object that is known.',
  'own-other': 'It is of object {noradId#}, not of {asserted#}.',
  'clock-off': 'Only a clock that is {offsetS#} s {aheadOrBehind!} explains the track.',
  'file-names-other': 'The file says object {asserted#}; the track is of {noradId#} ({name}).',
  'nothing-near': 'No known object was anywhere near.',
  'orbit-ambiguous': 'Several orbits fit the track alike.',
  'arc-too-short': 'The track is too short to tell its orbit.',
  'no-orbit-fits': 'No orbit runs through all measurements of the track.',
  'measurements-too-few': 'The track has too few measurements to tell its orbit.',
  'initial-orbit': 'Lambert arcs over the admissible ranges, then least squares with the uneven Earth, Sun and Moon.',
  'association-withdrawn': 'The association of its file was taken back.',
  'basis-withdrawn': 'The association of a file that it rests on was taken back.',
  'prior-withdrawn': 'It began with an orbit that rests on a file whose association was taken back.',
} as const satisfies SentenceTable;

/** Where an orbit is from. */
const ORBITS = {
  'element-set-of': 'Element set of the catalogue in use ({catalogue}).',
  'element-sets-of': 'Element sets of the catalogue in use ({catalogue}).',
  'element-set': 'Element set of the catalogue in use.',
  'conjunction-message': 'Newest message of the conjunction.',
  'conjunction-state':
    'State of the newest message of the conjunction, carried by two-body motion: good for hours around it.',
  'no-own-ephemeris': 'You have no operational ephemeris of the satellite for the time of the order.',
  'own-ephemeris-beyond':
    'Your operational ephemeris {file} is of {from@} to {to@} and does not cover the time of the order.',
  'own-ephemeris': 'Your operational ephemeris {file} of {uploadedAt@}, {covarianceOf!}.',
  'message-sent-along': 'The {type} that was sent with the order.',
  'own-observation': 'Orbit of {at@} by {passes#} pass(es) that you observed.',
  'measurements-of': '{accepted#} measurements of {passes#} pass(es) over {sensors}.',
  'simulated-measurements-of': '{accepted#} simulated measurements of {passes#} pass(es) over {sensors}.',
} as const satisfies SentenceTable;

/** What measurements did for an orbit: `@keepout/tracking` says it, here it is read. */
const UPDATES = {
  'update-no-measurement': 'There is no measurement to update the orbit with.',
  'update-orbit-ends': 'The orbit that was known before comes down, or ends, before the measurements.',
  'orbit-ends-before-pass': 'The orbit does not last until the pass.',
  'orbit-message-unreadable': 'The ephemeris of the order cannot be read.',
  'orbit-message-beyond': 'The ephemeris has no state at the time of the pass.',
  'orbit-message-empty': 'There is no element set in the orbit message.',
  'element-set-ends': 'SGP4 has no state of the element set at the time of the pass.',
  'orbit-unknown': 'Nothing is known of the orbit.',
  'update-not-converged':
    'No orbit near the one that was known before fits the measurements: the search did not converge.',
  'update-nothing-gained': 'The measurements say nothing of the orbit that was not known before.',
  'update-undetermined': 'Measurements and what was known before do not determine the orbit.',
  'update-undetermined-without-errors':
    'The measurements alone do not determine the orbit, and what was known before does not fill the gap: it tells no errors, or not all.',
  updated:
    'Updated with {accepted#} of {measurements#} measurements, WRMS {wrms#2}; the position is known to {sigmaM#} m.',
  'update-arc-short': 'The arc is short: its errors are bent, and the covariance was widened for that.',
  'update-against-prior':
    'The measurements lie {sigmas} sigma from the orbit that was known before, in {directions#} directions that they see: its errors were stated too small, or the object is another one.',
  'update-no-one-orbit':
    'The measurements do not fit one orbit: {rejected#} of {measurements#} were turned away and WRMS is {wrms#2}.',
  'update-clock-off': 'Track {track#} looks like one whose clock is {offsetS#3} s {aheadOrBehind!}.',
  'update-other-object': 'They may be of another object.',
  'update-nothing-used': 'Nothing of it is used.',
  'sees-nothing': 'The measurements see nothing of the orbit.',
  'sees-all-alone':
    'The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, the weakest ({weakest!}) to {worst}.',
  'sees-some-alone':
    'The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, and nothing of its {weakest!}.',
  'sees-all-better':
    'The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, the weakest ({weakest!}) to {worst}.',
  'sees-some-better':
    'The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, and nothing of its {weakest!}.',
} as const satisfies SentenceTable;

/** What is known of the weather over a sensor. */
const WEATHER = {
  'forecast-none': 'No forecast was sent yet.',
  'forecast-old': 'The forecast of {issuedAt@} ({source}) is {hours#} hours old, too old to be counted on.',
  'forecast-later': 'The forecast of {issuedAt@} ({source}) begins later.',
  'forecast-gap': 'The forecast of {issuedAt@} ({source}) has no figure for that hour.',
  'usual-share': 'The usual share of clear nights stands in for it.',
  'radar-and-clouds': 'A radar does not mind clouds.',
  'forecast-unused':
    'A forecast was sent; it counts when the weather source of the sensor is FORECAST, not {weatherSource}.',
} as const satisfies SentenceTable;

/** Sentences of on-demand tracking. */
export const ODT_SENTENCES = { ...REQUESTS, ...FILES, ...ORBITS, ...UPDATES, ...WEATHER } as const;

/** Words that stand in them for a figure. */
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
