import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Card, Skeleton, TablePagination, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TeamAuditRow, TeamFinding } from '../../../contract/v2/teams.ts';
import { exportFinding, readFinding } from '../../../dataProviders/teams.ts';
import { RegroupDialog } from '../../../resources/teams/RegroupDialog.tsx';
import type { RegroupStart } from '../../../resources/teams/regrouping.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { auditKey } from './auditKey.ts';
import { FindingTable } from './FindingTable.tsx';
import { saveText } from './saveText.ts';

const onAPage = 25;
const isOfPeople = (finding: TeamFinding) => finding === 'several' || finding === 'none';

/** What the chosen rows are moved or merged by; a team without a lead is mended on its own page. */
function startOf(finding: TeamFinding, rows: readonly TeamAuditRow[]): RegroupStart {
  if (!isOfPeople(finding)) return { kind: 'merge', user_ids: [], from_team_ids: rows.map(({ id }) => id) };
  const teams = rows.flatMap((row) => row.teams.map(({ id }) => id));
  return { kind: 'move', user_ids: rows.map(({ id }) => id), from_team_ids: [...new Set(teams)] };
}
const actions = {
  empty: 'mergeSelected',
  small: 'mergeSelected',
  several: 'moveSelected',
  none: 'moveSelected',
};

/** One finding: what it means, its teams or people, and what mends it. */
export function Finding({ finding, minimum }: { readonly finding: TeamFinding; readonly minimum: number }) {
  const translate = useTranslate();
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [chosen, choose] = useState<readonly TeamAuditRow[]>([]);
  const [start, open] = useState<RegroupStart | null>(null);
  const query = useQuery({
    queryKey: [auditKey, finding, page],
    queryFn: () => readFinding({ finding, page, per_page: onAPage }),
    placeholderData: keepPreviousData,
  });
  const { rows = [], total = 0 } = query.data ?? {};
  const action = finding === 'leaderless' ? null : actions[finding];
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', p: 2 }}>
        <Box sx={{ flex: '1 1 280px', '& > *': { maxWidth: 720 } }}>
          <Typography id={titleId} variant="h2">
            {translate(`teams.audit.findings.${finding}.title`)}
          </Typography>
          <Typography color="text.secondary">
            {translate(`teams.audit.findings.${finding}.text`, { minimum })}
          </Typography>
        </Box>
        {total > 0 && <Export finding={finding} />}
      </Box>
      {query.isPending && (
        <Box role="status" aria-label={translate('teams.audit.loading')} sx={{ px: 2, pb: 2 }}>
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Box>
      )}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('teams.audit.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.isSuccess && total === 0 && (
        <Typography sx={{ px: 2, pb: 3 }}>{translate(`teams.audit.done.${finding}`)}</Typography>
      )}
      {action && chosen.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            px: 2,
            py: 0.5,
            bgcolor: 'action.selected',
          }}
        >
          <Typography variant="body2" role="status">
            {translate('teams.audit.selected', { smart_count: chosen.length })}
          </Typography>
          <Button size="small" color="inherit" onClick={() => open(startOf(finding, chosen))}>
            {translate(`teams.audit.${action}`)}
          </Button>
        </Box>
      )}
      {rows.length > 0 && (
        <FindingTable
          rows={rows}
          isOfPeople={isOfPeople(finding)}
          chosen={action ? chosen : null}
          onChoose={choose}
        />
      )}
      {total > onAPage && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={onAPage}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('teams.audit.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'teams.audit.next' : 'teams.audit.previous')
          }
          onPageChange={(_, next) => setPage(next + 1)}
        />
      )}
      {start && (
        <RegroupDialog
          start={start}
          onClose={(changed) => {
            open(null);
            if (changed) choose([]);
          }}
        />
      )}
    </Card>
  );
}

function Export({ finding }: { readonly finding: TeamFinding }) {
  const translate = useTranslate();
  const notify = useNotify();
  const take = useMutation({
    mutationFn: () => exportFinding(finding),
    onSuccess: ({ name, text }) => saveText(name, text),
    onError: () => notify('teams.audit.exportFailed', { type: 'error' }),
  });
  return (
    <Button
      size="small"
      startIcon={<FileDownloadIcon />}
      loading={take.isPending}
      loadingPosition="start"
      onClick={() => take.mutate()}
    >
      {translate('teams.audit.export')}
    </Button>
  );
}
