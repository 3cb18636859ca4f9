import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { raterKeys, remindRaters } from '../../../dataProviders/raters.ts';
import { surveyReminderCheckQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RemindEveryoneDialog } from '../../kit/reminders/RemindEveryoneDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

/** Opens the question whether everyone in a campaign who hasn't finished is reminded. */
export function RemindCycleButton({ campaignId }: { readonly campaignId: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('raters.remind.action')}
      </Button>
      {isOpen && <RemindCycleDialog campaignId={campaignId} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemindCycleDialog({
  campaignId,
  onClose,
}: {
  readonly campaignId: number;
  readonly onClose: () => void;
}) {
  const query = useQuery(surveyReminderCheckQuery(useAccountId(), campaignId));
  const remind = useAction(() => remindRaters(campaignId, null), {
    invalidates: raterKeys,
    success: 'raters.remind.sent',
  });
  return (
    <RemindEveryoneDialog
      query={query}
      busy={remind.isPending}
      onConfirm={() => remind.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
