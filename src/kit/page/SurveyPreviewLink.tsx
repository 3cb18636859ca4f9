import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../context/PersonContext.ts';

/** The path of the preview, a separate program. It has no shell, so the viewed account is in the address. */
function previewPath(campaignId: number | null, viewedAccountId: number | null): string {
  const path = campaignId === null ? '/metrics/preview' : `/metrics/preview/${campaignId}`;
  return viewedAccountId === null ? path : `${path}?account=${viewedAccountId}`;
}

/** Opens the preview of a campaign's survey in a new tab; without a campaign, that of the questions. Hidden without the culture benchmark. */
export function SurveyPreviewLink({ campaignId }: { readonly campaignId: number | null }) {
  const translate = useTranslate();
  const person = usePerson();
  const { ownAccount, currentAccount } = person;
  if (!hasModuleAccess(person, 'microSurvey')) return null;
  const viewed = currentAccount.id === ownAccount.id ? null : currentAccount.id;
  return (
    <Button
      href={previewPath(campaignId, viewed)}
      target="_blank"
      rel="noopener"
      startIcon={<VisibilityIcon />}
    >
      {translate('kit.previewSurvey')}
    </Button>
  );
}
