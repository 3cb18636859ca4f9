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
import { useIsPrinting } from '../page/useIsPrinting.ts';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import type { ScoreTexts } from './displayedScore.ts';
import { HeatmapCell } from './HeatmapCell.tsx';
import type { HeatmapColumn, HeatmapRow } from './heatmapTypes.ts';

interface HeatTableProps {
  readonly label: string;
  readonly corner: string;
  readonly averageLabel: string;
  readonly columns: readonly HeatmapColumn[];
  readonly rows: readonly HeatmapRow[];
  readonly words: ScoreTexts;
}

/** Columns per printed table, in addition to the company average; paper cannot scroll. */
const columnsPerPrintedTable = 5;

/**
 * Topics by groups: each score with its gap to the company average as a number and a tint. Unpublished scores are
 * hatched.
 */
export function Heatmap({ columns, ...props }: HeatTableProps) {
  const isPrinting = useIsPrinting();
  const tableCount = isPrinting ? Math.ceil(columns.length / columnsPerPrintedTable) : 1;
  const size = Math.ceil(columns.length / tableCount);
  const tables = Array.from({ length: tableCount }, (_, at) => columns.slice(at * size, (at + 1) * size));
  return tables.map((tableColumns) => (
    <TableSection key={tableColumns[0]?.key} columns={tableColumns} {...props} />
  ));
}

function TableSection({ label, corner, averageLabel, columns, rows, words }: HeatTableProps) {
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
            <TableCell sx={{ ...rowHeadStyle, verticalAlign: 'bottom' }}>{corner}</TableCell>
            <TableCell align="center" sx={columnHeadStyle}>
              {averageLabel}
            </TableCell>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align="center"
                title={column.explanation}
                sx={{ ...columnHeadStyle, ...(column.explanation && { minWidth: { xs: 120, md: 152 } }) }}
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
                  <Box component="span" sx={visuallyHidden}>
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
              <TableCell component="th" scope="row" sx={rowHeadStyle}>
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
              <HeatmapCell score={row.average} words={words} />
              {columns.map((column) => (
                <HeatmapCell
                  key={column.key}
                  score={row.cells[column.key]}
                  average={row.average}
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

const rowHeadStyle = {
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
const columnHeadStyle = {
  minWidth: { xs: 72, md: 104 },
  maxWidth: { xs: 120, md: 168 },
  verticalAlign: 'bottom',
  border: 0,
  lineHeight: 1.3,
  px: { xs: 0.5, md: 1 },
  overflowWrap: 'break-word',
} as const;
