import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RegroupPreview } from '../../contract/v2/teams.ts';
import { type Column, DataTable } from '../../src/kit/lists/DataTable.tsx';
import { Hint, SecondaryText } from '../../src/kit/page/SecondaryText.tsx';

type TeamForecast = RegroupPreview['teams'][number];

interface Props {
  readonly forecast: RegroupPreview;
  /** The name of a team that doesn't exist yet. */
  readonly newName: string;
}

/** The effects of the change on teams, their results, and draft and open campaigns. */
export function RegroupForecastView({ forecast, newName }: Props) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }} aria-live="polite">
      <Typography variant="h3">{translate('teams.regroup.preview')}</Typography>
      <Typography>
        {translate('teams.regroup.joining', { smart_count: forecast.joining })}{' '}
        {forecast.staying > 0 && translate('teams.regroup.staying', { smart_count: forecast.staying })}
      </Typography>
      <Sizes forecast={forecast} newName={newName} />
      <Campaigns forecast={forecast} />
    </Box>
  );
}

function Sizes({ forecast: { teams, minimum }, newName }: Props) {
  const translate = useTranslate();
  const resultsText = ({ after, removed }: TeamForecast) => {
    if (removed) return translate('teams.regroup.removed');
    if (after >= minimum) return translate('teams.regroup.reported');
    return translate('teams.regroup.small', { minimum });
  };
  const columns: readonly Column<TeamForecast>[] = [
    {
      name: 'team',
      sx: { overflowWrap: 'break-word', minWidth: 120 },
      cell: (team) => (
        <>
          {team.team_id === null ? newName : team.name}
          <Hint>{resultsText(team)}</Hint>
        </>
      ),
    },
    { name: 'before', align: 'right', cell: ({ before }) => before },
    { name: 'after', align: 'right', cell: ({ after, removed }) => (removed ? '–' : after) },
  ];
  return (
    <DataTable
      columnTexts="teams.regroup.columns"
      caption={translate('teams.regroup.table')}
      columns={columns}
      rows={teams}
      rowKey={({ team_id }) => team_id ?? 'new'}
    />
  );
}

function Campaigns({ forecast: { campaigns } }: Pick<Props, 'forecast'>) {
  const translate = useTranslate();
  if (campaigns.length === 0) {
    return <SecondaryText>{translate('teams.regroup.nextOnly')}</SecondaryText>;
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography variant="body2">{translate('teams.regroup.frozen')}</Typography>
      <Box
        component="ul"
        aria-label={translate('teams.regroup.campaigns')}
        sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}
      >
        {campaigns.map((campaign) => (
          <li key={campaign.campaign_id}>{reported(campaign)}</li>
        ))}
      </Box>
    </Box>
  );

  function reported({ name, status, by_team, invited }: RegroupPreview['campaigns'][number]): string {
    if (status === 'draft') return translate('teams.regroup.draft', { campaign: name });
    return by_team
      ? translate('teams.regroup.open', { campaign: name, smart_count: invited })
      : translate('teams.regroup.openNoTeams', { campaign: name });
  }
}
