import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, Card, MenuItem, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { type OwnProfile, profileRules, sessionCalls } from '../../../contract/v2/session.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { storeUser } from '../../../dataProviders/session.ts';
import { demographics } from '../../../resources/users/demographics.ts';
import { localeAbbrs } from '../../../resources/users/users.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { TextInput } from '../../kit/forms/TextInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

const languageNames = (abbr: string) => new Intl.DisplayNames([abbr], { type: 'language' }).of(abbr) ?? abbr;

/** Name, language, and the three questions one may leave open. */
export function ProfileForm({ stored }: { stored: OwnProfile }) {
  const { user } = usePerson();
  const translate = useTranslate();
  const explain = useProblemText({ min: 1920, max: 2015 });
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    resolver: yupResolver(profileRules),
    mode: 'onChange',
    defaultValues: {
      ...stored,
      first_name: user.first_name,
      last_name: user.last_name,
      locale_abbr: localeAbbrs.find((abbr) => abbr === user.locale_abbr) ?? 'en',
    },
  });
  const zone = useController({ control: form.control, name: 'time_zone' });
  const save = form.handleSubmit(async (profile) => {
    try {
      const { currentUser, demographics: saved } = await callMain(sessionCalls.updateProfile, profile);
      queryClient.setQueryData(['own profile'], saved);
      storeUser(currentUser);
      form.reset(profile);
      setError(null);
      notify('profile.saved', { type: 'success' });
    } catch (failure) {
      setError(errorText(failure) ?? translate('app.notification.error'));
    }
  });
  const common = { form, explain, fullWidth: true } as const;
  return (
    <FormStack onSubmit={save}>
      {error && <Alert severity="error">{error}</Alert>}
      <Card component="fieldset" sx={sectionStyle}>
        <Typography component="legend" variant="h3" sx={legendStyle}>
          {translate('profile.sections.person')}
        </Typography>
        <TextInput
          {...common}
          name="first_name"
          label={translate('profile.firstName')}
          autoComplete="given-name"
        />
        <TextInput
          {...common}
          name="last_name"
          label={translate('profile.lastName')}
          autoComplete="family-name"
        />
        <TextInput {...common} name="locale_abbr" label={translate('profile.language')} select>
          {localeAbbrs.map((abbr) => (
            <MenuItem key={abbr} value={abbr} lang={abbr}>
              {languageNames(abbr)}
            </MenuItem>
          ))}
        </TextInput>
        <TimeZoneField value={zone.field.value ?? null} onPick={zone.field.onChange} />
      </Card>
      <Card component="fieldset" sx={sectionStyle}>
        <Typography component="legend" variant="h3" sx={legendStyle}>
          {translate('profile.sections.about')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('profile.why')}
        </Typography>
        <ChoiceInput
          form={form}
          name="gender"
          label={translate('profile.gender')}
          choices={demographics.gender.choices}
          words="genders"
        />
        <ChoiceInput
          form={form}
          name="race"
          label={translate('profile.race')}
          choices={demographics.race.choices}
          words="races"
        />
        <TextInput
          {...common}
          name="birth_year"
          label={translate('profile.birthYear')}
          helperText={translate('profile.preferNotYear')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </Card>
      <Button
        type="submit"
        variant="contained"
        disabled={!form.formState.isDirty || form.formState.isSubmitting}
        sx={{ justifySelf: 'start' }}
      >
        {translate('profile.save')}
      </Button>
    </FormStack>
  );
}

const sectionStyle = { m: 0, p: 3, display: 'grid', gap: 2, minWidth: 0 } as const;
const legendStyle = { float: 'left', mb: 0, p: 0 } as const;
