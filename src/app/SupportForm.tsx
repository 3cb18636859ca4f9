import { yupResolver } from '@hookform/resolvers/yup';
import { Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { supportCalls, supportRules } from '../../contract/v2/support.ts';
import { callMain } from '../../dataProviders/http.ts';
import { notifyError, notifySuccess } from './notifications.ts';

/** The message to support, with the page that it is about. */
export function SupportForm({ onClose }: { readonly onClose: () => void }) {
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
      onClose();
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
        <Button onClick={onClose}>{translate('app.support.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
          {translate('app.support.send')}
        </Button>
      </DialogActions>
    </form>
  );
}
