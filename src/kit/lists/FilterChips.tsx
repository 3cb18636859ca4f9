import { Chip, Stack } from '@mui/material';
import { type RaRecord, useGetMany, useListContext, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resourceNamed } from '../../../resources/registry.ts';
import { Hint } from '../page/SecondaryText.tsx';

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
  const translate = useTranslate();
  const field = of.fields[name];
  const target =
    field?.kind === 'reference' || field?.kind === 'references' ? resourceNamed(field.target) : null;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = values.map(Number).filter(Number.isInteger);
  const isNamed = target !== null && ids.length > 0;
  const { data, isLoading } = useGetMany<RaRecord<number>>(target?.name ?? '', { ids }, { enabled: isNamed });
  const word = (one: unknown) => {
    if (target) {
      const named = data?.find((record) => record?.id === Number(one));
      return named ? recordLabel(target, named) : isLoading ? '' : String(one);
    }
    if (typeof one === 'boolean') return translate(one ? 'kit.yes' : 'kit.no');
    return translate(`resources.${of.name}.choices.${name}.${one}`, { _: String(one) });
  };
  const words = values.map(word).join(', ');
  const label = translate(`resources.${of.name}.fields.${name}`, { _: name });
  return <Chip size="small" label={`${label}: ${words}`} onDelete={onDelete} />;
}
