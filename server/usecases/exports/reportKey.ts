import type { Deps } from '../../deps.ts';
import { deriveKey } from '../../vault/cipher.ts';

/** What one kept report is locked with; another row's bytes would not open. */
export const reportKey = ({ environment }: Deps, runId: number, partId: number): Buffer =>
  deriveKey(environment.secret, `report:${runId}:${partId}`);
