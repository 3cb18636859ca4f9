import { bandEnd } from '../release/sizeBands.ts';
import { scoreWord } from '../scoring/scoreWord.ts';
import type { ResultQuarter, ResultScore } from './publishedCampaign.ts';

/** The dimensions of groups: those of the organization first, then those that people state about themselves. */
export const groupDimensions = [
  'team',
  'department',
  'location',
  'level',
  'gender',
  'race',
  'decade',
] as const;
export type GroupDimension = (typeof groupDimensions)[number];

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** How sentences about results are formed, in the browser and in documents. */
export interface ResultWords {
  readonly translate: Translate;
  /** "A, B and C". */
  readonly list: (names: readonly string[]) => string;
  /** An ISO day as text. */
  readonly day: (day: string) => string;
  /** The displayed name of a group's member, such as a gender. */
  readonly member: (dimension: GroupDimension, member: string) => string;
}

type Words = Pick<ResultWords, 'translate' | 'list'>;

/** The score as published, such as "64", "80 or more" or "60 to 69". */
export function scoreText(
  { answer_percent: value, low, high, banded }: Omit<ResultScore, 'margin'>,
  { translate }: Pick<ResultWords, 'translate'>,
): string {
  if (high) return translate('results.orMore', { value });
  if (low) return translate('results.orLess', { value });
  return banded ? translate('results.between', { from: value, to: bandEnd(value) }) : String(value);
}

/** Whether the score is one number, so that it has a margin and can be drawn as a point. */
export const isExactScore = ({
  low,
  high,
  banded,
}: Omit<ResultScore, 'margin' | 'answer_percent'>): boolean => !low && !high && !banded;

/** The level of a score in a word. */
export function levelText(
  { answer_percent, banded }: ResultScore,
  { translate }: Pick<ResultWords, 'translate'>,
): string {
  const level = scoreWord(answer_percent);
  const spansTwo = banded === true && scoreWord(bandEnd(answer_percent)) !== level;
  return translate(`results.words.${spansTwo ? 'lowOrMid' : level}`);
}

const maxNames = 3;
const listedNames = 2;

/** A short list: the first two of more than three, and how many more. */
export function shortList(names: readonly string[], { translate, list }: Words): string {
  if (names.length <= maxNames) return list(names);
  return translate('results.andMore', {
    names: names.slice(0, listedNames).join(', '),
    smart_count: names.length - listedNames,
  });
}

/** The name of a group; of several combined ones the first two and how many more. */
export function groupLabel(members: readonly string[], { translate, list }: Words): string {
  if (members.length <= maxNames) return list(members);
  return translate('results.groups.andMore', {
    members: members.slice(0, listedNames).join(', '),
    smart_count: members.length - listedNames,
  });
}

/** The label of an earlier campaign: its quarter, or its name when the later campaign has the same quarter. */
export function earlierCampaignText(
  { name, quarter }: { readonly name: string; readonly quarter: ResultQuarter },
  later: ResultQuarter,
  { translate }: Pick<ResultWords, 'translate'>,
): string {
  return quarter.year === later.year && quarter.quarter === later.quarter
    ? translate('results.named', { name })
    : translate('results.quarter', { ...quarter });
}
