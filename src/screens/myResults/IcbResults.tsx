import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ownResults } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { OwnResultView } from './OwnResultView.tsx';
import { ResultsPage, stacked } from './ResultsPage.tsx';

/** The private copies of somebody's own results; never asked for while another account is viewed. */
export default function IcbResults() {
  const translate = useTranslate();
  return (
    <ResultsPage title={translate('titles.icbResults')} purpose={translate('results.own.purpose')}>
      <OwnResults />
    </ResultsPage>
  );
}

function OwnResults() {
  const translate = useTranslate();
  const words = useResultWords();
  const { user } = usePerson();
  const own = useQuery(ownResults(user.id));
  const [chosen, setChosen] = useState<number | null>(null);
  if (own.isPending) return <ResultsLoading />;
  // What was shown before is no longer sure to be there: a failure clears the list.
  if (own.isError) {
    return <ResultsFailed title={translate('results.own.failed')} onRetry={() => void own.refetch()} />;
  }
  const results = [...own.data].sort(
    (a, b) => b.finished_on.localeCompare(a.finished_on) || b.campaign_id - a.campaign_id,
  );
  const at = Math.max(
    0,
    results.findIndex(({ campaign_id }) => campaign_id === chosen),
  );
  const result = results[at];
  if (!result) {
    return (
      <StateCard title={translate('results.own.none.title')} text={translate('results.own.none.text')} />
    );
  }
  return (
    <Box sx={stacked}>
      {results.length > 1 && (
        <TextField
          select
          label={translate('results.own.which')}
          value={result.campaign_id}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ width: 360, maxWidth: '100%' }}
        >
          {results.map((one) => (
            <MenuItem key={one.campaign_id} value={one.campaign_id}>
              {translate('results.own.option', { campaign: one.campaign, day: words.day(one.finished_on) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <OwnResultView result={result} before={results[at + 1] ?? null} />
    </Box>
  );
}
