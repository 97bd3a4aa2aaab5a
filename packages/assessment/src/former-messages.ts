import type { StateVector } from '@keepout/astro/nouns';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import {
  type DeviationHistory,
  statedDeviation,
  type UnlikeHistory,
  unlikeHistory,
} from '@keepout/conjunction/decision/deviation-history';

/** Objects whose errors in a message differ from those in the messages before it, in either place of the object. */
export function unlikeFormerMessages(message: Cdm, eventMessages: readonly Cdm[]): readonly UnlikeHistory[] {
  const former = eventMessages
    .filter(({ creationTaiS }) => creationTaiS < message.creationTaiS)
    .flatMap((cdm) => ([0, 1] as const).flatMap((place) => deviationOf(cdm, place) ?? []));
  return unlikeHistory(
    ([0, 1] as const).flatMap((place): DeviationHistory[] => {
      const deviation = deviationOf(message, place);
      if (deviation === undefined) return [];
      const formerM = former.filter(({ key }) => key === deviation.key).map(({ deviationM }) => deviationM);
      return [{ object: place === 0 ? 'primary' : 'secondary', deviationM: deviation.deviationM, formerM }];
    }),
  );
}

function deviationOf({ originator, creationTaiS, tcaTaiS, objects }: Cdm, place: 0 | 1) {
  const { covarianceRtnM2, designator, frame, positionM, velocityMps } = objects[place];
  if (covarianceRtnM2 === undefined || frame === undefined) return undefined;
  const state: StateVector = { epochTaiS: tcaTaiS, frame, positionM, velocityMps };
  const variancesM2 = [0, 7, 14].map((k) => covarianceRtnM2[k]!);
  return statedDeviation({ designator, originator, covarianceSource: 'CDM', state, creationTaiS, variancesM2 });
}
