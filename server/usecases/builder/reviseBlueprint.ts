import type { Deps } from '../../deps.ts';
import { addDraftOf, type Blueprint, firstIdOf, versionsOf } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';
import { copyName } from './copyName.ts';
import { note, takeBlueprint } from './noting.ts';

interface Wish {
  readonly blueprint_id: number;
  readonly as: 'version' | 'copy';
}

/**
 * A draft that starts as this blueprint is: its next version, or a blueprint of its own. Where the next version is
 * in work already, that one is answered: two drafts of one blueprint would overtake each other. Throws `not_found`.
 */
export async function reviseBlueprint(deps: Deps, asker: Asker, wish: Wish): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(asker.scope, async (tx) => {
    const blueprint = await takeBlueprint(tx, asker, wish.blueprint_id);
    const draft = wish.as === 'copy' ? copyOf(blueprint) : await nextOf(tx, asker, blueprint);
    if (typeof draft === 'number') return draft;
    const id = await addDraftOf(tx, blueprint, draft, now);
    const after = { name: draft.name, version: draft.version, from: blueprint.id };
    await note(tx, asker, { action: 'create', resource: 'blueprints', recordId: id, after, now });
    return id;
  });
}

const copyOf = ({ name }: Blueprint) => ({ name: copyName(name), version: 1, firstId: null });

async function nextOf(tx: Tx, asker: Asker, blueprint: Blueprint) {
  const firstId = firstIdOf(blueprint);
  await takeBlueprint(tx, asker, firstId); // two people at once end with the same draft
  const versions = await versionsOf(tx, blueprint);
  const inWork = versions.find(({ status }) => status === 'draft');
  if (inWork) return inWork.id;
  const newest = Math.max(...versions.map(({ version }) => version));
  return { name: blueprint.name, version: newest + 1, firstId };
}
