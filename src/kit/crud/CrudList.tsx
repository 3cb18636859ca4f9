import type { ReactNode } from 'react';
import { DataTable, List, SearchInput } from 'react-admin';
import { rowsPerPage } from '../../../contract/firstPageQuery.ts';
import type { Tier } from '../../../domain/access/tiers.ts';
import type { Kind, Resource } from '../../../resources/kit/resource.ts';
import { useHasTier } from '../context/useHasTier.tsx';
import { AccessibleRowCheckboxes } from '../lists/AccessibleRowCheckboxes.tsx';
import { FilterChips } from '../lists/FilterChips.tsx';
import { FilterInput } from '../lists/FilterInput.tsx';
import { ListFooter } from '../lists/ListFooter.tsx';
import { ListHeader, ListTools } from '../lists/ListHeader.tsx';
import { EmptyList, FailedListState, NoListMatches } from '../lists/ListStates.tsx';
import { denseTableStyle, phoneListStyle } from '../lists/listStyles.ts';
import { RowLink } from '../lists/RowLink.tsx';
import { TableBodyInSteps } from '../lists/TableBodyInSteps.tsx';
import { FieldDisplay } from './FieldDisplay.tsx';

const filterableKinds = new Set<Kind>(['choice', 'choices', 'yesNo', 'reference', 'references']);
/** The actions for selected rows are in the footer instead. */
const noToolbar = <></>;

function createFilters(of: Resource, names: readonly string[]) {
  const menuProps = (name: string) => ({ source: name, label: `resources.${of.name}.fields.${name}` });
  const inputs = names.map((name) => <FilterInput key={name} of={of} name={name} {...menuProps(name)} />);
  if (of.search.length === 0) return inputs;
  return [<SearchInput key="q" source="q" alwaysOn resettable />, ...inputs];
}

interface Props {
  readonly of: Resource;
  /** Whether rows can be deleted from the list; a delete can be undone for a few seconds. */
  readonly removable?: boolean;
  /** The tier that may write, when the record's own calls admit more people than its declaration. */
  readonly write?: Tier;
  readonly canCreate?: boolean;
  readonly header?: ReactNode;
  /** The filterable fields; by default all fields with choices. */
  readonly filterNames?: readonly string[];
  /** The actions for selected rows; without them rows can be selected for deletion. */
  readonly footer?: ReactNode;
  readonly rowClick?: 'edit' | false;
  readonly perPage?: number;
  readonly cell?: (name: string) => ReactNode;
}

/** The default list of a record: search, filters, columns, export, bulk actions, and empty and error states. */
export function CrudList({ of, removable = true, write = of.access.write, ...options }: Props) {
  const canWrite = useHasTier(write);
  const canRemove = removable && canWrite;
  const { canCreate = canWrite, footer, filterNames, rowClick = 'edit', perPage = rowsPerPage } = options;
  const hasChoices = (name: string) => filterableKinds.has(of.fields[name]?.kind ?? 'text');
  return (
    <>
      {options.header ?? <ListHeader name={of.name} canCreate={canCreate} />}
      <List
        title={false}
        // The guard of the route has already decided.
        disableAuthentication
        sx={phoneListStyle}
        sort={{ ...of.sort }}
        perPage={perPage}
        filters={createFilters(of, filterNames ?? Object.keys(of.fields).filter(hasChoices))}
        actions={<ListTools />}
        exporter={false}
        empty={<EmptyList name={of.name} canCreate={canCreate} />}
        error={<FailedListState />}
        pagination={footer ?? <ListFooter removable={canRemove} />}
      >
        <FilterChips of={of} />
        <AccessibleRowCheckboxes>
          <DataTable
            rowClick={rowClick}
            sx={denseTableStyle}
            empty={<NoListMatches />}
            bulkActionButtons={footer ? canWrite : canRemove}
            bulkActionsToolbar={noToolbar}
            body={TableBodyInSteps}
          >
            {of.list.map((name) => (
              <DataTable.Col key={name} source={name} label={`resources.${of.name}.fields.${name}`}>
                <RowLink
                  isLink={rowClick === 'edit' && name === of.list[0]}
                  content={options.cell?.(name) ?? <FieldDisplay of={of} name={name} />}
                />
              </DataTable.Col>
            ))}
          </DataTable>
        </AccessibleRowCheckboxes>
      </List>
    </>
  );
}
