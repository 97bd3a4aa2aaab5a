import type { SensorAccuracy, SensorPlace } from '@keepout/operations/sensor/sensor';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import type { Command } from 'commander';
import { wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';
import { placeOption } from '../process/place-option.ts';

/** How well a sensor measures, as the command line has it. */
export interface SensorTexts {
  readonly site: readonly string[];
  readonly angleSigma: string;
  readonly rangeSigma: string;
  readonly rangeRateSigma: string;
  readonly clockSigma: string;
  readonly angleBias: string;
}

export interface SensorOptions extends SensorAccuracy {
  readonly sites: readonly SensorPlace[];
}

/** Every value of an option that may be given several times, or once with several. */
export function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Adds the options of a sensor to a command. */
export function addSensorOptions(command: Command, sites: string): Command {
  return command
    .requiredOption('--site <lat,lon,height>', sites, collected)
    .option('--angle-sigma <arcsec>', 'one sigma of an angle', '2')
    .option('--range-sigma <m>', 'one sigma of a range', '20')
    .option('--range-rate-sigma <mps>', 'one sigma of a range rate', '0.05')
    .option('--clock-sigma <s>', '1-sigma common time bias of a track', '0.001')
    .option('--angle-bias <arcsec>', '1-sigma common angle bias of a track', '1');
}

export function sensorOptions(texts: SensorTexts): SensorOptions {
  return {
    sites: texts.site.map((text) => placeOption('--site', text)),
    angleSigmaRad: numberOption('--angle-sigma', texts.angleSigma, 1e-6, 360_000) * RAD_PER_ARCSEC,
    rangeSigmaM: numberOption('--range-sigma', texts.rangeSigma, 1e-6, 1e7),
    rangeRateSigmaMps: numberOption('--range-rate-sigma', texts.rangeRateSigma, 1e-9, 1e4),
    timeBiasSigmaS: numberOption('--clock-sigma', texts.clockSigma, 0, 100),
    angleBiasSigmaRad: numberOption('--angle-bias', texts.angleBias, 0, 360_000) * RAD_PER_ARCSEC,
  };
}

/** The site of each file: one for all, or one for each in their order. */
export function sitesOfFiles(sites: readonly SensorPlace[], files: readonly string[]): readonly SensorPlace[] {
  const [only] = sites;
  if (only !== undefined && sites.length === 1) return files.map(() => only);
  if (sites.length === files.length) return sites;
  const without = files[sites.length];
  throw wrongUsage(
    without === undefined
      ? `--site: ${sites.length} sites for ${files.length} files; give one, or one for each in their order`
      : `--site: no site for ${without}; give one for all files, or one for each in their order`,
  );
}
