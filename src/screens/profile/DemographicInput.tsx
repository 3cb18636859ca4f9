import { useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { SelectField } from '../../kit/forms/SelectField.tsx';

interface Props<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
  readonly label: string;
  readonly choices: readonly string[];
  /** Key of the choices' texts in `locales/en/profile.ts`. */
  readonly words: 'genders' | 'races';
}

/** A choice whose first option is "prefer not to say". */
export function DemographicInput<F extends FieldValues>({ form, name, label, choices, words }: Props<F>) {
  const translate = useTranslate();
  const { field } = useController({ control: form.control, name });
  return (
    <SelectField
      fullWidth
      id={name}
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={(selected) => field.onChange(selected === '' ? null : selected)}
      options={[
        { value: '', text: translate('profile.preferNot') },
        ...choices.map((choice) => ({ value: choice, text: translate(`profile.${words}.${choice}`) })),
      ]}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  );
}
