import { reachesTier } from '../../../../domain/access/tiers.ts';
import type { Deps } from '../../../deps.ts';
import { type Caller, refuseEmulation } from '../../../kernel/caller.ts';
import type { Learner } from '../../../store/learning/enrolments.ts';

/** Returns the caller as a learner in their own account. Throws `emulating`: nobody learns on another person's behalf. */
export function learnerOf(caller: Caller): Learner {
  refuseEmulation(caller);
  return { accountId: caller.person.ownAccount.id, userId: caller.person.user.id };
}

/** The programs whose courses the caller can start. Leads can open every course, because all are recommended to them. */
export function programsOf({ clock }: Deps, { person }: Caller): readonly number[] | 'all' {
  return reachesTier(person, 'supervisor', clock.now()) ? 'all' : person.user.program_ids;
}
