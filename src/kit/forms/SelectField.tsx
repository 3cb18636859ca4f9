import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectFieldProps<T> extends Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> {
  readonly value: T | '';
  readonly options: readonly { readonly value: T; readonly text: string | number }[];
  readonly onChange: (value: T) => void;
}

/** A field whose value is one of a few options. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { options, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => {
        const option = options.find(({ value }) => String(value) === String(target.value));
        if (option) onChange(option.value);
      }}
    >
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
