import type { OpeningProblem } from '../../domain/campaigns/scheduledOpening.ts';

/** Why a scheduled campaign wasn’t opened; on its page and in the email about it. */
export const openingProblems = {
  changed: 'It was changed after it was scheduled. Review it, and schedule it again.',
  forbidden: 'The person who scheduled it can no longer manage it. Launch it yourself, or schedule it again.',
  invalid: 'Some of the teams or people in its audience no longer exist. Review its audience.',
  campaign_empty: 'No one would have been invited. Choose teams or people to invite.',
  campaign_too_small:
    'Too few people would have been invited for results to stay anonymous. Invite more people.',
  audience_too_small:
    'Too few people would have been invited. A campaign for selected teams or people must invite at least twice its minimum group size.',
  campaign_past: 'The campaign’s last day has already passed. Choose a later one, and schedule it again.',
  questions_missing: 'There were no active questions. Activate questions, and schedule it again.',
  account_paused: 'The account was suspended or closed. Once it’s active again, schedule the campaign again.',
  module_off:
    'The account no longer includes the culture benchmark. Ask your platform administrator to add it.',
} as const satisfies Record<OpeningProblem, string>;
