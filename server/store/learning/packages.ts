import { sql } from 'kysely';
import type { PackageFacts, PackageValues } from '../../../domain/learning/packages/packageStandards.ts';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

/** A file of a package: its bytes are consecutive in the stored file. */
export interface PackageEntry {
  readonly path: string;
  readonly start: number;
  readonly bytes: number;
}

const batchSize = 500;

/** Stores what a package contains. */
export async function addPackageEntries(
  tx: Tx,
  fileId: number,
  facts: PackageFacts,
  entries: readonly PackageEntry[],
): Promise<void> {
  const { bytes = 0, start = 0 } = entries.at(-1) ?? {};
  await tx
    .updateTable('learning_files')
    .set({ package: JSON.stringify(facts), bytes: Math.max(1, start + bytes) })
    .where('id', '=', fileId)
    .execute();
  for (let at = 0; at < entries.length; at += batchSize) {
    const rows = entries.slice(at, at + batchSize).map((entry) => ({ file_id: fileId, ...entry }));
    await tx.insertInto('package_entries').values(rows).execute();
  }
}

export async function findPackageFacts(tx: Tx, fileId: number): Promise<PackageFacts | null> {
  const row = await tx
    .selectFrom('learning_files')
    .select('package')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row?.package ?? null;
}

interface NewLaunch {
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly file_id: number;
  readonly token_hash: string;
  readonly files_hash: string;
  readonly expires_at: string;
}

/** Adds a launch. A person's oldest launches end if they have more than `limit`. */
export async function addLaunch(
  tx: Tx,
  { accountId, userId }: Learner,
  launch: NewLaunch,
  limit: number,
): Promise<void> {
  await tx
    .insertInto('package_launches')
    .values({ account_id: accountId, user_id: userId, ...launch })
    .execute();
  await sql`delete from package_launches where id in (select id from package_launches
    where user_id = ${userId} order by id desc offset ${limit})`.execute(tx);
}

/**
 * Deletes launches that have expired, and those whose lesson has stored a report of a later launch, of any of its parts. Returns how many were
 * deleted.
 */
export async function deleteEndedLaunches(tx: Tx, at: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from package_launches where id in (
    select launch.id from package_launches launch left join package_states state
      on state.enrolment_id = launch.enrolment_id and state.lesson_id = launch.lesson_id
    where launch.expires_at <= ${at}::timestamptz or state.launch_id > launch.id
    order by launch.id limit ${limit} for update of launch skip locked)`.execute(tx);
  return Number(numAffectedRows);
}

/** Marks the page of a launch as opened, which is possible once. Null if it was opened before, or has expired. */
export async function openLaunch(
  tx: Tx,
  token_hash: string,
  at: string,
): Promise<{ readonly id: number } | null> {
  const row = await tx
    .updateTable('package_launches')
    .set({ opened_at: at })
    .where('token_hash', '=', token_hash)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', sql<string>`${at}::timestamptz`)
    .returning('id')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a launch of this person that hasn't expired. */
export async function findOwnLaunch(tx: Tx, { accountId, userId }: Learner, token_hash: string, at: string) {
  return tx
    .selectFrom('package_launches')
    .select(['id', 'enrolment_id', 'lesson_id', 'file_id', 'opened_at'])
    .where('token_hash', '=', token_hash)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`${at}::timestamptz`)
    .executeTakeFirst();
}

/** Returns a file of the package of a launch that was opened; null if the launch has expired or the package has no such file. */
export async function findLaunchedEntry(
  tx: Tx,
  { filesHash, path, at }: { readonly filesHash: string; readonly path: string; readonly at: string },
) {
  const row = await tx
    .selectFrom('package_launches as launch')
    .innerJoin('package_entries as entry', 'entry.file_id', 'launch.file_id')
    .select(['launch.file_id', 'entry.start', 'entry.bytes'])
    .where('launch.files_hash', '=', filesHash)
    .where('launch.opened_at', 'is not', null)
    .where('launch.expires_at', '>', sql<string>`${at}::timestamptz`)
    .where('entry.path', '=', path)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns what the parts of a package stored for an enrolment, on any device, the one that was saved last first. */
export async function listPackageStates(tx: Tx, enrolmentId: number, lessonId: number) {
  return tx
    .selectFrom('package_states')
    .select(['part', 'launch_id', 'values', 'seconds_before', 'seconds', 'is_completed', 'score'])
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .orderBy('launch_id', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

interface PackageReport {
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly part: number;
  readonly launch_id: number;
  readonly number: number;
  readonly values: PackageValues;
  readonly seconds: number;
  readonly is_completed: boolean;
  /** The score that the part is completed with; null without one. */
  readonly score: number | null;
}

/**
 * Saves a report of a part unless a newer one was saved: of a later launch, or with a higher number. The time of earlier launches is kept, and a
 * completed part stays completed. Returns whether it was saved.
 */
export async function savePackageReport(
  tx: Tx,
  { accountId, userId }: Learner,
  report: PackageReport,
  at: string,
): Promise<boolean> {
  const { enrolment_id, lesson_id, part, launch_id, number, values, seconds, is_completed, score } = report;
  const { rows } = await sql<{ number: number }>`insert into package_states as state
      (enrolment_id, lesson_id, part, account_id, user_id, launch_id, number, values, seconds, is_completed, score,
        updated_at)
    values (${enrolment_id}, ${lesson_id}, ${part}, ${accountId}, ${userId}, ${launch_id}, ${number},
      ${JSON.stringify(values)}::jsonb, ${seconds}, ${is_completed}, ${score}::numeric, ${at})
    on conflict (enrolment_id, lesson_id, part) do update set launch_id = excluded.launch_id,
      number = excluded.number, values = excluded.values, seconds = excluded.seconds,
      is_completed = state.is_completed or excluded.is_completed, score = greatest(state.score, excluded.score),
      updated_at = excluded.updated_at,
      seconds_before = state.seconds_before
        + case when state.launch_id < excluded.launch_id then state.seconds else 0 end
    where (state.launch_id, state.number) < (excluded.launch_id, excluded.number)
    returning number`.execute(tx);
  return rows.length > 0;
}
