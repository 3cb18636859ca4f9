import { Box, Button, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FeedbackRequest } from '../../../contract/v2/raters.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { DeclineRaterDialog } from './DeclineRaterDialog.tsx';

/** The people the reader is asked to rate. Answering opens the respondent's page, a separate program. */
export function FeedbackRequests({ requests }: { readonly requests: readonly FeedbackRequest[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const [declined, setDeclined] = useState<FeedbackRequest | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <List dense disablePadding>
        {requests.map((one) => (
          <ListItem key={one.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              primary={one.target}
              secondary={translate('raters.requests.by', {
                campaign: one.campaign.name,
                day: format.day(one.campaign.closes_on),
              })}
              sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
            />
            <Chip
              size="small"
              variant="outlined"
              label={translate(`raters.requests.statuses.${one.status}`)}
            />
            {one.is_over && one.status !== 'finished' && <Hint>{translate('raters.requests.over')}</Hint>}
            {one.code !== null && (
              <Button
                size="small"
                href={`/metrics/r?code=${one.code}`}
                aria-label={translate('raters.requests.answerNamed', { name: one.target })}
              >
                {translate(one.status === 'started' ? 'raters.requests.continue' : 'raters.requests.answer')}
              </Button>
            )}
            {one.may_decline && (
              <Button
                size="small"
                aria-label={translate('raters.requests.declineNamed', { name: one.target })}
                onClick={() => setDeclined(one)}
              >
                {translate('raters.requests.decline')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {declined && (
        <DeclineRaterDialog id={declined.id} name={declined.target} isOwn onClose={() => setDeclined(null)} />
      )}
    </Box>
  );
}
