import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

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
  const find = (id: string | null) => choices.find((choice) => choice.value === id)?.value ?? null;
  return (
    <TextField
      select
      id={`filter-${name}`}
      label={label}
      value={find(value) ?? ''}
      onChange={(event) => onChange(find(event.target.value))}
      sx={{ width: { xs: phoneWidth, sm: 180 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('kit.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.text}
        </MenuItem>
      ))}
    </TextField>
  );
}
