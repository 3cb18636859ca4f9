import { maxTasksListed } from '../../../../domain/home/homeTasks.ts';
import { countMissingRaters } from '../../../../domain/raters/countMissingRaters.ts';
import { listNominationLists, type NominationList } from '../../../store/home/nominationLists.ts';
import { isNominated, nominationRulesOf } from '../../raters/targetList.ts';
import { type HomeContext, type HomeSource, plainTask, type WaitingTask } from './homeSource.ts';
import { isListOpen, lastDayOf, ratersOf } from './listWindow.ts';

/** Rater lists that still need raters: the reader's own, and those of the people they manage. */
export const listNominationTasks: HomeSource = async (tx, context) => {
  if (!context.hasModule('360')) return [];
  const lists = (await listNominationLists(tx, context)).filter((list) => needsRaters(list, context));
  const own = lists.filter(({ is_own }) => is_own);
  const byCampaign = new Map<number, NominationList[]>();
  for (const list of lists.filter(({ is_own }) => !is_own)) {
    byCampaign.set(list.campaign_id, [...(byCampaign.get(list.campaign_id) ?? []), list]);
  }
  const reports = [...byCampaign.values()].flatMap(linesOf);
  return [...own.map((list) => ({ ...lineOf(list), kind: 'nominate' as const, about: null })), ...reports];
};

function needsRaters(list: NominationList, { now }: HomeContext): boolean {
  if (!isListOpen(list, now)) return false;
  const nominations = ratersOf(list).flatMap(({ relationship, nomination }) =>
    isNominated(nomination)
      ? [{ target_id: list.target_id, rater_key: '', relationship, status: nomination }]
      : [],
  );
  const related = { manager: list.managers, direct_report: list.direct_reports };
  return countMissingRaters(nominations, nominationRulesOf(list), related) > 0;
}

const lineOf = (list: NominationList): WaitingTask => ({
  ...plainTask,
  kind: 'nominateForReports',
  context: list.name,
  about: list.target_name,
  due_on: lastDayOf(list),
  path: `/manage-raters?target=${list.target_id}`,
});

/** The lists of one campaign, as one line if there are many. */
function linesOf(lists: readonly NominationList[]): WaitingTask[] {
  const [first] = lists;
  if (!first || lists.length <= maxTasksListed) return lists.map(lineOf);
  return [{ ...lineOf(first), about: null, count: lists.length, path: '/manage-raters' }];
}
