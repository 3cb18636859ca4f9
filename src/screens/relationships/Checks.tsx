import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type HierarchyChecks,
  readHierarchyChecks,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { LoadingTable } from './LoadingTable.tsx';
import { pathOfPerson, relationshipsKey } from './relationshipViews.ts';
import { useRelationChange } from './useRelationChange.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Where the hierarchy would lead astray, with the people concerned and the way to mend it. */
export function Checks() {
  const translate = useTranslate();
  const query = useQuery({ queryKey: [relationshipsKey, 'checks'], queryFn: readHierarchyChecks });
  if (!query.data) return <LoadingTable asked={query} />;
  const { led, people, top, cycles, orphans, two_managers } = query.data;
  if (led === 0) return <NobodyLed />;
  const isFine = cycles.length === 0 && orphans.total === 0 && two_managers.total === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="text.secondary">{translate('relationships.checks.text')}</Typography>
      <Typography role="status">
        {translate('relationships.checks.people', { led, people })}{' '}
        {top && translate('relationships.checks.top', { name: top.name })}{' '}
        {isFine && translate('relationships.checks.fine')}
      </Typography>
      {cycles.length > 0 && (
        <Check of="cycles" total={cycles.length} shown={cycles.length}>
          {cycles.map((circle) => (
            <li key={circle.map(({ id }) => id).join()}>
              <Circle circle={circle} />
            </li>
          ))}
        </Check>
      )}
      {two_managers.total > 0 && (
        <Check of="two_managers" total={two_managers.total} shown={two_managers.people.length}>
          {two_managers.people.map((led) => (
            <TwoManagers key={led.person.id} led={led} />
          ))}
        </Check>
      )}
      {orphans.total > 0 && (
        <Check of="orphans" total={orphans.total} shown={orphans.people.length}>
          {orphans.people.map((one) => (
            <li key={one.id}>
              <Person one={one} />
            </li>
          ))}
        </Check>
      )}
    </Box>
  );
}

function NobodyLed() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('relationships.checks.none.title')}
      text={translate('relationships.checks.none.text')}
      action={
        <Button component={RouterLink} to="?view=teams" variant="contained">
          {translate('relationships.checks.none.action')}
        </Button>
      }
    />
  );
}

interface CheckProps {
  readonly of: 'cycles' | 'two_managers' | 'orphans';
  readonly total: number;
  readonly shown: number;
  readonly children: ReactNode;
}

function Check({ of, total, shown, children }: CheckProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h2">
        {`${translate(`relationships.checks.${of}.title`)} · ${total}`}
      </Typography>
      <Typography color="text.secondary">{translate(`relationships.checks.${of}.text`)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {shown < total && (
        <Typography variant="body2" color="text.secondary">
          {translate('relationships.checks.shown', { shown, total })}
        </Typography>
      )}
    </Card>
  );
}

function Person({ one: { id, name } }: { readonly one: Named }) {
  return (
    <Link component={RouterLink} to={pathOfPerson(id)}>
      {name}
    </Link>
  );
}

function Circle({ circle }: { readonly circle: readonly Named[] }) {
  return (
    <>
      {circle.map((one) => (
        <span key={one.id}>
          <Person one={one} />
          {' → '}
        </span>
      ))}
      {circle[0]?.name}
    </>
  );
}

function TwoManagers({ led }: { readonly led: HierarchyChecks['two_managers']['people'][number] }) {
  const translate = useTranslate();
  const remove = useRelationChange((id: number) => removeRelationship(id));
  return (
    <li>
      <Person one={led.person} />
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {led.managers.map(({ id, user_id, name, source }) => (
          <li key={id}>
            <Person one={{ id: user_id, name }} /> · {translate(`relationships.sources.${source}`)}
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
