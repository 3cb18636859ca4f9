import { useGetManyAggregate } from 'react-admin';
import { labelOf } from '../../../resources/kit/labelOf.ts';
import { resourceNamed } from '../../../resources/registry.ts';

interface Props {
  readonly ids: readonly number[];
  readonly target: string;
}

/** What the referenced records are called; those of a whole page are asked for in one call. */
export function ReferenceNames({ ids, target }: Props) {
  const { data = [] } = useGetManyAggregate(target, { ids: [...ids] }, { enabled: ids.length > 0 });
  const of = resourceNamed(target);
  return <>{data.map((record) => labelOf(of, record)).join(', ')}</>;
}
