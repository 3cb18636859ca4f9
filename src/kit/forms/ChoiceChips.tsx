import { Box, Chip } from '@mui/material';

interface Props<T extends string | null> {
  /** The group's name for screen readers. */
  readonly label: string;
  readonly choices: readonly T[];
  readonly value: T;
  readonly labelOf: (choice: T) => string;
  readonly onChange: (choice: T) => void;
}

/** A single choice as a row of toggle chips. */
export function ChoiceChips<T extends string | null>({ label, choices, value, labelOf, onChange }: Props<T>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {choices.map((choice) => (
        <Chip
          key={choice}
          component="button"
          clickable
          aria-pressed={value === choice}
          color={value === choice ? 'primary' : 'default'}
          variant={value === choice ? 'filled' : 'outlined'}
          label={labelOf(choice)}
          onClick={() => onChange(choice)}
        />
      ))}
    </Box>
  );
}
