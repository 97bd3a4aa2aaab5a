/** An organisation, the program that writes for it, and its satellite. */
export interface Operator {
  readonly operatorId: string;
  readonly clientId: string;
  /** All names that its writers give begin with it: nobody else may read them. */
  readonly mark: string;
  readonly noradId: number;
  /** Of the first satellite that a writer adds. */
  readonly firstNoradId: number;
  readonly sensorCode: string;
}

/** The satellites of both come near each other twice a revolution. */
export const FIRST: Operator = {
  operatorId: 'operator-chaos',
  clientId: 'keepout-machine-chaos',
  mark: 'chaos-a',
  noradId: 90_000,
  firstNoradId: 100_000,
  sensorCode: 'CHAOS-RAD',
};
export const SECOND: Operator = {
  operatorId: 'operator-second',
  clientId: 'keepout-machine-second',
  mark: 'chaos-b',
  noradId: 90_001,
  firstNoradId: 200_000,
  sensorCode: 'CHAOS-RAD-B',
};
