import { clearlyLowScores } from '../scoring/clearlyLowScores.ts';
import { compareTopics, type PublishedTopic } from '../scoring/compareScores.ts';
import { detectChanges, type ElementScorePair, marginOfError } from '../scoring/detectChanges.ts';
import { pairOfGroups } from '../scoring/measureDifferences.ts';
import { MID_FROM, scoreWord } from '../scoring/scoreWord.ts';

/** Why a topic is a candidate for the focus, in the order in which reasons of equal certainty count. */
export const focusReasonKinds = ['decline', 'gap', 'low'] as const;
export type FocusReasonKind = (typeof focusReasonKinds)[number];

export interface FocusReason {
  readonly kind: FocusReasonKind;
  /** The score that this one is compared with: of the previous campaign or of the company; null for a low score. */
  readonly reference: number | null;
  /** Points below the reference, or below the range of medium scores. */
  readonly points: number;
  /** The 90 percent margin of error of the difference or of the score, in whole points; null if none is published. */
  readonly margin: number | null;
  /** Whether it is more than chance explains. */
  readonly isBeyondChance: boolean;
}

export interface FocusTopic extends PublishedTopic {
  readonly topic: string;
  /** Whether the value is the lower end of a band of ten points. */
  readonly banded?: boolean | undefined;
}

export interface FocusCandidate {
  readonly topic_id: number;
  readonly reasons: readonly FocusReason[];
}

interface PublishedGroups {
  /** The published topics of the group. */
  readonly topics: readonly FocusTopic[];
  /** The same group in the previous comparable campaign; null if it wasn't published there. */
  readonly before: readonly FocusTopic[] | null;
  /** The whole company in the same campaign; null for the company itself. */
  readonly company: readonly FocusTopic[] | null;
}

/** Margins are whole points, so the margin of a difference can be one exactly. */
const TOLERANCE = 1e-9;

/**
 * Returns all topics of a group in the order in which they suggest themselves as its focus, each with its reasons: it declined since
 * the previous comparable campaign, it is below the company, or its score is low. Topics with a reason beyond chance come first, then
 * by the kind of the reason and its points. Declines, gaps and low scores are each tested together (methods 1.4). Without a margin, there is no
 * decline and no gap.
 */
export function focusCandidates({ topics, before, company }: PublishedGroups): readonly FocusCandidate[] {
  const declines = before ? differencesTo(before, topics, compareTopics) : new Map<number, FocusReason>();
  const gaps = company ? differencesTo(company, topics, compareToCompany) : new Map<number, FocusReason>();
  const areClearlyLow = clearlyLowScores(
    topics.map((topic) => ({ value: topic.answer_percent, margin: knownMargin(topic) })),
  );
  const candidates = topics.map((topic, at) => ({
    topic_id: topic.topic_id,
    reasons: [
      ...reasonOfKind('decline', declines.get(topic.topic_id)),
      ...reasonOfKind('gap', gaps.get(topic.topic_id)),
      ...lowReason(topic, areClearlyLow[at] ?? false),
    ].sort((a, b) => weightOf(b) - weightOf(a)),
    score: topic.answer_percent,
  }));
  return candidates
    .sort((a, b) => compareCandidates(a.reasons[0], b.reasons[0]) || a.score - b.score)
    .map(({ topic_id, reasons }) => ({ topic_id, reasons }));
}

type Comparison = (
  reference: FocusTopic,
  own: FocusTopic,
) => Pick<ElementScorePair, 'before' | 'after'> | null;

/** Topics that are lower than their reference, by topic id. */
function differencesTo(
  references: readonly FocusTopic[],
  topics: readonly FocusTopic[],
  compare: Comparison,
): ReadonlyMap<number, FocusReason> {
  const pairs = topics.flatMap((own) => {
    const reference = references.find(({ topic_id }) => topic_id === own.topic_id);
    if (!reference || own.banded || reference.banded) return [];
    const scores = compare(reference, own);
    return scores ? [{ element_id: own.topic_id, ...scores }] : [];
  });
  const words = detectChanges(pairs);
  return new Map(
    pairs.flatMap(({ element_id, before, after }): [number, FocusReason][] => {
      const points = Math.round(before.value - after.value);
      if (points < 1) return [];
      const margin = Math.ceil(marginOfError(Math.hypot(before.se, after.se)) - TOLERANCE);
      const isBeyondChance = words.get(element_id) === 'down';
      return [
        [element_id, { kind: 'gap', reference: Math.round(before.value), points, margin, isBeyondChance }],
      ];
    }),
  );
}

/** As on the dashboard, the error is that of separate groups (methods 2.10). */
const compareToCompany: Comparison = (company, own) => pairOfGroups(own, company).compared;

const reasonOfKind = (kind: FocusReasonKind, reason: FocusReason | undefined): readonly FocusReason[] =>
  reason ? [{ ...reason, kind }] : [];

const knownMargin = ({ margin, low, high, banded }: FocusTopic) => (low || high || banded ? null : margin);

function lowReason(topic: FocusTopic, isClearlyLow: boolean): readonly FocusReason[] {
  const { answer_percent, banded } = topic;
  if (scoreWord(answer_percent) !== 'low') return [];
  const margin = knownMargin(topic);
  return [
    {
      kind: 'low',
      reference: null,
      points: Math.max(1, Math.round(MID_FROM - answer_percent)),
      margin: margin === null ? null : Math.ceil(margin - TOLERANCE),
      // Without a margin, only a band that ends below the range of medium scores is surely low.
      isBeyondChance: banded ? answer_percent + 9 < MID_FROM : isClearlyLow,
    },
  ];
}

function weightOf({ kind, isBeyondChance, points }: FocusReason): number {
  const order = focusReasonKinds.length - focusReasonKinds.indexOf(kind);
  return (isBeyondChance ? 10_000 : 0) + order * 1_000 + points;
}

const compareCandidates = (one: FocusReason | undefined, other: FocusReason | undefined): number =>
  (other ? weightOf(other) : 0) - (one ? weightOf(one) : 0);
