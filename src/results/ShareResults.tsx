import { Alert, Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ownSharingQuery, shareResults, sharingKeys } from '../../dataProviders/metricResults.ts';
import { companyNameOf } from '../../domain/accounts/accountDisplayName.ts';
import { sharingAudiences } from '../../domain/metricResults/profileVisibility.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { Hint, SecondaryText } from '../kit/page/SecondaryText.tsx';
import { QueryState } from '../kit/states/QueryState.tsx';
import { useAction } from '../kit/useAction.ts';

const choices = [null, ...sharingAudiences] as const;

/** Lets people share their profile or stop sharing it. A choice is saved immediately. */
export function ShareResults() {
  const translate = useTranslate();
  const id = useId();
  const { currentAccount } = usePerson();
  const company = companyNameOf(currentAccount);
  const query = useQuery(ownSharingQuery(currentAccount.id));
  const change = useAction(shareResults, {
    invalidates: sharingKeys,
    success: null,
    isShownOnPage: () => true,
  });
  const shown = change.isPending ? change.variables : query.data?.shared_with;
  const word = (key: string) => translate(`metricResults.sharing.${key}`, { company });
  return (
    <Card component="section" variant="outlined" data-paper="left-out" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} component="h2" variant="h2">
        {word('title')}
      </Typography>
      <SecondaryText sx={{ maxWidth: 640, mt: 0.5 }}>{word('text')}</SecondaryText>
      <QueryState query={query} failed="metricResults.sharing.loadFailed">
        {() => (
          <RadioGroup
            aria-labelledby={id}
            value={shown ?? 'nobody'}
            onChange={(event) =>
              change.mutate(sharingAudiences.find((one) => one === event.target.value) ?? null)
            }
            sx={{ mt: 1 }}
          >
            {choices.map((choice) => (
              <FormControlLabel
                key={choice}
                value={choice ?? 'nobody'}
                control={<Radio />}
                label={word(choice ?? 'nobody')}
                disabled={change.isPending}
              />
            ))}
          </RadioGroup>
        )}
      </QueryState>
      {change.isError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {word('failed')}
        </Alert>
      )}
      {change.isSuccess && (
        <Typography role="status" variant="body2">
          {word('saved')}
        </Typography>
      )}
      <Hint role="status" sx={{ maxWidth: 640, mt: 1 }}>
        {word(query.data?.status ? `status.${query.data.status}` : 'late')}
      </Hint>
    </Card>
  );
}
