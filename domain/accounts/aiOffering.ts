import type { Account } from './account.ts';
import { hasModule } from './modules.ts';
import { isActiveSubscription, parseWorkflowIds, type Subscription } from './subscriptions.ts';

const workflowWithoutAi = 4;

/**
 * Whether an active subscription has more than one workflow id, or one other than 4 (STATE-28, STATE-29). The fallback workflows of
 * subscription owners do not count, because they require no active subscription.
 */
export function hasAiOffering(subscriptions: readonly Subscription[], now: Date): boolean {
  return subscriptions
    .filter((each) => isActiveSubscription(each, now))
    .map(parseWorkflowIds)
    .some((entries) => entries.length > 1 || entries.some((entry) => entry !== workflowWithoutAi));
}

/** Whether the user has the AI offering only: their own account has neither the 360 nor the micro survey module (STATE-30). */
export function isAiOnly(
  subscriptions: readonly Subscription[],
  ownAccount: Pick<Account, 'modules'>,
  now: Date,
): boolean {
  const hasSurveys = hasModule(ownAccount, '360') || hasModule(ownAccount, 'microSurvey');
  return !hasSurveys && hasAiOffering(subscriptions, now);
}
