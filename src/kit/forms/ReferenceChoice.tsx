import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type AutocompleteInputProps,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import { labelOf } from '../../../resources/kit/labelOf.ts';
import { resourceNamed } from '../../../resources/registry.ts';

type Props = Pick<
  AutocompleteInputProps,
  'label' | 'helperText' | 'isRequired' | 'fullWidth' | 'size' | 'variant' | 'disabled'
> & { readonly source: string; readonly target: string; readonly many: boolean };

const search = (q: string) => (q ? { q } : {});

/** Selects one or several records of another resource by search. */
export function ReferenceChoice({ source, target, many, ...input }: Props) {
  const of = resourceNamed(target);
  const ask = { source, reference: target, sort: of.sort };
  const found = { ...input, optionText: (record: RaRecord) => labelOf(of, record), filterToQuery: search };
  return many ? (
    <ReferenceArrayInput {...ask}>
      <AutocompleteArrayInput {...found} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput {...ask}>
      <AutocompleteInput {...found} />
    </ReferenceInput>
  );
}
