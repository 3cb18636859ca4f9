import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly name: string;
  readonly people: number;
  readonly busy: boolean;
  readonly onLaunch: () => void;
  readonly onClose: () => void;
}

/** Says how many it will be given to, and what is fixed by it. */
export function LaunchDialog({ name, people, busy, onLaunch, onClose }: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('learning.campaign.launchTitle', { name })}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate('learning.campaign.launchText', { smart_count: people })}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={busy}>
          {translate('learning.campaign.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={onLaunch}>
          {translate('learning.campaign.launch')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
