import { Stack } from '@mui/material';
import {
  BulkDeleteButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import type { Tier } from '../../domain/access/tiers.ts';
import { ExportMenu } from '../parts/ExportMenu.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { EmptyList, FailedList, NothingFound } from '../parts/ListStates.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useMeets } from '../parts/useMeets.tsx';
import { FieldInput } from './FieldInput.tsx';
import { FieldShow } from './FieldShow.tsx';
import type { Kind, Resource } from './resource.ts';

const filtered = new Set<Kind>(['choice', 'choices', 'yesNo', 'reference']);
const pageSizes = [25, 50, 100];

/** Dense rows with a head that stays, as people who live in lists want them. */
const dense = {
  '& .RaDataTable-tableWrapper': { maxHeight: 'calc(100vh - 320px)', minHeight: 240, overflow: 'auto' },
  '& th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& td': {
    height: 36,
    py: 0,
    maxWidth: 320,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td, & th': { fontVariantNumeric: 'tabular-nums' },
} as const;

function filtersOf(of: Resource) {
  const inputs = Object.entries(of.fields)
    .filter(([, { kind }]) => filtered.has(kind))
    .map(([name]) => <FieldInput key={name} of={of} name={name} asFilter {...sourceFor(of, name)} />);
  if (of.search.length === 0) return inputs;
  return [<SearchInput key="q" source="q" alwaysOn placeholder="kit.searchList" resettable />, ...inputs];
}

/** react-admin's filter form reads the source and the label from the element itself. */
const sourceFor = (of: Resource, name: string) => ({
  source: name,
  label: `resources.${of.name}.fields.${name}`,
});

interface Props {
  readonly of: Resource;
  /** Whether records are made and removed by the generic screens. */
  readonly removable?: boolean;
  /** Who may write, where the record's own calls admit more people than its declaration. */
  readonly write?: Tier;
}

/** The default list of a declared record: search, filters, chosen columns, export, bulk actions, every state. */
export function CrudList({ of, removable = true, write = of.access.write }: Props) {
  const translate = useTranslate();
  const mayCreate = useMeets(write);
  const create = <CreateButton variant="contained" label={`resources.${of.name}.create`} />;
  const head = (action: boolean) => (
    <PageHead
      title={translate(`resources.${of.name}.name`, { smart_count: 2 })}
      purpose={translate(`resources.${of.name}.purpose`)}
      action={action && mayCreate ? create : null}
    />
  );
  const empty = (
    <>
      {head(false)}
      <EmptyList name={of.name} mayCreate={mayCreate} />
    </>
  );
  const actions = (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
      <ExportMenu />
    </TopToolbar>
  );
  return (
    <Stack>
      <List
        title={false}
        sort={{ ...of.sort }}
        perPage={25}
        filters={filtersOf(of)}
        actions={actions}
        exporter={false}
        empty={empty}
        error={<FailedList />}
        pagination={<Pagination rowsPerPageOptions={pageSizes} />}
      >
        <FilterChips of={of} />
        <DataTable
          rowClick="edit"
          sx={dense}
          empty={<NothingFound />}
          bulkActionButtons={removable && mayCreate ? <BulkDeleteButton mutationMode="undoable" /> : false}
        >
          {of.list.map((name) => (
            <DataTable.Col key={name} source={name} label={`resources.${of.name}.fields.${name}`}>
              <FieldShow of={of} name={name} />
            </DataTable.Col>
          ))}
        </DataTable>
      </List>
    </Stack>
  );
}
