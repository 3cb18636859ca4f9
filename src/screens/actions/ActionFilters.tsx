import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { actionOverviewQuery, type TeamActionFilters } from '../../../dataProviders/teamActions.ts';
import { type ActionProgress, actionProgresses } from '../../../domain/actions/teamAction.ts';
import { TeamPicker } from '../../../resources/teams/TeamPicker.tsx';
import { type TeamRecord, teams } from '../../../resources/teams/teams.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { FilterSelect } from '../../kit/forms/FilterSelect.tsx';

interface FilterChange {
  readonly topic?: number | null;
  readonly team?: number | null;
  readonly progress?: ActionProgress | null;
  readonly overdue?: 'yes' | null;
  readonly mine?: 'yes' | null;
}

interface Props {
  readonly filters: TeamActionFilters;
  /** Whether to offer the filters of administrators: topic, team, and only one's own. */
  readonly hasAllFilters: boolean;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters of the list of actions. */
export function ActionFilters({ filters, hasAllFilters, onChange }: Props) {
  const translate = useTranslate();
  const { progress, overdue, mine } = filters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {hasAllFilters && <AdminFilters filters={filters} onChange={onChange} />}
      <FilterSelect
        name="progress"
        label={translate('actions.filters.progress')}
        value={progress}
        choices={actionProgresses.map((value) => ({ value, text: translate(`actions.progress.${value}`) }))}
        onChange={(value) => onChange({ progress: value })}
      />
      <FormControlLabel
        control={
          <Switch checked={overdue} onChange={(_, isOn) => onChange({ overdue: isOn ? 'yes' : null })} />
        }
        label={translate('actions.filters.overdue')}
      />
      <FormControlLabel
        control={<Switch checked={mine} onChange={(_, isOn) => onChange({ mine: isOn ? 'yes' : null })} />}
        label={translate('actions.filters.mine')}
      />
    </Box>
  );
}

function AdminFilters({ filters, onChange }: Omit<Props, 'hasAllFilters'>) {
  const translate = useTranslate();
  const { topic_id, team_id } = filters;
  const { data: topics = [] } = useQuery(actionOverviewQuery(useAccountId()));
  const { data: team } = useGetOne<TeamRecord>(
    teams.name,
    { id: team_id ?? 0 },
    { enabled: team_id !== null },
  );
  return (
    <>
      <FilterSelect
        name="topic"
        label={translate('actions.filters.topic')}
        value={topic_id === null ? null : String(topic_id)}
        choices={topics.map((one) => ({ value: String(one.topic_id), text: one.topic }))}
        onChange={(value) => onChange({ topic: value === null ? null : Number(value) })}
      />
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <TeamPicker
          label={translate('actions.filters.team')}
          value={team_id === null ? null : (team ?? null)}
          excludedIds={[]}
          onChange={(chosen) => onChange({ team: chosen?.id ?? null })}
        />
      </Box>
    </>
  );
}
