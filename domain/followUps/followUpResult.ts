import { compareTopics, type PublishedTopic } from '../scoring/compareScores.ts';
import { type ChangeWord, detectChosenChange, marginOfError } from '../scoring/detectChanges.ts';

/** What a follow-up pulse says about the aim of raising a topic. */
export const followUpWords = ['moved', 'unclear', 'opposite'] as const;
export type FollowUpWord = (typeof followUpWords)[number];

const wordOfChange: Readonly<Record<ChangeWord, FollowUpWord>> = {
  up: 'moved',
  down: 'opposite',
  noClearChange: 'unclear',
};

/** The change of a topic between two published results of the same group, in points. */
interface FollowUpChange {
  readonly word: FollowUpWord;
  readonly points: number;
  /** The 90 percent margin of the change, rounded up. */
  readonly margin: number;
}

/**
 * Returns how a topic changed, computed from its published scores and margins only. `candidates` is the number of topics from which the
 * focus was chosen: the lowest of several is higher the next time by chance alone (methods 1.4). Null if a score is missing, limited ("80 or more"), a
 * band of ten points, or has no margin.
 */
export function followUpChange(
  before: PublishedTopic | null,
  after: PublishedTopic | null,
  candidates: number,
): FollowUpChange | null {
  const compared = before && after && compareTopics(before, after);
  if (!compared) return null;
  return {
    word: wordOfChange[detectChosenChange(compared, candidates)],
    points: Math.round(compared.after.value - compared.before.value),
    margin: Math.ceil(marginOfError(Math.hypot(compared.before.se, compared.after.se))),
  };
}

/** Why no follow-up pulse can be offered. */
export const followUpObstacles = ['too_small', 'other_pulses', 'questions_missing'] as const;
export type FollowUpObstacle = (typeof followUpObstacles)[number];

/**
 * The status of a follow-up pulse. `changed`: an administrator changed its audience or topics, so its result isn't about the focus;
 * `closed`: its results aren't published yet.
 */
export const followUpStates = ['scheduled', 'canceled', 'changed', 'open', 'closed', 'published'] as const;
export type FollowUpState = (typeof followUpStates)[number];

interface PulseStatus {
  readonly status: 'draft' | 'open' | 'closed';
  readonly scheduled_at: string | null;
}

/** Returns where a follow-up pulse is; `campaign` is null if it was deleted. */
export function followUpStateOf(
  campaign: PulseStatus | null,
  facts: { readonly isAsOffered: boolean; readonly isPublished: boolean },
): FollowUpState {
  if (!campaign) return 'canceled';
  if (campaign.status === 'draft' && campaign.scheduled_at === null) return 'canceled';
  if (!facts.isAsOffered) return 'changed';
  if (campaign.status === 'draft') return 'scheduled';
  if (campaign.status === 'open') return 'open';
  return facts.isPublished ? 'published' : 'closed';
}
