import { Box, Button, Card, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { TeamChange } from '../../../contract/v2/teams.ts';
import { teamChangesQuery, teamKeys, undoRegroup } from '../../../dataProviders/teams.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';

/** Recent moves, merges and splits; each can be undone. */
export function TeamChangeHistory() {
  const translate = useTranslate();
  const titleId = useId();
  const query = useQuery(teamChangesQuery(useAccountId()));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h2">
        {translate('teams.changes.title')}
      </Typography>
      <QueryState query={query} failed="teams.changes.failed">
        {(changes) =>
          changes.length === 0 ? (
            <SecondaryText>{translate('teams.changes.empty')}</SecondaryText>
          ) : (
            <List dense disablePadding>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </List>
          )
        }
      </QueryState>
    </Card>
  );
}

function Change({ change }: { readonly change: TeamChange }) {
  const translate = useTranslate();
  const undo = useAction(() => undoRegroup(change.id), {
    invalidates: teamKeys,
    success: (smart_count) => translate('teams.regroup.undone', { smart_count }),
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
            {change.done_by && ` · ${translate('teams.changes.by', { name: change.done_by })}`}
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
