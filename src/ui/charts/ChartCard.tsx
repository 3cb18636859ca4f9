import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePalette } from '../usePalette.ts';
import { type ChartTable, DataTable } from './DataTable.tsx';
import { saveCsv, savePng } from './saveFile.ts';

export interface ChartWords {
  readonly asTable: string;
  readonly asChart: string;
  readonly csv: string;
  readonly png: string;
}

interface ChartCardProps {
  /** States what is seen, not what the chart is called. */
  readonly title: string;
  /** How many people and when. */
  readonly about: string;
  readonly table: ChartTable;
  /** Without its ending. */
  readonly fileName: string;
  readonly words: ChartWords;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** Every chart: what it says, on how many people it rests, the same as a table, and both to take along. */
export function ChartCard({ title, about, table, fileName, words, controls, children }: ChartCardProps) {
  const palette = usePalette();
  const [isTable, setTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {about}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'start' }}>
          <Button size="small" onClick={() => setTable(!isTable)} aria-pressed={isTable}>
            {isTable ? words.asChart : words.asTable}
          </Button>
          <Button size="small" onClick={() => saveCsv(fileName, table)}>
            {words.csv}
          </Button>
          {!isTable && (
            <Button
              size="small"
              onClick={() => drawing.current && savePng(fileName, drawing.current, palette.surfaceRaised)}
            >
              {words.png}
            </Button>
          )}
        </Box>
      </Box>
      {controls}
      {isTable ? <DataTable label={title} table={table} /> : <div ref={drawing}>{children}</div>}
    </Card>
  );
}
