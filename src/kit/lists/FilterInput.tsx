import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { offersValues } from '../../../resources/filterField.ts';
import type { Resource } from '../../../resources/kit/resource.ts';

const FieldInput = lazy(async () => ({ default: (await import('../crud/FieldInput.tsx')).FieldInput }));
const ExistingValuesInput = lazy(async () => ({
  default: (await import('./ExistingValuesInput.tsx')).ExistingValuesInput,
}));
const ReferenceAutocomplete = lazy(async () => ({
  default: (await import('../forms/ReferenceAutocomplete.tsx')).ReferenceAutocomplete,
}));

interface Props {
  readonly of: Resource;
  readonly name: string;
  /** react-admin reads these two from the element itself. */
  readonly source: string;
  readonly label: string;
}

/** The input of a filter. The inputs of all kinds of fields are loaded when the first filter is added. */
export function FilterInput({ of, name, label }: Props) {
  const link = of.linkFilters?.[name];
  return (
    <Suspense fallback={<Box sx={{ width: 220, height: 40 }} />}>
      {link ? (
        <ReferenceAutocomplete
          source={name}
          label={label}
          target={link.target}
          isMultiple
          helperText={false}
          fullWidth
          size="small"
          variant="outlined"
        />
      ) : offersValues(of, name) ? (
        <ExistingValuesInput resource={of.name} source={name} label={label} />
      ) : (
        <FieldInput of={of} name={name} isFilter />
      )}
    </Suspense>
  );
}
