import { Refusal } from '../../../domain/refusal.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  lockSupplemental,
  type Supplemental,
  type SupplementalVersion,
  supplementalVersions,
} from '../../store/questions/supplementalQuestions.ts';

export interface LockedSupplemental {
  readonly question: Supplemental;
  readonly versions: readonly SupplementalVersion[];
  readonly current: SupplementalVersion;
}

/** Locks a custom question of the viewed account and reads its versions. Throws `not_found`. */
export async function lockOwnSupplemental(tx: Tx, caller: Caller, id: number): Promise<LockedSupplemental> {
  const question = await lockSupplemental(tx, accountOf(caller), id);
  if (!question) throw new Refusal('not_found');
  const versions = await supplementalVersions(tx, id);
  const current = versions.find(({ version }) => version === question.version);
  if (!current) throw new Refusal('not_found');
  return { question, versions, current };
}
