import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { mission, missionBody, missionPaperQuery, missionQuery } from '../mission.ts';

const params = z.object({ missionId: idOf('the study') });

export const MISSIONS = endpoints('ca', ['missions'], {
  listMissions: {
    call: 'GET /missions',
    summary: 'Years of planned orbits that you have asked for, newest first',
    query: missionQuery,
    answers: { 200: z.array(mission) },
  },
  getMission: {
    call: 'GET /missions/{missionId}',
    summary: 'One study: its inputs, progress and results',
    params,
    answers: { 200: mission },
  },
  getMissionPdf: {
    call: 'GET /missions/{missionId}/pdf',
    summary: 'A completed study as PDF',
    params,
    query: missionPaperQuery,
    answers: { 200: z.any() },
    offers: ['application/pdf'],
    problems: ['mission-not-flown'],
  },
  createMission: {
    call: 'POST /missions',
    summary: 'Fly a planned orbit for a year against the catalogue in use',
    description:
      'Answers at once; a job flies it in some ten seconds of two processors, and `percent` says how far it is. The newest 100 are kept. The figures are those of `keepout mission` without growth by a file; docs/models/mission-life.',
    body: missionBody,
    answers: { 201: mission },
    adds: ['records'],
    readBy: 'getMission',
    problems: ['catalogue-missing', 'mission-orbit-open'],
  },
  deleteMission: {
    call: 'DELETE /missions/{missionId}',
    summary: 'Remove a study; one that is being flown ends',
    params,
    answers: { 204: z.null() },
  },
});
