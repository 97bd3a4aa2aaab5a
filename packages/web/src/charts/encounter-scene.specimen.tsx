import { EncounterScene } from './encounter-scene/EncounterScene.tsx';
import type { SceneEncounter } from './encounter-scene/scene-encounter.ts';
import type { ChartSpecimen } from './specimen.ts';

const ENCOUNTER: SceneEncounter = {
  object1: {
    name: 'AURORA-2',
    positionM: [0, 0, 0],
    velocityMps: [4, 7540, 0],
    hardBodyRadiusM: 4.2,
    covarianceM2: [400, -900, 30, -900, 28_000, -60, 30, -60, 900],
  },
  object2: {
    name: 'IRIDIUM 33 DEB',
    positionM: [-61, 352, 118],
    velocityMps: [-20, -6900, 3010],
    hardBodyRadiusM: 0.8,
    covarianceM2: [2025, 4200, 1500, 4200, 92_000, -31_000, 1500, -31_000, 24_000],
  },
  relativeVelocityMps: [-24, -14_440, 3010],
};

export const specimens: readonly ChartSpecimen[] = [
  { name: 'Both covariances', render: () => <EncounterScene encounter={ENCOUNTER} /> },
  {
    name: 'Combined covariance',
    render: () => <EncounterScene encounter={ENCOUNTER} options={{ isCombined: true, sigmas: [1, 2, 3] }} />,
  },
  {
    name: 'The miss beside a covariance that is far larger',
    render: () => (
      <EncounterScene
        encounter={{
          ...ENCOUNTER,
          object2: { ...ENCOUNTER.object2, covarianceM2: [4e4, 0, 0, 0, 9e8, 0, 0, 0, 2e4] },
        }}
      />
    ),
  },
  {
    name: 'No covariance of object 2',
    render: () => (
      <EncounterScene encounter={{ ...ENCOUNTER, object2: { ...ENCOUNTER.object2, covarianceM2: null } }} />
    ),
  },
  { name: 'No position', render: () => <EncounterScene encounter={null} /> },
];
