import type { Vec3 } from '@keepout/astro/nouns';
import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { ReactNode } from 'react';
import { EncounterScene } from '../../../charts/encounter-scene/EncounterScene.tsx';
import type { SceneBody, SceneEncounter } from '../../../charts/encounter-scene/scene-encounter.ts';
import { fromAxes, intoAxes, localCovariance, objectRtnAxes } from './object-axes.ts';

export interface SceneViewProps {
  readonly cdm: Cdm;
  readonly heightPx: number;
  readonly actions: ReactNode;
}

/** The encounter of one message in space. */
export function SceneView({ cdm, heightPx, actions }: SceneViewProps) {
  return <EncounterScene encounter={sceneEncounter(cdm)} heightPx={heightPx} actions={actions} />;
}

/**
 * The encounter of a message in RTN of object 1 at TCA, in metres.
 *
 * Method   relative position as the message has it; the covariance of object 2 is turned from its own RTN axes by way of the
 *          frame of the states: C' = A1 A2' C A2 A1'
 * Assumes  both states in one inertial frame; where one is missing, object 2 has neither covariance nor velocity here
 */
export function sceneEncounter({ object1, object2, relativePosition, relativeVelocity }: Cdm): SceneEncounter {
  const axes = objectRtnAxes(object1);
  const axes2 = object1.frame === object2.frame ? objectRtnAxes(object2) : undefined;
  const local = localCovariance(object2);
  const turned = axes && axes2 && local && intoAxes(axes, fromAxes(axes2, local));
  return {
    object1: bodyOf(object1, [0, 0, 0], localCovariance(object1), axes),
    object2: bodyOf(object2, vectorOf(relativePosition), turned, axes2 && axes),
    relativeVelocityMps: vectorOf(relativeVelocity),
  };
}

const vectorOf = ({ r, t, n }: Cdm['relativePosition']): Vec3 => [r, t, n];

function bodyOf(
  { name, hardBodyRadius, velocityKmS }: CdmObject,
  positionM: Vec3,
  covarianceM2: readonly number[] | undefined,
  axes: Float64Array | undefined,
): SceneBody {
  const along = (row: number): number =>
    (velocityKmS ?? []).reduce((sum, part, column) => sum + (axes?.[3 * row + column] ?? 0) * part * 1000, 0);
  return {
    name,
    positionM,
    velocityMps: axes === undefined || velocityKmS === null ? null : [along(0), along(1), along(2)],
    hardBodyRadiusM: hardBodyRadius,
    covarianceM2: covarianceM2 ?? null,
  };
}
