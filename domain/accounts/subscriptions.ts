import { parseInstant } from '../dates/parseInstant.ts';

/** A subscription of an account or a user (ENT-17 to ENT-20). */
export interface Subscription {
  readonly date_subscription_end: string | null;
  readonly processor_userid: string | null;
  /** Whole numbers separated by commas, possibly empty. */
  readonly workflow_ids: string;
  readonly user_id: number;
}

/** Processor ids of subscriptions granted by the product itself, which never expire (STATE-24). */
export const reservedProcessorIds: readonly string[] = ['cairn', 'cairn-ai', 'cairn-ai-individual'];

/** Workflows that are sold (STATE-27). */
export const paidWorkflowIds: readonly number[] = [2, 3, 4];

const ownerFallbackWorkflows: readonly number[] = [2, 3];

/**
 * Whether the subscription is active at `now`: granted by the product, without an end date, or ending after `now` (STATE-22 to STATE-24).
 * An invalid end date counts as past.
 */
export function isActiveSubscription(subscription: Subscription, now: Date): boolean {
  const { processor_userid: processor, date_subscription_end: end } = subscription;
  if (processor && reservedProcessorIds.includes(processor)) return true;
  if (!end) return true;
  const endsAt = parseInstant(end);
  return endsAt !== null && endsAt > now.getTime();
}

/** Returns the workflow ids of one subscription; an empty text has none. */
export function parseWorkflowIds(subscription: Pick<Subscription, 'workflow_ids'>): readonly number[] {
  return subscription.workflow_ids
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(Number)
    .filter(Number.isInteger);
}

/**
 * Returns the workflows that apply to a user, ascending and without duplicates: those of active subscriptions; if there
 * are none and the user owns a subscription, active or not, workflows 2 and 3 (STATE-25, STATE-26).
 */
export function activeWorkflowIds(
  subscriptions: readonly Subscription[],
  userId: number,
  now: Date,
): readonly number[] {
  const activeWorkflows = subscriptions
    .filter((each) => isActiveSubscription(each, now))
    .flatMap(parseWorkflowIds);
  if (activeWorkflows.length > 0) return [...new Set(activeWorkflows)].sort((a, b) => a - b);
  return subscriptions.some((each) => each.user_id === userId) ? ownerFallbackWorkflows : [];
}
