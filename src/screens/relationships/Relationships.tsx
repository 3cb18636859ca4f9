import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { AllRelations } from './AllRelations.tsx';
import { ByPerson } from './ByPerson.tsx';
import { Checks } from './Checks.tsx';
import { FromTeams } from './FromTeams.tsx';
import { ImportPairs } from './ImportPairs.tsx';
import { type View, views } from './relationshipViews.ts';

const parts: Readonly<Record<View, ComponentType>> = {
  person: ByPerson,
  all: AllRelations,
  teams: FromTeams,
  import: ImportPairs,
  checks: Checks,
};

/** Who stands to whom: person by person, as a list, derived, imported, checked. The view stands in the address. */
export default function Relationships() {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'person';
  const Part = parts[view];
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('relationships.title')} purpose={translate('relationships.purpose')} />
      <Tabs
        value={view}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('relationships.views.label')}
        onChange={(_, next: View) => setSearch({ view: next }, { replace: true })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={one === view ? `${id}-panel` : undefined}
            label={translate(`relationships.views.${one}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        <Part />
      </Box>
    </Box>
  );
}
