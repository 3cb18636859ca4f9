import { stagesOrDefault } from '../../../domain/hiring/stages.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { countApplicantsByStage } from '../../store/hiring/applicantCounts.ts';

/** Returns the number of active applicants in each stage of the jobs on a page of a list. */
export async function readApplicantCounts(deps: Deps, caller: Caller, requisitionIds: readonly number[]) {
  const jobs = await deps.database.as(caller.scope, (tx) =>
    countApplicantsByStage(tx, accountOf(caller), requisitionIds),
  );
  return jobs.map(({ requisition_id, stages, counts }) => ({
    requisition_id,
    stages: stagesOrDefault(stages).flatMap((stage) => {
      const applicants = counts[stage] ?? 0;
      return applicants === 0 ? [] : [{ stage, applicants }];
    }),
  }));
}
