import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useFullScreen } from './useFullScreen.ts';

interface SlideControlsProps {
  readonly at: number;
  readonly all: number;
  readonly note: string | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** The buttons of a presentation and the position of the slide. */
export function SlideControls({ at, all, note, onMove, onClose }: SlideControlsProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`results.sharing.show.${key}`);
  const { isFullScreen, canFullScreen, toggle } = useFullScreen();
  const full = words(isFullScreen ? 'exitFullScreen' : 'fullScreen');
  const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };
  return (
    <Box
      component="nav"
      aria-label={words('slides')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 3 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* Disabled buttons would lose the focus at the first and the last slide. */}
      <IconButton aria-label={words('previous')} aria-disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ChevronLeft sx={mirrored} />
      </IconButton>
      <IconButton aria-label={words('next')} aria-disabled={at === all - 1} onClick={() => onMove(at + 1)}>
        <ChevronRight sx={mirrored} />
      </IconButton>
      <Typography className="tabular">
        {translate('results.sharing.show.position', { at: at + 1, all })}
      </Typography>
      <SecondaryText sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{note}</SecondaryText>
      {canFullScreen && (
        <IconButton aria-label={full} onClick={() => void toggle()}>
          {isFullScreen ? <FullscreenExit /> : <Fullscreen />}
        </IconButton>
      )}
      <IconButton aria-label={words('close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}
