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
import { useIsPaper } from '../page/useIsPaper.ts';
import { HeatCell } from './HeatCell.tsx';
import type { HeatColumn, HeatRow } from './heat.ts';
import type { ShownWords } from './shown.ts';

interface HeatTableProps {
  readonly label: string;
  readonly corner: string;
  readonly everybody: string;
  readonly columns: readonly HeatColumn[];
  readonly rows: readonly HeatRow[];
  readonly words: ShownWords;
}

/** Columns per printed table, in addition to the company average; paper cannot scroll. */
const fittingOnPaper = 5;

/**
 * Topics by groups: each score with its gap to the company average as a number and a tint. Unpublished scores are
 * hatched.
 */
export function HeatTable({ columns, ...props }: HeatTableProps) {
  const isPaper = useIsPaper();
  const amount = isPaper ? Math.ceil(columns.length / fittingOnPaper) : 1;
  const size = Math.ceil(columns.length / amount);
  const parts = Array.from({ length: amount }, (_, at) => columns.slice(at * size, (at + 1) * size));
  return parts.map((part) => <Part key={part[0]?.key} columns={part} {...props} />);
}

function Part({ label, corner, everybody, columns, rows, words }: HeatTableProps) {
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflowX: 'auto', position: 'relative' }}
    >
      <Table
        aria-label={label}
        sx={{ borderCollapse: 'separate', borderSpacing: 2, width: 'auto', minWidth: '100%' }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, verticalAlign: 'bottom' }}>{corner}</TableCell>
            <TableCell align="center" sx={head}>
              {everybody}
            </TableCell>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align="center"
                title={column.explanation}
                sx={{ ...head, ...(column.explanation && { minWidth: { xs: 120, md: 152 } }) }}
              >
                {column.name}
                {column.note && (
                  <Typography
                    variant="caption"
                    component="span"
                    sx={{ display: 'block', whiteSpace: 'nowrap' }}
                  >
                    {column.note}
                  </Typography>
                )}
                {column.explanation && (
                  <Box component="span" sx={spokenOnly}>
                    {column.explanation}
                  </Box>
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
                {row.note && (
                  <Typography
                    variant="caption"
                    component="span"
                    color="text.secondary"
                    className="tabular"
                    sx={{ display: 'block' }}
                  >
                    {row.note}
                  </Typography>
                )}
              </TableCell>
              <HeatCell shown={row.everybody} words={words} />
              {columns.map((column) => (
                <HeatCell
                  key={column.key}
                  shown={row.cells[column.key]}
                  everybody={row.everybody}
                  words={words}
                />
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
  minWidth: { xs: 104, md: 180 },
  maxWidth: { xs: 124, md: 260 },
  overflowWrap: 'anywhere',
  border: 0,
  paddingInlineStart: 0,
} as const;

/** Narrow enough that part of the next column is visible on a phone, which shows that the table scrolls. */
const head = {
  minWidth: { xs: 72, md: 104 },
  maxWidth: { xs: 120, md: 168 },
  verticalAlign: 'bottom',
  border: 0,
  lineHeight: 1.3,
  px: { xs: 0.5, md: 1 },
  overflowWrap: 'break-word',
} as const;

const spokenOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
