import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type TeamFocus, teamFocusQuery } from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { ChosenFocusForm } from './ChosenFocusForm.tsx';
import { OpenResultsButton } from './OpenResultsButton.tsx';

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
        purpose={query.data?.team_id === team && <Source focus={query.data} />}
      />
      {campaign === null ? (
        <TranslatedStateCard texts="actions.form.noCampaign" action={<OpenResultsButton />} />
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

/** The group and the campaign that the action is about. */
function Source({ focus }: { readonly focus: TeamFocus }) {
  const translate = useTranslate();
  const campaign = focus.campaign.name;
  const group = focus.groups.find((one) => one.team_id === focus.team_id);
  if (!group) return null;
  return group.name
    ? translate('actions.form.source', { group: group.name, campaign })
    : translate('actions.form.sourceCompany', { campaign });
}
