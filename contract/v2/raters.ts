import { array, type InferType, object, string } from 'yup';
import { nominationActors, raterListStates } from '../../domain/raters/nominationStatus.ts';
import { type NamedRelationship, namedRelationships } from '../../domain/raters/raterRelationships.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { singleLineText, trimmedText } from '../../resources/textSchemas.ts';
import { browserTimeZone } from '../browserTimeZone.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { emptyShape, id, idAndName, listOf, objectsOf, optionalId } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const relationship = () => requiredChoice<NamedRelationship>(namedRelationships);
const reason = () => trimmedText().max(500, 'tooLong').required('required');
const optionalName = (max: number) => singleLineText().max(max, 'tooLong').nullable().default(null);

const campaign = object({ id: id(), name: anyText, closes_on: requiredText });

/** Status of a rater list in one relationship. */
const group = object({
  relationship: relationship(),
  minimum: requiredNumber,
  maximum: requiredNumber,
  approved: requiredNumber,
  proposed: requiredNumber,
  missing: requiredNumber,
  fewer_than_recommended: requiredFlag,
  will_merge: requiredFlag,
});
export type RaterGroup = InferType<typeof group>;

export const visibleNominationStatuses = ['proposed', 'approved', 'declined'] as const;

/** One rater on a list. No response reveals who has answered. */
const rater = object({
  id: id(),
  name: anyText,
  /** The email address of an external rater; null for people of the account. */
  email: textOrNull,
  relationship: relationship(),
  nomination: requiredChoice(visibleNominationStatuses),
  /** The reason given by an approver; a rater's own reason is shown to approvers only. */
  declined_because: textOrNull,
  may_approve: requiredFlag,
  may_decline: requiredFlag,
  may_remove: requiredFlag,
  may_replace: requiredFlag,
});
export type ListedRater = InferType<typeof rater>;

const list = object({
  target_id: id(),
  name: anyText,
  campaign,
  roles: array(requiredChoice(nominationActors)).required(),
  state: requiredChoice(raterListStates),
  may_name: requiredFlag,
  needs_approval: requiredFlag,
  groups: listOf(group),
  raters: listOf(rater),
});
export type RaterList = InferType<typeof list>;

const nominee = object({
  user_id: id(),
  name: anyText,
  department: textOrNull,
  relationship: relationship().nullable().defined(),
  approved: requiredNumber,
  proposed: requiredNumber,
});
export type Nominee = InferType<typeof nominee>;

const pendingNomination = object({
  id: id(),
  target: idAndName,
  campaign,
  name: anyText,
  email: textOrNull,
  relationship: relationship(),
  nominated_by: textOrNull,
  approved: requiredNumber,
  proposed: requiredNumber,
  may_approve: requiredFlag,
});
export type PendingNomination = InferType<typeof pendingNomination>;

const feedbackRequest = object({
  id: id(),
  target: anyText,
  campaign,
  relationship: relationship(),
  status: requiredChoice(['waiting', 'invited', 'started', 'finished'] as const),
  /** The code of the link that opens the person's form, as in the email; null once the form is finished or the last day has ended. */
  code: textOrNull,
  /** Whether the last day for answers has ended where the person is. */
  is_over: requiredFlag,
  may_decline: requiredFlag,
});
export type FeedbackRequest = InferType<typeof feedbackRequest>;

const manyIds = idListSchema(500, 'tooLong').typeError('choice').min(1, 'required').required('required');

const of360 = { needs: 'user', module: '360' } as const;

/** Nominating, approving, declining and reminding raters. */
export const raterCalls = {
  overview: readCall(of360, '/v2/raters/overview', {
    summary:
      'The targets for which the caller can nominate raters, and the ratings requested from the caller. `time_zone` is that of the browser, used for a profile without one.',
    body: object({ time_zone: browserTimeZone() }),
    response: object({
      own: objectsOf({ target_id: id(), campaign, missing: requiredNumber }),
      reports: objectsOf({ target_id: id(), name: anyText, campaign, missing: requiredNumber }),
      requests: listOf(feedbackRequest),
      waiting: requiredNumber,
    }),
  }),
  list: readCall(of360, '/v2/raters/list', {
    summary: "The raters of one target, for the target, their manager and the campaign's administrators.",
    body: object({ target_id: id() }),
    response: list,
  }),
  nominees: readCall(of360, '/v2/raters/nominees', {
    summary:
      'People who can be nominated, with their number of assignments: those related to the target, or matching a name or address.',
    body: object({ target_id: id(), q: string().typeError('text').max(80, 'tooLong').default('') }),
    response: object({ people: listOf(nominee) }),
  }),
  nominate: changeCall(of360, '/v2/raters/nominate', {
    summary:
      'Nominates a person of the account, or an external rater by name and address, optionally as a replacement.',
    body: object({
      target_id: id(),
      relationship: relationship(),
      user_id: optionalId(),
      first_name: optionalName(60),
      last_name: optionalName(60),
      email: singleLineText().email('email').max(200, 'tooLong').nullable().default(null),
      replaces_id: optionalId(),
    }),
    response: object({ id: id() }),
  }),
  withdraw: changeCall(of360, '/v2/raters/withdraw', {
    summary: 'Removes a proposed or declined rater from a list.',
    body: object({ id: id() }),
    response: emptyShape,
  }),
  waiting: readCall(of360, '/v2/raters/waiting', {
    summary: "Nominations awaiting the caller's decision as a manager or administrator; the first 200.",
    body: object({ campaign_id: optionalId() }),
    response: object({ total: requiredNumber, raters: listOf(pendingNomination) }),
  }),
  approve: changeCall(of360, '/v2/raters/approve', {
    summary: 'Approves nominations, all or none, and invites the raters.',
    body: object({ ids: manyIds }),
    response: object({ approved: requiredNumber }),
  }),
  decline: changeCall(of360, '/v2/raters/decline', {
    summary: 'Declines a nomination, or declines to rate, with a reason.',
    body: object({ id: id(), reason: reason(), time_zone: browserTimeZone() }),
    response: emptyShape,
  }),
  remind: changeCall(of360, '/v2/raters/remind', {
    summary: 'Reminds unfinished raters of one target or a whole campaign, during their working hours.',
    body: object({ campaign_id: id(), target_id: optionalId() }),
    response: emptyShape,
  }),
} as const;
