import { Box, Button, Tab, Tabs } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { AllRelationships } from './AllRelationships.tsx';
import { DeriveFromTeams } from './DeriveFromTeams.tsx';
import { PersonRelationships } from './PersonRelationships.tsx';
import { ReportingChecks } from './ReportingChecks.tsx';
import { type RelationshipView, relationshipImportPath, relationshipViews } from './relationshipPaths.ts';

const contents: Readonly<Record<RelationshipView, ComponentType>> = {
  person: PersonRelationships,
  all: AllRelationships,
  teams: DeriveFromTeams,
  checks: ReportingChecks,
};

const fields = { view: urlField.choice(relationshipViews, 'person') };

/** The views of relationships: by person, all, derivation from teams and checks. The selected view is in the address. */
export default function Relationships() {
  const translate = useTranslate();
  const id = useId();
  const [{ view }, setFilters] = useUrlFilters(fields);
  const Content = contents[view];
  return (
    <>
      <PageHeader
        title={translate('relationships.title')}
        purpose={translate('relationships.purpose')}
        action={
          <Button component={RouterLink} to={relationshipImportPath} variant="outlined">
            {translate('relationships.importFile')}
          </Button>
        }
      />
      <Tabs
        value={view}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('relationships.views.label')}
        onChange={(_, next: RelationshipView) => setFilters({ view: next })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {relationshipViews.map((one) => (
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
    </>
  );
}
