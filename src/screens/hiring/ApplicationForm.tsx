import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, Card, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Controller, useForm } from 'react-hook-form';
import { applicationRules } from '../../../contract/v2/applying.ts';
import { sendApplication } from '../../../dataProviders/hiring.ts';
import { failureText } from '../../kit/failureText.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';

const fields = [
  ['first_name', 'given-name', 'text'],
  ['last_name', 'family-name', 'text'],
  ['email', 'email', 'email'],
] as const;

/** The application form: name, email address and consent. Further steps follow by email. */
export function ApplicationForm({ code, company }: { readonly code: string; readonly company: string }) {
  const translate = useTranslate();
  const explain = useProblemText({ max: 100 });
  const [outcome, setOutcome] = useState<{ readonly sent?: string; readonly error?: string }>({});
  const form = useForm({
    resolver: yupResolver(applicationRules),
    defaultValues: { first_name: '', last_name: '', email: '', consent: false },
  });
  const send = form.handleSubmit(async (application) => {
    try {
      setOutcome({ sent: await sendApplication({ ...application, code }) });
    } catch (failure) {
      setOutcome({ error: failureText(failure, translate) });
    }
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">
        {translate(outcome.sent ? 'hiring.apply.sent' : 'hiring.apply.form')}
      </Typography>
      {outcome.sent ? (
        <Alert severity="success" role="status">
          {outcome.sent}
        </Alert>
      ) : (
        <FormStack onSubmit={() => void send()}>
          {outcome.error && <Alert severity="error">{outcome.error}</Alert>}
          {fields.map(([name, autoComplete, type]) => (
            <FormTextField
              key={name}
              form={form}
              name={name}
              type={type}
              autoComplete={autoComplete}
              label={translate(`hiring.apply.${name}`)}
              problemText={explain}
              required
              fullWidth
            />
          ))}
          <Controller
            control={form.control}
            name="consent"
            render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
              <div>
                <FormControlLabel
                  sx={{ alignItems: 'flex-start' }}
                  label={translate('hiring.apply.consent', { company })}
                  control={
                    <Checkbox
                      sx={{ pt: 0 }}
                      checked={value}
                      onChange={(_event, on) => onChange(on)}
                      onBlur={onBlur}
                      slotProps={{
                        input: { ref, 'aria-invalid': Boolean(error), 'aria-describedby': 'consent-problem' },
                      }}
                    />
                  }
                />
                <FormHelperText id="consent-problem" error={Boolean(error)}>
                  {error ? translate('hiring.apply.consentNeeded') : ''}
                </FormHelperText>
              </div>
            )}
          />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {translate('hiring.apply.send')}
          </Button>
        </FormStack>
      )}
    </Card>
  );
}
