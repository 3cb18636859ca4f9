import { useTranslate } from 'react-admin';
import type { HeatColumn } from '../kit/charts/heat.ts';
import type { Group } from './figures.ts';
import { groupKey } from './groupRows.ts';
import { type Dimension, useResultWords } from './useResultWords.ts';

/** The most names in a column heading, and how many are listed when there are more. */
const fitting = 3;
const named = 2;

/** The columns of the heatmap: single groups by name, then merged groups. */
export function useGroupNames(
  dimension: Dimension,
  groups: readonly Group[],
): readonly (HeatColumn & { readonly note: string })[] {
  const translate = useTranslate();
  const words = useResultWords();
  const columns = groups.map((group, at) => {
    const members = words.members(dimension, group.members);
    const rest = members.length > fitting ? members.length - named : 0;
    return {
      key: groupKey(at),
      note: words.people(group.n_band),
      isMerged: members.length > 1,
      name:
        rest > 0
          ? translate('results.groups.andMore', {
              members: members.slice(0, named).join(', '),
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
