import { Typography } from '@mui/material';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { DrawingProps } from './drawings/Drawing.tsx';

const Drawing = lazy(() => import('./drawings/Drawing.tsx'));

/** A drawing, loaded after the texts of the page. Its container has the height, so that nothing moves. */
export const LazyDrawing = (props: DrawingProps) => (
  <DrawingBoundary fallback={props.kind === 'trend' ? <FailedDrawing /> : null}>
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  </DrawingBoundary>
);

function FailedDrawing() {
  const translate = useTranslate();
  return (
    <Typography variant="caption" color="text.secondary">
      {translate('results.chart.notDrawn')}
    </Typography>
  );
}

interface DrawingBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A drawing that fails leaves its list and the rest of the page. A trend has no list, so it says what to do. */
class DrawingBoundary extends Component<DrawingBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
