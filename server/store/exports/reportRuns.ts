import { sql } from 'kysely';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import type { DeliveryKind, ReportState } from '../../../domain/reports/reportDelivery.ts';
import type { Tx } from '../database.ts';

export interface ReportRun {
  readonly id: number;
  readonly account_id: number;
  readonly campaign_id: number;
  readonly kind: DeliveryKind;
  readonly paper: PaperFormat;
  readonly asked_by: number | null;
  readonly asked_at: string;
  readonly ended_at: string | null;
  readonly expires_at: string | null;
}

export async function findReportRun(tx: Tx, campaignId: number): Promise<ReportRun | null> {
  const query = tx.selectFrom('report_runs').selectAll().where('campaign_id', '=', campaignId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Starts a run with one report per target of a campaign and replaces a previous run. Returns the number of targets. */
export async function replaceReportRun(
  tx: Tx,
  run: Omit<ReportRun, 'id' | 'ended_at' | 'expires_at'>,
): Promise<{ id: number; people: number }> {
  await tx.deleteFrom('report_runs').where('campaign_id', '=', run.campaign_id).execute();
  const { id } = await tx
    .insertInto('report_runs')
    .values({ ...run, ended_at: null, expires_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { numAffectedRows } = await sql`
    insert into report_parts (account_id, run_id, target_id, user_id)
    select target.account_id, ${id}::int, target.id, target.user_id
    from survey_targets target
    join users on users.id = target.user_id and users.account_id = target.account_id
    where target.campaign_id = ${run.campaign_id} order by target.id`.execute(tx);
  return { id, people: Number(numAffectedRows ?? 0) };
}

export async function countReports(tx: Tx, runId: number): Promise<Record<ReportState, number>> {
  const counts = { waiting: 0, made: 0, failed: 0, none: 0 };
  const rows = await tx
    .selectFrom('report_parts')
    .select(['state', sql<number>`count(*)::int`.as('parts')])
    .where('run_id', '=', runId)
    .groupBy('state')
    .execute();
  for (const { state, parts } of rows) counts[state] = parts;
  return counts;
}

const reportQuery = (tx: Tx, runId: number) =>
  tx
    .selectFrom('report_parts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'report_parts.user_id')
        .onRef('users.account_id', '=', 'report_parts.account_id'),
    )
    .where('run_id', '=', runId)
    .select(['report_parts.id', 'report_parts.state', 'report_parts.reason'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .orderBy(sql`report_parts.state <> 'failed'`)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('report_parts.id');

/** Returns one page of people with their state, failures first. */
export const readPageOfReports = (tx: Tx, runId: number, { from, size }: { from: number; size: number }) =>
  reportQuery(tx, runId).offset(from).limit(size).execute();

/** Returns all people with their state, for the list in the ZIP file. */
export const listAllReports = (tx: Tx, runId: number) => reportQuery(tx, runId).execute();

export interface WaitingReport {
  readonly id: number;
  readonly target_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly email: string | null;
  /** The email address, or the employee ID of someone without one. */
  readonly identifier: string;
  readonly locale_abbr: string;
}

export async function listWaitingReports(tx: Tx, runId: number, limit: number): Promise<WaitingReport[]> {
  return tx
    .selectFrom('report_parts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'report_parts.user_id')
        .onRef('users.account_id', '=', 'report_parts.account_id'),
    )
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .select(['report_parts.id', 'report_parts.target_id', 'report_parts.user_id'])
    .select(['users.email', 'users.locale_abbr'])
    .select(sql<string>`coalesce(users.email, users.external_id)`.as('identifier'))
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .orderBy('report_parts.id')
    .limit(limit)
    .execute();
}

interface Outcome {
  readonly state: Exclude<ReportState, 'waiting'>;
  readonly reason?: string;
  readonly sealed?: Uint8Array;
}

/** Stores the outcome of a report that is still waiting, so that the first worker to finish it wins. */
export async function finishReport(tx: Tx, id: number, { state, reason, sealed }: Outcome): Promise<void> {
  await tx
    .updateTable('report_parts')
    .set({ state, reason: reason ?? null, sealed: sealed ?? null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Returns the sealed report; null if it was not created or its person was deleted. */
export async function findSealedReport(tx: Tx, id: number): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('report_parts')
    .select('sealed')
    .where('id', '=', id)
    .where('state', '=', 'made')
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Ends a run if no reports are waiting, ignoring people who have left the account. Returns whether it ended. */
export async function endReportRun(tx: Tx, id: number, at: { now: string; until: string }): Promise<boolean> {
  await sql`
    delete from report_parts part where run_id = ${id} and state = 'waiting' and not exists (
      select from users where users.id = part.user_id and users.account_id = part.account_id)`.execute(tx);
  const { numUpdatedRows } = await tx
    .updateTable('report_runs')
    .set({ ended_at: at.now, expires_at: at.until })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_parts').select('id').where('run_id', '=', id).where('state', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Queues failed reports again and returns their number. */
export async function retryReports(tx: Tx, runId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('report_parts')
    .set({ state: 'waiting', reason: null })
    .where('run_id', '=', runId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  const open = { ended_at: null, expires_at: null };
  if (numUpdatedRows > 0n) await tx.updateTable('report_runs').set(open).where('id', '=', runId).execute();
  return Number(numUpdatedRows);
}

/** Returns unfinished runs of all accounts. */
export const listOpenReportRuns = (tx: Tx): Promise<ReportRun[]> =>
  tx.selectFrom('report_runs').selectAll().where('ended_at', 'is', null).orderBy('id').execute();

export async function dropExpiredReports(tx: Tx, now: string): Promise<void> {
  await tx.deleteFrom('report_runs').where('expires_at', '<=', now).execute();
}
