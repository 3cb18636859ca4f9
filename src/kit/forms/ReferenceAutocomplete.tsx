import { useEffect, useState } from 'react';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { resourceNamed } from '../../../resources/registry.ts';

type Props = Pick<
  AutocompleteInputProps,
  'label' | 'helperText' | 'isRequired' | 'fullWidth' | 'size' | 'variant' | 'disabled'
> & { readonly source: string; readonly target: string; readonly isMultiple: boolean };

const toFilter = (q: string) => (q ? { q } : {});

/** Selects one or several records of another resource by search. */
export function ReferenceAutocomplete({ source, target, isMultiple, ...input }: Props) {
  const of = resourceNamed(target);
  const referenceProps = { source, reference: target, sort: of.sort };
  const autocompleteProps = {
    ...input,
    optionText: (record: RaRecord) => recordLabel(of, record),
    filterToQuery: toFilter,
  };
  return isMultiple ? (
    <ReferenceArrayInput {...referenceProps}>
      <StableAutocompleteArray
        {...autocompleteProps}
        source={source}
        perLine={chipsPerLine[target === 'users' ? 'names' : 'titles']}
      />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...referenceProps}>
      <AutocompleteInput {...autocompleteProps} />
    </ReferenceInput>
  );
}

const lineHeight = 31;
/** Average number of chips per line: titles are longer than the names of people. */
const chipsPerLine = { names: { xs: 2, sm: 4 }, titles: { xs: 1, sm: 2 } } as const;

interface StableProps extends AutocompleteArrayInputProps {
  readonly source: string;
  readonly perLine: { readonly xs: number; readonly sm: number };
}

/** Reserves the lines of the selected records' chips until their names have loaded, so that nothing below it moves. */
function StableAutocompleteArray({ source, perLine, ...input }: StableProps) {
  const ids: unknown = useWatch({ name: source });
  const { selectedChoices = [] } = useChoicesContext();
  const count = Array.isArray(ids) ? ids.length : 0;
  const heightOf = (chips: number) => 9 + lineHeight * Math.max(1, Math.ceil(count / chips));
  const haveNames = selectedChoices.length >= count;
  const [areShown, setAreShown] = useState(false);
  // The input also shows loaded records in an effect, so that both changes are painted at the same time.
  useEffect(() => setAreShown(haveNames), [haveNames]);
  const minHeight = areShown ? undefined : { xs: heightOf(perLine.xs), sm: heightOf(perLine.sm) };
  return <AutocompleteArrayInput {...input} sx={{ '& .MuiInputBase-root': { minHeight } }} />;
}
