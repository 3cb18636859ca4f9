import { Stack } from '@mui/material';
import { use } from 'react';
import {
  ColumnsButton,
  CreateButton,
  type DataProvider,
  FilterButton,
  TopToolbar,
  useDataProvider,
  useListContext,
  useTranslate,
} from 'react-admin';
import { PageHeader } from '../page/PageHeader.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ListExtras } from './listExtras.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';

/** The list's title, purpose and button for a new record. */
export function ListHeader({ name, canCreate }: { readonly name: string; readonly canCreate: boolean }) {
  const translate = useTranslate();
  const { head } = use(ListExtras);
  return (
    <PageHeader
      title={translate(`resources.${name}.name`, { smart_count: 2 })}
      purpose={translate(`resources.${name}.purpose`)}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {head}
          {canCreate ? (
            <CreateButton resource={name} variant="contained" label={`resources.${name}.create`} />
          ) : null}
        </Stack>
      }
    />
  );
}

/** The toolbar of a list: filters, saved views, columns, export. */
export function ListTools() {
  return (
    <TopToolbar sx={{ bgcolor: 'transparent', alignItems: 'center' }}>
      <FilterButton disableSaveQuery />
      <SavedViewsMenu />
      <ColumnsButton />
      <ExportTool />
    </TopToolbar>
  );
}

interface Exporting extends DataProvider {
  exportRecords(resource: string, format: string, filter: Readonly<Record<string, unknown>>): Promise<Blob>;
}

function ExportTool() {
  const { resource, filterValues } = useListContext();
  const dataProvider = useDataProvider<Exporting>();
  return (
    <ExportMenu
      fileName={resource}
      exportFile={(format) => dataProvider.exportRecords(resource, format, filterValues)}
    />
  );
}
