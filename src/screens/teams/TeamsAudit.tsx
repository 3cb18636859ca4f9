import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { teamAuditFindings } from '../../../contract/v2/teams.ts';
import { type TeamAudit, teamAuditQuery } from '../../../dataProviders/teams.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { TeamAuditSection } from './TeamAuditSection.tsx';
import { TeamChangeHistory } from './TeamChangeHistory.tsx';

/** Teams and people to review, and recent changes. */
export default function TeamsAudit() {
  const translate = useTranslate();
  const query = useQuery(teamAuditQuery(useAccountId()));
  return (
    <>
      <PageHeader title={translate('teams.audit.title')} purpose={translate('teams.audit.purpose')} />
      <QueryState
        query={query}
        failed="teams.audit.failed"
        empty={{
          when: ({ teams }) => teams === 0,
          text: 'teams.audit.noTeams',
          action: (
            <Button component={Link} to="/teams/create" variant="contained">
              {translate('teams.audit.noTeams.action')}
            </Button>
          ),
        }}
      >
        {(audit) => <Findings audit={audit} />}
      </QueryState>
    </>
  );
}

const fields = { finding: urlField.choice(teamAuditFindings) };

/** Shows the finding of the address, or the first that lists anything. */
function Findings({ audit }: { readonly audit: TeamAudit }) {
  const translate = useTranslate();
  const [filters, setFilters] = useUrlFilters(fields);
  const finding = filters.finding ?? teamAuditFindings.find((one) => audit.counts[one] > 0) ?? 'empty';
  const { minimum, minimum_of } = audit;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        {minimum_of === null
          ? translate('teams.audit.minimum', { minimum })
          : translate('teams.audit.minimumOf', { minimum, campaign: minimum_of })}
      </Typography>
      <ChoiceChips
        label={translate('teams.audit.table')}
        choices={teamAuditFindings}
        value={finding}
        labelOf={(one) => `${translate(`teams.audit.findings.${one}.title`)} · ${audit.counts[one]}`}
        onChange={(one) => setFilters({ finding: one })}
      />
      <TeamAuditSection key={finding} finding={finding} minimum={minimum} />
      <TeamChangeHistory />
    </Box>
  );
}
