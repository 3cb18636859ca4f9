import { useTranslate } from 'react-admin';
import { groupKey } from './groupRows.ts';
import type { Group } from './scoreChanges.ts';
import { type Dimension, useResultTexts } from './useResultTexts.ts';

/** Maximum number of names in a column heading, and the number of names listed if there are more. */
const maxNames = 3;
const listedNames = 2;

/** The name of a group with its size. */
export interface GroupColumn {
  readonly key: string;
  readonly name: string;
  /** The number of people in the group, as a band. */
  readonly note: string;
  /** The full description when `name` is abbreviated. */
  readonly explanation: string | undefined;
}

/** The groups of a dimension: single groups by name, then merged groups. */
export function useGroupColumns(dimension: Dimension, groups: readonly Group[]): readonly GroupColumn[] {
  const translate = useTranslate();
  const words = useResultTexts();
  const columns = groups.map((group, at) => {
    const members = words.members(dimension, group.members);
    const rest = members.length > maxNames ? members.length - listedNames : 0;
    return {
      key: groupKey(at),
      note: words.people(group.n_band),
      isMerged: members.length > 1,
      name:
        rest > 0
          ? translate('results.groups.andMore', {
              members: members.slice(0, listedNames).join(', '),
              smart_count: rest,
            })
          : words.list(members),
      explanation:
        members.length > 1
          ? translate('results.groups.together', { members: words.list(members) })
          : undefined,
    };
  });
  return columns.sort(
    (a, b) =>
      Number(a.isMerged) - Number(b.isMerged) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
}
