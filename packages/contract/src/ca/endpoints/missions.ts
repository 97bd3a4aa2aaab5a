import { z } from 'zod';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { mission, missionBody, missionPaperQuery, missionQuery } from '../mission.ts';

const params = z.object({ missionId: idOf('the study') });

export const MISSIONS = endpoints('ca', ['missions'], {
  listMissions: {
    call: 'GET /missions',
    summary: 'Lists your mission studies, newest first',
    query: missionQuery,
    answers: { 200: z.array(mission) },
  },
  getMission: {
    call: 'GET /missions/{missionId}',
    summary: 'Returns a mission study with inputs, progress and results',
    params,
    answers: { 200: mission },
  },
  getMissionPdf: {
    call: 'GET /missions/{missionId}/pdf',
    summary: 'Returns a completed mission study as PDF',
    params,
    query: missionPaperQuery,
    answers: { 200: z.any() },
    offers: ['application/pdf'],
    problems: ['mission-not-flown'],
  },
  createMission: {
    call: 'POST /missions',
    summary: 'Simulates a planned orbit for a year against the catalogue in use',
    description:
      'Returns immediately; a job simulates the study in about 10 s on two processors, and `percent` has its progress. The newest 100 studies are stored. The values are those of `keepout mission` without growth from a file; docs/models/mission-life.',
    body: missionBody,
    answers: { 201: mission },
    adds: ['records'],
    readBy: 'getMission',
    problems: ['catalogue-missing', 'mission-orbit-open'],
  },
  deleteMission: {
    call: 'DELETE /missions/{missionId}',
    summary: 'Removes a mission study; a running study is stopped',
    params,
    answers: { 204: z.null() },
  },
});
