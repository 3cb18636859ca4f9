import type { PayReportQuery } from '../../../../contract/v2/pay.ts';
import { type Article9Report, reportArticle9 } from '../../../../domain/pay/gaps/reportArticle9.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import type { PayProject } from '../../../store/pay/payProjects.ts';
import { openPayProject } from '../payAccess.ts';

export interface PayReport {
  readonly project: PayProject;
  readonly figures: Article9Report;
}

/** Returns the figures of a project for a file, and records that they were exported. */
export async function readPayReport(deps: Deps, caller: Caller, query: PayReportQuery): Promise<PayReport> {
  const { project, people } = await openPayProject(deps, caller, query.project_id);
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'pay_projects',
      id: project.id,
      after: { format: query.format },
      now: deps.clock.now(),
    }),
  );
  return { project, figures: reportArticle9(people, project.minimum_group) };
}
