import { Refusal } from '../../../domain/refusal.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import {
  checkReportDelivery,
  type DeliveryKind,
  reportDeliveryOf,
} from '../../../domain/reports/reportDelivery.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import {
  countReports,
  findReportRun,
  type ReportRun,
  readPageOfReports,
  replaceReportRun,
  retryReports,
} from '../../store/exports/reportRuns.ts';
import { lockOwnSurvey, requireSurvey } from '../surveys/surveyAccess.ts';

export const reportsPerPage = 25;

/** Returns the permitted deliveries of a cycle's reports and their progress. Throws `not_found` and `emulating`. */
export async function readCycleReports(
  deps: Deps,
  caller: Caller,
  { campaign_id, page }: { readonly campaign_id: number; readonly page: number },
) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const delivery = reportDeliveryOf(await requireSurvey(tx, caller, campaign_id));
    const run = unexpiredRun(deps, await findReportRun(tx, campaign_id));
    if (!run) return { delivery, run: null, people: [] };
    const { id, kind, asked_at, ended_at, expires_at } = run;
    const counts = await countReports(tx, id);
    const people = await readPageOfReports(tx, id, {
      from: (page - 1) * reportsPerPage,
      size: reportsPerPage,
    });
    return { delivery, run: { kind, asked_at, ended_at, expires_at, counts }, people };
  });
}

/** Treats an expired run as missing, even before the job deletes it. */
export function unexpiredRun({ clock }: Deps, run: ReportRun | null): ReportRun | null {
  const isOver = run?.expires_at && new Date(run.expires_at) <= clock.now();
  return isOver ? null : run;
}

/**
 * Starts all reports of a released cycle, as one file or by email to each person. Throws the refusals of `checkReportDelivery`,
 * `reports_under_way` while they are being made, and `status_change` if everyone has been notified.
 */
export async function startCycleReports(
  deps: Deps,
  caller: Caller,
  {
    campaign_id,
    kind,
    paper,
  }: { readonly campaign_id: number; readonly kind: DeliveryKind; readonly paper: PaperFormat },
): Promise<number> {
  refuseEmulation(caller);
  const people = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaign_id);
    checkReportDelivery(campaign, kind);
    const former = await findReportRun(tx, campaign_id);
    if (former && former.ended_at === null) throw new Refusal('reports_under_way');
    if (former && former.kind === 'mail') throw new Refusal('status_change');
    const now = deps.clock.now();
    const run = await replaceReportRun(tx, {
      account_id: campaign.account_id,
      campaign_id,
      kind,
      paper,
      asked_by: caller.person.user.id,
      asked_at: now.toISOString(),
    });
    const action = kind === 'zip' ? 'export' : 'tell';
    await recordAudit(tx, caller, {
      action,
      resource: 'survey_campaigns',
      id: campaign_id,
      after: { reports: run.people, kind },
      now,
    });
    return run.people;
  });
  await deps.jobs.wake('make-reports');
  return people;
}

/** Retries the failed reports only. Throws `not_found` if none failed. */
export async function retryCycleReports(deps: Deps, caller: Caller, campaign_id: number): Promise<number> {
  refuseEmulation(caller);
  const again = await deps.database.as(caller.scope, async (tx) => {
    await lockOwnSurvey(tx, caller, campaign_id);
    const run = unexpiredRun(deps, await findReportRun(tx, campaign_id));
    const waiting = run ? await retryReports(tx, run.id) : 0;
    if (waiting === 0) throw new Refusal('not_found');
    await recordAudit(tx, caller, {
      action: 'retry',
      resource: 'survey_campaigns',
      id: campaign_id,
      after: { reports: waiting },
      now: deps.clock.now(),
    });
    return waiting;
  });
  await deps.jobs.wake('make-reports');
  return again;
}
