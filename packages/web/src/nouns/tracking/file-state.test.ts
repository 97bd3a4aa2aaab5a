import type { Observation } from '@keepout/contract/odt/observation';
import { expect, it } from 'vitest';
import { fileState } from './file-state.ts';

const file = (part: Partial<Observation>) =>
  ({ isWithdrawn: false, isAssociated: false, numberOfMeasurements: 0, reason: '', ...part }) as Observation;

it('a file is being read until it has measurements or a reason', () => {
  expect(fileState(file({}))).toBe('reading');
  expect(fileState(file({ numberOfMeasurements: 12 }))).toBe('notOf');
  expect(fileState(file({ reason: 'The file cannot be used.' }))).toBe('notOf');
});

it('what counts does so until it is taken back', () => {
  expect(fileState(file({ isAssociated: true, numberOfMeasurements: 12 }))).toBe('counts');
  expect(fileState(file({ isWithdrawn: true, numberOfMeasurements: 12 }))).toBe('takenBack');
});
