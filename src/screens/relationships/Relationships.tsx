import { Box, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { AllRelations } from './AllRelations.tsx';
import { ByPerson } from './ByPerson.tsx';
import { Checks } from './Checks.tsx';
import { FromTeams } from './FromTeams.tsx';
import { ImportPairs } from './ImportPairs.tsx';
import { type View, views } from './relationshipPaths.ts';

const contents: Readonly<Record<View, ComponentType>> = {
  person: ByPerson,
  all: AllRelations,
  teams: FromTeams,
  import: ImportPairs,
  checks: Checks,
};

const fields = { view: urlField.choice(views, 'person') };

/** Relationships by person, as a list, derived from teams, imported or checked; the address holds the view. */
export default function Relationships() {
  const translate = useTranslate();
  const id = useId();
  const [{ view }, setFilters] = useUrlFilters(fields);
  const Content = contents[view];
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('relationships.title')} purpose={translate('relationships.purpose')} />
      <Tabs
        value={view}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('relationships.views.label')}
        onChange={(_, next: View) => setFilters({ view: next })}
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
        <Content />
      </Box>
    </Box>
  );
}
