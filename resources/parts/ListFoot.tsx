import { Box, Button, Stack, Typography } from '@mui/material';
import { use, useRef } from 'react';
import { BulkDeleteButton, Pagination, SelectAllButton, useListContext, useTranslate } from 'react-admin';
import { ListExtras } from './listExtras.tsx';

const pageSizes = [25, 50, 100];
/** As many as can be selected at once: "select all" is offered where it means all. */
const mostSelected = 250;

/** The pages, and beside them what can be done with the selected rows. It stays in sight, and moves nothing above it. */
export function ListFoot({ removable }: { readonly removable: boolean }) {
  const { selectedIds = [], onUnselectItems, total = 0 } = useListContext();
  const { bulk } = use(ListExtras);
  const translate = useTranslate();
  const foot = useRef<HTMLDivElement>(null);
  const count = removable ? selectedIds.length : 0;

  function handleClear() {
    onUnselectItems();
    foot.current?.focus(); // the button goes, and the keyboard stays where it was
  }

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
            <Button size="small" onClick={handleClear}>
              {translate('kit.clearSelection')}
            </Button>
            {total <= mostSelected ? <SelectAllButton limit={mostSelected} /> : null}
            {bulk}
            <BulkDeleteButton mutationMode="undoable" />
          </>
        ) : null}
      </Stack>
      <Box sx={{ ml: 'auto' }}>
        <Pagination rowsPerPageOptions={pageSizes} />
      </Box>
    </Box>
  );
}
