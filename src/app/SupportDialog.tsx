import { yupResolver } from '@hookform/resolvers/yup';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { supportCalls, supportRules } from '../../contract/v2/support.ts';
import { callMain } from '../../dataProviders/http.ts';
import { mailtoLink } from '../kit/mailtoLink.ts';
import { useApp } from './appContext.ts';
import { notifyError, notifySuccess } from './notifications.ts';
import { changeShell, useShell } from './shellState.ts';
import { useSession } from './useSession.ts';

/** The support form. It stays mounted while closed. Each app has its own title. */
export function SupportDialog() {
  const { app, config } = useApp();
  const isOpen = useShell((shell) => shell.supportDialogOpen);
  const { currentUser } = useSession();
  const translate = useTranslate();
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
      {currentUser ? <SupportForm /> : <DialogContent>{translate('app.support.signedOut')}</DialogContent>}
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

function SupportForm() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: yupResolver(supportRules),
    mode: 'onChange',
    values: { page: pathname, message: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const send = handleSubmit(async (written) => {
    try {
      await callMain(supportCalls.message, written);
      notifySuccess(translate('app.support.sent'));
      reset();
      close();
    } catch (failure) {
      notifyError(failure);
    }
  });
  const problem = formState.errors.message?.message;
  return (
    <form onSubmit={send} noValidate>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('app.support.intro')}</DialogContentText>
        <TextField
          {...register('message')}
          label={translate('app.support.message')}
          multiline
          minRows={4}
          fullWidth
          error={Boolean(problem)}
          helperText={problem && translate(`rules.${problem}`, { max: 4000, _: problem })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('app.support.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
          {translate('app.support.send')}
        </Button>
      </DialogActions>
    </form>
  );
}
