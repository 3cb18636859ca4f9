import { Refusal } from '../../../domain/refusal.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  findSupplemental,
  lockSupplemental,
  type Supplemental,
  type SupplementalVersion,
  supplementalVersions,
} from '../../store/questions/supplementalQuestions.ts';

/** A custom question with its versions, newest first. */
export interface OwnSupplemental {
  readonly question: Supplemental;
  readonly versions: readonly SupplementalVersion[];
  readonly current: SupplementalVersion;
}

/** Reads a custom question of the viewed account without waiting for changes. Throws `not_found`. */
export async function findOwnSupplemental(tx: Tx, caller: Caller, id: number): Promise<OwnSupplemental> {
  return withVersions(tx, await findSupplemental(tx, accountOf(caller), id));
}

/** Reads and locks a custom question of the viewed account. Throws `not_found`. */
export async function lockOwnSupplemental(tx: Tx, caller: Caller, id: number): Promise<OwnSupplemental> {
  return withVersions(tx, await lockSupplemental(tx, accountOf(caller), id));
}

async function withVersions(tx: Tx, row: Supplemental | null): Promise<OwnSupplemental> {
  const question = requireFound(row);
  const versions = await supplementalVersions(tx, question.id);
  const current = versions.find(({ version }) => version === question.version);
  if (!current) throw new Refusal('not_found');
  return { question, versions, current };
}
