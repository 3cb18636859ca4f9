import { Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PendingNomination } from '../../../contract/v2/raters.ts';
import { approveRaters, pendingRatersQuery, raterKeys } from '../../../dataProviders/raters.ts';
import { raterCountKey } from '../../../domain/raters/raterCountKey.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { DeclineRaterDialog } from './DeclineRaterDialog.tsx';

interface Props {
  readonly campaignId: number | null;
  /** The number of nominations, if it is known before they load. */
  readonly count?: number;
}

const maxTableHeight = 480;
/** The height of the table, whose rows have two lines, and of the button. */
const heightOf = (count: number) => Math.min(maxTableHeight, 40 + 57 * count) + 45;

/** Nominations that the reader can approve, of one campaign or of all. */
export function PendingNominations({ campaignId, count = 0 }: Props) {
  const translate = useTranslate();
  const query = useQuery(pendingRatersQuery(useAccountId(), campaignId));
  return (
    <QueryState query={query} failed="raters.failed" missing="raters.closed" height={heightOf(count)}>
      {({ total, raters }) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {raters.length === 0 ? (
            <SecondaryText>{translate('raters.waiting.none')}</SecondaryText>
          ) : (
            <Nominations raters={raters} />
          )}
          {raters.length < total && (
            <Hint>{translate('raters.waiting.more', { shown: raters.length, total })}</Hint>
          )}
        </Box>
      )}
    </QueryState>
  );
}

function Nominations({ raters }: { readonly raters: readonly PendingNomination[] }) {
  const translate = useTranslate();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [declined, setDeclined] = useState<PendingNomination | null>(null);
  const ids = raters.flatMap(({ id, may_approve }) => (may_approve && selectedIds.has(id) ? [id] : []));
  const approve = useAction(approveRaters, {
    invalidates: raterKeys,
    success: (count) => translate('raters.list.approved', { smart_count: count }),
    onDone: () => setSelectedIds(new Set()),
  });
  const columns: readonly Column<PendingNomination>[] = [
    {
      name: 'rater',
      cell: ({ name, relationship, email }) => (
        <>
          {name}
          <Hint sx={{ overflowWrap: 'anywhere' }}>
            {[translate(`raters.relationships.${relationship}`), email].filter(Boolean).join(' · ')}
          </Hint>
        </>
      ),
    },
    {
      name: 'target',
      cell: ({ target }) => (
        <Link component={RouterLink} to={`?target=${target.id}`}>
          {target.name}
        </Link>
      ),
    },
    {
      name: 'load',
      isWide: true,
      cell: (rater) =>
        translate(`raters.count.${raterCountKey({ ...rater, needed: null })}`, {
          approved: rater.approved,
          proposed: rater.proposed,
        }),
    },
    { name: 'namedBy', isWide: true, cell: ({ nominated_by }) => nominated_by },
    {
      name: 'action',
      align: 'right',
      sx: { py: 0 },
      cell: (rater) => (
        <>
          {!rater.may_approve && <span>{translate('raters.waiting.late')} </span>}
          <Button
            size="small"
            aria-label={translate('raters.list.declineNamed', { name: rater.name })}
            onClick={() => setDeclined(rater)}
          >
            {translate('raters.list.decline')}
          </Button>
        </>
      ),
    },
  ];
  function handleSelect(rows: readonly PendingNomination[], isSelected: boolean) {
    const changed = rows.map(({ id }) => id);
    const others = [...selectedIds].filter((id) => !changed.includes(id));
    setSelectedIds(new Set(isSelected ? [...others, ...changed] : others));
  }
  return (
    <>
      <DataTable
        columnTexts="raters.waiting.columns"
        caption={translate('raters.waiting.table')}
        columns={columns}
        rows={raters}
        rowKey={({ id }) => id}
        selection={{
          isSelected: ({ id }) => selectedIds.has(id),
          onSelect: handleSelect,
          canSelect: ({ may_approve }) => may_approve,
          selectAllLabel: translate('raters.waiting.all'),
          labelOf: ({ name, target }) => translate('raters.waiting.one', { name, target: target.name }),
        }}
        maxHeight={maxTableHeight}
      />
      <Box>
        <Button
          variant="outlined"
          disabled={ids.length === 0}
          loading={approve.isPending}
          onClick={() => approve.mutate(ids)}
        >
          {translate('raters.waiting.approve', { smart_count: Math.max(1, ids.length) })}
        </Button>
      </Box>
      {declined && (
        <DeclineRaterDialog
          id={declined.id}
          name={declined.name}
          isOwn={false}
          onClose={() => setDeclined(null)}
        />
      )}
    </>
  );
}
