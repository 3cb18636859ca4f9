import { Link } from '@mui/material';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import type { HeatmapGroup } from './heatmapTypes.ts';

interface HeatmapRowHeaderProps {
  readonly group: HeatmapGroup;
  readonly onOpen: ((key: string) => void) | undefined;
}

/** The name of a group with its size; a button if the group can be opened. */
export function HeatmapRowHeader({ group, onOpen }: HeatmapRowHeaderProps) {
  const { key, name, note, explanation } = group;
  return (
    <th scope="row" title={explanation}>
      {onOpen ? (
        <Link component="button" type="button" onClick={() => onOpen(key)} sx={{ textAlign: 'start' }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {note && <small>{note}</small>}
      {explanation && <span style={visuallyHidden}>{explanation}</span>}
    </th>
  );
}
