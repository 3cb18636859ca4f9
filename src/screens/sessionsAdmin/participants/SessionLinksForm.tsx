import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { saveSessionLinks, sessionParticipantKeys } from '../../../../dataProviders/sessionParticipants.ts';
import { useProblemText } from '../../../kit/forms/useProblemText.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { pageWidths } from '../../../theme/pageWidths.ts';

const linkFields = ['material_url', 'recording_url'] as const;
type Links = Readonly<Record<(typeof linkFields)[number], string | null>>;

interface Props {
  readonly eventId: number;
  readonly links: Links;
}

/** The links to the material and the recording, which people with a seat see once the session has begun. */
export function SessionLinksForm({ eventId, links }: Props) {
  const translate = useTranslate();
  const problemText = useProblemText({ max: 2000 });
  const { material_url, recording_url } = links;
  const [draft, setDraft] = useState<Links>({ material_url, recording_url });
  const save = useAction(() => saveSessionLinks({ event_id: eventId, ...draft }), {
    invalidates: sessionParticipantKeys,
    isShownOnPage: hasProblems,
  });
  const problems = hasProblems(save.error) ? save.error.problems : [];
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Panel title={translate('liveSessions.links.title')} text={translate('liveSessions.links.text')}>
      <Box
        component="form"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: pageWidths.form }}
      >
        {linkFields.map((name) => {
          const problem = problems.find(({ field }) => field === name);
          return (
            <TextField
              key={name}
              type="url"
              size="small"
              fullWidth
              label={translate(`liveSessions.links.${name}`)}
              value={draft[name] ?? ''}
              error={problem !== undefined}
              helperText={problem && problemText(problem.problem)}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value || null })}
            />
          );
        })}
        <Button type="submit" variant="outlined" loading={save.isPending}>
          {translate('liveSessions.links.save')}
        </Button>
      </Box>
    </Panel>
  );
}

const hasProblems = (failure: unknown): failure is HttpError =>
  failure instanceof HttpError && failure.problems.length > 0;
