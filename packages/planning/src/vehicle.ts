/** What a satellite can push with, of its type what is needed to plan. */
export type Vehicle =
  | { readonly type: 'IMPULSIVE'; readonly maxDeltaVMps: number; readonly specificImpulseS?: number }
  | {
      readonly type: 'CONTINUOUS';
      readonly thrustN: number;
      readonly specificImpulseS: number;
      readonly dutyCycle: number;
      readonly massKg: number;
      readonly maxDurationS: number;
      /** Absent: as much as the longest burn gives. */
      readonly maxDeltaVMps?: number;
      /** Spans without thrust, TAI s, in order: the shadow for an electric motor. */
      readonly offSpans?: readonly (readonly [number, number])[];
    }
  | {
      readonly type: 'DIFFERENTIAL_DRAG';
      readonly massKg: number;
      /** Cross-sections in the attitudes of least and most drag, and as it flies otherwise. */
      readonly minAreaM2: number;
      readonly maxAreaM2: number;
      readonly nominalAreaM2: number;
      readonly dragCoefficient: number;
      readonly maxDurationS: number;
      /** Dynamic pressure of the air on the orbit, N/m^2: 1/2 rho v^2, a mean over a revolution. */
      readonly dynamicPressurePa: number;
    };
