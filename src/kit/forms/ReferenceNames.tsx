import { useGetManyAggregate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { resourceNamed } from '../../../resources/registry.ts';

interface Props {
  readonly ids: readonly number[];
  readonly target: string;
}

/** The names of the referenced records. react-admin merges the lookups of a page into one request. */
export function ReferenceNames({ ids, target }: Props) {
  const { data = [] } = useGetManyAggregate(target, { ids: [...ids] }, { enabled: ids.length > 0 });
  const of = resourceNamed(target);
  return <>{data.map((record) => recordLabel(of, record)).join(', ')}</>;
}
