import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import {
  addDraftOf,
  type Blueprint,
  firstVersionId,
  listBlueprintVersions,
} from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import { copyName } from './copyName.ts';
import { lockOwnBlueprint } from './lockOwnBlueprint.ts';

interface RevisionInput {
  readonly blueprint_id: number;
  readonly as: 'version' | 'copy';
}

/**
 * Creates a draft from a blueprint: its next version, or a separate blueprint. If the next version already exists as a draft,
 * returns that one, because two drafts of one blueprint would overwrite each other. Throws `not_found`.
 */
export async function reviseBlueprint(deps: Deps, caller: Caller, input: RevisionInput): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const blueprint = await lockOwnBlueprint(tx, caller, input.blueprint_id);
    const draft = input.as === 'copy' ? copyOf(blueprint) : await nextOf(tx, caller, blueprint);
    if (typeof draft === 'number') return draft;
    const id = await addDraftOf(tx, blueprint, draft, now);
    const after = { name: draft.name, version: draft.version, from: blueprint.id };
    await recordAudit(tx, caller, {
      action: 'create',
      resource: 'blueprints',
      id: id,
      after,
      now,
    });
    return id;
  });
}

const copyOf = ({ name }: Blueprint) => ({ name: copyName(name), version: 1, firstId: null });

async function nextOf(tx: Tx, caller: Caller, blueprint: Blueprint) {
  const firstId = firstVersionId(blueprint);
  await lockOwnBlueprint(tx, caller, firstId); // Concurrent calls return the same draft.
  const versions = await listBlueprintVersions(tx, blueprint);
  const inWork = versions.find(({ status }) => status === 'draft');
  if (inWork) return inWork.id;
  const newest = Math.max(...versions.map(({ version }) => version));
  return { name: blueprint.name, version: newest + 1, firstId };
}
