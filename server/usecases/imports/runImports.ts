import type { Deps } from '../../deps.ts';
import { eraseOldImports, importsUnderWay } from '../../store/imports/imports.ts';
import { everywhere } from '../scopes.ts';
import { advance } from './advance.ts';

/** Goes on with every import that is under way, whoever began it, and erases what is kept no longer. */
export async function runImports(deps: Deps): Promise<void> {
  const waiting = await deps.database.as(everywhere, importsUnderWay);
  for (const ref of waiting) await advance(deps, ref, Number.POSITIVE_INFINITY);
  await deps.database.as(everywhere, (tx) => eraseOldImports(tx, deps.clock.now().toISOString()));
}
