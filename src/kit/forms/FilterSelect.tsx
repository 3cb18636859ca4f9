import { useTranslate } from 'react-admin';
import { SelectField } from './SelectField.tsx';

interface Props<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T | null;
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T | null) => void;
  readonly phoneWidth?: string | number;
}

/** A list filter: one of a few values, or all. */
export function FilterSelect<T extends string>(props: Props<T>) {
  const { name, label, value, choices, onChange, phoneWidth = 'calc(50% - 6px)' } = props;
  const translate = useTranslate();
  return (
    <SelectField<T | ''>
      id={`filter-${name}`}
      label={label}
      value={choices.some((choice) => choice.value === value) && value ? value : ''}
      onChange={(chosen) => onChange(chosen || null)}
      options={[{ value: '', text: translate('kit.all') }, ...choices]}
      sx={{ width: { xs: phoneWidth, sm: 180 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  );
}
