import { checkNominationChange } from '../raters/nominationStatus.ts';

/**
 * Checks that a rater can decline. Throws `nomination_status` if the rater is no longer nominated, `rater_answering` after the first
 * answer, and `decline_reason` without a reason.
 */
export function checkDecline(
  nomination: 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn',
  reason: string,
  answered: number,
): void {
  // Withdrawn nominations cannot change either, like replaced ones.
  const status = nomination === 'withdrawn' ? 'replaced' : nomination;
  checkNominationChange(status, { to: 'declined', by: ['rater'], reason, hasStarted: answered > 0 }, 'open');
}
