import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { offerReloadOnChunkFailure } from './fetchScreen.ts';
import { changeShell, useShell } from './shellState.ts';

/**
 * Offers a reload when a chunk fails to load. Until then, the current page and everything typed into it stay. It is a native dialog,
 * because the MUI dialog is in a separate chunk that may not load either.
 */
export function ReloadDialog() {
  const isOpen = useShell((shell) => shell.reloadOffered);
  const translate = useTranslate();
  const navigate = useNavigate();
  const here = useLocation();
  const { location: target } = useNavigation();
  useEffect(offerReloadOnChunkFailure, []);

  const reload = () => {
    if (target) window.location.assign(`${target.pathname}${target.search}`);
    else window.location.reload();
  };
  /** Navigating to the current location cancels the pending navigation. */
  const stay = () => {
    changeShell({ reloadOffered: false });
    if (target) navigate(here, { replace: true, state: here.state });
  };
  if (!isOpen) return null;
  return (
    <Box
      component="dialog"
      ref={openModal}
      onCancel={stay}
      aria-labelledby="reload-title"
      sx={{
        maxWidth: 600,
        p: 3,
        border: 0,
        borderRadius: 1,
        boxShadow: 24,
        color: 'text.primary',
        bgcolor: 'background.paper',
        '&::backdrop': { bgcolor: 'rgb(0 0 0 / 0.5)' },
      }}
    >
      <Typography id="reload-title" component="h2" variant="h6" gutterBottom>
        {translate('app.reload.title')}
      </Typography>
      <Typography color="text.secondary">{translate('app.reload.text')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button onClick={stay}>{translate('app.reload.stay')}</Button>
        <Button variant="contained" onClick={reload}>
          {translate('app.reload.reload')}
        </Button>
      </Box>
    </Box>
  );
}

const openModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();
