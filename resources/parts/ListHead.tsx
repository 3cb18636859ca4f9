import { ColumnsButton, CreateButton, FilterButton, TopToolbar, useTranslate } from 'react-admin';
import { ExportMenu } from './ExportMenu.tsx';
import { PageHead } from './PageHead.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

/** What the list is, what it is for, and the way to a new record. */
export function ListHead({ name, mayCreate }: { readonly name: string; readonly mayCreate: boolean }) {
  const translate = useTranslate();
  return (
    <PageHead
      title={translate(`resources.${name}.name`, { smart_count: 2 })}
      purpose={translate(`resources.${name}.purpose`)}
      action={
        mayCreate ? (
          <CreateButton resource={name} variant="contained" label={`resources.${name}.create`} />
        ) : null
      }
    />
  );
}

/** Filters, a person's own views, columns, export. */
export function ListTools() {
  return (
    <TopToolbar sx={{ bgcolor: 'transparent', alignItems: 'center' }}>
      <FilterButton disableSaveQuery />
      <ViewsMenu />
      <ColumnsButton />
      <ExportMenu />
    </TopToolbar>
  );
}
