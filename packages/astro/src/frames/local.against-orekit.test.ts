import { describe, expect, it } from 'vitest';
import covariance from '../../../../conformance/frames/covariance-frames.json' with { type: 'json' };
import local from '../../../../conformance/frames/local-orbital-frames.json' with { type: 'json' };
import cara from '../../../../conformance/frames/rtn-covariance-published.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import type { LocalFrameName } from '../nouns.ts';
import { localAxes, localRate, readLocalFrame, rotateCovariance, rtnAxes } from './local.ts';
import { apply3, transpose3 } from './matrix3.ts';

/** Their names to ours: LVLH is radial with them, their EQW starts at the node. */
const OURS: Record<string, LocalFrameName> = {
  QSW: 'RTN',
  TNW: 'TNW',
  NTW: 'NTW',
  VNC: 'VNC',
  LVLH: 'RTN',
  LVLH_CCSDS: 'LVLH',
  VVLH: 'LVLH',
  EQW: 'NSW',
};
/** Double precision on unit vectors. */
const ROUND_OFF = 1e-12;

function largest(ours: ArrayLike<number>, theirs: ArrayLike<number>): number {
  let worst = 0;
  for (let i = 0; i < theirs.length; i++) worst = Math.max(worst, Math.abs(ours[i]! - theirs[i]!));
  return worst;
}

describe('local frames against Orekit', () => {
  it('have the same axes and turn at the same rate', () => {
    const errors: number[] = [];
    for (const sample of local.cases) {
      for (const [name, frame] of Object.entries(sample.frames)) {
        const axes = localAxes(OURS[name]!, sample.state.r, sample.state.v);
        errors.push(largest(axes, frame.rotationInertialToLocal.flat()));
        const rate = new Float64Array(3);
        apply3(axes, localRate(OURS[name]!, sample.state.r, sample.state.v), rate);
        errors.push(largest(rate, frame.rotationRateInLocal_rad_s));
      }
    }
    recordValidation({
      room: 'astro',
      reference: 'local orbital frames',
      origin: 'Orekit 13.0, run on the listed states',
      deviations: errors,
      unit: 'unit vector',
      tolerance: ROUND_OFF,
      reason: 'the same definitions in double precision: rounding of unit vectors and of rates',
      note: 'axes and rates of QSW, TNW, NTW, VNC, LVLH, VVLH, EQW (nodal)',
    });
    expect(Math.max(...errors)).toBeLessThan(ROUND_OFF);
  });

  it('turn a covariance block by block, inertial flavour', () => {
    const errors: number[] = [];
    for (const sample of covariance.cases) {
      const { r, v } = sample.state_eme2000;
      const inertial = rotateCovariance(Float64Array.from(sample.covRTN.flat()), transpose3(rtnAxes(r, v)));
      const theirs = sample.covEME2000_ifVelocityPartIsInertial.flat();
      errors.push(largest(inertial, theirs) / Math.max(...theirs.map(Math.abs)));
      const tnw = rotateCovariance(inertial, localAxes('TNW', r, v));
      const vnc = rotateCovariance(inertial, localAxes('VNC', r, v));
      expect(largest(tnw, sample.covTNW_inertial.flat()) / tnw[0]!).toBeLessThan(1e-10);
      expect(largest(vnc, sample.covVNC_inertial.flat()) / vnc[0]!).toBeLessThan(1e-10);
    }
    recordValidation({
      room: 'astro',
      reference: 'covariance rotation',
      origin: 'Orekit 13.0; NASA CARA RIC2ECI_UnitTest',
      deviations: errors,
      unit: 'relative',
      tolerance: 1e-10,
      stated: { accuracy: 1e-10, by: 'relTol of the published matrices' },
    });
    expect(Math.max(...errors)).toBeLessThan(1e-10);
  });

  it('agree with the published unit vectors of NASA CARA', () => {
    const back = transpose3(rtnAxes(cara.r, cara.v));
    for (const sample of cara.cases) {
      const size = sample.covRTN.length;
      const six = new Float64Array(36);
      for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) six[i * 6 + j] = sample.covRTN[i]![j]!;
      const turned = rotateCovariance(six, back);
      const scale = Math.max(...sample.covInertial.flat().map(Math.abs));
      // The 6x6 vectors are printed with five digits.
      const tolerance = size === 3 ? 1e-10 : 2e-5;
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size; j++) {
          expect(Math.abs(turned[i * 6 + j]! - sample.covInertial[i]![j]!) / scale).toBeLessThan(tolerance);
        }
      }
    }
  });
});

describe('local frame names', () => {
  it('RIC, RSW and QSW are RTN; TVN has the axes of NTW', () => {
    for (const name of ['RIC', 'RSW', 'QSW', 'rtn'])
      expect(readLocalFrame(name)).toEqual({ name: 'RTN', isRotating: false });
    expect(readLocalFrame('TVN')?.name).toBe('NTW');
    expect(readLocalFrame('RSW_ROTATING')).toEqual({ name: 'RTN', isRotating: true });
    expect(readLocalFrame('TNW_INERTIAL')).toEqual({ name: 'TNW', isRotating: false });
  });

  it('an unknown name has no frame', () => {
    expect(readLocalFrame('XYZ')).toBeUndefined();
    expect(readLocalFrame('toString')).toBeUndefined();
    expect(readLocalFrame('')).toBeUndefined();
  });
});
