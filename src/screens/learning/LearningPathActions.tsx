import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextContentStatus } from '../../../domain/learning/contentStatus.ts';
import { useContentActions } from '../../../resources/courses/ContentStatusPanel.tsx';
import { type LearningPathRecord, learningPaths } from '../../../resources/learningPaths/learningPaths.ts';
import { useHasTier } from '../../kit/context/useHasTier.ts';
import { MoreMenu } from '../../kit/page/MoreMenu.tsx';
import { learningPagePaths } from './learningPagePaths.ts';

interface Props {
  readonly path: LearningPathRecord;
  /** Whether the courses of the path are still loading. */
  readonly isPending: boolean;
  /** Whether the path has courses and all of them are published. */
  readonly isReady: boolean;
}

/** The next action: publishing a draft or assigning a published path; all others are in a menu. */
export function LearningPathActions({ path, isPending, isReady }: Props) {
  const { id, status } = path;
  const translate = useTranslate();
  const canWrite = useHasTier(learningPaths.access.write);
  const { busy, setStatus, copy } = useContentActions('learning_paths');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {status === 'published' && (isReady || isPending) && (
        <Button component={Link} to={learningPagePaths.assign(id)} variant="contained" disabled={isPending}>
          {translate('learning.path.give')}
        </Button>
      )}
      {status !== 'published' && canWrite && (
        <Button
          variant="contained"
          loading={busy}
          disabled={!isReady}
          onClick={() => setStatus(id, nextContentStatus(status))}
        >
          {translate(status === 'draft' ? 'learning.state.publish' : 'learning.state.republish')}
        </Button>
      )}
      {canWrite && (
        <MoreMenu
          label="learning.path.more"
          items={[
            { label: 'learning.path.edit', action: learningPagePaths.edit(id) },
            { label: 'learning.state.copy', action: () => void copy(id) },
            status === 'published' && {
              label: 'learning.state.withdraw',
              action: () => void setStatus(id, nextContentStatus(status)),
            },
          ]}
        />
      )}
    </Box>
  );
}
