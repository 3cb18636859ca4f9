import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import { resendInvitation, withdrawParticipant } from '../../../dataProviders/campaigns.ts';
import type { BenchmarkStatus } from '../../../domain/campaigns/benchmarkStatus.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useChange } from './useChange.ts';

type Asked = 'resend' | 'remove' | null;

/** Why nothing can be sent to or withdrawn from a participant; null while both can be done. */
export function blockedReason(
  { status }: Pick<ParticipantAnswer, 'status'>,
  campaign: { readonly status: BenchmarkStatus },
): 'closedStays' | 'finishedStays' | null {
  if (campaign.status !== 'open') return 'closedStays';
  return status === 'finished' ? 'finishedStays' : null;
}

export function nameOf({ name }: Pick<ParticipantAnswer, 'name'>, unnamed: string): string {
  return name.trim() || unnamed;
}

/** Sending a new link and withdrawing the invitation, each after a question; `children` draws what asks for them. */
export function ParticipantActions(props: {
  readonly participant: ParticipantAnswer;
  readonly onRemoved?: () => void;
  readonly children: (ask: (what: Asked) => void) => ReactNode;
}) {
  const { participant, onRemoved, children } = props;
  const translate = useTranslate();
  const [asked, ask] = useState<Asked>(null);
  const close = () => ask(null);
  const { campaign_id, participant_id } = participant;
  const resend = useChange(() => resendInvitation({ campaign_id, participant_id }), { after: close });
  const remove = useChange(() => withdrawParticipant({ campaign_id, participant_id }), {
    after: () => {
      close();
      onRemoved?.();
    },
    leaves: onRemoved !== undefined,
  });
  const name = nameOf(participant, translate('campaigns.participants.unnamed'));
  const change = asked === 'remove' ? remove : resend;
  return (
    <>
      {children(ask)}
      {asked && (
        <ConfirmDialog
          title={translate(`campaigns.participant.${asked}Dialog.title`, { name })}
          confirm={translate(`campaigns.participant.${asked}Dialog.confirm`)}
          destructive={asked === 'remove'}
          busy={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={close}
        >
          <Typography>{translate(`campaigns.participant.${asked}Dialog.text`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
