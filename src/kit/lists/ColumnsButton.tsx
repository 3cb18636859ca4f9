import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { Box, Button, IconButton, Popover, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import {
  ColumnsSelector,
  DataTableColumn,
  DataTableRenderContext,
  DataTableStoreContext,
  useTranslate,
} from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { columnLabel, listColumns } from '../../../resources/listColumns.ts';
import { columnsKeyOf } from './useColumnSettings.ts';

/** Opens the columns of a list, to hide or move them. */
export function ColumnsButton({ of }: { readonly of: Resource }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        <ColumnChoices of={of} />
      </Popover>
    </>
  );
}

/** react-admin's list of columns, which looks for the element in which to render it. */
function ColumnChoices({ of }: { readonly of: Resource }) {
  const storeKey = columnsKeyOf(of.name);
  const [isReady, setIsReady] = useState(false);
  return (
    <Box id={`${storeKey}-columnsSelector`} ref={() => setIsReady(true)} sx={{ px: 1, minWidth: 200 }}>
      {isReady && (
        <DataTableStoreContext value={{ storeKey, defaultHiddenColumns: [] }}>
          <DataTableRenderContext value="columnsSelector">
            <ColumnsSelector>
              {listColumns(of).map((name) => (
                <DataTableColumn key={name} source={name} label={columnLabel(of, name)} />
              ))}
            </ColumnsSelector>
          </DataTableRenderContext>
        </DataTableStoreContext>
      )}
    </Box>
  );
}
