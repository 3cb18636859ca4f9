import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import { filterFieldOf } from '../../../resources/filterField.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resourceNamed } from '../../../resources/registry.ts';
import { filterLabel } from './filterLabel.ts';

interface FilterText {
  readonly field: string;
  readonly values: string;
}

/** The label of an active filter and its values in words; records are named. */
export function useFilterText(of: Resource, name: string, value: unknown): FilterText {
  const translate = useTranslate();
  const field = filterFieldOf(of, name);
  const target =
    field?.kind === 'reference' || field?.kind === 'references' ? resourceNamed(field.target) : null;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = values
    .filter((one) => one !== null)
    .map(Number)
    .filter(Number.isInteger);
  const isNamed = target !== null && ids.length > 0;
  const { data, isLoading } = useGetMany<RaRecord<number>>(target?.name ?? '', { ids }, { enabled: isNamed });
  const word = (one: unknown) => {
    if (one === null) return translate('kit.noValue');
    if (target) {
      const named = data?.find((record) => record?.id === Number(one));
      return named ? recordLabel(target, named) : isLoading ? '' : String(one);
    }
    if (typeof one === 'boolean') return translate(one ? 'kit.yes' : 'kit.no');
    return translate(`resources.${of.name}.choices.${name}.${one}`, { _: String(one) });
  };
  return { field: translate(filterLabel(of, name), { _: name }), values: values.map(word).join(', ') };
}
