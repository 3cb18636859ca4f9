import { Refusal } from '../../domain/refusal.ts';

/** PostgreSQL's code of a violated unique constraint. */
export const uniqueViolation = '23505';

/** Whether the error is a violated unique constraint: another row has the same value. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === uniqueViolation;

/** Waits for `work`, in which `field` is the only unique value, and throws `taken` if another row has the same value. */
export async function refuseTaken<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('taken', [{ field, problem: 'taken' }]);
  }
}
