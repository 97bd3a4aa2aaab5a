import type { Mission } from '@keepout/contract/ca/mission';
import { RECORDED } from '@keepout/contract/recorded';
import { iso } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mutableRecords } from './records.ts';

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
  const missions = mutableRecords(
    ({ missionId }) => missionId,
    isEmpty ? [] : [flown, { ...recorded, missionId: 'mis-1' }],
  );
  return [
    on('listMissions', missions.all),
    on('getMission', ({ params }) => missions.find(params.missionId)),
    on('getMissionPdf', () => new Response('%PDF-1.7\n')),
    on('createMission', ({ body }) => {
      const missionId = `mis-${missions.all().length + 1}`;
      return missions.first({ ...flown, missionId, question: body, state: 'QUEUED', percent: 0 });
    }),
    on('deleteMission', ({ params }) => missions.remove(params.missionId)),
  ];
}
