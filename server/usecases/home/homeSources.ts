import { listActionTasks } from './sources/actionTasks.ts';
import { listApprovalTasks } from './sources/approvalTasks.ts';
import { listAssessmentTasks } from './sources/assessmentTasks.ts';
import { listBenchmarkTasks } from './sources/benchmarkTasks.ts';
import type { HomeSource } from './sources/homeSource.ts';
import { listLearningTasks } from './sources/learningTasks.ts';
import { listNominationTasks } from './sources/nominationTasks.ts';
import { listSessionTasks } from './sources/sessionTasks.ts';
import { listSprintTasks } from './sources/sprintTasks.ts';

/**
 * The sources of the list on the home page. To add one: a file in `sources/`, a line here, its kinds in
 * `domain/home/homeTasks.ts` and their texts in `locales/en/home.ts`.
 */
export const homeSources: readonly HomeSource[] = [
  listSessionTasks,
  listBenchmarkTasks,
  listAssessmentTasks,
  listNominationTasks,
  listApprovalTasks,
  listActionTasks,
  listLearningTasks,
  listSprintTasks,
];
