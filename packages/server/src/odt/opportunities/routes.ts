import { OPPORTUNITIES } from '@keepout/contract/odt/endpoints/opportunities';
import type { ServerContext } from '../../hosting/module.ts';
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts';
import { answerWithProgress } from '../../platform/http/answer-with-progress.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { Course } from '../../platform/threads/course.ts';
import { withoutEmptyFields } from '../targets/input.ts';
import { opportunitiesOf } from './service.ts';
import { gainTask, visibilityTask } from './tasks.ts';

/** Stages: passes of all sensors, then the gain of each. */
const STAGES = [
  [visibilityTask, 0.5],
  [gainTask, 0.5],
] as const;

export function registerOpportunities(app: App, context: ServerContext): void {
  serve(
    app,
    OPPORTUNITIES.findOpportunities,
    async (request, reply) => {
      const course = new Course(STAGES);
      const overCourse = { ...context, threads: course.over(context.threads) };
      const { operatorId } = callerOf(request);
      return await answerWithProgress(
        request,
        reply,
        course,
        opportunitiesOf(overCourse, operatorId, request.body, abortOnDisconnect(reply)),
      );
    },
    {
      preValidation: async (request) => {
        request.body = withoutEmptyFields(request.body) as typeof request.body;
      },
    },
  );
}
