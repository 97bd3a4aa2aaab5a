/** An example of a command and a description of its output, for the generated page of the command line. */
interface CommandExample {
  readonly example: string;
  /** Sentences on output, limits and method. */
  readonly notes?: readonly string[];
}

/** By the name of the command with its subcommand. Each command needs an entry. */
export const COMMAND_EXAMPLES: Readonly<Record<string, CommandExample>> = {
  screen: {
    example:
      'npx keepout screen --catalogue elements.csv --primary 25544 --start 2024-11-01T00:00:00Z \\\n' +
      '  --days 1 --threshold-km 5 --out approaches.csv',
    notes: [
      'Columns: `NORAD_CAT_ID_1,NORAD_CAT_ID_2,TCA,TCA_RANGE,TCA_RELATIVE_SPEED,MAX_PROB,DILUTION`. Range in km, speed in km/s. Rows are sorted by TCA and numbers; the file does not depend on the number of threads.',
      '`MAX_PROB` is the maximum Pc over all sizes of a 3:1 covariance ellipse at this range, `DILUTION` the size of the maximum in km.',
      'With `--volume` a close approach counts if its path enters the box of the primary. `verification-set` selects a box by the orbit of the primary; `LEO1` to `LEO4`, `NEAR_EARTH`, `DEEP_SPACE`, `GEO` and `UNBOUND` are its boxes.',
      'With `--ephemerides` an object is not screened outside the span of its ephemeris.',
      'With `--previous` only changed objects are screened; the result is identical to a complete run. The threshold must be that of the earlier run.',
    ],
  },
  'screen-all': {
    example: 'npx keepout screen-all --days 7 --threshold-km 5 --out approaches.csv',
    notes: [
      'The result is that of `screen` for the catalogue of the installation. [Public ephemerides](../guides/feeds.md#public-ephemerides) replace element sets. The run is not stored. Ctrl-C also stops the workers.',
    ],
  },
  statistics: {
    example:
      'npx keepout statistics --catalogue elements.csv --norad 20580 --radius-m 10 --start 2024-11-01T00:00:00Z\n' +
      'npx keepout statistics --archive messages.csv.gz --hbr 4.5 --years 5 --threshold 1e-4 \\\n' +
      '  --commit-days 0.5 --consider-days 3 --residual 0.03 --json',
    notes: [
      'With a catalogue: two estimates of the collision rate (`flux` from the orbits, `counting` from a screening), and for each Pc threshold the number of manoeuvres, the risk reduction, the residual risk and the share of false alarms ([model](../models/annual-statistics.md)). Conjunctions slower than 0.1 km/s are excluded.',
      'With an archive: `archive`, `ratePerYear` and `cumulativePc` without and with manoeuvres. The CSV has `primary`, `secondary`, the times `cre_year` to `cre_ms` and `tca_year` to `tca_ms`, and columns such as `pc_hbr_5_m`.',
    ],
  },
  mission: {
    example:
      'npx keepout mission --catalogue elements.csv --radius-m 5 --perigee-km 800 --inclination-deg 98.6 \\\n' +
      '  --growth DEBRIS=1.5 --ours STARLINK=0,PAYLOAD=0.5 --mass-kg 200 --isp-s 220',
    notes: [
      'The orbit is `--perigee-km`, `--insertion` or `--longitude-deg`. The output has close approaches per year by type, and for each Pc threshold manoeuvres, delta-v, propellant, risk reduction and residual risk ([model](../models/mission-life.md)).',
    ],
  },
  pc: {
    example: 'npx keepout pc event.cdm',
    notes: [
      'The output has TCA, miss distance, Mahalanobis distance, maximum Pc with the dilution state, Pc by each method with its usability, the recommended value, its confidence and the verdict. A method outside its validity range states this.',
      'JSON: `tca`, `missDistanceM`, `relativeSpeedMps`, `hbrM`, `hbrSource`, `mahalanobis`, `mahalanobisPlane`, `dilution`, `maxPc`, `maxPcReason`, `squarePc`, `methods`, `recommended`, `confidence`, `confidenceReason`, `decorrelated`, `correlated`, `consequence` and `verdict`.',
      'If both objects have density parameters, `correlated` contains the values without the common atmospheric density error.',
      'With `--drag`, `drag.cells` contains Pc and miss distance for scaled drag ([space-weather trade space](../models/space-weather-trade-space.md)).',
      'Methods: [probability of collision](../models/probability-of-collision.md), [hard-body radius](../models/hard-body-radius.md), [realism](../models/realism.md).',
    ],
  },
  encounter: {
    example: 'npx keepout encounter first.oem second.ocm --hbr 5 --json',
    notes: [
      'JSON array with one entry for each minimum of the distance: `tca`, `edge`, `missDistanceKm`, `relativeSpeedKmS`, `rtnKm` (second minus first object, in the axes of the first), `mahalanobis`, `mahalanobisPlane`, `pc`, `method`, `pcPlane`, `confidence`.',
      'Without a covariance `pc` is the maximum and `confidence` is `bound`. If the minimum is at the start or end of the common span, `edge` is `start` or `stop` and `pc` is null.',
    ],
  },
  interpolate: {
    example: 'npx keepout interpolate orbit.oem --at 2026-11-23T12:00:00Z,2026-11-23T12:10:00Z --json',
    notes: [
      'JSON array with `time`, `frame`, `positionKm`, `velocityKmS`, `covarianceKm` (6×6 in the frame of the file, or null) and `isPositive`. The covariance [remains positive](../models/covariance-transport.md).',
    ],
  },
  'next-message': {
    example: 'npx keepout next-message messages.csv.gz --at 2026-11-23T12:00:00Z --decide-hours 12 --json',
    notes: [
      'For each open conjunction: `earliest`, `expected` and `latest` (80 % interval), the `chance` of a CDM before TCA, and `beforeDecision` with `likely` (80 % or more), `open` or `unlikely` (20 % or less). `calibration` tests the prediction with the archive ([model](../models/next-message.md)).',
    ],
  },
  'covariance-rules get': { example: 'npx keepout covariance-rules get > rules.json' },
  'covariance-rules set': {
    example: 'npx keepout covariance-rules set rules.json --preview\nnpx keepout covariance-rules set rules.json',
    notes: [
      'A file older than the current rules is refused (`version-changed`), and so are kinds that have not passed the test (`realism-not-shown`). See [statistics](../guides/statistics.md).',
    ],
  },
  realism: {
    example:
      'npx keepout realism residuals.csv --json\n' +
      'npx keepout realism --predicted monday.oem tuesday.oem --definitive october.oem --json\n' +
      'npx keepout realism --elements history.tle --definitive october.oem --json',
    notes: [
      'The CSV contains the difference of prediction and actual value and the predicted covariance, in one unit. At least ten samples are needed.',
      'The output has `samples`, `factor` (scale of sigma) with its 95 % interval, `pValue`, the shares within 1, 2 and 3 sigma, and `confidence` ([model](../models/realism.md)). For files of orbits it has `groups` by comparison, originator, regime and age.',
    ],
  },
  'od-quality': {
    example: 'npx keepout od-quality event.cdm --json',
    notes: [
      'For each object: `score` (null if fewer than half of the checks are known), the composite score of NASA CARA, failed checks and checks without data ([verdict](../models/verdict.md)).',
    ],
  },
  plan: {
    example:
      'npx keepout plan event.cdm --burn 1.5:0,0.02,0 --burn 2.5:0,-0.02,0 --json\n' +
      'npx keepout plan event.cdm --target-pc 1e-6 --max-dv 0.1 --orbits 0.5..10\n' +
      'npx keepout plan event.cdm --type continuous --mass 200 --isp 1500 --thrust 0.02 --target-pc 1e-6\n' +
      'npx keepout plan event.cdm --type differential-drag --mass 10 --areas 0.02,0.05,0.3 --target-pc 1e-5 --orbits 10..60',
    notes: [
      'With `--burn` the command evaluates manoeuvres. Otherwise it searches the minimum delta-v for `--target-pc`, or the best result with `--max-dv`.',
      'Each candidate has `orbitsBeforeTca`, `ignitionEpoch`, `deltaVRtnMps`, `missDistanceM`, `mahalanobis`, `pc`, `tca`, `totalPc` (with the conjunctions of `--catalogue`), `deltaMassKg`, `smaChangeM`, `end`, `withExecutionError` and `isTargetReached`.',
      '`asItIs` has Pc, method and confidence without a manoeuvre. `note` states whether no manoeuvre is needed, or which limit excludes all candidates. `leftOut` lists conjunctions that are not in any total.',
      '`--export-set` writes orbits, burns and a table for the week after the creation of the message. Without a candidate the exit code is 1.',
      'Method: [manoeuvres](../models/manoeuvres.md).',
    ],
  },
  'record-keys': { example: 'npx keepout record-keys > keys.json' },
  replay: {
    example: 'npx keepout replay decision.json --key keys.json',
    notes: [
      'The first line is the result. Without `--key` the signer is not verified. Values of the plan and of its screening are not recomputed. See [decisions](../guides/decisions.md).',
    ],
  },
  passes: {
    example:
      'npx keepout passes --catalogue elements.csv --norad 25544 --site 28.3,-16.5,2393 --days 2 --min-elevation 10 --optical',
    notes: [
      'JSON with `rise`, `culmination` and `set` (UTC) and the conditions: `sunlit`, `dark`, Moon and Sun angles, range, `magnitude` ([passes](../models/passes.md)). With `--optical`, rise and set are the limits of the observable time.',
      'Without a pass, standard error states the reason: `NO_PASS`, `NEVER_DARK`, `NEVER_LIT`, `NEAR_MOON`, `TOO_FAINT` or `TOO_FAR`. An element set more than three days from the window gets a warning.',
    ],
  },
  propagate: {
    example:
      'npx keepout propagate --catalogue elements.csv --norad 204 --at 2024-11-01T00:00:00Z --frame gcrf\n' +
      'npx keepout propagate --opm state.opm --minutes 0,90 --frame itrf --eop EOP-All.txt --gravity EGM2008.gfc --degree 120',
    notes: [
      'JSON array with `time`, `frame`, `positionKm`, `velocityKmS` and `error`. A decayed object has an `error`, and the exit code is 1.',
      'An OPM is propagated with gravity, Sun and Moon, and with drag and solar radiation pressure if it has mass, area and coefficient ([forces](../models/forces.md)). An OPM with a manoeuvre in the span is refused.',
      'Without `--space-weather`, nrlmsise-00 uses F10.7 140 and Ap 15; the density error can be a factor of 2.',
      'Without `--eop`, ITRF states have an error of 27 m in the median and up to 420 m. `earthOrientation` is `table`, `beyond-table` or `none`.',
    ],
  },
  validate: {
    example: 'npx keepout validate good.cdm bare.cdm broken.cdm',
    notes: [
      'Each file is `valid`, `accepted` (usable with deviations) or `refused`, with lines and codes ([message rules](../models/message-rules.md)). Formats: OEM, OPM, OMM, OCM, CDM and TDM in KVN, XML or JSON, OMM also as CSV, and TLE. The exit code is 1 if a file is refused.',
    ],
  },
  convert: {
    example: 'npx keepout convert event.cdm event.xml\nnpx keepout convert orbit.e orbit.oem',
    notes: [
      'All digits are preserved. Inputs can also be [Modified ITC](../models/messages.md#modified-itc) and [STK ephemerides](../models/messages.md#stk-ephemerides), like every OEM input of the command line.',
      '`--exchange-objects` exchanges the objects of a CDM with their covariances and relative states. It omits the screening volume and adds `_EXCHANGED` to the id.',
    ],
  },
  associate: {
    example:
      'npx keepout associate --tdm track.tdm --catalogue elements.csv --site 46.8772,7.4652,951\n' +
      'npx keepout associate --tdm radar.tdm --oem mine.oem --catalogue elements.csv --site 46.8772,7.4652,951 --angle-sigma 100 --range-sigma 20\n' +
      'npx keepout associate --tdm track.tdm --catalogue elements.csv --sensor ZIM-1',
    notes: [
      'Data types: RADEC (EME2000, ICRF, TEME, TOD), AZEL without refraction, RANGE (km or s), DOPPLER_INSTANTANEOUS.',
      'For each track: the result (`associated`, `ambiguous`, `unknown`), the object, the three nearest orbits with their metrics, residuals and time offset. `clockOffsetS` is given if only a clock error explains the track. An `unknown` track has `initialOrbit`, or the reason `ARC_TOO_SHORT`, `NO_FIT` or `TOO_FEW`.',
      'Methods: [observation](../models/observation.md), [track association](../models/track-association.md), [initial orbit](../models/initial-orbit.md).',
    ],
  },
  'orbit-update': {
    example:
      'npx keepout orbit-update --tdm night1.tdm --tdm night2.tdm --prior elements.tle --site 46.8772,7.4652,951 --site 28.3,-16.5,2390',
    notes: [
      'JSON: `state`, `message`, `epoch`, `frame` (EME2000), `positionKm`, `velocityKmS`, `covarianceRtn` (m and m/s), `wrms`, `residuals`, `accepted`, `rejected`, `observability`, `priorCovariance`, `atmosphere` and `drag`.',
      'The exit code is 1 for `INCONSISTENT`, `UNOBSERVABLE` and `NOT_CONVERGED`. An ephemeris without a covariance needs `--prior-sigma`. Method: [orbit update](../models/orbit-update.md).',
    ],
  },
  'expected-gain': {
    example: 'npx keepout expected-gain event.cdm --site 46.8772,7.4652,951 --site -31.3,149.1,1100 --passes 3 --json',
    notes: [
      'The output has the maximum sigma of the miss vector before and after, Pc now and its later range, and the probabilities of each verdict. Without `--elements` there is no drag. Method: [expected gain](../models/expected-gain.md).',
    ],
  },
  serve: { example: 'npx keepout serve --no-worker' },
  worker: {
    example: 'KEEPOUT_DATABASE_URL=postgresql://… npx keepout worker',
    notes: [
      'In production the worker also needs `KEEPOUT_MODE=production` and the `KEEPOUT_SECRETS_KEY` of the servers.',
    ],
  },
  demo: { example: 'npx keepout demo' },
  migrate: {
    example: 'npx keepout migrate --plan\nnpx keepout migrate',
    notes: ['See [upgrade](../guides/installation.md#upgrade).'],
  },
  backup: {
    example: 'npx keepout backup /backups/keepout-2026-11-26',
    notes: ['See [backup](../guides/operations.md#backup).'],
  },
  restore: {
    example: 'KEEPOUT_DATABASE_URL=postgresql://…/keepout_new npx keepout restore /backups/keepout-2026-11-26',
  },
  'mail test': {
    example: 'npx keepout mail test ada@example.com',
    notes: ['Exit codes: 1 for an invalid address, 2 without a relay, 3 if the relay refuses the mail.'],
  },
  'secrets forget': {
    example: 'npx keepout secrets forget\nnpx keepout secrets forget --confirm',
    notes: ['See [encryption key](../guides/operations.md#encryption-key).'],
  },
  doctor: {
    example: 'npx keepout doctor',
    notes: [
      'Exit codes: 0 if the platform can run, 2 if settings are refused, 3 if a check fails. See [settings](../guides/installation.md#2-settings).',
    ],
  },
  'space-weather load': { example: 'npx keepout space-weather load SW-All.csv' },
  'earth-orientation load': { example: 'npx keepout earth-orientation load EOP-All.csv' },
  'feed list': { example: 'npx keepout feed list' },
  'feed add': {
    example: 'npx keepout feed add CelesTrak --kind celestrak-gp --set active analyst',
    notes: ['[Feeds](../guides/feeds.md#kinds) lists the kinds. Write them in lower case with hyphens.'],
  },
  'feed try': { example: 'npx keepout feed try CelesTrak' },
  'feed take': {
    example: 'npx keepout feed take CelesTrak',
    notes: ['Exit codes: 1 if the data are refused, 3 if there are no data or the run is skipped.'],
  },
  'feed remove': { example: 'npx keepout feed remove CelesTrak' },
  'catalogue load': { example: 'npx keepout catalogue load gp.tle' },
  'catalogue kept-back': {
    example: 'npx keepout catalogue kept-back',
    notes: ['See [withheld catalogues](../guides/feeds.md#withheld-catalogues).'],
  },
  'catalogue accept': { example: 'npx keepout catalogue accept ID' },
  'catalogue discard': { example: 'npx keepout catalogue discard ID' },
  'catalogue undo': { example: 'npx keepout catalogue undo' },
  'catalogue remove-source': { example: 'npx keepout catalogue remove-source SOURCE' },
  'sign-out': { example: 'npx keepout sign-out --user ada' },
  claims: {
    example: 'npx keepout claims --confirm 58209 --operator aurora --by "A. Lovelace"',
    notes: ['See [catalogue numbers](../guides/operations.md#catalogue-numbers).'],
  },
  token: { example: 'TOKEN=$(npx keepout token)' },
  'user add': { example: 'npx keepout user add ada --operator acme --operator-name "Acme Orbits" --role admin' },
  'client add': { example: 'npx keepout client add nightly --operator acme' },
};
