import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextContentStatus } from '../../../domain/learning/contentStatus.ts';
import { useContentActions } from '../../../resources/courses/ContentStatusPanel.tsx';
import { type LearningPathRecord, learningPaths } from '../../../resources/learningPaths/learningPaths.ts';
import { useHasTier } from '../../kit/context/useHasTier.tsx';
import { learningPagePaths } from './learningPagePaths.ts';

interface Props {
  readonly path: LearningPathRecord;
  /** Whether it has courses and all of them are published. */
  readonly isReady: boolean;
}

/** The next action: publishing a draft or assigning a published path; all others are in a menu. */
export function LearningPathActions({ path, isReady }: Props) {
  const { id, status } = path;
  const translate = useTranslate();
  const canWrite = useHasTier(learningPaths.access.write);
  const { busy, setStatus, copy } = useContentActions('learning_paths');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {status === 'published' && isReady && (
        <Button component={Link} to={learningPagePaths.assign(id)} variant="contained">
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
          path={path}
          onCopy={() => void copy(id)}
          onWithdraw={() => void setStatus(id, nextContentStatus(status))}
        />
      )}
    </Box>
  );
}

interface MoreMenuProps {
  readonly path: LearningPathRecord;
  readonly onCopy: () => void;
  readonly onWithdraw: () => void;
}

function MoreMenu({ path, onCopy, onWithdraw }: MoreMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closeAnd = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={translate('learning.path.more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={learningPagePaths.edit(path.id)}>
          {translate('learning.path.edit')}
        </MenuItem>
        <MenuItem onClick={closeAnd(onCopy)}>{translate('learning.state.copy')}</MenuItem>
        {path.status === 'published' && (
          <MenuItem onClick={closeAnd(onWithdraw)}>{translate('learning.state.withdraw')}</MenuItem>
        )}
      </Menu>
    </>
  );
}
