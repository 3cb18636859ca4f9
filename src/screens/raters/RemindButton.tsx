import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { remindRaters } from '../../../dataProviders/raters.ts';
import { useRaterChange } from './useRaterChange.ts';

interface Props {
  readonly campaignId: number;
  /** Null for all of the campaign. */
  readonly targetId: number | null;
}

/** Reminds the unfinished, whoever they are; what is said is the same if nobody is left. */
export function RemindButton({ campaignId, targetId }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const remind = useRaterChange(
    () => remindRaters(campaignId, targetId),
    () => notify('raters.remind.sent', { type: 'success' }),
  );
  return (
    <Button
      variant="outlined"
      size="small"
      loading={remind.isPending}
      onClick={() => remind.mutate(undefined)}
    >
      {translate('raters.remind.action')}
    </Button>
  );
}
