import { type DataProvider, useDataProvider } from 'react-admin';
import type { FormerMember, RegroupForecast, RegroupInput } from './regroupTypes.ts';

/** The methods of the data provider for teams, in addition to react-admin's own. */
interface TeamProvider extends DataProvider {
  previewRegroup(input: RegroupInput): Promise<RegroupForecast>;
  regroup(input: RegroupInput): Promise<{ change_id: number; team_id: number; moved: number }>;
  undoRegroup(changeId: number): Promise<number>;
  formerMembers(teamId: number, page: number): Promise<{ members: readonly FormerMember[]; total: number }>;
}

export const useTeamProvider = () => useDataProvider<TeamProvider>();
