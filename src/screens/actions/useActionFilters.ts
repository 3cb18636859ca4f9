import type { TeamActionFilters } from '../../../dataProviders/teamActions.ts';
import { actionProgresses } from '../../../domain/actions/teamAction.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

const yes = ['yes'] as const;
const fields = {
  topic: urlField.id(),
  team: urlField.id(),
  progress: urlField.choice(actionProgresses),
  overdue: urlField.choice(yes),
  mine: urlField.choice(yes),
  page: urlField.page(100_000),
};

/** The filters of the list of actions, in the address of the page. */
export function useActionFilters() {
  const [filters, setFilters] = useUrlFilters(fields);
  const { topic, team, progress, overdue, mine, page } = filters;
  const listed: TeamActionFilters = {
    topic_id: topic,
    team_id: team,
    progress,
    overdue: overdue === 'yes',
    mine: mine === 'yes',
  };
  const isFiltered = topic !== null || team !== null || progress !== null || listed.overdue || listed.mine;
  const clear = () => setFilters({ topic: null, team: null, progress: null, overdue: null, mine: null });
  return { listed, page, isFiltered, setFilters, clear };
}
