import { useTranslate } from 'react-admin';
import type { ListedTeamAction } from '../../../dataProviders/teamActions.ts';

/** Returns the function that names the group of an action: the company, or the team's current name. */
export function useGroupName(): (action: Pick<ListedTeamAction, 'scope' | 'team'>) => string {
  const translate = useTranslate();
  return ({ scope, team }) =>
    scope === 'company' ? translate('actions.company') : (team ?? translate('actions.noTeam'));
}
