import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { campaignKeys, resendInvitation, withdrawParticipant } from '../../../dataProviders/campaigns.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

type OpenDialog = 'resend' | 'remove' | null;

export function participantName({ name }: Pick<ParticipantResponse, 'name'>, unnamed: string): string {
  return name.trim() || unnamed;
}

/** Sends a new link or withdraws the invitation, each after a confirmation. `children` renders the buttons. */
export function ParticipantActions(props: {
  readonly participant: ParticipantResponse;
  readonly onRemoved?: () => void;
  readonly children: (openDialog: (dialog: OpenDialog) => void) => ReactNode;
}) {
  const { participant, onRemoved, children } = props;
  const translate = useTranslate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { campaign_id, participant_id } = participant;
  const resend = useAction(() => resendInvitation({ campaign_id, participant_id }), {
    invalidates: campaignKeys,
    onDone: close,
  });
  const remove = useAction(() => withdrawParticipant({ campaign_id, participant_id }), {
    invalidates: campaignKeys,
    onDone: () => {
      close();
      onRemoved?.();
    },
    leavesPage: onRemoved !== undefined,
  });
  const name = participantName(participant, translate('campaigns.participants.unnamed'));
  const action = dialog === 'remove' ? remove : resend;
  return (
    <>
      {children(setDialog)}
      {dialog && (
        <ConfirmDialog
          title={translate(`campaigns.participant.${dialog}Dialog.title`, { name })}
          confirm={translate(`campaigns.participant.${dialog}Dialog.confirm`)}
          destructive={dialog === 'remove'}
          busy={action.isPending}
          onConfirm={() => action.mutate()}
          onClose={close}
        >
          <Typography>{translate(`campaigns.participant.${dialog}Dialog.text`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
