import { Box, Button, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import {
  campaignFeedbackQuery,
  publishedCommentsQuery,
  supplementalResultsQuery,
} from '../../../dataProviders/additionalResults.ts';
import {
  groupResultsQuery,
  openParticipationQuery,
  wholeResultsQuery,
} from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { CampaignPanel } from '../../results/CampaignPanel.tsx';
import { Comments } from '../../results/Comments.tsx';
import { MergedGroups } from '../../results/MergedGroups.tsx';
import { Participation } from '../../results/Participation.tsx';
import { SupplementalResults } from '../../results/SupplementalResults.tsx';
import { SurveyFeedback } from '../../results/SurveyFeedback.tsx';
import { stack } from '../../results/stack.ts';
import { useAboutOf } from '../../results/useCampaignCaption.ts';
import { dimensions } from '../../results/useResultWords.ts';

/** The results of one campaign: scores, participation and combined groups. Before it closes, participation only. */
export default function CampaignResults() {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const id = Number(useParams().id);
  const whole = useQuery(wholeResultsQuery(currentAccount.id));
  const open = useQuery(openParticipationQuery(currentAccount.id));
  const campaign = whole.data?.find(({ campaign_id }) => campaign_id === id);
  const running = open.data?.find(({ campaign_id }) => campaign_id === id);
  const back = (
    <Button component={Link} to={`/micro-surveys/benchmarks/manage/${id}`} sx={{ ml: { xs: -1, sm: 0 } }}>
      {translate('results.notClosed.action')}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeader
        title={campaign?.name ?? running?.name ?? translate('titles.benchmarkResults')}
        purpose={translate('results.purpose', {
          company: currentAccount.company_name || currentAccount.name,
        })}
        action={back}
      />
      <QueryState query={whole} failed="results.failed" loading="results.loading" shape="page">
        {(campaigns) =>
          campaign ? (
            <Box sx={stack}>
              {campaign.participation_percent !== null && (
                <Typography color="text.secondary" className="tabular">
                  {translate('results.finished', { percent: campaign.participation_percent })}
                </Typography>
              )}
              <CampaignPanel campaign={campaign} campaigns={campaigns}>
                <OwnQuestions campaign={campaign} />
                {!isSupervisor(user) && <Feedback campaign={campaign} />}
                <Merged campaignId={id} k={campaign.k} />
              </CampaignPanel>
            </Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {running && <Participation campaign={running} />}
              <StateCard
                title={translate('results.notClosed.title')}
                text={translate('results.notClosed.text')}
              />
            </Box>
          )
        }
      </QueryState>
    </Box>
  );
}

/** The results of custom questions; only administrators read comments. */
function OwnQuestions({ campaign }: { readonly campaign: WholeCampaign }) {
  const { user, currentAccount } = usePerson();
  const about = useAboutOf();
  const [search, setSearch] = useState('');
  const published = campaign.overall !== null;
  const shares = useQuery({
    ...supplementalResultsQuery(currentAccount.id, campaign.campaign_id),
    enabled: published,
  });
  const comments = useQuery({
    ...publishedCommentsQuery(currentAccount.id, campaign.campaign_id, search),
    enabled: published && !isSupervisor(user),
  });
  return (
    <>
      <QueryState query={shares} failed="results.ownQuestions.sharesFailed">
        {(questions) => (
          <SupplementalResults
            campaign={campaign.name}
            about={(n_band) => about({ ...campaign, n_band })}
            questions={questions}
          />
        )}
      </QueryState>
      {!isSupervisor(user) && (
        <QueryState query={comments} failed="results.ownQuestions.commentsFailed">
          {(questions) => (
            <Comments questions={questions} k={campaign.k} search={search} onSearch={setSearch} />
          )}
        </QueryState>
      )}
    </>
  );
}

function Feedback({ campaign }: { readonly campaign: WholeCampaign }) {
  const about = useAboutOf();
  const [search, setSearch] = useState('');
  const query = useQuery(campaignFeedbackQuery(useAccountId(), campaign.campaign_id, search));
  return (
    <SurveyFeedback
      query={query}
      search={search}
      onSearch={setSearch}
      campaign={campaign.name}
      about={(n_band) => about({ ...campaign, n_band })}
      k={campaign.k}
    />
  );
}

/**
 * Shown once all dimensions have loaded: a partial list would suggest that all other groups are shown
 * separately. Team leads see teams only.
 */
function Merged({ campaignId, k }: { readonly campaignId: number; readonly k: number }) {
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const query = useQueries({
    queries: offered.map((dimension) => groupResultsQuery(currentAccount.id, campaignId, dimension)),
  });
  const parts = offered.flatMap((dimension, at) => {
    const groups = query[at]?.data;
    return groups ? [{ dimension, groups }] : [];
  });
  return parts.length === offered.length ? <MergedGroups parts={parts} k={k} /> : null;
}
