import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { ExtendDialog } from './ExtendDialog.tsx';
import { useAssignmentActions } from './useAssignmentActions.tsx';

/** The pages, and beside them what can be done with the selected people. */
export function AssignmentFoot({ mayWrite }: { readonly mayWrite: boolean }) {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const translate = useTranslate();
  const foot = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState(false);
  const ids = selectedIds.map(Number);
  const done = () => {
    ask(false);
    onUnselectItems();
    foot.current?.focus(); // the buttons go, and the keyboard stays where it was
  };
  const { busy, extend, change } = useAssignmentActions(ids, done);
  const isAny = mayWrite && ids.length > 0;
  return (
    <Box
      ref={foot}
      tabIndex={-1}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 52,
        bgcolor: 'background.default',
        outline: 'none',
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          alignItems: 'center',
          flexWrap: 'wrap',
          borderRadius: 1,
          ...(isAny && { px: 2, py: 0.5, bgcolor: 'action.selected' }),
        }}
      >
        <Typography variant="body2" role="status">
          {isAny ? translate('kit.selected', { smart_count: ids.length }) : ''}
        </Typography>
        {isAny ? (
          <>
            <Button size="small" disabled={busy} onClick={done}>
              {translate('kit.clearSelection')}
            </Button>
            <Button size="small" disabled={busy} onClick={() => ask(true)}>
              {translate('learning.assignments.extend')}
            </Button>
            <Button size="small" disabled={busy} onClick={() => change('withdrawn')}>
              {translate('learning.assignments.withdraw')}
            </Button>
            <Button size="small" disabled={busy} onClick={() => change('assigned')}>
              {translate('learning.assignments.assign')}
            </Button>
          </>
        ) : null}
      </Stack>
      <Box sx={{ ml: 'auto' }}>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Box>
      {asked ? (
        <ExtendDialog people={ids.length} busy={busy} onExtend={extend} onClose={() => ask(false)} />
      ) : null}
    </Box>
  );
}
