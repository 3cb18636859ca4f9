import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { raterKeys, remindRaters } from '../../../dataProviders/raters.ts';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly campaignId: number;
  /** The participant whose raters are reminded. */
  readonly targetId: number;
}

/** Reminds the raters of one participant. The notification is the same whether or not anyone is left to remind, for anonymity. */
export function RemindRatersButton({ campaignId, targetId }: Props) {
  const translate = useTranslate();
  const remind = useAction(() => remindRaters(campaignId, targetId), {
    invalidates: raterKeys,
    success: 'raters.remind.sent',
  });
  return (
    <Button variant="outlined" size="small" loading={remind.isPending} onClick={() => remind.mutate()}>
      {translate('raters.remind.action')}
    </Button>
  );
}
