import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { calendarFeedQuery, calendarKeys, createCalendarFeed } from '../../../dataProviders/calendar.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { CopyableLink } from '../../kit/forms/CopyableLink.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ExistingFeed } from './ExistingFeed.tsx';

/** Creates, replaces and deletes the private link for other calendar programs. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const feed = useQuery(calendarFeedQuery(useAccountId()));
  const create = useAction(createCalendarFeed, { invalidates: calendarKeys, success: null });
  const url = create.data?.url;
  return (
    <PageDialog
      title={translate('calendar.feed.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('calendar.feed.close')}</Button>}
    >
      <Typography>{translate('calendar.feed.text')}</Typography>
      <Hint>{translate('calendar.feed.secret')}</Hint>
      {url ? (
        <>
          <Typography role="status">{translate('calendar.feed.created')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <CopyableLink url={url} texts="calendar.feed" />
          </Box>
        </>
      ) : (
        <QueryState query={feed} failed="calendar.feed.failed" height={48}>
          {({ created_at }) =>
            created_at === null ? (
              <Box>
                <Button variant="contained" disabled={create.isPending} onClick={() => create.mutate()}>
                  {translate('calendar.feed.create')}
                </Button>
              </Box>
            ) : (
              <ExistingFeed
                createdAt={created_at}
                isCreating={create.isPending}
                onCreate={(close) => create.mutate(undefined, { onSettled: close })}
              />
            )
          }
        </QueryState>
      )}
    </PageDialog>
  );
}
