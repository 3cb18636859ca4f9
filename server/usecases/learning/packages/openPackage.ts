import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { listFilePieces } from '../../../store/learning/learningFiles.ts';
import { findLaunchedEntry, openLaunch } from '../../../store/learning/packages.ts';
import { hashToken } from '../../../vault/linkCodes.ts';
import { filesKeyOf } from './launchPackage.ts';

const isSecret = (text: string) => /^[\da-f]{64}$/.test(text);

/** Opens the page of a launch, which is possible once; returns the key to its files. Throws `not_found`. */
export async function openPackagePage(deps: Deps, token: string): Promise<string> {
  if (!isSecret(token)) throw new Refusal('not_found');
  const at = deps.clock.now().toISOString();
  requireFound(await deps.database.as(platformScope, (tx) => openLaunch(tx, hashToken(token), at)));
  return filesKeyOf(token);
}

/** Returns where a file of a launched package is. Throws `not_found`. */
export async function openPackageEntry(deps: Deps, key: string, path: string) {
  if (!isSecret(key)) throw new Refusal('not_found');
  const at = deps.clock.now().toISOString();
  return deps.database.as(platformScope, async (tx) => {
    const entry = requireFound(await findLaunchedEntry(tx, { filesHash: hashToken(key), path, at }));
    return { ...entry, pieces: await listFilePieces(tx, entry.file_id) };
  });
}
