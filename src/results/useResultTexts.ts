import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { Cut } from '../../domain/campaigns/cuts.ts';
import { NOT_STATED } from '../../domain/release/mergeCategories.ts';
import { bandEnd } from '../../domain/release/sizeBands.ts';
import { earlierCampaignText, shortList } from '../../domain/results/resultTexts.ts';
import { scoreWord } from '../../domain/scoring/scoreWord.ts';
import type { DisplayedScore, ScoreTexts } from '../kit/charts/displayedScore.ts';
import { useFormat } from '../kit/useFormat.ts';
import type { Quarter } from './scoreChanges.ts';

export type Dimension = Exclude<Cut, 'overall'>;

/** Dimensions of the organization first, then those that people state about themselves. */
export const dimensions = ['team', 'department', 'location', 'level', 'gender', 'race', 'decade'] as const;

type Named = Pick<CampaignScores, 'name' | 'quarter'>;

export interface ResultTexts extends ScoreTexts {
  readonly level: (shown: DisplayedScore) => string;
  readonly quarter: (quarter: Quarter) => string;
  /** The label of an earlier campaign: its quarter, or its name when the later campaign has the same quarter. */
  readonly earlierCampaign: (before: Named, later: Quarter) => string;
  /** The day of an ISO moment in UTC. */
  readonly day: (iso: string) => string;
  readonly people: (band: number | null) => string;
  readonly members: (dimension: Dimension, members: readonly string[]) => readonly string[];
  readonly list: (names: readonly string[]) => string;
  /** A short list: the first two of more than three, and how many more. */
  readonly shortList: (names: readonly string[]) => string;
}

/** The texts and formatters of results. */
export function useResultTexts(): ResultTexts {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const named = (dimension: Dimension, member: string) => {
      const known = memberTextKey(dimension, member);
      return known ? translate(known.key, { ...known.words, _: member }) : member;
    };
    return {
      orMore: (value) => translate('results.orMore', { value }),
      orLess: (value) => translate('results.orLess', { value }),
      between: (from, to) => translate('results.between', { from, to }),
      notShown: translate('results.notShown'),
      significant: translate('results.groups.clear'),
      level: (shown) =>
        translate(`results.words.${spansTwoLevels(shown) ? 'lowOrMid' : scoreWord(shown.value)}`),
      quarter: ({ year, quarter }) => translate('results.quarter', { year, quarter }),
      earlierCampaign: (before, later) => earlierCampaignText(before, later, { translate }),
      day: (iso) => format.day(iso.slice(0, 10)),
      people: (band) => translate(`results.people.${band ?? 'unknown'}`),
      members: (dimension, members) => members.map((member) => named(dimension, member)),
      list: (names) => format.list(names),
      shortList: (names) => shortList(names, { translate, list: (all) => format.list(all) }),
    };
  }, [translate, format]);
}

/** Whether a band extends into the next level; only the band from 40 does. */
const spansTwoLevels = ({ value, banded }: DisplayedScore): boolean =>
  banded === true && value !== null && scoreWord(value) !== scoreWord(bandEnd(value));

/**
 * The translation key of a member that people state about themselves; null for groups of the organization, which keep
 * their names.
 */
function memberTextKey(dimension: Dimension, member: string) {
  if (member === NOT_STATED)
    return { key: dimension === 'team' ? 'results.groups.noTeam' : 'results.groups.unsaid' };
  if (member === 'other' && (dimension === 'gender' || dimension === 'race')) {
    return { key: `results.groups.other.${dimension}` };
  }
  if (dimension === 'gender') return { key: `profile.genders.${member}` };
  if (dimension === 'race') return { key: `profile.races.${member}` };
  if (dimension === 'decade') return { key: 'results.groups.born', words: { decade: member } };
  return null;
}
