import { Box, ButtonBase, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../useFormat.ts';
import { LazyDrawing } from './LazyDrawing.tsx';
import { drawingLayout, plotLayout } from './plotLayout.ts';
import type { PlotMarks, PlotScale } from './plotTypes.ts';

export interface PlotRow {
  readonly marks: PlotMarks;
  readonly name: string;
  readonly note?: string | undefined;
  /** The value as text. */
  readonly figure: ReactNode;
  readonly isChosen?: boolean;
  /** Chooses the row; the whole row is then a button. */
  readonly onChoose?: (() => void) | undefined;
}

interface PlotListProps {
  readonly label: string;
  readonly rows: readonly PlotRow[];
  readonly scale: PlotScale;
}

/** A list of values with a drawing of all of them on one scale. The list is complete without the drawing. */
export function PlotList({ label, rows, scale }: PlotListProps) {
  const marks = useMemo(() => rows.map((row) => row.marks), [rows]);
  return (
    <Box sx={plotLayout.grid}>
      <Box aria-hidden sx={drawingLayout(rows.length)}>
        <div>
          <LazyDrawing kind="rows" rows={marks} scale={scale} />
        </div>
      </Box>
      <Box component="ul" aria-label={label} sx={plotLayout.list}>
        {rows.map((row) => (
          <Box component="li" key={row.marks.id} sx={plotLayout.item}>
            {row.onChoose ? (
              <ButtonBase
                onClick={row.onChoose}
                aria-pressed={row.isChosen}
                sx={{
                  ...plotLayout.row,
                  textAlign: 'start',
                  borderRadius: 1,
                  bgcolor: row.isChosen ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <RowTexts row={row} />
              </ButtonBase>
            ) : (
              <Box sx={plotLayout.row}>
                <RowTexts row={row} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <PlotAxis scale={scale} />
    </Box>
  );
}

function RowTexts({ row: { name, note, figure } }: { readonly row: PlotRow }) {
  return (
    <>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {note && (
          <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" component="span" className="tabular" sx={plotLayout.figure}>
        {figure}
      </Typography>
    </>
  );
}

/** The numbers of the scale below the drawing. */
function PlotAxis({ scale: { max, ticks } }: { readonly scale: PlotScale }) {
  const format = useFormat();
  return (
    <Box aria-hidden sx={plotLayout.axis}>
      {ticks.map((tick) => (
        <Typography
          key={tick}
          variant="caption"
          component="span"
          color="text.secondary"
          className="tabular"
          style={{ insetInlineStart: `${(tick / max) * 100}%` }}
          sx={{ position: 'absolute', transform: 'translateX(-50%)' }}
        >
          {format.number(tick)}
        </Typography>
      ))}
    </Box>
  );
}
