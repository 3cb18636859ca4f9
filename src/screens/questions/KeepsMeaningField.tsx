import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Marks a change of wording as a minor correction, so that translations stay up to date. */
export function KeepsMeaningField({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={value} onChange={(event) => onChange(event.target.checked)} />}
        label={translate('questions.form.keepsMeaning')}
      />
      <FormHelperText>{translate('questions.form.keepsMeaningHelp')}</FormHelperText>
    </div>
  );
}
