import { Box, Button, Card, Chip, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TeamChange } from '../../../contract/v2/teams.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { readTeamChanges, teamActions } from '../../../dataProviders/teams.ts';
import { movedKeys } from '../../../resources/teams/regrouping.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { auditKey } from './auditKey.ts';

/** What was moved, merged and split lately, and the way back. */
export function TeamChanges() {
  const translate = useTranslate();
  const titleId = useId();
  const query = useQuery({ queryKey: [auditKey, 'changes'], queryFn: readTeamChanges });
  const changes = query.data?.changes ?? [];
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h2">
        {translate('teams.changes.title')}
      </Typography>
      {query.isPending && <Skeleton height={36} />}
      {query.isError && (
        <LoadFailed text={translate('teams.changes.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && changes.length === 0 && (
        <Typography color="text.secondary">{translate('teams.changes.empty')}</Typography>
      )}
      {changes.length > 0 && (
        <List dense disablePadding>
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </List>
      )}
    </Card>
  );
}

function Change({ change }: { readonly change: TeamChange }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => teamActions.undoRegroup(change.id),
    onSuccess: (restored) =>
      notify('teams.regroup.undone', { type: 'success', messageArgs: { smart_count: restored } }),
    onError: (failure) => notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
    onSettled: () => Promise.all(movedKeys.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  const what = translate(`teams.changes.what.${change.kind}`, {
    smart_count: change.moved,
    target: change.target,
    sources: change.sources.join(', '),
  });
  return (
    <ListItem divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        sx={{ flex: '1 1 240px' }}
        primary={what}
        secondary={
          <>
            <RelativeTime at={change.done_at} />
            {change.done_by && ` ${translate('teams.changes.by', { name: change.done_by })}`}
          </>
        }
      />
      <Box>
        {change.undone_at === null ? (
          <Button
            size="small"
            loading={undo.isPending}
            aria-label={translate('teams.changes.undoOf', { what })}
            onClick={() => undo.mutate()}
          >
            {translate('teams.changes.undo')}
          </Button>
        ) : (
          <Chip size="small" variant="outlined" label={translate('teams.changes.undone')} />
        )}
      </Box>
    </ListItem>
  );
}
