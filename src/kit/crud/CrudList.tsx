import { lazy, type ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { rowsPerPage } from '../../../contract/firstPageQuery.ts';
import type { Tier } from '../../../domain/access/tiers.ts';
import type { FieldKind, Resource } from '../../../resources/kit/resource.ts';
import { useHasTier } from '../context/useHasTier.ts';
import { FilterChips } from '../lists/FilterChips.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { ListHeader } from '../lists/ListHeader.tsx';
import { EmptyList, FailedListState } from '../lists/ListStates.tsx';
import { RecordTable } from '../lists/RecordTable.tsx';
import { FieldDisplay } from './FieldDisplay.tsx';

const filterableKinds = new Set<FieldKind>(['choice', 'choices', 'yesNo', 'reference', 'references']);
/** Loaded after the rows, because the toolbar and the footer need most of the form libraries. */
const ListToolbar = lazy(async () => ({ default: (await import('../lists/ListToolbar.tsx')).ListToolbar }));
const ListFooter = lazy(async () => ({ default: (await import('../lists/ListFooter.tsx')).ListFooter }));

interface Props {
  readonly of: Resource;
  /** Whether rows can be deleted from the list; a delete can be undone for a few seconds. */
  readonly removable?: boolean;
  /** The tier that may write, if the record's own calls allow more people than its declaration. */
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
  const { canCreate = canWrite, footer, rowClick = 'edit', perPage = rowsPerPage } = options;
  const hasChoices = (name: string) => filterableKinds.has(of.fields[name]?.kind ?? 'text');
  const { filterNames = Object.keys(of.fields).filter(hasChoices) } = options;
  return (
    <>
      {options.header ?? <ListHeader name={of.name} canCreate={canCreate} />}
      <ListBase
        // The guard of the route has already checked access.
        disableAuthentication
        sort={{ ...of.sort }}
        perPage={perPage}
        exporter={false}
      >
        <ListFrame
          toolbar={<ListToolbar of={of} filterNames={filterNames} />}
          hasSearch={of.search.length > 0}
          footer={footer ?? <ListFooter removable={canRemove} />}
          empty={<EmptyList name={of.name} canCreate={canCreate} />}
          error={<FailedListState />}
        >
          <FilterChips of={of} />
          <RecordTable
            of={of}
            isLinked={rowClick === 'edit'}
            isSelectable={footer ? canWrite : canRemove}
            cell={(name) => options.cell?.(name) ?? <FieldDisplay of={of} name={name} />}
          />
        </ListFrame>
      </ListBase>
    </>
  );
}
