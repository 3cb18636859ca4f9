import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';

const pageSizes = [25, 50, 100];

interface SelectionBarProps {
  readonly barRef: RefObject<HTMLDivElement | null>;
  /** The number of selected rows; 0 when there are no actions for them. */
  readonly count: number;
  readonly busy?: boolean;
  readonly onClear: () => void;
  /** The actions for the selected rows. */
  readonly children: ReactNode;
}

/**
 * A sticky bar with the actions for the selected rows and the pagination. It does not shift the list. A list that
 * failed to load has no pagination.
 */
export function SelectionBar({ barRef, count, busy = false, onClear, children }: SelectionBarProps) {
  const translate = useTranslate();
  const { error } = useListContext();
  return (
    <Box
      ref={barRef}
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
          flexGrow: { xs: 1, sm: 0 },
          borderRadius: 1,
          ...(count > 0 && { px: 2, py: 0.5, bgcolor: 'action.selected' }),
        }}
      >
        <Typography variant="body2" role="status">
          {count > 0 ? translate('kit.selected', { smart_count: count }) : ''}
        </Typography>
        {count > 0 ? (
          <>
            <Button size="small" disabled={busy} onClick={onClear}>
              {translate('kit.clearSelection')}
            </Button>
            {children}
          </>
        ) : null}
      </Stack>
      {error ? null : (
        <Box sx={{ ml: 'auto' }}>
          <Pagination rowsPerPageOptions={pageSizes} />
        </Box>
      )}
    </Box>
  );
}
