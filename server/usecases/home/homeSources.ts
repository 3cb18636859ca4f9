import { listApprovalTasks } from './approvalTasks.ts';
import { listAssessmentTasks } from './assessmentTasks.ts';
import { listBenchmarkTasks } from './benchmarkTasks.ts';
import type { HomeSource } from './homeSource.ts';
import { listNominationTasks } from './nominationTasks.ts';

/**
 * The sources of the list on the home page. To add one: a file with its `HomeSource`, a line here, its kinds in
 * `domain/home/homeTasks.ts` and their texts in `locales/en/home.ts`.
 */
export const homeSources: readonly HomeSource[] = [
  listBenchmarkTasks,
  listAssessmentTasks,
  listNominationTasks,
  listApprovalTasks,
];
