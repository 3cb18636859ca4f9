import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import {
  ownSprintKeys,
  type SprintTemplates,
  sprintTemplatesQuery,
  startSprint,
} from '../../../../dataProviders/ownSprints.ts';
import { nudgeRhythms } from '../../../../domain/builder/sprintNudges.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { DatePicker } from '../../../kit/dates/DatePicker.tsx';
import { FormStack } from '../../../kit/forms/FormStack.tsx';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { newRequestKey } from '../../../kit/newRequestKey.ts';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { ownSprintPath } from './ownSprintPaths.ts';

interface Props {
  readonly today: string;
  readonly onClose: () => void;
}

/** Starts a sprint from a template, for the person or for a team that they lead. */
export function StartSprintDialog({ today, onClose }: Props) {
  const translate = useTranslate();
  const query = useQuery(sprintTemplatesQuery(useAccountId()));
  return (
    <PageDialog title={translate('ownSprints.start.title')} onClose={onClose}>
      <QueryState query={query} failed="ownSprints.start.failed" height={320}>
        {(choices) =>
          choices.templates.length === 0 ? (
            <>
              <SecondaryText>{translate('ownSprints.start.none')}</SecondaryText>
              <Box>
                <Button onClick={onClose}>{translate('ownSprints.start.close')}</Button>
              </Box>
            </>
          ) : (
            <StartForm choices={choices} today={today} onClose={onClose} />
          )
        }
      </QueryState>
    </PageDialog>
  );
}

const onlyMe = 0;
const nudgeChoices = [...nudgeRhythms, 'off'] as const;
type NudgeChoice = (typeof nudgeChoices)[number];

function StartForm({ choices, today, onClose }: Props & { readonly choices: SprintTemplates }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { templates, teams } = choices;
  const [templateId, setTemplateId] = useState(templates[0]?.template_id ?? 0);
  const [teamId, setTeamId] = useState(onlyMe);
  const [startsOn, setStartsOn] = useState<string | null>(today);
  const [nudge, setNudge] = useState<NudgeChoice>('weekly');
  const [request_key] = useState(newRequestKey);
  const template = templates.find(({ template_id }) => template_id === templateId);
  const start = useAction(startSprint, {
    invalidates: ownSprintKeys,
    success: ({ message }) => message,
    onDone: ({ id }) => {
      onClose();
      navigate(ownSprintPath(id));
    },
  });
  function handleSubmit() {
    if (startsOn === null || start.isPending) return;
    start.mutate({
      request_key,
      template_id: templateId,
      team_id: teamId === onlyMe ? null : teamId,
      starts_on: startsOn,
      nudges: nudge !== 'off',
      rhythm: nudge === 'off' ? 'weekly' : nudge,
    });
  }
  const daysOf = (days: number) => translate('ownSprints.start.days', { smart_count: days });
  return (
    <FormStack onSubmit={handleSubmit}>
      <SelectField
        label={translate('ownSprints.start.template')}
        value={templateId}
        onChange={setTemplateId}
        options={templates.map(({ template_id, title, days }) => ({
          value: template_id,
          text: translate('ownSprints.start.option', { title, days: daysOf(days) }),
        }))}
      />
      {template && <TemplateSteps template={template} />}
      {teams.length > 0 && (
        <SelectField
          label={translate('ownSprints.start.forWhom')}
          value={teamId}
          onChange={setTeamId}
          options={[
            { value: onlyMe, text: translate('ownSprints.mine') },
            ...teams.map(({ team_id, name }) => ({
              value: team_id,
              text: translate('ownSprints.ofTeam', { team: name }),
            })),
          ]}
        />
      )}
      <Hint>{translate(`ownSprints.start.${teamId === onlyMe ? 'private' : 'team'}`)}</Hint>
      <DatePicker
        label={translate('ownSprints.start.startsOn')}
        required
        today={today}
        value={startsOn}
        onChange={setStartsOn}
      />
      <SelectField
        label={translate('ownSprints.nudges.title')}
        value={nudge}
        onChange={setNudge}
        options={nudgeChoices.map((value) => ({ value, text: translate(`ownSprints.nudges.${value}`) }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose} disabled={start.isPending}>
          {translate('kit.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={start.isPending} disabled={startsOn === null}>
          {translate('ownSprints.start.submit')}
        </Button>
      </Box>
    </FormStack>
  );
}

function TemplateSteps({ template }: { readonly template: SprintTemplates['templates'][number] }) {
  const translate = useTranslate();
  return (
    <Box>
      {template.purpose && <Typography sx={{ overflowWrap: 'anywhere' }}>{template.purpose}</Typography>}
      <Hint sx={{ mt: 1 }}>{translate('ownSprints.start.actions')}</Hint>
      <Box component="ol" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {template.steps.map(({ step_id, action }) => (
          <li key={step_id}>{action}</li>
        ))}
      </Box>
    </Box>
  );
}
