import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { metricCampaigns, publishedMetrics } from '../../../dataProviders/metricResults.ts';
import { shownText } from '../../kit/charts/shown.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { byValue } from './figures.ts';
import { GroupHeat } from './GroupHeat.tsx';
import { GroupProfile } from './GroupProfile.tsx';
import { stack } from './layout.ts';
import { OwnQuestions } from './OwnQuestions.tsx';
import { SelfAndOthers } from './SelfAndOthers.tsx';
import { useNames } from './useNames.ts';

/** What the personal metrics say about groups of the viewed account; nobody is shown alone. */
export default function PmResults() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const [chosen, setChosen] = useState<number | null>(null);
  const campaigns = useQuery(metricCampaigns(currentAccount.id));
  const found = useQuery(publishedMetrics(currentAccount.id, chosen));
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box sx={stack}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeader
          title={translate('titles.personalMetrics')}
          purpose={translate('metricResults.group.purpose', { company })}
        />
      </Box>
      {(campaigns.data?.length ?? 0) > 1 && (
        <TextField
          select
          label={translate('metricResults.campaign')}
          value={chosen ?? campaigns.data?.[0]?.campaign_id ?? ''}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ width: 360, maxWidth: '100%' }}
        >
          {campaigns.data?.map(({ campaign_id, name }) => (
            <MenuItem key={campaign_id} value={campaign_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {found.isPending && <ResultsLoading />}
      {found.isError && <ResultsFailed onRetry={() => void found.refetch()} />}
      {found.isSuccess && !found.data && <NoCampaign />}
      {found.data && <Published result={found.data} company={company} />}
      {found.data && <OwnQuestions campaign={found.data} />}
    </Box>
  );
}

function NoCampaign() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('metricResults.group.none.title')}
      text={translate('metricResults.group.none.text')}
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

function Published({ result, company }: PublishedProps) {
  const translate = useTranslate();
  if (!result.everybody) {
    return (
      <StateCard
        title={translate('metricResults.group.tooFew.title')}
        text={translate('metricResults.group.tooFew.text')}
      />
    );
  }
  const { certificate, k } = result;
  return (
    <>
      <Headline result={result} company={company} />
      <GroupProfile result={result} of="metrics" />
      <GroupProfile result={result} of="domains" />
      <GroupHeat key={result.campaign_id} result={result} />
      <SelfAndOthers result={result} />
      <Box sx={{ maxWidth: 720, display: 'grid', gap: 1 }}>
        <Typography color="text.secondary">{translate('metricResults.group.scale', { k })}</Typography>
        {certificate && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('metricResults.group.certificate', {
              k: certificate.k,
              hash: certificate.hash.slice(0, 12),
            })}
          </Typography>
        )}
      </Box>
    </>
  );
}

function Headline({ result, company }: PublishedProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const name = useNames();
  const ranked = byValue(result.everybody?.metrics ?? []);
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
            highValue: shownText(high, words),
            low: name('names', low.metric),
            lowValue: shownText(low, words),
          })}
        </strong>{' '}
        {margin > 0 && translate('metricResults.group.within', { margin })}
      </Typography>
      {result.finished_percent !== null && (
        <Typography color="text.secondary" className="tabular" sx={{ mt: 0.5 }}>
          {translate('metricResults.group.finished', {
            percent: result.finished_percent,
            people: words.people(result.invited_from),
          })}
        </Typography>
      )}
    </Box>
  );
}
