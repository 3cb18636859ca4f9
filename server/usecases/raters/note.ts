import type { Tx } from '../../store/database.ts';
import { type Asker, type Noted, noteChange } from '../asker.ts';

/** One line of the audit log about a rater, by the assignment. Reasons stay out of it: they are personal. */
export async function noteRater(tx: Tx, asker: Asker, what: Noted & { id: number }): Promise<void> {
  await noteChange(tx, asker, { ...what, resource: 'assignments' });
}
