import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Failed } from '../../src/kit/lists/ListStates.tsx';
import type { RegroupForecast } from './regrouping.ts';

interface Props {
  readonly forecast: RegroupForecast | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** What a change would do: to the teams, to their results, to campaigns that run or are prepared. */
export function RegroupForecastView({ forecast, failed, onRetry }: Props) {
  const translate = useTranslate();
  if (failed) return <Failed text="teams.regroup.previewFailed" onRetry={onRetry} />;
  if (!forecast) {
    return (
      <Box role="status" aria-label={translate('teams.regroup.looking')}>
        <Skeleton height={36} />
        <Skeleton height={36} />
      </Box>
    );
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }} aria-live="polite">
      <Typography variant="h3">{translate('teams.regroup.preview')}</Typography>
      <Typography>
        {translate('teams.regroup.joining', { smart_count: forecast.joining })}{' '}
        {forecast.staying > 0 && translate('teams.regroup.staying', { smart_count: forecast.staying })}
      </Typography>
      <Sizes forecast={forecast} />
      <Campaigns forecast={forecast} />
    </Box>
  );
}

function Sizes({ forecast: { teams, minimum } }: { readonly forecast: RegroupForecast }) {
  const translate = useTranslate();
  const column = (name: string) => translate(`teams.regroup.columns.${name}`);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('teams.regroup.table')}>
      <Table aria-label={translate('teams.regroup.table')}>
        <TableHead>
          <TableRow>
            <TableCell>{column('team')}</TableCell>
            <TableCell align="right">{column('before')}</TableCell>
            <TableCell align="right">{column('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {teams.map(({ team_id, name, before, after, removed }) => (
            <TableRow key={team_id ?? 'new'}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', minWidth: 120 }}>
                {name}
                <Typography variant="body2" color="text.secondary">
                  {resultsOf(after, removed)}
                </Typography>
              </TableCell>
              <TableCell align="right">{before}</TableCell>
              <TableCell align="right">{removed ? '–' : after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );

  function resultsOf(after: number, removed: boolean): string {
    if (removed) return translate('teams.regroup.removed');
    if (after >= minimum) return translate('teams.regroup.reported');
    return translate('teams.regroup.small', { minimum });
  }
}

function Campaigns({ forecast: { campaigns } }: { readonly forecast: RegroupForecast }) {
  const translate = useTranslate();
  if (campaigns.length === 0) {
    return <Typography color="text.secondary">{translate('teams.regroup.nextOnly')}</Typography>;
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
          <li key={campaign.campaign_id}>
            <strong>{campaign.name}</strong>: {reported(campaign)}
          </li>
        ))}
      </Box>
    </Box>
  );

  function reported({ status, by_team, invited }: RegroupForecast['campaigns'][number]): string {
    if (status === 'draft') return translate('teams.regroup.draft');
    return by_team
      ? translate('teams.regroup.open', { smart_count: invited })
      : translate('teams.regroup.openNoTeams');
  }
}
