import { instantOf } from '../dates/instants.ts';

/** What an account or a user pays for (ENT-17 to ENT-20). */
export interface Subscription {
  readonly date_subscription_end: string | null;
  readonly processor_userid: string | null;
  /** Whole numbers separated by commas; may be empty. */
  readonly workflow_ids: string;
  readonly user_id: number;
}

/** Subscriptions the product itself grants: they never run out (STATE-24). */
export const reservedProcessorIds: readonly string[] = ['cairn', 'cairn-ai', 'cairn-ai-individual'];

/** The workflows that are sold (STATE-27). */
export const paidWorkflowIds: readonly number[] = [2, 3, 4];

const ownersFallback: readonly number[] = [2, 3];

/**
 * Whether the subscription counts at `now`: granted by the product, without an end, or with an end after
 * `now` (STATE-22 to STATE-24). An end that is no date is not in the future.
 */
export function isActive(subscription: Subscription, now: Date): boolean {
  const { processor_userid: processor, date_subscription_end: end } = subscription;
  if (processor && reservedProcessorIds.includes(processor)) return true;
  if (!end) return true;
  const endsAt = instantOf(end);
  return endsAt !== null && endsAt > now.getTime();
}

/** The workflow ids written in one subscription; empty text gives none. */
export function workflowEntries(subscription: Pick<Subscription, 'workflow_ids'>): readonly number[] {
  return subscription.workflow_ids
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(Number)
    .filter(Number.isInteger);
}

/**
 * The workflows that apply to a user, ascending and without doubles: those of the active subscriptions; if
 * these give none and the user owns any subscription, active or not, 2 and 3 (STATE-25, STATE-26).
 */
export function workflowIds(
  subscriptions: readonly Subscription[],
  userId: number,
  now: Date,
): readonly number[] {
  const found = subscriptions.filter((each) => isActive(each, now)).flatMap(workflowEntries);
  if (found.length > 0) return [...new Set(found)].sort((a, b) => a - b);
  return subscriptions.some((each) => each.user_id === userId) ? ownersFallback : [];
}
