import { Box } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';

const FieldInput = lazy(async () => ({ default: (await import('../crud/FieldInput.tsx')).FieldInput }));

interface Props extends ComponentProps<typeof FieldInput> {
  /** react-admin reads these two from the element itself. */
  readonly source: string;
  readonly label: string;
}

/** The input of a filter. The inputs of all kinds of fields are loaded when the first filter is added. */
export function FilterInput({ of, name }: Props) {
  return (
    <Suspense fallback={<Box sx={{ width: 220, height: 40 }} />}>
      <FieldInput of={of} name={name} isFilter />
    </Suspense>
  );
}
