import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hiringKeys, inviteApplicants } from '../../../dataProviders/hiring.ts';
import { readPastedPeople } from '../../../domain/hiring/readPastedPeople.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

const maxPerInvitation = 500;

/** Invites one or many people, pasted or typed. Lines without an email address are listed before anything is sent. */
export function InviteApplicantsDialog({
  roleId,
  onClose,
}: {
  readonly roleId: number;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const invite = useAction(inviteApplicants, { invalidates: hiringKeys, onDone: onClose });
  const { people, unrecognized } = readPastedPeople(typed);
  const isTooMany = people.length > maxPerInvitation;
  return (
    <ConfirmDialog
      title={translate('hiring.invite.title')}
      confirm={translate('hiring.invite.send')}
      busy={invite.isPending}
      blocked={people.length === 0 || isTooMany}
      onConfirm={() => invite.mutate({ requisition_id: roleId, people: [...people] })}
      onClose={onClose}
    >
      <SecondaryText>{translate('hiring.invite.text')}</SecondaryText>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        autoFocus
        label={translate('hiring.invite.label')}
        placeholder={translate('hiring.invite.example')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTooMany}
        helperText={isTooMany ? translate('rules.tooMany', { max: maxPerInvitation }) : ' '}
      />
      <Typography role="status">
        {translate('hiring.invite.found', { smart_count: people.length })}
      </Typography>
      {unrecognized.length > 0 && (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {translate('hiring.invite.unread', { lines: unrecognized.join(' · ') })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
