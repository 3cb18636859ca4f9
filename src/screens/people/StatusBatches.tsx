import { Box, Button, Card, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusBatch } from '../../../contract/v2/people.ts';
import { readStatusBatches } from '../../../dataProviders/people.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { statusKey, useUndo } from './useStatusChange.ts';

/** What was changed for many before, newest first; each can be taken back once. */
export function StatusBatches() {
  const translate = useTranslate();
  const id = useId();
  const query = useInfiniteQuery({
    queryKey: [statusKey, 'batches'],
    queryFn: ({ pageParam }) => readStatusBatches(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ batches, more }) => (more ? (batches.at(-1)?.id ?? null) : null),
  });
  const batches = query.data?.pages.flatMap((page) => page.batches) ?? [];
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('people.status.batches.title')}
      </Typography>
      {query.isPending && <Skeleton height={56} />}
      {query.isError && (
        <LoadFailed text={translate('people.status.batches.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && batches.length === 0 && (
        <Typography color="text.secondary">{translate('people.status.batches.empty')}</Typography>
      )}
      <List disablePadding>
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </List>
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
  const undo = useUndo();
  const { id, actor, status, changed, made_at, undone_at, restored } = batch;
  const said = (key: string, args = {}) => translate(`people.status.batches.${key}`, args);
  const what = said(`changed.${status}`, { smart_count: changed });
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={what}
        secondary={
          <>
            {actor === null ? said('bySomebody') : said('by', { actor })} · <RelativeTime at={made_at} />
            {undone_at !== null && ` · ${said('undone', { restored: restored ?? 0, changed })}`}
          </>
        }
        sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
      />
      {undone_at === null && (
        <Box>
          <Button
            size="small"
            loading={undo.isPending}
            aria-label={said('undoOf', { what })}
            onClick={() => undo.mutate(id)}
          >
            {said('undo')}
          </Button>
        </Box>
      )}
    </ListItem>
  );
}
