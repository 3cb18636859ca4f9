import { Refusal } from '../../domain/refusal.ts';

/** Throws `not_found` for a missing row. A row of another account is reported the same way. */
export function requireFound<T extends object>(row: T | null | undefined): T {
  if (!row) throw new Refusal('not_found');
  return row;
}
