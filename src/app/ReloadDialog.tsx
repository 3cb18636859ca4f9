import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { offerReloadOnChunkFailure } from './fetchScreen.ts';
import { changeShell, useShell } from './shellState.ts';

/** Offers a reload when a chunk fails to load. Until then the current page stays, with everything typed into it. */
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
  return (
    <Dialog open={isOpen} onClose={stay} aria-labelledby="reload-title">
      <DialogTitle id="reload-title" component="h2">
        {translate('app.reload.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.reload.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stay}>{translate('app.reload.stay')}</Button>
        <Button variant="contained" onClick={reload}>
          {translate('app.reload.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
