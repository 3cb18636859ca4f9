import { useTranslate } from 'react-admin';
import type { FitGroup, GroupResult } from './fitRows.ts';

/** Names of groups and of marked findings. */
export function useFitNames() {
  const translate = useTranslate();
  const nameOf = ({ grouping }: FitGroup, group: string) => {
    if (grouping === 'gender') return translate(`profile.genders.${group}`);
    if (grouping === 'race') return translate(`profile.races.${group}`);
    if (grouping === 'language') return translate(`questions.languages.names.${group}`);
    if (grouping === 'relationship') return translate(`questionFit.relationships.${group}`);
    return group;
  };
  return {
    groupName: (of: FitGroup) => nameOf(of, of.group),
    referenceName: (of: FitGroup) => nameOf(of, of.reference),
    findingName: ({ of, effect }: GroupResult) =>
      translate(`questionFit.found.${effect > 0 ? 'higher' : 'lower'}`, { group: nameOf(of, of.group) }),
  };
}
