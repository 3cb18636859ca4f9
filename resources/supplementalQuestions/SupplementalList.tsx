import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { PageHeader } from '../../src/kit/page/PageHeader.tsx';
import { SurveyPreviewLink } from '../../src/kit/page/SurveyPreviewLink.tsx';
import { supplementalQuestions as of } from './supplementalQuestions.ts';

const filterNames = ['kind', 'campaign_kinds', 'required', 'active', 'languages', 'outdated_in'] as const;
const paths = {
  new: '/supplemental-questions/manage/new',
  offered: '/admin/supplemental-questions',
} as const;

/** The account's custom questions, with links to create one and to the platform's questions. */
export function SupplementalList() {
  const translate = useTranslate();
  return (
    <CrudList
      of={of}
      canCreate={false}
      filterNames={filterNames}
      header={
        <PageHeader
          title={translate(`resources.${of.name}.name`, { smart_count: 2 })}
          purpose={translate(`resources.${of.name}.purpose`)}
          action={<HeaderLinks />}
        />
      }
    />
  );
}

function HeaderLinks() {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SurveyPreviewLink campaignId={null} />
      <Button component={Link} to={paths.offered}>
        {translate('questions.supplemental.offeredLink')}
      </Button>
      <Button component={Link} to={paths.new} variant="contained">
        {translate('questions.supplemental.add')}
      </Button>
    </Stack>
  );
}
