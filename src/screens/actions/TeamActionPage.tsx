import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  setTeamActionDeleted,
  type TeamActionResponse,
  teamActionKeys,
  teamActionQuery,
} from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { ActionEvidence } from './ActionEvidence.tsx';
import { ActionFacts } from './ActionFacts.tsx';
import { ActionProgressForm } from './ActionProgressForm.tsx';
import { ActionUpdates } from './ActionUpdates.tsx';
import { editTeamActionPath, teamActionsPath } from './actionPaths.ts';
import { ActionFollowUp } from './followUp/ActionFollowUp.tsx';

/** One action on a topic, with its owner, due date, progress and updates. */
export default function TeamActionPage() {
  const id = Number(useParams().id);
  const query = useQuery(teamActionQuery(useAccountId(), id));
  return (
    <>
      <BackLink to={teamActionsPath} label="actions.page.back" />
      <QueryState query={query} failed="actions.page.failed" missing="actions.page.missing" shape="page">
        {(action) => <Loaded action={action} />}
      </QueryState>
    </>
  );
}

function Loaded({ action }: { readonly action: TeamActionResponse }) {
  const translate = useTranslate();
  const canChange = useCanChangeAccount();
  const canEdit = canChange && action.can_edit;
  const canReport = canChange && action.can_report;
  return (
    <>
      <PageHeader
        title={action.title}
        chip={
          <StatusChip status={action.progress} label={translate(`actions.progress.${action.progress}`)} />
        }
        purpose={action.topic}
        action={canEdit && <EditButtons id={action.id} />}
      />
      {action.drop_reason !== null && (
        <Typography sx={{ maxWidth: pageWidths.text, mb: 2 }}>
          {translate('actions.page.dropped', { reason: action.drop_reason })}
        </Typography>
      )}
      <PageColumns
        aside={
          <>
            <ActionFacts action={action} />
            {action.evidence && <ActionEvidence evidence={action.evidence} source={action.source} />}
          </>
        }
      >
        {canReport && <ActionProgressForm key={action.version} action={action} />}
        <ActionUpdates action={action} canAdd={canReport} canDelete={canChange} />
        <ActionFollowUp action={action} />
      </PageColumns>
    </>
  );
}

function EditButtons({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const remove = useAction(() => setTeamActionDeleted({ id, deleted: true }), {
    invalidates: teamActionKeys,
    leavesPage: true,
    success: translate('actions.page.deleted'),
    undo: () => setTeamActionDeleted({ id, deleted: false }),
    onDone: () => navigate(teamActionsPath),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" component={Link} to={editTeamActionPath(id)}>
        {translate('actions.page.edit')}
      </Button>
      <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
        {translate('actions.page.delete')}
      </Button>
    </Box>
  );
}
