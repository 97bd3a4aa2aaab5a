import type { Mission } from '@keepout/contract/ca/mission';
import { RECORDED } from '@keepout/contract/recorded';
import { iso } from './clock.ts';
import { type Handler, on } from './handlers.ts';

const { getMission: recorded } = RECORDED;

/** One study that has ended, one that is flown and gets on with each look, and what is ordered. */
export function missionHandlers(isEmpty: boolean): readonly Handler[] {
  const started = Date.now();
  const flown: Mission = {
    ...recorded,
    missionId: 'mis-2',
    question: { ...recorded.question, name: 'TERN-10' },
    state: 'RUNNING',
    percent: 38,
    result: null,
    finishedAt: null,
    orderedAt: iso(started),
  };
  let missions: readonly Mission[] = isEmpty ? [] : [flown, { ...recorded, missionId: 'mis-1' }];
  return [
    on('listMissions', () => missions),
    on('getMission', ({ params }) => missions.find(({ missionId }) => missionId === params.missionId)),
    on('getMissionPdf', () => new Response('%PDF-1.7\n')),
    on('createMission', ({ body }) => {
      const mission: Mission = {
        ...flown,
        missionId: `mis-${missions.length + 1}`,
        question: body,
        state: 'QUEUED',
        percent: 0,
      };
      missions = [mission, ...missions];
      return mission;
    }),
    on('deleteMission', ({ params }) => {
      missions = missions.filter(({ missionId }) => missionId !== params.missionId);
      return null;
    }),
  ];
}
