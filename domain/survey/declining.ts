import { checkNominationChange } from '../raters/nominationStatus.ts';

/**
 * A rater who was asked says that no answer can be given. Throws `Refusal`: `nomination_status` (409) for whoever is no
 * longer asked, `rater_answering` (409) after the first answer, `decline_reason` (422) without words.
 */
export function checkDecline(
  nomination: 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn',
  reason: string,
  answered: number,
): void {
  // What was withdrawn leads nowhere, just as what was replaced.
  const status = nomination === 'withdrawn' ? 'replaced' : nomination;
  checkNominationChange(status, { to: 'declined', by: ['rater'], reason, begun: answered > 0 }, 'open');
}
