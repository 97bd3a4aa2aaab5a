import type { Vec3 } from '@keepout/astro/nouns';
import { type CdmObjectParts, composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import { fullFromLower } from '@keepout/ccsds/value/covariance-matrix';
import type { PcMethodName } from '@keepout/conjunction/pc/methods';
import type { MessageFigures, ObjectFigures } from '../message-figures.ts';
import { ORIGINATOR } from './cdm-text.ts';

/** Stored data of a message of the product apart from its text, as far as the text repeats them. */
export interface ForetoldFigures
  extends Pick<
    MessageFigures,
    'tcaTaiS' | 'missDistanceM' | 'relativeSpeedMps' | 'relativePositionRtnM' | 'relativeVelocityRtnMps' | 'objects'
  > {
  readonly messageId: string;
  readonly creationTaiS: number;
  readonly probability: number | null;
  readonly probabilityMethod: PcMethodName;
  /** Start and end of the screening, s; without them these lines are not predicted. */
  readonly window?: readonly [startTaiS: number, stopTaiS: number] | undefined;
  /** Where the catalogue is from; the same. */
  readonly catalogue?: string | undefined;
}

/** Lines of a text that its figures do not predict, each after its place; first the number of all lines. */
export type UnforetoldLines = readonly (number | string)[];

export function unforetoldLines(text: string, figures: ForetoldFigures): UnforetoldLines {
  const foretold = foretoldLines(figures);
  const lines = text.split('\n');
  return [lines.length, ...lines.flatMap((line, place) => (line === foretold[place] ? [] : [place, line]))];
}

/** The text whose `unforetoldLines` these are, to the letter. */
export function foretoldText(figures: ForetoldFigures, [count, ...unforetold]: UnforetoldLines): string {
  const lines = foretoldLines(figures).slice(0, Number(count));
  for (let k = 0; k < unforetold.length; k += 2) lines[Number(unforetold[k])] = String(unforetold[k + 1]);
  return lines.join('\n');
}

/**
 * Never changes, like a dictionary: it decodes stored messages. The writer may change; lines that are not predicted then are
 * kept as it is written. Lines that figures say nothing of hold their place.
 */
function foretoldLines(figures: ForetoldFigures): string[] {
  const { objects, probability, probabilityMethod, catalogue } = figures;
  const [startTaiS, stopTaiS] = figures.window ?? [0, 0];
  const radii = objects.map(({ hardBodyRadiusM }) => hardBodyRadiusM ?? 0);
  return writeCdm(
    composeCdm({
      ...figures,
      originator: ORIGINATOR,
      messageFor: objects[0].name,
      screening: { startTaiS, stopTaiS, frame: 'RTN', shape: 'ELLIPSOID', sizeM: [2000, 25_000, 25_000] },
      ...(probability !== null && {
        collisionProbability: probability,
        collisionProbabilityMethod: probabilityMethod.toUpperCase(),
      }),
      hardBodyRadiusM: radii[0]! + radii[1]!,
      comments: [
        ...objects.map(
          ({ hardBodyRadiusSource }, k) => `HBR of object ${k + 1}: ${radii[k]} m (${hardBodyRadiusSource})`,
        ),
        `Catalogue:${catalogue === undefined ? '' : ` ${catalogue}`}`,
      ],
      objects: [objectParts(objects[0]), objectParts(objects[1])],
    }),
    'kvn',
  ).split('\n');
}

function objectParts(figures: ObjectFigures): CdmObjectParts {
  const { designator, name, cosparId, objectType, manoeuvrable, covarianceSource, covarianceRtn } = figures;
  const { orbitSource, positionKm, velocityKmS, countedSigmas } = figures;
  const [, fileName] = /^ephemeris (.*)$/.exec(orbitSource) ?? [];
  return {
    designator,
    catalogName: 'SATCAT',
    name,
    internationalDesignator: cosparId || 'UNKNOWN',
    objectType,
    ephemerisName: fileName ?? 'NONE',
    covarianceMethod: covarianceSource === 'ESTIMATED' || covarianceSource === 'NONE' ? 'DEFAULT' : 'CALCULATED',
    maneuverable: manoeuvrable,
    refFrame: 'EME2000',
    positionM: inM(positionKm),
    velocityMps: inM(velocityKmS),
    ...(covarianceRtn && { covarianceRtnM2: fullFromLower(covarianceRtn, 1) }),
    comments: [
      `Orbit: ${orbitSource}`,
      `Covariance: ${covarianceSource}`,
      ...(countedSigmas === undefined || countedSigmas.factor === 1
        ? []
        : [
            `COLLISION_PROBABILITY counts its sigmas ${countedSigmas.factor.toFixed(3)} times, by a rule of the operator`,
          ]),
    ],
  };
}

function inM(km: Vec3 | null): Vec3 {
  const [x, y, z] = km ?? [0, 0, 0];
  return [x * 1000, y * 1000, z * 1000];
}
