import { yupResolver } from '@hookform/resolvers/yup';
import { TextField } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { supportCalls, supportRules } from '../../contract/v2/support.ts';
import { callMain } from '../../dataProviders/http.ts';
import { notifyError, notifySuccess } from './notifications.ts';

/** Nothing can be sent while the form is sending. */
export type SupportFormState = 'ready' | 'sending';

interface Props {
  /** The id of the form, for buttons elsewhere. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onChange: (state: SupportFormState) => void;
}

/** The message to support, with the page that it is about. */
export function SupportForm({ id, onClose, onChange }: Props) {
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
  useEffect(() => onChange(formState.isSubmitting ? 'sending' : 'ready'), [formState.isSubmitting, onChange]);
  const problem = formState.errors.message?.message;
  return (
    <form id={id} onSubmit={send} noValidate>
      <TextField
        {...register('message')}
        label={translate('app.support.message')}
        multiline
        minRows={4}
        fullWidth
        error={Boolean(problem)}
        helperText={problem && translate(`rules.${problem}`, { max: 4000, _: problem })}
      />
    </form>
  );
}
