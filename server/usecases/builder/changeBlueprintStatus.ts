import { checkApproval } from '../../../domain/builder/blueprintProfile.ts';
import { changeBlueprintStatus as change } from '../../../domain/builder/blueprintStatus.ts';
import type { Deps } from '../../deps.ts';
import {
  type Blueprint,
  rangesOf,
  rankingsOf,
  setStanding,
  versionsOf,
} from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';
import { note, takeBlueprint } from './noting.ts';

interface Wish {
  readonly blueprint_id: number;
  readonly status: 'approved' | 'retired';
}

/**
 * Approves a draft or retires an approved version. There is one approved version at a time: approving one retires
 * the one before. Throws `not_found`, `status_change`, `blueprint_incomplete`.
 */
export async function changeBlueprintStatus(deps: Deps, asker: Asker, wish: Wish): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(asker.scope, async (tx) => {
    const blueprint = await takeBlueprint(tx, asker, wish.blueprint_id);
    const status = change(blueprint.status, wish.status);
    if (status === 'approved') {
      const stakeholders = (await rankingsOf(tx, blueprint.id)).length;
      checkApproval(await rangesOf(tx, blueprint.id), stakeholders);
      const replaced = (await versionsOf(tx, blueprint)).filter((one) => one.status === 'approved');
      for (const one of replaced) await retire(tx, asker, one, now);
      const by = { approved_on: now.toISOString().slice(0, 10), approved_by: asker.person.user.id };
      await setStanding(tx, [blueprint.id], { status, ...by }, now);
      await noteStatus(tx, asker, blueprint, status, now);
    } else {
      await retire(tx, asker, blueprint, now);
    }
  });
}

async function retire(tx: Tx, asker: Asker, blueprint: Blueprint, now: Date): Promise<void> {
  await setStanding(tx, [blueprint.id], { status: 'retired' }, now);
  await noteStatus(tx, asker, blueprint, 'retired', now);
}

async function noteStatus(tx: Tx, asker: Asker, { id, status }: Blueprint, to: string, now: Date) {
  const about = { action: 'status', resource: 'blueprints', recordId: id };
  await note(tx, asker, { ...about, before: { status }, after: { status: to }, now });
}
