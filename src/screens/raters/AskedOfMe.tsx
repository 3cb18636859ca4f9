import { Box, Button, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AskedOfMe as Asked } from '../../../contract/v2/raters.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useDay } from './useDay.ts';

/** Whom the reader is asked about; the surveys are answered on the respondent's page, which is a program of its own. */
export function AskedOfMe({ asked }: { readonly asked: readonly Asked[] }) {
  const translate = useTranslate();
  const written = useDay();
  const [declined, decline] = useState<Asked | null>(null);
  const isOpen = asked.some(({ status }) => status !== 'finished');
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 720 }}>
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button href="/metrics/r" variant="outlined">
            {translate('raters.asked.answer')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
            {translate('raters.asked.text')}
          </Typography>
        </Box>
      )}
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
