import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  saveTeamAction,
  type TeamActionResponse,
  teamActionKeys,
  teamActionQuery,
} from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { ActionFields } from './ActionFields.tsx';
import { type ActionForm, savedFields } from './actionForm.ts';
import { teamActionPath } from './actionPaths.ts';
import { useExplainConflict } from './useExplainConflict.ts';

/** The form that changes an action. */
export default function TeamActionUpdate() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const query = useQuery(teamActionQuery(useAccountId(), id));
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <BackLink to={teamActionPath(id)} label="titles.teamActionManage" />
      <PageHeader title={translate('titles.teamActionUpdate')} purpose={query.data?.topic} />
      <QueryState
        query={query}
        failed="actions.page.failed"
        missing="actions.page.missing"
        shape="page"
        empty={{ when: ({ can_edit }) => !can_edit, text: 'actions.page.readOnly' }}
      >
        {(action) => <EditForm key={action.version} action={action} />}
      </QueryState>
    </Box>
  );
}

function EditForm({ action }: { readonly action: TeamActionResponse }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id, owner_id, owner, scope } = action;
  const [form, setForm] = useState<ActionForm>({
    title: action.title,
    owner: owner_id === null ? null : { id: owner_id, name: owner ?? '' },
    starts_on: action.starts_on,
    due_on: action.due_on,
    visible_to_team: action.visible_to_team,
  });
  const fields = savedFields(form);
  const save = useAction(saveTeamAction, {
    invalidates: teamActionKeys,
    explain: useExplainConflict(),
    onDone: () => navigate(teamActionPath(id)),
  });
  return (
    <FormStack onSubmit={() => fields && save.mutate({ ...fields, id, version: action.version })}>
      <ActionFields form={form} scope={scope} onChange={setForm} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending} disabled={!fields}>
          {translate('actions.form.save')}
        </Button>
        <Button component={Link} to={teamActionPath(id)}>
          {translate('actions.form.cancel')}
        </Button>
      </Box>
    </FormStack>
  );
}
