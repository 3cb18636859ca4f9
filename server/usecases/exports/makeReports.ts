import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { reportFileDays } from '../../../domain/reports/reportDelivery.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { ReportBrand } from '../../pdf/drawLogo.ts';
import type { Scope } from '../../store/database.ts';
import {
  dropExpiredReports,
  endReportRun,
  finishReport,
  listOpenReportRuns,
  listWaitingReports,
  type ReportRun,
  type WaitingReport,
} from '../../store/exports/reportRuns.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { findAccount, findUser } from '../../store/people/people.ts';
import { listScoresOfTarget } from '../../store/scoring/ownScores.ts';
import { findSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { encrypt } from '../../vault/cipher.ts';
import { readReportBrand } from '../branding/readReportBrand.ts';
import { presentScores } from '../scoring/readOwnScores.ts';
import { personalReport } from './personalReport.ts';
import { reportKey } from './reportKey.ts';

const batchSize = 10;

const scopeOf = ({ account_id }: ReportRun): Scope => ({
  role: 'web',
  accountId: account_id,
  userId: null,
  platform: false,
});

/**
 * Continues every run with waiting reports, and deletes expired runs. A report is stored together with its
 * state, so a crash loses at most the report in progress.
 */
export async function makeReports(deps: Deps): Promise<void> {
  await deps.database.as(platformScope, (tx) => dropExpiredReports(tx, deps.clock.now().toISOString()));
  const runs = await deps.database.as(platformScope, listOpenReportRuns);
  const errors = await processEach(deps, {
    items: runs,
    idsOf: ({ id }) => ({ report_run: id }),
    process: (run) => makeRun(deps, run),
  });
  if (runs.length > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

async function makeRun(deps: Deps, run: ReportRun): Promise<void> {
  const company = await companyOf(deps, run);
  const brand = await readReportBrand(deps, run.account_id);
  for (;;) {
    const waiting = await deps.database.as(scopeOf(run), (tx) => listWaitingReports(tx, run.id, batchSize));
    if (waiting.length === 0) break;
    for (const report of waiting) await makePersonReport(deps, run, report, { company, brand });
  }
  await endRun(deps, run);
}

interface RunCompany {
  readonly company: string;
  readonly brand: ReportBrand | null;
}

async function companyOf({ database }: Deps, run: ReportRun): Promise<string> {
  const account = await database.as(scopeOf(run), (tx) => findAccount(tx, run.account_id));
  return account ? accountDisplayName(account) : '';
}

/**
 * Makes one person's report, or notifies them. A failure doesn't affect the others. While too many reports are waiting for a thread,
 * the run stops, and the queue repeats it later.
 */
async function makePersonReport(
  deps: Deps,
  run: ReportRun,
  report: WaitingReport,
  { company, brand }: RunCompany,
): Promise<void> {
  const now = deps.clock.now();
  const end = (outcome: Parameters<typeof finishReport>[2]) =>
    deps.database.as(scopeOf(run), (tx) => finishReport(tx, report.id, outcome));
  try {
    const reported = await deps.database.as(scopeOf(run), async (tx) =>
      presentScores(tx, await listScoresOfTarget(tx, report.target_id)),
    );
    const main = reported.scores.find(({ subject, outcome }) => subject === 'self' && outcome === 'profiled');
    if (!main) return await end({ state: 'none' });
    if (run.kind === 'mail') return await notify(deps, run, report, company);
    const wording = await loadWording(report.locale_abbr);
    const bytes = await deps.pdf.render(
      `cycle ${run.id}`,
      personalReport({ name: report.name, identifier: report.identifier, company }, reported, main, {
        paper: run.paper,
        now,
        wording,
        brand,
      }),
    );
    await end({ state: 'made', sealed: encrypt(reportKey(deps, run.id, report.id), bytes) });
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'busy') throw failure;
    if (!(failure instanceof Refusal))
      deps.log.error({ report: report.id, ...failureFacts(failure) }, 'report failed');
    await end({ state: 'failed', reason: failure instanceof Refusal ? failure.code : 'unavailable' });
  }
}

/**
 * Notifies a person. The email and its state are stored in one transaction, so that no one is notified twice.
 */
async function notify(deps: Deps, run: ReportRun, report: WaitingReport, company: string): Promise<void> {
  await deps.database.as(scopeOf(run), async (tx) => {
    const campaign = await findSurveyCampaign(tx, run.account_id, run.campaign_id);
    // Without an address, the person can't sign in to read a report.
    if (report.email === null) return finishReport(tx, report.id, { state: 'none' });
    await queueMail(tx, {
      accountId: run.account_id,
      userId: report.user_id,
      to: report.email,
      template: 'ownReportReady',
      params: { campaign: campaign?.name ?? '', company },
      at: deps.clock.now(),
    });
    await finishReport(tx, report.id, { state: 'made' });
    const ready = { accountId: run.account_id, event: 'own_report_ready', recordId: null } as const;
    const occasion = String(report.id);
    await addNotifications(tx, { ...ready, occasion, now: deps.clock.now() }, { userIds: [report.user_id] });
  });
}

async function endRun(deps: Deps, run: ReportRun): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + reportFileDays * 86_400_000);
  await deps.database.as(scopeOf(run), async (tx) => {
    const isOver = await endReportRun(tx, run.id, { now: now.toISOString(), until: until.toISOString() });
    const caller = run.asked_by === null ? null : await findUser(tx, run.asked_by);
    if (!isOver || !caller || run.kind === 'mail') return;
    const campaign = await findSurveyCampaign(tx, run.account_id, run.campaign_id);
    await queueMail(tx, {
      accountId: run.account_id,
      userId: caller.user.id,
      to: caller.user.email,
      template: 'reportsReady',
      params: { campaign: campaign?.name ?? '', campaign_id: run.campaign_id },
      at: now,
    });
    const ready = { accountId: run.account_id, event: 'reports_ready', recordId: run.campaign_id } as const;
    await addNotifications(tx, { ...ready, occasion: String(run.id), now }, { userIds: [caller.user.id] });
  });
}
