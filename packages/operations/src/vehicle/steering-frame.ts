import { readSteeringFrame, type SteeringFrame } from '@keepout/astro/force/steering';

/** The frame of a given manoeuvre. */
export function steeringFrame(name: string): SteeringFrame {
  const frame = readSteeringFrame(name);
  if (frame === undefined) throw new Error(`a frame of the contract that nobody can steer in: ${name}`);
  return frame;
}
