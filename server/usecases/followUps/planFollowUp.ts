import { selectCuts } from '../../../domain/campaigns/cuts.ts';
import { addDays } from '../../../domain/dates/days.ts';
import {
  daysBetweenPulses,
  maxDaysToPulse,
  minDaysToSharedPulse,
  type PulseDays,
  selectPulseDays,
} from '../../../domain/followUps/followUpDates.ts';
import { isLargeEnough, selectFollowUpGroup } from '../../../domain/followUps/followUpGroups.ts';
import type { FollowUpObstacle } from '../../../domain/followUps/followUpResult.ts';
import type { Deps } from '../../deps.ts';
import { type Campaign, type CampaignFields, findCampaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { listFollowUpsOf, type StoredFollowUp } from '../../store/followUps/followUps.ts';
import { listPulseOpenings, listPulsesToShare } from '../../store/followUps/pulsesToPeople.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { planCampaignForm } from '../campaigns/planCampaignForm.ts';
import { hasOfferedAudience } from './hasOfferedAudience.ts';
import { type CandidateGroup, listGroupsAround, readOwnGroup } from './listCandidateGroups.ts';
import type { Focus } from './readFollowUpFocus.ts';

/** The fields of a pulse that follow from the group and the campaign in which the focus was chosen. */
type PulseFields = Omit<CampaignFields, 'name' | 'opens_on' | 'closes_on'>;

/** How a focus can be followed up: with its own pulse, with one that is already scheduled, or not at all. */
export type FollowUpPlan =
  | { readonly kind: 'obstacle'; readonly obstacle: FollowUpObstacle }
  | {
      readonly kind: 'new';
      readonly group: CandidateGroup;
      readonly own: CandidateGroup;
      readonly days: PulseDays;
      readonly fields: PulseFields;
    }
  | {
      readonly kind: 'shared';
      readonly campaign: Campaign;
      readonly first: StoredFollowUp;
      readonly own: CandidateGroup;
    };

/** Plans the follow-up pulse of a focus as of today. */
export async function planFollowUp(deps: Deps, tx: Tx, focus: Focus): Promise<FollowUpPlan> {
  const { accountId, source } = focus;
  const today = await readAccountDay(deps, tx, accountId);
  const own = await readOwnGroup(tx, focus);
  const shared = await findShared(tx, focus, own, today);
  if (shared) return { kind: 'shared', ...shared, own };

  const isOwn = isLargeEnough(own, source.min_group);
  const around = isOwn || focus.dimension === 'overall' ? [] : await listGroupsAround(tx, focus, own);
  const group = isOwn ? own : selectFollowUpGroup(around, source.min_group);
  if (!group) return { kind: 'obstacle', obstacle: 'too_small' };
  const fields = pulseFieldsOf(focus, group);
  const form = await planCampaignForm(tx, { ...fields, account_id: accountId });
  if (form.question_ids.length === 0) return { kind: 'obstacle', obstacle: 'questions_missing' };
  const { people } = group;
  const openings = await listPulseOpenings(tx, { accountId, people }, addDays(today, -daysBetweenPulses));
  const days = selectPulseDays(today, openings);
  if (!days) return { kind: 'obstacle', obstacle: 'other_pulses' };
  return { kind: 'new', group, own, days, fields };
}

/**
 * Returns a scheduled follow-up pulse about the topic whose audience includes everyone in the group of the focus, if the audience is still
 * the offered one.
 */
async function findShared(tx: Tx, { accountId, topicId }: Focus, own: CandidateGroup, today: string) {
  const { people } = own;
  if (people.count === 0) return null;
  const time = {
    topicId,
    from: addDays(today, minDaysToSharedPulse),
    until: addDays(today, maxDaysToPulse),
  };
  for (const id of await listPulsesToShare(tx, { accountId, people }, time)) {
    const campaign = await findCampaign(tx, accountId, id);
    const [first] = await listFollowUpsOf(tx, accountId, id);
    if (campaign && first && (await hasOfferedAudience(tx, campaign, first))) return { campaign, first };
  }
  return null;
}

/** The settings of the campaign in which the focus was chosen, without groups that the pulse doesn't need. */
function pulseFieldsOf({ source, topicId }: Focus, { kind }: CandidateGroup): PulseFields {
  const { min_group, sensitive_min_group, left_out_when_small, reminders } = source;
  const offered = kind === 'company' ? source.cuts : kind === 'team' ? [] : ['team' as const];
  const known = selectCuts(source.cuts.filter((cut) => offered.includes(cut)));
  return {
    message: null,
    length: 'pulse',
    topic_ids: [topicId],
    min_group,
    cuts: known.filter((cut) => cut !== 'overall'),
    sensitive_min_group,
    left_out_when_small,
    questions_per_sitting: null,
    reminders,
    supplemental_ids: [],
    audience: kind === 'company' ? 'everyone' : 'chosen',
  };
}
