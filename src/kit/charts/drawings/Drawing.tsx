import { DonutDrawing, type DonutDrawingProps } from './DonutDrawing.tsx';
import { HistogramDrawing, type HistogramDrawingProps } from './HistogramDrawing.tsx';
import { RowDrawing, type RowDrawingProps } from './RowDrawing.tsx';
import { TrendDrawing, type TrendDrawingProps } from './TrendDrawing.tsx';

export type DrawingProps =
  | ({ readonly kind: 'donut' } & DonutDrawingProps)
  | ({ readonly kind: 'histogram' } & HistogramDrawingProps)
  | ({ readonly kind: 'rows' } & RowDrawingProps)
  | ({ readonly kind: 'trend' } & TrendDrawingProps);

/** All drawings together, so that a page loads one script for all of its charts. */
export default function Drawing(props: DrawingProps) {
  switch (props.kind) {
    case 'donut':
      return <DonutDrawing {...props} />;
    case 'histogram':
      return <HistogramDrawing {...props} />;
    case 'rows':
      return <RowDrawing {...props} />;
    case 'trend':
      return <TrendDrawing {...props} />;
  }
}
