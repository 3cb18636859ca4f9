import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { calendarKeys, revokeCalendarFeed } from '../../../dataProviders/calendar.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

interface ExistingFeedProps {
  readonly createdAt: string;
  readonly isCreating: boolean;
  readonly onCreate: (close: () => void) => void;
}

/** A feed whose link isn't known anymore: it can be replaced or deleted. */
export function ExistingFeed({ createdAt, isCreating, onCreate }: ExistingFeedProps) {
  const translate = useTranslate();
  const format = useFormat();
  const revoke = useAction(revokeCalendarFeed, { invalidates: calendarKeys });
  return (
    <>
      <Typography>{translate('calendar.feed.exists', { day: format.date(createdAt) })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ConfirmedButton
          variant="outlined"
          title={translate('calendar.feed.renewTitle')}
          text={translate('calendar.feed.renewText')}
          busy={isCreating}
          onConfirm={onCreate}
        >
          {translate('calendar.feed.renew')}
        </ConfirmedButton>
        <ConfirmedButton
          title={translate('calendar.feed.revokeTitle')}
          text={translate('calendar.feed.revokeText')}
          destructive
          busy={revoke.isPending}
          onConfirm={(close) => revoke.mutate(undefined, { onSettled: close })}
        >
          {translate('calendar.feed.revoke')}
        </ConfirmedButton>
      </Box>
    </>
  );
}
