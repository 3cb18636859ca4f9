import { Box, Skeleton } from '@mui/material';
import { useGetManyAggregate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { resourceNamed } from '../../../resources/registry.ts';

/** Widths in px, so that the columns of a table keep theirs when the names have loaded. */
const nameWidth = 144;
const listWidth = 288;

interface Props {
  readonly ids: readonly number[];
  readonly target: string;
}

/** The names of the referenced records. react-admin merges the lookups of a page into one request. */
export function ReferenceNames({ ids, target }: Props) {
  const hasIds = ids.length > 0;
  const { data = [], isPending } = useGetManyAggregate(target, { ids: [...ids] }, { enabled: hasIds });
  const of = resourceNamed(target);
  if (hasIds && isPending) return <Skeleton width={ids.length === 1 ? nameWidth : listWidth} />;
  const names = data.map((record) => recordLabel(of, record)).join(', ');
  if (ids.length !== 1) return <>{names}</>;
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: nameWidth }}>
      {names}
    </Box>
  );
}
