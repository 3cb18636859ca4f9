import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { Failure } from './Failure.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { useConstellation } from './useConstellation.ts';

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
      <Report />
    </PersonalPage>
  );
}

function Report() {
  const found = useConstellation();
  if (found.isPending) return <ResultsLoading />;
  if (found.isError) {
    return (
      <Failure
        error={found.error}
        missing="metricResults.constellation.missing"
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { constellation, people, wanted, refused } = found.data;
  return <ConstellationView name={constellation.name} people={people} wanted={wanted} refused={refused} />;
}
