import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hasModuleAccess } from '../../../domain/accounts/modules.ts';
import { usePerson } from '../context/PersonContext.ts';

/** The benchmark (`m`), or the assessment of participants (`s`) or raters (`r`) of a survey campaign. */
type PreviewedForm = 'm' | 's' | 'r';

const labels = {
  m: 'kit.previewSurvey',
  s: 'kit.previewSelfAssessment',
  r: 'kit.previewRaterForm',
} as const;

/** The path of the preview, a separate program. It has no shell, so the viewed account is in the address. */
function previewPath(kind: PreviewedForm, campaignId: number | null, viewedAccountId: number | null): string {
  const form = kind === 'm' ? '/metrics/preview' : `/metrics/preview/${kind}`;
  const path = campaignId === null ? form : `${form}/${campaignId}`;
  return viewedAccountId === null ? path : `${path}?account=${viewedAccountId}`;
}

interface Props {
  readonly kind?: PreviewedForm;
  readonly campaignId: number | null;
}

/** Opens the preview of a campaign's survey in a new tab; without a campaign, that of the questions. Hidden without the module. */
export function SurveyPreviewLink({ kind = 'm', campaignId }: Props) {
  const translate = useTranslate();
  const person = usePerson();
  const { ownAccount, currentAccount } = person;
  if (!hasModuleAccess(person, kind === 'm' ? 'microSurvey' : '360')) return null;
  const viewed = currentAccount.id === ownAccount.id ? null : currentAccount.id;
  return (
    <Button
      href={previewPath(kind, campaignId, viewed)}
      target="_blank"
      rel="noopener"
      startIcon={<VisibilityIcon />}
    >
      {translate(labels[kind])}
    </Button>
  );
}
