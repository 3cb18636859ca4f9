import { Box, Button, Chip, List, ListItem, ListItemText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FeedbackRequest as Asked } from '../../../contract/v2/raters.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useFormatDay } from './useFormatDay.ts';

/** Whom the reader is asked about; the surveys are answered on the respondent's page, which is a program of its own. */
export function FeedbackRequests({ asked }: { readonly asked: readonly Asked[] }) {
  const translate = useTranslate();
  const written = useFormatDay();
  const [declined, decline] = useState<Asked | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 720 }}>
      <List dense disablePadding>
        {asked.map((one) => (
          <ListItem key={one.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              primary={one.target}
              secondary={translate('raters.asked.by', {
                campaign: one.campaign.name,
                day: written(one.campaign.closes_on),
              })}
              sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
            />
            <Chip size="small" variant="outlined" label={translate(`raters.asked.statuses.${one.status}`)} />
            {one.code !== null && (
              <Button
                size="small"
                href={`/metrics/r?code=${one.code}`}
                aria-label={translate('raters.asked.answerNamed', { name: one.target })}
              >
                {translate(one.status === 'started' ? 'raters.asked.goOn' : 'raters.asked.answer')}
              </Button>
            )}
            {one.may_decline && (
              <Button
                size="small"
                aria-label={translate('raters.asked.declineNamed', { name: one.target })}
                onClick={() => decline(one)}
              >
                {translate('raters.asked.decline')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {declined && (
        <DeclineDialog id={declined.id} name={declined.target} isOwn onClose={() => decline(null)} />
      )}
    </Box>
  );
}
