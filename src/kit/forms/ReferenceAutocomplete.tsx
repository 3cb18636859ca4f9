import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type AutocompleteInputProps,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
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
      <AutocompleteArrayInput {...autocompleteProps} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...referenceProps}>
      <AutocompleteInput {...autocompleteProps} />
    </ReferenceInput>
  );
}
