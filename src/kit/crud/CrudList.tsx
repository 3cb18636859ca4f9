import { DataTable, List, SearchInput } from 'react-admin';
import type { Tier } from '../../../domain/access/tiers.ts';
import type { Kind, Resource } from '../../../resources/kit/resource.ts';
import { useHasTier } from '../context/useHasTier.tsx';
import { CheckboxGroup } from '../forms/CheckboxGroup.tsx';
import { FilterChips } from '../lists/FilterChips.tsx';
import { ListFooter } from '../lists/ListFooter.tsx';
import { ListHeader, ListTools } from '../lists/ListHeader.tsx';
import { EmptyList, FailedList, NothingFound } from '../lists/ListStates.tsx';
import { dense, narrow } from '../lists/listStyles.ts';
import { RowLink } from '../lists/RowLink.tsx';
import { FieldInput } from './FieldInput.tsx';
import { FieldShow } from './FieldShow.tsx';

const filterable = new Set<Kind>(['choice', 'choices', 'yesNo', 'reference', 'references']);
/** The bar of selected rows stands in the list's foot instead. */
const noBar = <></>;

/** react-admin reads source and label of a filter from the element itself. */
function filtersOf(of: Resource) {
  const inputs = Object.entries(of.fields)
    .filter(([, { kind }]) => filterable.has(kind))
    .map(([name]) => {
      const forMenu = { source: name, label: `resources.${of.name}.fields.${name}` };
      return <FieldInput key={name} of={of} name={name} asFilter {...forMenu} />;
    });
  if (of.search.length === 0) return inputs;
  return [<SearchInput key="q" source="q" alwaysOn resettable />, ...inputs];
}

interface Props {
  readonly of: Resource;
  /** Whether rows can be deleted from the list; a delete can be undone for a few seconds. */
  readonly removable?: boolean;
  /** Who may write, where the record's own calls admit more people than its declaration. */
  readonly write?: Tier;
}

/** The default list of a declared record: search, filters, chosen columns, export, bulk actions, every state. */
export function CrudList({ of, removable = true, write = of.access.write }: Props) {
  const mayWrite = useHasTier(write);
  const mayRemove = removable && mayWrite;
  return (
    <>
      <ListHeader name={of.name} mayCreate={mayWrite} />
      <List
        title={false}
        sx={narrow}
        sort={{ ...of.sort }}
        perPage={25}
        filters={filtersOf(of)}
        actions={<ListTools />}
        exporter={false}
        empty={<EmptyList name={of.name} mayCreate={mayWrite} />}
        error={<FailedList />}
        pagination={<ListFooter removable={mayRemove} />}
      >
        <FilterChips of={of} />
        <CheckboxGroup>
          <DataTable
            rowClick="edit"
            sx={dense}
            empty={<NothingFound />}
            bulkActionButtons={mayRemove}
            bulkActionsToolbar={noBar}
          >
            {of.list.map((name) => (
              <DataTable.Col key={name} source={name} label={`resources.${of.name}.fields.${name}`}>
                <RowLink isLink={name === of.list[0]} shown={<FieldShow of={of} name={name} />} />
              </DataTable.Col>
            ))}
          </DataTable>
        </CheckboxGroup>
      </List>
    </>
  );
}
