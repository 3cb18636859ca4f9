import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConstellationResults } from '../../../dataProviders/metricResults.ts';
import { downloadConstellationReport } from '../../../dataProviders/reports.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { ConstellationLoader } from './ConstellationLoader.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';

/** The printable report of a constellation; navigation and buttons are not printed. */
export default function ConstellationPrint() {
  const translate = useTranslate();
  const { id } = useParams();
  return (
    <ProfilesPage
      title="titles.constellationPaper"
      purpose="metricResults.paper.confidential"
      action={
        <Button variant="contained" data-paper="left-out" onClick={() => window.print()}>
          {translate('metricResults.paper.print')}
        </Button>
      }
    >
      <Box data-paper="left-out">
        <BackLink to={`/user-results-const-report/${id}`} label="metricResults.paper.back" />
      </Box>
      <ConstellationLoader id={Number(id)}>{(results) => <Sheet results={results} />}</ConstellationLoader>
    </ProfilesPage>
  );
}

function Sheet({ results }: { readonly results: ConstellationResults }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { user } = usePerson();
  const { constellation, people, wanted: target, refused } = results;
  return (
    <>
      <SecondaryText>
        {translate('metricResults.paper.printed', {
          name: constellation.name,
          day: words.day(new Date().toISOString()),
          reader: `${user.first_name} ${user.last_name}`.trim(),
        })}
      </SecondaryText>
      <Box data-paper="left-out">
        <PdfButton
          requestFile={() => downloadConstellationReport(constellation.constellation_id)}
          fileName={constellation.name}
          subject={constellation.name}
        />
      </Box>
      <ConstellationView name={constellation.name} people={people} target={target} refused={refused} />
    </>
  );
}
