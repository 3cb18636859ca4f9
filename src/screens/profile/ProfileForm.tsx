import { yupResolver } from '@hookform/resolvers/yup';
import { Button, Card, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { type OwnProfileFields, profileRules } from '../../../contract/v2/session.ts';
import { profileKeys, saveProfile } from '../../../dataProviders/profile.ts';
import { updateStoredUser } from '../../../dataProviders/session.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import { demographics } from '../../../resources/users/demographics.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { DemographicInput } from './DemographicInput.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

const languageNames = (abbr: string) => new Intl.DisplayNames([abbr], { type: 'language' }).of(abbr) ?? abbr;

/** Name, language, time zone and three optional questions. */
export function ProfileForm({ stored }: { readonly stored: OwnProfileFields }) {
  const { user } = usePerson();
  const translate = useTranslate();
  const explain = useProblemText({ min: 1920, max: 2015 });
  const form = useForm({
    resolver: yupResolver(profileRules),
    mode: 'onChange',
    defaultValues: {
      ...stored,
      first_name: user.first_name,
      last_name: user.last_name,
      locale_abbr: supportedLocales.find((abbr) => abbr === user.locale_abbr) ?? 'en',
    },
  });
  const zone = useController({ control: form.control, name: 'time_zone' });
  const save = useAction(saveProfile, {
    invalidates: profileKeys,
    success: 'profile.saved',
    isShownOnPage: () => true,
    onDone: ({ currentUser }, profile) => {
      updateStoredUser(currentUser);
      form.reset(profile);
    },
  });
  const common = { form, problemText: explain, fullWidth: true } as const;
  return (
    <FormStack onSubmit={form.handleSubmit((profile) => save.mutate(profile))}>
      <FormError failure={save.error} />
      <Card component="fieldset" sx={sectionStyle}>
        <Typography component="legend" variant="h3" sx={legendStyle}>
          {translate('profile.sections.person')}
        </Typography>
        <FormTextField
          {...common}
          name="first_name"
          label={translate('profile.firstName')}
          autoComplete="given-name"
        />
        <FormTextField
          {...common}
          name="last_name"
          label={translate('profile.lastName')}
          autoComplete="family-name"
        />
        <FormTextField {...common} name="locale_abbr" label={translate('profile.language')} select>
          {supportedLocales.map((abbr) => (
            <MenuItem key={abbr} value={abbr} lang={abbr}>
              {languageNames(abbr)}
            </MenuItem>
          ))}
        </FormTextField>
        <TimeZoneField value={zone.field.value ?? null} onPick={zone.field.onChange} />
      </Card>
      <Card component="fieldset" sx={sectionStyle}>
        <Typography component="legend" variant="h3" sx={legendStyle}>
          {translate('profile.sections.about')}
        </Typography>
        <Hint>{translate('profile.why')}</Hint>
        <DemographicInput
          form={form}
          name="gender"
          label={translate('profile.gender')}
          choices={demographics.gender.choices}
          words="genders"
        />
        <DemographicInput
          form={form}
          name="race"
          label={translate('profile.race')}
          choices={demographics.race.choices}
          words="races"
        />
        <FormTextField
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
        disabled={!form.formState.isDirty || save.isPending}
        sx={{ justifySelf: 'start' }}
      >
        {translate('profile.save')}
      </Button>
    </FormStack>
  );
}

const sectionStyle = { m: 0, p: 3, display: 'grid', gap: 2, minWidth: 0 } as const;
const legendStyle = { float: 'left', mb: 0, p: 0 } as const;
