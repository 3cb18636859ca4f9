import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import {
  createTeamAction,
  type FocusTopicResponse,
  type TeamFocus,
  teamActionKeys,
} from '../../../dataProviders/teamActions.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { users } from '../../../resources/users/users.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { newRequestKey } from '../../kit/newRequestKey.ts';
import { useAction } from '../../kit/useAction.ts';
import { FocusReasons } from '../../results/focus/FocusReasons.tsx';
import { ActionFields } from './ActionFields.tsx';
import { emptyActionForm, savedFields } from './actionForm.ts';
import { teamActionPath } from './actionPaths.ts';
import { SuggestionChoice } from './SuggestionChoice.tsx';

type Suggestion = FocusTopicResponse['suggestions'][number];

interface Props {
  readonly focus: TeamFocus;
  readonly topicId: number | null;
  readonly onTopic: (topicId: number) => void;
}

/** The form of an action about one topic of a group. */
export function ChosenFocusForm({ focus, topicId, onTopic }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user, ownAccount, currentAccount } = usePerson();
  const owner =
    ownAccount.id === currentAccount.id ? { id: user.id, name: recordLabel(users, { ...user }) } : null;
  const [form, setForm] = useState(() => emptyActionForm(owner, localToday()));
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [requestKey] = useState(newRequestKey);
  const { campaign, team_id, topics } = focus;
  const topic = topics.find((one) => one.topic_id === topicId) ?? null;
  const fields = savedFields(form);
  const create = useAction(createTeamAction, {
    invalidates: teamActionKeys,
    success: ({ message }) => message,
    onDone: ({ id }) => navigate(teamActionPath(id)),
  });
  const handleSuggestion = (next: Suggestion | null) => {
    // A typed title is kept; the title of another suggestion isn't.
    const isTyped = form.title !== '' && form.title !== suggestion?.title;
    if (!isTyped) setForm({ ...form, title: next?.title ?? '' });
    setSuggestion(next);
  };
  const handleSubmit = () => {
    if (!topic || !fields || create.isPending) return;
    create.mutate({
      ...fields,
      request_key: requestKey,
      campaign_id: campaign.campaign_id,
      team_id,
      topic_id: topic.topic_id,
      suggestion: suggestion && { kind: suggestion.kind, id: suggestion.id },
    });
  };
  return (
    <FormStack onSubmit={handleSubmit}>
      <SelectField
        label={translate('actions.form.topic')}
        required
        value={topic?.topic_id ?? ''}
        helperText={topic ? undefined : translate('actions.form.choose')}
        options={topics.map((one) => ({ value: one.topic_id, text: one.topic }))}
        onChange={(next) => {
          setSuggestion(null);
          if (form.title === suggestion?.title) setForm({ ...form, title: '' });
          onTopic(next);
        }}
      />
      {topic && <FocusReasons reasons={topic.reasons} />}
      {topic && (
        <SuggestionChoice suggestions={topic.suggestions} chosen={suggestion} onChoose={handleSuggestion} />
      )}
      <ActionFields form={form} scope={team_id === null ? 'company' : 'team'} onChange={setForm} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={create.isPending} disabled={!topic || !fields}>
          {translate('actions.form.create')}
        </Button>
        <Button component={Link} to={`/micro-surveys/benchmarks/manage/${campaign.campaign_id}/results`}>
          {translate('actions.form.cancel')}
        </Button>
      </Box>
    </FormStack>
  );
}
