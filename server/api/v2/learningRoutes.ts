import type { FastifyInstance } from 'fastify';
import { learningCalls, learningCampaignCalls } from '../../../contract/v2/learning.ts';
import type { Deps } from '../../deps.ts';
import { assignNewcomers } from '../../usecases/learning/assignNewcomers.ts';
import { changeAssignments } from '../../usecases/learning/changeAssignments.ts';
import { copyContent } from '../../usecases/learning/copyContent.ts';
import { readLearningReach } from '../../usecases/learning/readLearningReach.ts';
import { reorderContent } from '../../usecases/learning/reorderContent.ts';
import { setContentStatus } from '../../usecases/learning/setContentStatus.ts';
import { setLearningStatus } from '../../usecases/learning/setLearningStatus.ts';
import { serve } from '../calls.ts';

export function registerLearningRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, learningCalls.setContentStatus, async ({ of, id, status }, { signedIn }) => ({
    status: await setContentStatus(deps, signedIn, { of, id }, status),
  }));
  serve(app, deps, learningCalls.copyContent, async ({ of, id }, { signedIn }) => ({
    id: await copyContent(deps, signedIn, of, id),
  }));
  serve(app, deps, learningCalls.reorderContent, async ({ of, parent_id, ids }, { signedIn }) => {
    await reorderContent(deps, signedIn, { of, parentId: parent_id }, ids);
    return {};
  });
  serve(app, deps, learningCampaignCalls.reach, ({ campaign_id }, { signedIn }) =>
    readLearningReach(deps, signedIn, campaign_id),
  );
  serve(
    app,
    deps,
    learningCampaignCalls.setCampaignStatus,
    async ({ campaign_id, status }, { signedIn }) => ({
      people: await setLearningStatus(deps, signedIn, campaign_id, status),
    }),
  );
  serve(app, deps, learningCampaignCalls.assignNewcomers, async ({ campaign_id }, { signedIn }) => ({
    people: await assignNewcomers(deps, signedIn, campaign_id),
  }));
  serve(
    app,
    deps,
    learningCampaignCalls.extendAssignments,
    async ({ assignment_ids, due_on }, { signedIn }) => ({
      people: await changeAssignments(deps, signedIn, assignment_ids, { due_on }),
    }),
  );
  serve(
    app,
    deps,
    learningCampaignCalls.changeAssignments,
    async ({ assignment_ids, state }, { signedIn }) => ({
      people: await changeAssignments(deps, signedIn, assignment_ids, { state }),
    }),
  );
}
