import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type HierarchyChecks,
  hierarchyChecksQuery,
  relationshipKeys,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { personRelationshipsPath } from './relationshipPaths.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Gaps and contradictions in the reporting structure, with the people concerned. */
export function ReportingChecks() {
  const translate = useTranslate();
  const query = useQuery(hierarchyChecksQuery(useAccountId()));
  return (
    <QueryState
      query={query}
      failed="relationships.failed"
      shape="rows"
      empty={{
        when: ({ led }) => led === 0,
        text: 'relationships.checks.none',
        action: (
          <Button component={RouterLink} to="?view=teams" variant="contained">
            {translate('relationships.checks.none.action')}
          </Button>
        ),
      }}
    >
      {(checks) => <CheckList checks={checks} />}
    </QueryState>
  );
}

function CheckList({ checks }: { readonly checks: HierarchyChecks }) {
  const translate = useTranslate();
  const { led, people, top, cycles, orphans, two_managers } = checks;
  const isFine = cycles.length === 0 && orphans.total === 0 && two_managers.total === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SecondaryText>{translate('relationships.checks.text')}</SecondaryText>
      <Typography role="status">
        {translate('relationships.checks.people', { led, people })}{' '}
        {top && translate('relationships.checks.top', { name: top.name })}{' '}
        {isFine && translate('relationships.checks.fine')}
      </Typography>
      {cycles.length > 0 && (
        <Check kind="cycles" total={cycles.length} shown={cycles.length}>
          {cycles.map((circle) => (
            <li key={circle.map(({ id }) => id).join()}>
              <ReportingCycle people={circle} />
            </li>
          ))}
        </Check>
      )}
      {two_managers.total > 0 && (
        <Check kind="two_managers" total={two_managers.total} shown={two_managers.people.length}>
          {two_managers.people.map((led) => (
            <TwoManagers key={led.person.id} led={led} />
          ))}
        </Check>
      )}
      {orphans.total > 0 && (
        <Check kind="orphans" total={orphans.total} shown={orphans.people.length}>
          {orphans.people.map((one) => (
            <li key={one.id}>
              <PersonLink person={one} />
            </li>
          ))}
        </Check>
      )}
    </Box>
  );
}

interface CheckProps {
  readonly kind: 'cycles' | 'two_managers' | 'orphans';
  readonly total: number;
  readonly shown: number;
  readonly children: ReactNode;
}

function Check({ kind, total, shown, children }: CheckProps) {
  const translate = useTranslate();
  return (
    <Panel
      title={`${translate(`relationships.checks.${kind}.title`)} · ${total}`}
      text={translate(`relationships.checks.${kind}.text`)}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {shown < total && <Hint>{translate('relationships.checks.shown', { shown, total })}</Hint>}
    </Panel>
  );
}

function PersonLink({ person: { id, name } }: { readonly person: Named }) {
  return (
    <Link component={RouterLink} to={personRelationshipsPath(id)}>
      {name}
    </Link>
  );
}

function ReportingCycle({ people }: { readonly people: readonly Named[] }) {
  return (
    <>
      {people.map((person) => (
        <span key={person.id}>
          <PersonLink person={person} />
          {' → '}
        </span>
      ))}
      {people[0]?.name}
    </>
  );
}

function TwoManagers({ led }: { readonly led: HierarchyChecks['two_managers']['people'][number] }) {
  const translate = useTranslate();
  const remove = useAction(removeRelationship, { invalidates: relationshipKeys });
  return (
    <li>
      <PersonLink person={led.person} />
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {led.managers.map(({ id, user_id, name, source }) => (
          <li key={id}>
            <PersonLink person={{ id: user_id, name }} /> · {translate(`relationships.sources.${source}`)}
            <Button
              size="small"
              sx={{ ml: 1 }}
              disabled={remove.isPending}
              aria-label={translate('relationships.checks.two_managers.remove', {
                manager: name,
                person: led.person.name,
              })}
              onClick={() => remove.mutate(id)}
            >
              {translate('ra.action.remove')}
            </Button>
          </li>
        ))}
      </Box>
    </li>
  );
}
