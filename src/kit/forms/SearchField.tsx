import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDebounced } from '../useDebounced.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
  readonly fullWidth?: boolean;
  readonly onSearch: (text: string) => void;
}

/** A search field that searches when typing pauses. */
export function SearchField({ label, value, onSearch, help, fullWidth = false }: Props) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const searched = useDebounced(typed.trim());
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== searched) setTyped(value); // Changed elsewhere, such as by clearing all filters.
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing starts a search
  useEffect(() => {
    if (searched !== value && searched === typed.trim()) onSearch(searched);
  }, [searched]);
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      helperText={help}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ width: fullWidth ? 1 : { xs: 1, sm: 240 } }}
    />
  );
}
