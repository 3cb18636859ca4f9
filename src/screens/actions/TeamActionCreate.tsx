import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { teamFocusQuery } from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { ChosenFocusForm } from './ChosenFocusForm.tsx';

const fields = { campaign: urlField.id(), team: urlField.id(), topic: urlField.id() };

/** Chooses a focus: the form of a new action about a topic of a published group. */
export default function TeamActionCreate() {
  const translate = useTranslate();
  const [{ campaign, team, topic }, setFilters] = useUrlFilters(fields);
  const query = useQuery({
    ...teamFocusQuery(useAccountId(), campaign ?? 0, team),
    enabled: campaign !== null,
  });
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <BackLink to="/dashboard/benchmark" label="titles.benchmarkDashboard" />
      <PageHeader
        title={translate('titles.teamActionCreate')}
        purpose={query.data && translate('actions.form.campaign', { campaign: query.data.campaign.name })}
      />
      {campaign === null ? (
        <TranslatedStateCard texts="actions.form.noCampaign" />
      ) : (
        <QueryState
          query={query}
          failed="actions.form.failed"
          missing="actions.form.notChoosable"
          shape="page"
          empty={{
            when: ({ groups, team_id }) => groups.length === 0 || team_id !== team,
            text: 'actions.form.notChoosable',
          }}
        >
          {(focus) => (
            <ChosenFocusForm
              key={`${campaign} ${team}`}
              focus={focus}
              topicId={topic}
              onTopic={(next) => setFilters({ topic: next })}
            />
          )}
        </QueryState>
      )}
    </Box>
  );
}
