import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ConstellationContent } from './ConstellationContent.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { PersonalPage } from './PersonalPage.tsx';

/** One constellation for those who view it, its people among them. */
export default function ConstellationReport() {
  const translate = useTranslate();
  const { id } = useParams();
  return (
    <PersonalPage
      title={translate('titles.constellationReport')}
      purpose={translate('metricResults.constellation.purpose')}
      action={
        <Button variant="outlined" component={Link} to={`/user-results-const-pdf/${id}`}>
          {translate('metricResults.constellation.paper')}
        </Button>
      }
    >
      <ConstellationContent id={Number(id)}>
        {({ constellation, people, wanted, refused }) => (
          <ConstellationView name={constellation.name} people={people} wanted={wanted} refused={refused} />
        )}
      </ConstellationContent>
    </PersonalPage>
  );
}
