import type { PayPerson } from '../../../domain/pay/payPerson.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findPayFile, type PayFile } from '../../store/pay/payFiles.ts';
import { findPayProject, type PayProject } from '../../store/pay/payProjects.ts';
import { readPayBox } from './payBox.ts';

/** Returns a project that names the caller. Throws `not_found` for any other, also for administrators and platform staff. */
export async function requirePayProject(tx: Tx, caller: Caller, id: number): Promise<PayProject> {
  const ids = { id, accountId: accountOf(caller), userId: caller.person.user.id };
  return requireFound(await findPayProject(tx, ids));
}

export interface OpenedProject {
  readonly project: PayProject;
  readonly people: readonly PayPerson[];
  /** The applied file; null before the first one. */
  readonly file: Omit<PayFile, 'content'> | null;
}

/** Reads and decrypts the people of a project. Throws `not_found`, and `unavailable` without the key. */
export async function openPayProject(deps: Deps, caller: Caller, id: number): Promise<OpenedProject> {
  const { project, applied } = await deps.database.as(caller.scope, async (tx) => ({
    project: await requirePayProject(tx, caller, id),
    applied: await findPayFile(tx, id, ['applied']),
  }));
  if (!applied) return { project, people: [], file: null };
  const { content, ...file } = applied;
  const { people } = (await readPayBox(deps, project.account_id)).open(content);
  return { project, people, file };
}
