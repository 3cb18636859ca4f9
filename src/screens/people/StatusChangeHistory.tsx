import { Box, Button, Card, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusBatch } from '../../../contract/v2/people.ts';
import { statusBatchesQuery } from '../../../dataProviders/people.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useUndoStatusChange } from './useUndoStatusChange.ts';

/** Previous changes of status, newest first; each can be undone once. */
export function StatusChangeHistory() {
  const translate = useTranslate();
  const id = useId();
  const query = useInfiniteQuery(statusBatchesQuery(useAccountId()));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('people.status.batches.title')}
      </Typography>
      <QueryState query={query} failed="people.status.batches.failed">
        {({ pages }) => {
          const batches = pages.flatMap((page) => page.batches);
          return batches.length === 0 ? (
            <SecondaryText>{translate('people.status.batches.empty')}</SecondaryText>
          ) : (
            <List disablePadding>
              {batches.map((batch) => (
                <Batch key={batch.id} batch={batch} />
              ))}
            </List>
          );
        }}
      </QueryState>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {translate('people.status.batches.more')}
        </Button>
      )}
    </Card>
  );
}

function Batch({ batch }: { readonly batch: StatusBatch }) {
  const translate = useTranslate();
  const undo = useUndoStatusChange();
  const { id, actor, status, changed, made_at, undone_at, restored } = batch;
  const words = (key: string, args = {}) => translate(`people.status.batches.${key}`, args);
  const what = words(`changed.${status}`, { smart_count: changed });
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={what}
        secondary={
          <>
            {actor === null ? words('bySomebody') : words('by', { actor })} · <RelativeTime at={made_at} />
            {undone_at !== null && ` · ${words('undone', { restored: restored ?? 0, changed })}`}
          </>
        }
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
      />
      {undone_at === null && (
        <Box>
          <Button
            size="small"
            loading={undo.isPending}
            aria-label={words('undoOf', { what })}
            onClick={() => undo.mutate(id)}
          >
            {words('undo')}
          </Button>
        </Box>
      )}
    </ListItem>
  );
}
