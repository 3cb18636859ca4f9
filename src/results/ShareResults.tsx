import { Alert, Card, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type SharingAudience, sharingAudiences } from '../../domain/metricResults/profileVisibility.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { LoadFailed } from '../kit/states/LoadFailed.tsx';

interface ShareResultsProps {
  /** How the screen asks with whom the profile is shared now, as widgets know no server. */
  readonly ask: {
    readonly queryKey: QueryKey;
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{
      readonly shared_with: SharingAudience | null;
    }>;
  };
  readonly save: (sharedWith: SharingAudience | null) => Promise<unknown>;
}

const choices = [null, ...sharingAudiences] as const;

/** Lets a person share the own profile, and take that back. Saved with the choice itself. */
export function ShareResults({ ask, save }: ShareResultsProps) {
  const translate = useTranslate();
  const id = useId();
  const queryClient = useQueryClient();
  const { currentAccount } = usePerson();
  const company = currentAccount.company_name || currentAccount.name;
  const now = useQuery(ask);
  const change = useMutation({
    mutationFn: save,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ask.queryKey }),
  });
  const shown = change.isPending ? change.variables : now.data?.shared_with;
  const word = (key: string) => translate(`metricResults.sharing.${key}`, { company });
  return (
    <Card component="section" variant="outlined" data-paper="left-out" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} component="h2" variant="h2">
        {word('title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 640, mt: 0.5 }}>
        {word('text')}
      </Typography>
      {now.isPending && <Skeleton variant="rounded" height={120} sx={{ mt: 2, maxWidth: 640 }} />}
      {now.isError && <LoadFailed text={word('loadFailed')} onRetry={() => void now.refetch()} />}
      {now.isSuccess && (
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
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 640, mt: 1 }}>
        {word('late')}
      </Typography>
    </Card>
  );
}
