import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePerson } from '../../../kit/context/PersonContext.ts';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { TranslatedStateCard } from '../../../kit/states/StateCard.tsx';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { pageStack } from '../../../results/stackStyles.ts';
import { OwnSprintPage } from './OwnSprintPage.tsx';
import { OwnSprints } from './OwnSprints.tsx';

const fields = { sprint: urlField.id() } as const;

/** The person's sprints, blueprints and constellations, or one of the sprints. Nothing is loaded while another account is viewed. */
export default function BuilderDashboard() {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const [{ sprint }] = useUrlFilters(fields);
  const isViewing = ownAccount.id !== currentAccount.id;
  if (sprint !== null && !isViewing) return <OwnSprintPage key={sprint} id={sprint} />;
  return (
    <>
      <PageHeader title={translate('titles.builderDashboard')} purpose={translate('ownSprints.purpose')} />
      {isViewing ? (
        <TranslatedStateCard texts="ownSprints.notWhileViewing" />
      ) : (
        <Box sx={pageStack}>
          <OwnSprints />
        </Box>
      )}
    </>
  );
}
