import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Hint } from '../../src/kit/page/SecondaryText.tsx';
import { SurveyPreviewLink } from '../../src/kit/page/SurveyPreviewLink.tsx';

/** Part of the campaign form: the preview of the campaign as it was last saved. */
export function SavedCampaignPreview({ campaignId }: { readonly campaignId: number }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <SurveyPreviewLink campaignId={campaignId} />
      <Hint>{translate('campaigns.savedPreview')}</Hint>
    </Stack>
  );
}
