import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { Box, Button, IconButton, Popover, type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { findColumns } from './ColumnsHolder.tsx';

/** Opens the columns of a list, to hide or move them. */
export function ColumnsButton() {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const showColumns = useShowColumns();
  const title = translate('ra.action.select_columns');
  return (
    <>
      {isPhone ? (
        <IconButton
          color="primary"
          aria-label={title}
          aria-haspopup="true"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewWeekIcon />
        </IconButton>
      ) : (
        <Button
          size="small"
          startIcon={<ViewWeekIcon />}
          aria-haspopup="true"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {title}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Box ref={showColumns} sx={{ px: 1, minWidth: 200 }} />
      </Popover>
    </>
  );
}

/** Moves the list of columns into an element, and back when the element is removed. */
function useShowColumns() {
  const resource = useResourceContext();
  return useCallback(
    (popover: HTMLElement | null) => {
      const columns = findColumns(resource);
      const holder = columns?.parentElement;
      if (columns) popover?.append(columns);
      return () => {
        if (columns) holder?.append(columns);
      };
    },
    [resource],
  );
}
