import type { Deps } from '../../deps.ts';
import { deriveKey } from '../../vault/cipher.ts';

/** Returns the key of one stored report; it can't decrypt the content of another row. */
export const reportKey = ({ environment }: Deps, runId: number, reportId: number): Buffer =>
  deriveKey(environment.secret, `report:${runId}:${reportId}`);
