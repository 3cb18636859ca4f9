import FullscreenIcon from '@mui/icons-material/Fullscreen';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../../../dataProviders/errors.ts';
import { launchQuery, type PackageLaunch } from '../../../../../dataProviders/packages.ts';
import { useAccountId } from '../../../../kit/context/useAccountId.ts';
import { LoadFailed } from '../../../../kit/states/LoadFailed.tsx';
import { LoadingState } from '../../../../kit/states/LoadingState.tsx';
import type { LessonViewProps } from '../lessonViewProps.ts';
import { PackageContents } from '../package/PackageContents.tsx';
import { usePackageReports } from '../package/usePackageReports.ts';

// The frame has the origin of the content host, so it can't reach this page although it keeps its own origin.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** An interactive package, which runs on the content host and continues where the learner stopped, on any device. */
export default function PackageLesson(props: LessonViewProps) {
  const translate = useTranslate();
  const { enrolmentId, lesson } = props;
  const key = { enrolment_id: enrolmentId, lesson_id: lesson.id };
  const { data, error, isFetching, refetch } = useQuery(launchQuery(useAccountId(), key));
  if (error instanceof HttpError && error.status === 501) {
    return (
      <Alert severity="info" variant="outlined">
        {translate('ownLearning.package.off')}
      </Alert>
    );
  }
  if (error && !isFetching) {
    return <LoadFailed text={translate('ownLearning.package.failed')} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <LoadingState height={480} />;
  return <Player key={data.token} launch={data} onRetry={() => void refetch()} {...props} />;
}

interface PlayerProps extends LessonViewProps {
  readonly launch: PackageLaunch;
  readonly onRetry: () => void;
}

function Player({ launch, lesson, progress, onCompleted, onRetry }: PlayerProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const isCompleted = progress.state === 'completed';
  const { state, part, completed, openPart } = usePackageReports(frame, launch, { isCompleted, onCompleted });
  if (state === 'unreached' || state === 'over' || state === 'refused') {
    return <LoadFailed text={translate(`ownLearning.package.${state}`)} onRetry={onRetry} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {launch.parts.length > 1 && (
        <PackageContents parts={launch.parts} current={part} completed={completed} onOpen={openPart} />
      )}
      <Box
        component="iframe"
        ref={frame}
        title={translate('ownLearning.viewer.frame', { title: lesson.title })}
        src={launch.address}
        sandbox={sandbox}
        allow="fullscreen"
        referrerPolicy="no-referrer"
        sx={{
          width: 1,
          height: '75dvh',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'common.white',
        }}
      />
      {(state === 'unsaved' || state === 'failing') && (
        <Alert severity="warning" variant="outlined" role="status">
          {translate(`ownLearning.package.${state}`)}
        </Alert>
      )}
      <Button
        startIcon={<FullscreenIcon aria-hidden />}
        onClick={() => void frame.current?.requestFullscreen().catch(() => undefined)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('ownLearning.package.fullScreen')}
      </Button>
    </Box>
  );
}
