import Sqids from 'sqids';
import { isRecordId } from '../../../../domain/access/recordIds.ts';

const sqids = new Sqids({ minLength: 6 });

/** The opaque id of a job in addresses. */
export const encodeJobId = (id: number): string => sqids.encode([id]);

/** The id of a job; null for a text that isn't one, also for other spellings of the same id. */
export function decodeJobId(text: string): number | null {
  const [id, ...others] = sqids.decode(text);
  const isOne = id !== undefined && others.length === 0 && isRecordId(String(id));
  return isOne && encodeJobId(id) === text ? id : null;
}
