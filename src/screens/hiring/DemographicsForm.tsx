import { Alert, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';
import { saveDemographics } from '../../../dataProviders/hiring.ts';
import { demographics } from '../../../resources/users/demographics.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

type Gender = (typeof demographics.gender.choices)[number];
type Race = (typeof demographics.race.choices)[number];

/** Voluntary demographic questions to applicants, for the selection rates. The answers are stored separately. */
export function DemographicsForm({ code, company }: { readonly code: string; readonly company: string }) {
  const translate = useTranslate();
  const [gender, setGender] = useState<Gender | ''>('');
  const [race, setRace] = useState<Race | ''>('');
  const save = useAction(() => saveDemographics({ code, gender: gender || null, race: race || null }), {
    success: null,
    isShownOnPage: () => true,
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{translate('hiring.apply.about.title')}</Typography>
      <Typography>{translate('hiring.apply.about.text', { company })}</Typography>
      <FormStack onSubmit={() => save.mutate()}>
        <Choice
          label={translate('hiring.apply.about.gender')}
          choices={demographics.gender.choices}
          words="profile.genders"
          value={gender}
          onChange={setGender}
        />
        <Choice
          label={translate('hiring.apply.about.race')}
          choices={demographics.race.choices}
          words="profile.races"
          value={race}
          onChange={setRace}
        />
        {save.error && <Alert severity="error">{errorText(save.error)}</Alert>}
        {save.data && (
          <Alert severity="success" role="status">
            {save.data}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={save.isPending} sx={{ justifySelf: 'start' }}>
          {translate('hiring.apply.about.save')}
        </Button>
      </FormStack>
      <Hint>{translate('hiring.apply.about.again')}</Hint>
    </Card>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly words: string;
  readonly value: T | '';
  readonly onChange: (value: T | '') => void;
}

function Choice<T extends string>({ label, choices, words, value, onChange }: ChoiceProps<T>) {
  const translate = useTranslate();
  return (
    <SelectField<T | ''>
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: translate('hiring.apply.about.notSaid') },
        ...choices.map((one) => ({ value: one, text: translate(`${words}.${one}`) })),
      ]}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  );
}
