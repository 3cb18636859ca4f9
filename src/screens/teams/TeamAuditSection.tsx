import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TeamAuditFinding, TeamAuditRow } from '../../../contract/v2/teams.ts';
import { exportTeamFinding, teamFindingQuery } from '../../../dataProviders/teams.ts';
import type { RegroupStart } from '../../../resources/teams/RegroupDialog.tsx';
import { RegroupDialog } from '../../../resources/teams/RegroupDialog.tsx';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { TeamAuditTable } from './TeamAuditTable.tsx';

const pageSize = 25;
const isOfPeople = (finding: TeamAuditFinding) => finding === 'several' || finding === 'none';

/** Returns the start of the dialog that moves the people or merges the teams of a finding. */
function regroupStart(finding: TeamAuditFinding, rows: readonly TeamAuditRow[]): RegroupStart {
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

/** One finding: its meaning, its teams or people, and the action that resolves it. */
export function TeamAuditSection({
  finding,
  minimum,
}: {
  readonly finding: TeamAuditFinding;
  readonly minimum: number;
}) {
  const translate = useTranslate();
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly TeamAuditRow[]>([]);
  const [start, setStart] = useState<RegroupStart | null>(null);
  const query = useQuery(teamFindingQuery(useAccountId(), { finding, page, per_page: pageSize }));
  const action = finding === 'leaderless' ? null : actions[finding];
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', p: 2 }}>
        <Box sx={{ flex: '1 1 280px', '& > *': { maxWidth: 720 } }}>
          <Typography id={titleId} variant="h2">
            {translate(`teams.audit.findings.${finding}.title`)}
          </Typography>
          <SecondaryText>{translate(`teams.audit.findings.${finding}.text`, { minimum })}</SecondaryText>
        </Box>
        {query.data && query.data.total > 0 && <Export finding={finding} />}
      </Box>
      {action && selected.length > 0 && (
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
            {translate('teams.audit.selected', { smart_count: selected.length })}
          </Typography>
          <Button size="small" color="inherit" onClick={() => setStart(regroupStart(finding, selected))}>
            {translate(`teams.audit.${action}`)}
          </Button>
        </Box>
      )}
      <QueryState query={query} failed="teams.audit.failed" shape="rows" rows={2}>
        {({ rows, total }) => (
          <>
            {total === 0 && (
              <Typography sx={{ px: 2, pb: 3 }}>{translate(`teams.audit.done.${finding}`)}</Typography>
            )}
            {rows.length > 0 && (
              <TeamAuditTable
                rows={rows}
                isOfPeople={isOfPeople(finding)}
                selected={action ? selected : null}
                onSelect={setSelected}
              />
            )}
            <Pagination total={total} page={page} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </QueryState>
      {start && (
        <RegroupDialog
          start={start}
          onClose={(changed) => {
            setStart(null);
            if (changed) setSelected([]);
          }}
        />
      )}
    </Card>
  );
}

function Export({ finding }: { readonly finding: TeamAuditFinding }) {
  const translate = useTranslate();
  const download = useAction(
    async () => {
      const { name, text } = await exportTeamFinding(finding);
      saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    },
    { explain: () => 'teams.audit.exportFailed' },
  );
  return (
    <Button
      size="small"
      startIcon={<FileDownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {translate('teams.audit.export')}
    </Button>
  );
}
