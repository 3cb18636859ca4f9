import { HttpError } from '../../dataProviders/errors.ts';

/**
 * What happens to an answer after its call failed. `later`: the server has not decided, so the answer is sent again. `firstStands` and
 * `refused`: the decision is final, and the answer is not sent again. `blocked`: refused for a temporary reason, so the answer is kept.
 */
export type DeliveryOutcome =
  | 'later'
  | 'signedOut'
  | 'firstStands'
  | 'campaignClosed'
  | 'unknownLink'
  | 'refused'
  | 'blocked';

const byCode: Readonly<Record<string, DeliveryOutcome>> = {
  answer_final: 'firstStands',
  campaign_closed: 'campaignClosed',
  link_unknown: 'unknownLink',
  answer_incomplete: 'refused',
  answer_unknown_question: 'refused',
};

/**
 * Responses without an error code are not from our server (such as a proxy's 404), so they count as connection
 * failures, not as refusals.
 */
export function deliveryOutcomeOf(failure: unknown): DeliveryOutcome {
  if (!(failure instanceof HttpError)) return 'later';
  const { status, code } = failure;
  if (status === 401) return 'signedOut';
  if (code !== null && byCode[code]) return byCode[code];
  if (status >= 500 || status === 408 || status === 429 || code === null) return 'later';
  return status === 422 ? 'refused' : 'blocked';
}
