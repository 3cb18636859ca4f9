import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { changeBlueprintStatus, type Profile, reviseBlueprint } from '../../../dataProviders/builder.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { useChange } from './useChange.ts';
import { blueprintKeys } from './useProfile.ts';

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: Profile;
}

const statusWord = (status: string) => `resources.blueprints.choices.status.${status}`;

/** Which version this is, what the others are, and what can follow. */
export function VersionStatus({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const { status, version } = blueprint;
  return (
    <Panel
      title={translate('builder.blueprint.version', { version })}
      text={translate(`builder.blueprint.standing.${status}`)}
      action={<StatusChip word={translate(statusWord(status))} />}
    >
      <Actions blueprint={blueprint} profile={profile} />
      {profile.versions.length > 1 && <Versions blueprint={blueprint} profile={profile} />}
    </Panel>
  );
}

function Actions({ blueprint }: Props) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [asked, ask] = useState<'approved' | 'retired' | null>(null);
  const { id, status, name } = blueprint;
  const change = useChange(
    (to: 'approved' | 'retired') => changeBlueprintStatus({ blueprint_id: id, status: to }),
    { touches: blueprintKeys, settled: () => ask(null) },
  );
  const revise = useChange(
    async (as: 'version' | 'copy') => {
      const made = await reviseBlueprint(id, as);
      redirect('edit', 'blueprints', made.id);
      return made.message;
    },
    { touches: blueprintKeys },
  );
  const next = status === 'draft' ? 'approved' : status === 'approved' ? 'retired' : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {status !== 'draft' && (
        <Button variant="outlined" onClick={() => revise.mutate('version')} loading={revise.isPending}>
          {translate('builder.blueprint.revise')}
        </Button>
      )}
      {next && (
        <Button variant={next === 'approved' ? 'outlined' : 'text'} onClick={() => ask(next)}>
          {translate(`builder.blueprint.${next}.action`)}
        </Button>
      )}
      <Button onClick={() => revise.mutate('copy')} disabled={revise.isPending}>
        {translate('builder.copy')}
      </Button>
      {asked && (
        <Confirm
          isOpen
          title={translate(`builder.blueprint.${asked}.title`, { name })}
          content={translate(`builder.blueprint.${asked}.text`)}
          confirm={translate(`builder.blueprint.${asked}.action`)}
          cancel={translate('builder.notNow')}
          loading={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}

function Versions({ blueprint, profile }: Props) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {profile.versions.map((one) => {
        const name = translate('builder.blueprint.version', { version: one.version });
        return (
          <Typography key={one.id} component="li" variant="body2">
            {one.id === blueprint.id ? (
              <strong>{name}</strong>
            ) : (
              <Link component={RouterLink} to={`/blueprints/${one.id}`}>
                {name}
              </Link>
            )}
            {` · ${translate(statusWord(one.status))}`}
            {one.approved_on && (
              <>
                {' · '}
                <CalendarDay day={one.approved_on} />
              </>
            )}
          </Typography>
        );
      })}
    </Box>
  );
}
