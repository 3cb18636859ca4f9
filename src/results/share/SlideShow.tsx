import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { SlideContent } from '../../../domain/results/slideContents.ts';
import { visuallyHidden } from '../../kit/page/visuallyHidden.ts';
import { SlideControls } from './SlideControls.tsx';
import { SlideView } from './SlideView.tsx';
import { useSlideKeys } from './useSlideKeys.ts';
import { useSwipe } from './useSwipe.ts';

interface SlideShowProps {
  readonly slides: readonly SlideContent[];
  /** The index of the slide. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
  /** A remark next to the controls, such as the account being viewed. */
  readonly note: string | null;
}

/** A presentation in the whole window: keys, clicks and swipes move between slides, and Escape ends it. */
export function SlideShow({ slides, at, onMove, onClose, note }: SlideShowProps) {
  const translate = useTranslate();
  const slide = slides[at];
  const last = slides.length - 1;
  const moveTo = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    if (next !== at) onMove(next);
  };
  useSlideKeys({
    onNext: () => moveTo(at + 1),
    onPrevious: () => moveTo(at - 1),
    onFirst: () => moveTo(0),
    onLast: () => moveTo(last),
    onClose,
  });
  const swipe = useSwipe({ onNext: () => moveTo(at + 1), onPrevious: () => moveTo(at - 1) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide starts at its top
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup function.
    window.scrollTo(0, 0);
  }, [at]);
  if (!slide) return null;
  return (
    <Box
      component="section"
      aria-label={translate('results.sharing.show.slides')}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
    >
      <Box role="status" sx={visuallyHidden}>
        {translate('results.sharing.show.announced', {
          at: at + 1,
          all: slides.length,
          title: slide.title,
        })}
      </Box>
      <Box
        {...swipe}
        data-testid="slide"
        sx={{
          flex: 1,
          display: 'grid',
          alignContent: 'center',
          touchAction: 'pan-y pinch-zoom',
          gridTemplateColumns: 'minmax(0, 1fr)',
          px: { xs: 2, md: '6vw' },
          py: { xs: 2, md: '4vh' },
        }}
      >
        <SlideView slide={slide} />
      </Box>
      <SlideControls at={at} all={slides.length} note={note} onMove={moveTo} onClose={onClose} />
    </Box>
  );
}
