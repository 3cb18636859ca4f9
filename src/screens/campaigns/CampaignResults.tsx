import { Box, Button } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import {
  campaignFeedbackQuery,
  publishedCommentsQuery,
  supplementalResultsQuery,
} from '../../../dataProviders/benchmarkResultDetails.ts';
import {
  campaignResultsQuery,
  groupResultsQuery,
  openParticipationQuery,
} from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { CampaignResultCharts } from '../../results/CampaignResultCharts.tsx';
import { MergedGroups } from '../../results/MergedGroups.tsx';
import { ParticipationNote } from '../../results/ParticipationNote.tsx';
import { PublishedComments } from '../../results/PublishedComments.tsx';
import { SupplementalResults } from '../../results/SupplementalResults.tsx';
import { SurveyFeedback } from '../../results/SurveyFeedback.tsx';
import { sectionStack } from '../../results/stackStyles.ts';
import { useCampaignCaptions } from '../../results/useCampaignCaption.ts';
import { dimensions } from '../../results/useResultTexts.ts';
import { ResultNotices } from '../../results/view/ResultNotices.tsx';
import { useResultView } from '../../results/view/useResultView.ts';

/** The results of one campaign: scores, participation and combined groups. Before it closes, participation only. */
export default function CampaignResults() {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const id = Number(useParams().id);
  const { isOtherAccount } = useResultView();
  const closedCampaigns = useQuery(campaignResultsQuery(currentAccount.id));
  const openCampaigns = useQuery(openParticipationQuery(currentAccount.id));
  const campaign = closedCampaigns.data?.find(({ campaign_id }) => campaign_id === id);
  const openCampaign = openCampaigns.data?.find(({ campaign_id }) => campaign_id === id);
  const back = (
    <Button component={Link} to={`/micro-surveys/benchmarks/manage/${id}`} sx={{ ml: { xs: -1, sm: 0 } }}>
      {translate('results.notClosed.action')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={campaign?.name ?? openCampaign?.name ?? translate('titles.benchmarkResults')}
        purpose={translate('results.purpose', {
          company: companyNameOf(currentAccount),
        })}
        action={back}
      />
      <ResultNotices hasNamedCampaign={null} />
      <QueryState query={closedCampaigns} failed="results.failed" loading="results.loading" shape="page">
        {(campaigns) =>
          campaign ? (
            <Box sx={sectionStack}>
              {campaign.participation_percent !== null && (
                <SecondaryText className="tabular">
                  {translate('results.finished', { percent: campaign.participation_percent })}
                </SecondaryText>
              )}
              <CampaignResultCharts campaign={campaign} campaigns={campaigns}>
                <CampaignSupplementalResults campaign={campaign} />
                {!isSupervisor(user) && <Feedback campaign={campaign} />}
                {!isSupervisor(user) && (
                  <Box>
                    <Button component={Link} to={`/micro-surveys/benchmarks/manage/${id}/technical`}>
                      {translate('titles.technicalInformation')}
                    </Button>
                  </Box>
                )}
                <CombinedGroups campaignId={id} k={campaign.k} />
              </CampaignResultCharts>
            </Box>
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {openCampaign && <ParticipationNote campaign={openCampaign} />}
              {!isOtherAccount && <TranslatedStateCard texts="results.notClosed" />}
            </Box>
          )
        }
      </QueryState>
    </>
  );
}

/** The results of custom questions; only administrators read comments. */
function CampaignSupplementalResults({ campaign }: { readonly campaign: CampaignScores }) {
  const { user, currentAccount } = usePerson();
  const about = useCampaignCaptions();
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
            <PublishedComments questions={questions} k={campaign.k} search={search} onSearch={setSearch} />
          )}
        </QueryState>
      )}
    </>
  );
}

function Feedback({ campaign }: { readonly campaign: CampaignScores }) {
  const about = useCampaignCaptions();
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
 * The groups that were combined before publication. Rendered once all dimensions have loaded, because a partial list would suggest that all
 * other groups are shown separately. Team leads see only teams.
 */
function CombinedGroups({ campaignId, k }: { readonly campaignId: number; readonly k: number }) {
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const query = useQueries({
    queries: offered.map((dimension) => groupResultsQuery(currentAccount.id, campaignId, dimension)),
  });
  const parts = offered.flatMap((dimension, at) => {
    const groups = query[at]?.data;
    return groups ? [{ dimension, groups }] : [];
  });
  return parts.length === offered.length ? <MergedGroups dimensionGroups={parts} k={k} /> : null;
}
