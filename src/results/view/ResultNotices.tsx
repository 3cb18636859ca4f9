import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useResultView } from './useResultView.ts';

interface ResultNoticesProps {
  /** Whether the page shows the campaign that the address names; null while it loads. */
  readonly hasNamedCampaign: boolean | null;
}

/** Says why the page doesn't show what its address names: it is about another account, or about a campaign that isn't available. */
export function ResultNotices({ hasNamedCampaign }: ResultNoticesProps) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const { view, isOtherAccount } = useResultView();
  if (isOtherAccount) {
    const company = companyNameOf(currentAccount);
    return <Alert severity="info">{translate('results.view.notices.account', { company })}</Alert>;
  }
  if (view.campaign === null || hasNamedCampaign !== false) return null;
  return <Alert severity="info">{translate('results.view.notices.campaign')}</Alert>;
}
