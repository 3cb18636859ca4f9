import { boolean, type InferType, object, string } from 'yup';
import {
  type FocusDimension,
  type FollowUpGroupKind,
  focusDimensions,
  followUpGroupKinds,
} from '../../domain/followUps/followUpGroups.ts';
import {
  type FollowUpObstacle,
  type FollowUpState,
  type FollowUpWord,
  followUpObstacles,
  followUpStates,
  followUpWords,
} from '../../domain/followUps/followUpResult.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, optionalId } from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { benchmarkAccess } from './resultShapes.ts';

/** A topic for a published group of a closed campaign. A team has an id, a group by an attribute its value, everyone neither. */
const focus = {
  campaign_id: id(),
  topic_id: id(),
  dimension: requiredChoice<FocusDimension>(focusDimensions),
  team_id: optionalId(),
  category: string().max(200, 'tooLong').nullable().default(null),
};

/** Whom a pulse asks and when. `is_wider`: more people than the group of the focus. */
const pulse = {
  group_kind: requiredChoice<FollowUpGroupKind>(followUpGroupKinds),
  group_names: requiredTexts,
  is_wider: requiredFlag,
};

/** What scheduling would do today. */
const offer = object({
  ...pulse,
  opens_on: requiredText,
  closes_on: requiredText,
  /** Number of people a launch today would invite. */
  invited: requiredNumber,
  /** Number of people in the group of the focus, and how many a pulse about them alone would need. */
  own_invited: requiredNumber,
  minimum: requiredNumber,
  min_group: requiredNumber,
  /** Whether enough people are invited for a margin. Without one, it can't be determined whether the score changed. */
  can_show_change: requiredFlag,
  /** Whether someone else has scheduled this pulse already. */
  is_shared: requiredFlag,
  /** As in the launch check: how many campaigns limit the results because they invite nearly the same people. */
  similar_campaigns: requiredNumber,
  limits_shares_only: requiredFlag,
});
export type FollowUpOffer = InferType<typeof offer>;

const score = object({
  answer_percent: requiredNumber,
  low: requiredFlag,
  high: requiredFlag,
  n_band: requiredNumber,
  banded: boolean().optional(),
  margin: numberOrNull,
});
export type FollowUpScore = InferType<typeof score>;

const followUp = object({
  ...pulse,
  id: id(),
  state: requiredChoice<FollowUpState>(followUpStates),
  /** The campaign, for those who can open its page. */
  campaign_id: optionalId(),
  opens_on: textOrNull,
  closes_on: textOrNull,
  can_cancel: requiredFlag,
  /** Published scores of the topic for the surveyed group: in the campaign of the focus, and in the pulse. */
  result: object({
    before: score.nullable().defined(),
    after: score.nullable().defined(),
    change: object({
      word: requiredChoice<FollowUpWord>(followUpWords),
      points: requiredNumber,
      margin: requiredNumber,
    })
      .nullable()
      .defined(),
  })
    .nullable()
    .defined(),
});
export type FollowUpResponse = InferType<typeof followUp>;

/** Pulses about a topic that was chosen as a focus: whether it has changed six to eight weeks later. */
export const followUpCalls = {
  followUp: readCall(benchmarkAccess, '/v2/follow_ups/get_follow_up', {
    summary:
      'The follow-up pulse of a topic and group with its published result; without one, what would be scheduled today or what prevents it. Leads ask about teams that they lead.',
    body: object(focus),
    response: object({
      topic: requiredText,
      follow_up: followUp.nullable().defined(),
      offer: offer.nullable().defined(),
      obstacle: requiredChoice<FollowUpObstacle>(followUpObstacles).nullable().defined(),
    }),
  }),
  scheduleFollowUp: changeCall(benchmarkAccess, '/v2/follow_ups/schedule_follow_up', {
    summary:
      'Schedules the offered pulse, as confirmed by its first day and group; joins a pulse that asks the same people about the topic. Doing it again has no effect.',
    body: object({
      ...focus,
      opens_on: daySchema().required('required'),
      group_kind: requiredChoice<FollowUpGroupKind>(followUpGroupKinds),
    }),
    response: object({ id: id(), message: requiredText }),
  }),
  cancelFollowUp: changeCall(benchmarkAccess, '/v2/follow_ups/cancel_follow_up', {
    summary:
      'Cancels a follow-up pulse before it opens; it stays scheduled if someone else asked for it as well. Leads cancel their own.',
    body: object({ id: id() }),
  }),
} as const;
