import { type DataProvider, useDataProvider } from 'react-admin';
import type { FormerMember, RegroupForecast, RegroupInput } from './regrouping.ts';

/** What the data provider offers for teams besides its nine methods. */
interface TeamProvider extends DataProvider {
  previewRegroup(input: RegroupInput): Promise<RegroupForecast>;
  regroup(input: RegroupInput): Promise<{ change_id: number; team_id: number; moved: number }>;
  undoRegroup(changeId: number): Promise<number>;
  formerMembers(teamId: number, page: number): Promise<{ members: readonly FormerMember[]; total: number }>;
}

/** The data provider with what it can do about teams. */
export const useTeamProvider = () => useDataProvider<TeamProvider>();
