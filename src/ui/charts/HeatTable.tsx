import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { bandOf, onScore, scoreColours } from '../../theme/scores.ts';
import { usePalette } from '../usePalette.ts';
import { type Shown, type ShownWords, shownText } from './shown.ts';

export interface HeatColumn {
  readonly key: string;
  readonly name: string;
  /** How many people stand behind the column, as a band. */
  readonly note?: string;
}

export interface HeatRow {
  readonly id: number;
  readonly name: string;
  readonly cells: Readonly<Record<string, Shown>>;
}

interface HeatTableProps {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly HeatColumn[];
  readonly rows: readonly HeatRow[];
  readonly words: ShownWords;
}

const nothing: Shown = { value: null, low: false, high: false };

/** Topics by groups, each cell with its number on its colour; what is not published is hatched. */
export function HeatTable({ label, corner, columns, rows, words }: HeatTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Table
        aria-label={label}
        sx={{ borderCollapse: 'separate', borderSpacing: 2, width: 'auto', minWidth: '100%' }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, verticalAlign: 'bottom' }}>{corner}</TableCell>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align="center"
                sx={{ minWidth: 88, maxWidth: 160, verticalAlign: 'bottom', border: 0 }}
              >
                {column.name}
                {column.note && (
                  <Typography variant="caption" sx={{ display: 'block' }}>
                    {column.note}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row" sx={sticky}>
                {row.name}
              </TableCell>
              {columns.map((column) => (
                <HeatCell key={column.key} shown={row.cells[column.key] ?? nothing} words={words} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 116, md: 200 },
  border: 0,
} as const;

function HeatCell({ shown, words }: { readonly shown: Shown; readonly words: ShownWords }) {
  const palette = usePalette();
  if (shown.value === null) {
    return (
      <TableCell
        align="center"
        title={words.notShown}
        sx={{
          border: 0,
          borderRadius: 0.5,
          backgroundImage: `repeating-linear-gradient(45deg, ${palette.line} 0 2px, transparent 2px 7px)`,
        }}
      >
        <Box component="span" sx={hiddenText}>
          {words.notShown}
        </Box>
      </TableCell>
    );
  }
  const face = scoreColours(palette)[bandOf(shown.value)];
  return (
    <TableCell
      align="center"
      className="tabular"
      sx={{ border: 0, borderRadius: 0.5, bgcolor: face, color: onScore(face), fontWeight: 500 }}
    >
      {shownText(shown, words)}
    </TableCell>
  );
}

const hiddenText = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
