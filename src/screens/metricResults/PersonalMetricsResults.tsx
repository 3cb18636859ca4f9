import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { metricCampaignsQuery, publishedMetricsQuery } from '../../../dataProviders/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { ResultsPage } from '../../results/ResultsPage.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { CompanyAverageChart } from './CompanyAverageChart.tsx';
import { CycleQuestionResults } from './CycleQuestionResults.tsx';
import { GroupBlueprint } from './GroupBlueprint.tsx';
import { MetricGroupChart } from './MetricGroupChart.tsx';
import { sortByValue } from './metricFigures.ts';
import { SelfAndOthers } from './SelfAndOthers.tsx';
import { useMetricNames } from './useMetricNames.ts';

/** The published personal metrics of groups, never of a single person. */
export default function PersonalMetricsResults() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const [campaignId, setCampaignId] = useState<number | null>(null);
  const campaigns = useQuery(metricCampaignsQuery(currentAccount.id));
  const query = useQuery(publishedMetricsQuery(currentAccount.id, campaignId));
  const company = companyNameOf(currentAccount);
  // The choice of a campaign appears together with the first results, which it would move.
  const isOpening = campaigns.isPending || (campaignId === null && query.isPending);
  return (
    <ResultsPage
      title={translate('titles.personalMetrics')}
      purpose={translate('metricResults.group.purpose', { company })}
    >
      {isOpening ? (
        <LoadingState loading="results.loading" shape="page" />
      ) : (
        <>
          <CampaignChoice campaigns={campaigns.data ?? []} campaignId={campaignId} onChange={setCampaignId} />
          <QueryState query={query} failed="results.failed" loading="results.loading" shape="page">
            {(result) =>
              result ? (
                <>
                  <PublishedResults result={result} company={company} />
                  <CycleQuestionResults campaign={result} />
                  <TechnicalLink campaignId={result.campaign_id} />
                  <GroupBlueprint key={result.campaign_id} result={result} company={company} />
                </>
              ) : (
                <NoCampaign />
              )
            }
          </QueryState>
        </>
      )}
    </ResultsPage>
  );
}

interface CampaignChoiceProps {
  readonly campaigns: readonly { readonly campaign_id: number; readonly name: string }[];
  /** Null for the newest. */
  readonly campaignId: number | null;
  readonly onChange: (campaignId: number) => void;
}

function CampaignChoice({ campaigns, campaignId, onChange }: CampaignChoiceProps) {
  const translate = useTranslate();
  const [newest, ...others] = campaigns;
  if (!newest || others.length === 0) return null;
  return (
    <SelectField
      label={translate('metricResults.campaign')}
      value={campaignId ?? newest.campaign_id}
      onChange={onChange}
      options={campaigns.map(({ campaign_id, name }) => ({ value: campaign_id, text: name }))}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}

function TechnicalLink({ campaignId }: { readonly campaignId: number }) {
  const translate = useTranslate();
  const { user } = usePerson();
  if (!isAdmin(user)) return null;
  return (
    <Box>
      <Button component={Link} to={`/dashboard/pmresults/technical/${campaignId}`}>
        {translate('titles.technicalInformation')}
      </Button>
    </Box>
  );
}

function NoCampaign() {
  const translate = useTranslate();
  return (
    <TranslatedStateCard
      texts="metricResults.group.none"
      action={
        <Button variant="contained" component={Link} to="/surveys">
          {translate('metricResults.group.none.action')}
        </Button>
      }
    />
  );
}

interface PublishedProps {
  readonly result: PublishedMetrics;
  readonly company: string;
}

function PublishedResults({ result, company }: PublishedProps) {
  const translate = useTranslate();
  if (!result.everybody) {
    return <TranslatedStateCard texts="metricResults.group.tooFew" />;
  }
  const { certificate, k } = result;
  return (
    <>
      <Headline result={result} company={company} />
      <CompanyAverageChart result={result} of="metrics" />
      <CompanyAverageChart result={result} of="domains" />
      <MetricGroupChart key={result.campaign_id} result={result} />
      <SelfAndOthers result={result} />
      <Box sx={{ maxWidth: 720, display: 'grid', gap: 1 }}>
        <SecondaryText>{translate('metricResults.group.scale', { k })}</SecondaryText>
        {certificate && (
          <Hint sx={{ overflowWrap: 'anywhere' }}>
            {translate('metricResults.group.certificate', {
              k: certificate.k,
              hash: certificate.hash.slice(0, 12),
            })}
          </Hint>
        )}
      </Box>
    </>
  );
}

function Headline({ result, company }: PublishedProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const name = useMetricNames();
  const ranked = sortByValue(result.everybody?.metrics ?? []);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (!high || !low) return null;
  const margin = Math.max(high.margin ?? 0, low.margin ?? 0);
  return (
    <Box>
      <Typography className="tabular" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
        <strong>
          {translate('metricResults.group.headline', {
            company,
            high: name('names', high.metric),
            highValue: displayedScoreText(high, words),
            low: name('names', low.metric),
            lowValue: displayedScoreText(low, words),
          })}
        </strong>{' '}
        {margin > 0 && translate('metricResults.group.within', { margin })}
      </Typography>
      {result.finished_percent !== null && (
        <SecondaryText className="tabular" sx={{ mt: 0.5 }}>
          {translate('metricResults.group.finished', {
            percent: result.finished_percent,
            people: words.people(result.invited_from),
          })}
        </SecondaryText>
      )}
    </Box>
  );
}
