import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { inviteApplicants } from '../../../dataProviders/hiring.ts';
import { readPastedPeople } from '../../../domain/hiring/readPastedPeople.ts';
import { FormDialog } from './FormDialog.tsx';
import { useChange } from './useHiring.ts';

const mostAtOnce = 500;

/** Invites one or many, pasted or typed; what could not be read is told before anything is sent. */
export function InviteDialog({ roleId, onClose }: { readonly roleId: number; readonly onClose: () => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const invite = useChange(inviteApplicants, onClose);
  const { people, unread } = readPastedPeople(typed);
  const tooMany = people.length > mostAtOnce;
  return (
    <FormDialog
      title={translate('hiring.invite.title')}
      text={translate('hiring.invite.text')}
      confirm={translate('hiring.invite.send')}
      busy={invite.isPending}
      blocked={people.length === 0 || tooMany}
      onConfirm={() => invite.mutate({ requisition_id: roleId, people: [...people] })}
      onClose={onClose}
    >
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        autoFocus
        label={translate('hiring.invite.label')}
        placeholder={translate('hiring.invite.example')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tooMany}
        helperText={tooMany ? translate('rules.tooMany', { max: mostAtOnce }) : ' '}
      />
      <Typography role="status">
        {translate('hiring.invite.found', { smart_count: people.length })}
      </Typography>
      {unread.length > 0 && (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {translate('hiring.invite.unread', { lines: unread.join(' · ') })}
        </Typography>
      )}
    </FormDialog>
  );
}
