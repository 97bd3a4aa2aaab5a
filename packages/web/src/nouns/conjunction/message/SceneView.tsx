import type { Cdm } from '@keepout/contract/ca/cdm';
import type { ReactNode } from 'react';
import { EncounterScene } from '../../../charts/encounter-scene/EncounterScene.tsx';
import { sceneEncounter } from './scene.ts';

export interface SceneViewProps {
  readonly cdm: Cdm;
  readonly heightPx: number;
  readonly actions: ReactNode;
}

/** The encounter of one message in space. */
export function SceneView({ cdm, heightPx, actions }: SceneViewProps) {
  return <EncounterScene encounter={sceneEncounter(cdm)} heightPx={heightPx} actions={actions} />;
}
