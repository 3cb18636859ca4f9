import {
  type DataProvider,
  FilterButton,
  ListToolbar as FilterToolbar,
  SearchInput,
  TopToolbar,
  useDataProvider,
  useListContext,
} from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FilterInput } from './FilterInput.tsx';
import { filterLabel } from './filterLabel.ts';
import { toolbarClass } from './listStyles.ts';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';

interface Props {
  readonly of: Resource;
  /** The names of the fields that can be filtered. */
  readonly filterNames: readonly string[];
}

/** The search of a list, its filters, saved views, columns and export. */
export function ListToolbar({ of, filterNames }: Props) {
  return (
    <FilterToolbar
      className={toolbarClass}
      filters={createFilters(of, filterNames)}
      actions={<ListTools of={of} />}
    />
  );
}

function createFilters(of: Resource, names: readonly string[]) {
  const menuProps = (name: string) => ({ source: name, label: filterLabel(of, name) });
  const inputs = names.map((name) => <FilterInput key={name} of={of} name={name} {...menuProps(name)} />);
  if (of.search.length === 0) return inputs;
  return [<SearchInput key="q" source="q" alwaysOn resettable />, ...inputs];
}

function ListTools({ of }: Pick<Props, 'of'>) {
  return (
    <TopToolbar sx={{ bgcolor: { xs: 'transparent' }, alignItems: 'center' }}>
      <FilterButton disableSaveQuery />
      <SavedViewsMenu />
      <ColumnsButton of={of} />
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
