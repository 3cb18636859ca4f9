import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../../dataProviders/errors.ts';
import {
  type OwnSprint,
  ownSprintKeys,
  saveSprintRetrospective,
} from '../../../../dataProviders/ownSprints.ts';
import { maxRetrospectiveLength } from '../../../../domain/builder/ownSprint.ts';
import { FormStack } from '../../../kit/forms/FormStack.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';

const isConflict = (failure: unknown) => failure instanceof HttpError && failure.code === 'conflict';

/** The retrospective. If someone else saved first, both texts are shown, and the next save is based on theirs. */
export function OwnRetrospective({ sprint }: { readonly sprint: OwnSprint }) {
  const translate = useTranslate();
  const { sprint_id, retrospective, version, team } = sprint;
  const [edited, setEdited] = useState<string | null>(null);
  const [base, setBase] = useState({ version, retrospective });
  const text = edited ?? retrospective;
  const save = useAction(saveSprintRetrospective, {
    invalidates: ownSprintKeys,
    isShownOnPage: isConflict,
    onDone: () => setEdited(null),
  });
  const isDirty = edited !== null && edited.trim() !== retrospective;
  const hasConflict = isDirty && save.isError && isConflict(save.error) && base.version !== version;

  function handleChange(value: string) {
    if (edited === null) setBase({ version, retrospective });
    setEdited(value);
  }
  function handleSave() {
    if (!isDirty || save.isPending) return;
    // After a conflict, the person has seen the newer text and decides. Other changes of the sprint don't concern the text.
    const knownVersion = hasConflict || retrospective === base.retrospective ? version : base.version;
    setBase({ version: knownVersion, retrospective });
    save.mutate({ sprint_id, text, version: knownVersion });
  }
  return (
    <Panel
      title={translate('ownSprints.retrospective.title')}
      text={translate(`ownSprints.retrospective.${team === null ? 'help' : 'helpTeam'}`)}
    >
      {hasConflict && (
        <Alert severity="warning" role="alert">
          {translate('ownSprints.retrospective.conflict')}
          <Typography sx={{ mt: 1, fontWeight: 500 }}>
            {translate('ownSprints.retrospective.theirs')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {retrospective || translate('ownSprints.retrospective.nothing')}
          </Typography>
        </Alert>
      )}
      <FormStack onSubmit={handleSave}>
        <TextField
          multiline
          minRows={3}
          value={text}
          onChange={({ target }) => handleChange(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: maxRetrospectiveLength,
              'aria-label': translate('ownSprints.retrospective.title'),
            },
          }}
        />
        <Box>
          <Button type="submit" variant="outlined" loading={save.isPending} disabled={!isDirty}>
            {translate('ownSprints.retrospective.save')}
          </Button>
        </Box>
      </FormStack>
    </Panel>
  );
}
