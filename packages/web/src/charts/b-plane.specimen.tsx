import { MS_PER_HOUR } from '@keepout/units/duration';
import { BPlane } from './b-plane/BPlane.tsx';
import type { EncounterPlaneMessage } from './b-plane/plane-message.ts';
import type { PlaneCovariance } from './geometry/ellipse.ts';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS, specimenLevel, specimenSequence } from './specimen-data.ts';

function covariance(aM: number, bM: number, angleDeg: number): PlaneCovariance {
  const [cos, sin] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return {
    xxM2: aM * aM * cos * cos + bM * bM * sin * sin,
    xyM2: (aM * aM - bM * bM) * cos * sin,
    yyM2: aM * aM * sin * sin + bM * bM * cos * cos,
  };
}

function history(count: number): readonly EncounterPlaneMessage[] {
  const next = specimenSequence(3);
  return Array.from({ length: count }, (_, index) => {
    const left = 1 - index / (count - 1);
    const pc = 10 ** (-3.6 - 3.6 * left + 0.5 * next());
    return {
      id: `M${index + 1}`,
      createdMs: SPECIMEN_NOW_MS - left * 100 * MS_PER_HOUR,
      object2M: [352 + 560 * left ** 1.3 + 60 * (next() - 0.5), 122 + 320 * left + 50 * (next() - 0.5)] as const,
      covarianceM2: covariance(95 + 230 * left, 34 + 60 * left, 24 - 10 * left),
      hardBodyRadiusM: 5,
      missDistanceM: index === count - 1 ? 376.3 : null,
      pc,
      level: specimenLevel(pc),
    };
  });
}

const NAMES = { object1Name: 'AURORA-2', object2Name: 'IRIDIUM 33 DEB' };

function messageWith(change: Partial<EncounterPlaneMessage>): readonly EncounterPlaneMessage[] {
  const [message] = history(2).slice(-1);
  return message === undefined ? [] : [{ ...message, ...change }];
}

/** Kilometres long, a hundred metres wide. */
const needle = () =>
  messageWith({
    object2M: [-4200, 6100],
    missDistanceM: 7406,
    covarianceM2: covariance(9800, 120, 62),
    pc: 2.2e-8,
    level: 'ok',
  });

export const specimens: readonly ChartSpecimen[] = [
  { name: '14 messages', render: () => <BPlane {...NAMES} messages={history(14)} /> },
  { name: 'Origin swapped', render: () => <BPlane {...NAMES} messages={history(14)} options={{ isSwapped: true }} /> },
  {
    name: 'After a manoeuvre, act line',
    render: () => (
      <BPlane
        {...NAMES}
        messages={history(14)}
        options={{ hasHistory: false }}
        after={{ object2M: [700, -340], covarianceM2: covariance(100, 36, 24), label: 'after' }}
        isoLines={[
          {
            label: 'act threshold 1e\u22124',
            pointsM: Array.from({ length: 97 }, (_, index) => {
              const turn = (index / 48) * Math.PI;
              return [
                310 * Math.cos(turn) * 0.91 - 120 * Math.sin(turn) * 0.41,
                310 * Math.cos(turn) * 0.41 + 120 * Math.sin(turn) * 0.91,
              ] as const;
            }),
          },
        ]}
      />
    ),
  },
  { name: 'Extreme ratio, scales chosen by it', render: () => <BPlane {...NAMES} messages={needle()} /> },
  {
    name: 'Extreme ratio at one scale, with logarithmic inset',
    render: () => <BPlane {...NAMES} options={{ scaling: 'equal', hasLogInset: true }} messages={needle()} />,
  },
  {
    name: 'Extreme ratio in sigma space',
    render: () => <BPlane {...NAMES} options={{ scaling: 'sigma' }} messages={needle()} />,
  },
  {
    name: 'Hard body in true size',
    render: () => (
      <BPlane
        {...NAMES}
        messages={messageWith({
          object2M: [18, -9],
          missDistanceM: null,
          covarianceM2: covariance(12, 7, -35),
          hardBodyRadiusM: 9,
          pc: 0.031,
          level: 'critical',
        })}
      />
    ),
  },
  {
    name: 'No covariance',
    render: () => <BPlane {...NAMES} messages={messageWith({ covarianceM2: null, pc: null, level: 'inactive' })} />,
  },
  {
    name: 'Covariance not positive',
    render: () => <BPlane {...NAMES} messages={messageWith({ covarianceM2: { xxM2: 100, xyM2: 900, yyM2: 100 } })} />,
  },
  {
    name: 'Singular covariance',
    render: () => (
      <BPlane {...NAMES} messages={messageWith({ covarianceM2: { xxM2: 10_000, xyM2: 10_000, yyM2: 10_000 } })} />
    ),
  },
  { name: 'No position', render: () => <BPlane {...NAMES} messages={messageWith({ object2M: null })} /> },
];
