import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
} from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mailtoLink } from '../../domain/text/mailtoLink.ts';
import { useApp } from './appContext.ts';
import type { SupportFormState } from './SupportForm.tsx';
import { changeShell, useShell } from './shellState.ts';
import { useSession } from './useSession.ts';

const formHeight = 129;
const formId = 'support-form';

const SupportForm = lazy(async () => ({ default: (await import('./SupportForm.tsx')).SupportForm }));

/** The support form. It stays mounted while closed, and loads what it needs when it first opens. Each app has its own title. */
export function SupportDialog() {
  const { app, config } = useApp();
  const isOpen = useShell((shell) => shell.supportDialogOpen);
  const { currentUser } = useSession();
  const translate = useTranslate();
  const [hasOpened, setHasOpened] = useState(isOpen);
  const [state, setState] = useState<SupportFormState | 'loading'>('loading');
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      keepMounted
      fullWidth
      maxWidth="sm"
      aria-labelledby="support-title"
      data-testid={`support-dialog-${app}`}
    >
      <DialogTitle id="support-title" component="h2">
        {translate(app === 'hr' ? 'app.support.variantTitle' : 'app.support.title')}
      </DialogTitle>
      {currentUser ? (
        <>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{translate('app.support.intro')}</DialogContentText>
            <Suspense fallback={<Box sx={{ height: formHeight }} />}>
              {hasOpened && <SupportForm id={formId} onClose={close} onChange={setState} />}
            </Suspense>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('app.support.cancel')}</Button>
            <Button type="submit" form={formId} variant="contained" disabled={state !== 'ready'}>
              {translate('app.support.send')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogContent>{translate('app.support.signedOut')}</DialogContent>
      )}
      {config.supportEmail && (
        <DialogContent sx={{ pt: 0 }}>
          <Link href={mailtoLink(config.supportEmail)}>
            {translate('app.support.orWrite', { email: config.supportEmail })}
          </Link>
        </DialogContent>
      )}
    </Dialog>
  );
}

const close = () => changeShell({ supportDialogOpen: false });
