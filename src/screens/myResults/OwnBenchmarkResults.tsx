import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OwnResult, ownResultsQuery } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { sectionStack } from '../../results/stackStyles.ts';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { OwnResultsPage } from './OwnResultsPage.tsx';
import { OwnResultView } from './OwnResultView.tsx';

/** The private copies of the person's own results. They are not loaded during emulation. */
export default function OwnBenchmarkResults() {
  return (
    <OwnResultsPage title="titles.icbResults" purpose="results.own.purpose">
      <LoadedResults />
    </OwnResultsPage>
  );
}

function LoadedResults() {
  const { user, currentAccount } = usePerson();
  const query = useQuery(ownResultsQuery(currentAccount.id, user.id));
  // Cached results may no longer exist, so a failure clears the list.
  const cleared = query.isError ? { ...query, data: undefined } : query;
  return (
    <QueryState
      query={cleared}
      failed="results.own.failed"
      loading="results.loading"
      shape="page"
      empty={{ when: (results) => results.length === 0, text: 'results.own.none' }}
    >
      {(results) => <Results all={results} />}
    </QueryState>
  );
}

function Results({ all }: { readonly all: readonly OwnResult[] }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [campaignId, setCampaignId] = useState<number | null>(null);
  const results = [...all].sort(
    (a, b) => b.finished_on.localeCompare(a.finished_on) || b.campaign_id - a.campaign_id,
  );
  const index = Math.max(
    0,
    results.findIndex(({ campaign_id }) => campaign_id === campaignId),
  );
  const result = results[index];
  if (!result) return null;
  return (
    <Box sx={sectionStack}>
      {results.length > 1 && (
        <SelectField
          label={translate('results.own.which')}
          value={result.campaign_id}
          onChange={setCampaignId}
          options={results.map((one) => ({
            value: one.campaign_id,
            text: translate('results.own.option', {
              campaign: one.campaign,
              day: words.day(one.finished_on),
            }),
          }))}
          sx={{ width: 360, maxWidth: '100%' }}
        />
      )}
      <OwnResultView result={result} before={results[index + 1] ?? null} />
    </Box>
  );
}
