import ClosedCaptionIcon from '@mui/icons-material/ClosedCaption';
import ClosedCaptionDisabledIcon from '@mui/icons-material/ClosedCaptionDisabled';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Box, IconButton, MenuItem, Slider, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../../kit/useFormat.ts';
import { formatPlayTime } from './formatPlayTime.ts';
import { type Player, playbackRates } from './usePlayer.ts';

interface Props {
  readonly player: Player;
  readonly hasCaptions: boolean;
}

/** Play, seek, speed and captions of a video. */
export function VideoControls({ player, hasCaptions }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { isPlaying, position, duration, rate } = player;
  const times = translate('ownLearning.video.positionOf', {
    position: formatPlayTime(position),
    duration: formatPlayTime(duration),
  });
  return (
    <Box sx={controlsStyle}>
      <IconButton
        onClick={player.togglePlay}
        aria-label={translate(`ownLearning.video.${isPlaying ? 'pause' : 'play'}`)}
      >
        {isPlaying ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
      <Slider
        size="small"
        aria-label={translate('ownLearning.video.position')}
        getAriaValueText={() => times}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        shiftStep={10}
        value={Math.min(Math.floor(position), Math.max(1, Math.floor(duration)))}
        onChange={(_event, value) => player.seek(Number(value))}
        sx={{ flex: '1 1 120px', mx: 1 }}
      />
      <Typography variant="body2" className="tabular" noWrap>
        {times}
      </Typography>
      <TextField
        select
        size="small"
        label={translate('ownLearning.video.speed')}
        value={rate}
        onChange={({ target }) => player.changeRate(Number(target.value))}
        sx={{ width: 96 }}
      >
        {playbackRates.map((one) => (
          <MenuItem key={one} value={one}>
            {translate('ownLearning.video.speedOf', { rate: format.number(one) })}
          </MenuItem>
        ))}
      </TextField>
      {hasCaptions && (
        <IconButton
          onClick={player.toggleCaptions}
          aria-label={translate(`ownLearning.video.${player.hasCaptions ? 'hideCaptions' : 'showCaptions'}`)}
        >
          {player.hasCaptions ? <ClosedCaptionIcon /> : <ClosedCaptionDisabledIcon />}
        </IconButton>
      )}
    </Box>
  );
}

const controlsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 } as const;
