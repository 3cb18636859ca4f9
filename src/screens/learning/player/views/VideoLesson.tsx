import { Alert, Box } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { shareWatched } from '../../../../../domain/learning/videoProgress.ts';
import { Hint } from '../../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../../kit/useFormat.ts';
import type { LessonViewProps } from '../lessonViewProps.ts';
import { usePlayer } from '../video/usePlayer.ts';
import { useVideoProgress } from '../video/useVideoProgress.ts';
import { VideoControls } from '../video/VideoControls.tsx';
import LinkLesson from './LinkLesson.tsx';

/** A video that continues where the learner stopped, on any device. One of a site that isn't permitted opens in a new tab. */
export default function VideoLesson(props: LessonViewProps) {
  return props.lesson.is_shown_here ? <Player {...props} /> : <LinkLesson {...props} />;
}

function Player(props: LessonViewProps) {
  const { lesson, locale, progress } = props;
  const translate = useTranslate();
  const format = useFormat();
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayer(video);
  const { isOffline, watched } = useVideoProgress(video, props);
  const share = shareWatched(watched, player.duration);

  function handleKeyDown(event: KeyboardEvent) {
    // The slider and the select of the controls use the same keys.
    const isControl = event.target instanceof HTMLElement && event.target.closest('input, [role="combobox"]');
    const isButton = event.target instanceof HTMLButtonElement;
    const action = player.shortcuts[event.key];
    if (!action || isControl || (isButton && event.key === ' ')) return;
    event.preventDefault();
    action();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        role="group"
        aria-label={translate('ownLearning.video.player', { title: lesson.title })}
        onKeyDown={handleKeyDown}
      >
        <Box
          component="video"
          ref={video}
          src={lesson.link ?? ''}
          preload="metadata"
          playsInline
          tabIndex={0}
          aria-label={lesson.title}
          {...(lesson.captions?.startsWith('http') && { crossOrigin: 'anonymous' as const })}
          onClick={player.togglePlay}
          sx={{
            display: 'block',
            width: 1,
            aspectRatio: '16 / 9',
            maxHeight: '65dvh',
            bgcolor: 'common.black',
          }}
        >
          {lesson.captions && (
            <track
              kind="captions"
              src={lesson.captions}
              srcLang={locale}
              label={translate('ownLearning.video.captions')}
              default
            />
          )}
        </Box>
        <VideoControls player={player} hasCaptions={lesson.captions !== null} />
      </Box>
      {player.hasFailed && (
        <Alert severity="error" variant="outlined">
          {translate('ownLearning.video.failed')}
        </Alert>
      )}
      {isOffline && (
        <Alert severity="warning" variant="outlined" role="status">
          {translate('ownLearning.video.unsaved')}
        </Alert>
      )}
      {progress.state !== 'completed' && (
        <Hint className="tabular">
          {translate('ownLearning.video.watch', { share: format.percent(share) })}
        </Hint>
      )}
      <Hint>{translate('ownLearning.video.help')}</Hint>
    </Box>
  );
}
