import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { Hint } from '../page/SecondaryText.tsx';
import { useFilterText } from './useFilterText.ts';

/** The number of results, and a removable chip for each active filter. */
export function FilterChips({ of }: { readonly of: Resource }) {
  const { filterValues, setFilters, total, isPending } = useListContext();
  const translate = useTranslate();
  const names = Object.keys(filterValues).filter((name) => name !== 'q');
  const without = (name: string) => {
    const { [name]: _gone, ...rest } = filterValues;
    setFilters(rest, undefined);
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', px: 2, py: 1, minHeight: 40 }}
    >
      <Hint role="status">
        {isPending || total === undefined ? ' ' : translate('kit.results', { smart_count: total })}
      </Hint>
      {names.map((name) => (
        <FilterChip
          key={name}
          of={of}
          name={name}
          value={filterValues[name]}
          onDelete={() => without(name)}
        />
      ))}
      {names.length > 1 ? (
        <Chip
          size="small"
          variant="outlined"
          label={translate('kit.clearFilters')}
          onClick={() => setFilters({}, undefined)}
        />
      ) : null}
    </Stack>
  );
}

interface ChipProps {
  readonly of: Resource;
  readonly name: string;
  readonly value: unknown;
  readonly onDelete: () => void;
}

function FilterChip({ of, name, value, onDelete }: ChipProps) {
  const { field, values } = useFilterText(of, name, value);
  return <Chip size="small" label={`${field}: ${values}`} onDelete={onDelete} />;
}
