import { checkApproval } from '../../../domain/builder/blueprintProfile.ts';
import { changeBlueprintStatus as change } from '../../../domain/builder/blueprintStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import {
  type Blueprint,
  listBlueprintVersions,
  listRangesOf,
  listRankingsOf,
  setBlueprintStatus,
} from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import { lockOwnBlueprint } from './lockOwnBlueprint.ts';

interface StatusChange {
  readonly blueprint_id: number;
  readonly status: 'approved' | 'retired';
}

/**
 * Approves a draft or retires an approved version. Only one version is approved at a time: approving a version retires the
 * previous one. Throws `not_found`, `status_change`, `blueprint_incomplete`.
 */
export async function changeBlueprintStatus(deps: Deps, caller: Caller, input: StatusChange): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const blueprint = await lockOwnBlueprint(tx, caller, input.blueprint_id);
    const status = change(blueprint.status, input.status);
    if (status === 'approved') {
      const stakeholders = (await listRankingsOf(tx, blueprint.id)).length;
      checkApproval(await listRangesOf(tx, blueprint.id), stakeholders);
      const replaced = (await listBlueprintVersions(tx, blueprint)).filter(
        (one) => one.status === 'approved',
      );
      for (const one of replaced) await retire(tx, caller, one, now);
      const by = { approved_on: now.toISOString().slice(0, 10), approved_by: caller.person.user.id };
      await setBlueprintStatus(tx, [blueprint.id], { status, ...by }, now);
      await recordStatus(tx, caller, blueprint, status, now);
    } else {
      await retire(tx, caller, blueprint, now);
    }
  });
}

async function retire(tx: Tx, caller: Caller, blueprint: Blueprint, now: Date): Promise<void> {
  await setBlueprintStatus(tx, [blueprint.id], { status: 'retired' }, now);
  await recordStatus(tx, caller, blueprint, 'retired', now);
}

async function recordStatus(tx: Tx, caller: Caller, { id, status }: Blueprint, to: string, now: Date) {
  await recordAudit(tx, caller, {
    action: 'status',
    resource: 'blueprints',
    id,
    before: { status },
    after: { status: to },
    now,
  });
}
