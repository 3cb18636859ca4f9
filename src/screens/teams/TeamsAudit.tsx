import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { type TeamFinding, teamFindings } from '../../../contract/v2/teams.ts';
import { readTeamAudit, type TeamAudit } from '../../../dataProviders/teams.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { auditKey } from './auditKey.ts';
import { Finding } from './Finding.tsx';
import { TeamChanges } from './TeamChanges.tsx';

/** Which teams and people need a look, and what was moved lately. */
export default function TeamsAudit() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [auditKey], queryFn: readTeamAudit });
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('teams.audit.title')} purpose={translate('teams.audit.purpose')} />
      {query.isError && (
        <LoadFailed text={translate('teams.audit.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <Box role="status" aria-label={translate('teams.audit.loading')}>
          <Skeleton height={40} width="60%" />
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
      {query.data && query.data.teams === 0 && <NoTeams />}
      {query.data && query.data.teams > 0 && <Findings audit={query.data} />}
    </Box>
  );
}

function NoTeams() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('teams.audit.noTeams.title')}
      text={translate('teams.audit.noTeams.text')}
      action={
        <Button component={Link} to="/teams/create" variant="contained">
          {translate('teams.audit.noTeams.action')}
        </Button>
      }
    />
  );
}

/** The finding that is looked at stands in the address; at first it is the first with anything to mend. */
function Findings({ audit }: { readonly audit: TeamAudit }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const wanted = teamFindings.find((finding) => finding === search.get('finding'));
  const shown = wanted ?? teamFindings.find((finding) => audit.counts[finding] > 0) ?? 'empty';
  const { minimum, minimum_of } = audit;
  const show = (finding: TeamFinding) =>
    setSearch({ finding }, { replace: true, preventScrollReset: true, state: { _scrollToTop: false } });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        {minimum_of === null
          ? translate('teams.audit.minimum', { minimum })
          : translate('teams.audit.minimumOf', { minimum, campaign: minimum_of })}
      </Typography>
      <Box
        role="group"
        aria-label={translate('teams.audit.table')}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {teamFindings.map((finding) => (
          <Chip
            key={finding}
            component="button"
            clickable
            aria-pressed={finding === shown}
            color={finding === shown ? 'primary' : 'default'}
            variant={finding === shown ? 'filled' : 'outlined'}
            label={`${translate(`teams.audit.findings.${finding}.title`)} · ${audit.counts[finding]}`}
            onClick={() => show(finding)}
          />
        ))}
      </Box>
      <Finding key={shown} finding={shown} minimum={minimum} />
      <TeamChanges />
    </Box>
  );
}
