import { Box, Button, Link, Typography } from '@mui/material';
import { useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type BlueprintProfileResponse,
  blueprintKeys,
  changeBlueprintStatus,
  reviseBlueprint,
} from '../../../dataProviders/builder.ts';
import { type BlueprintRecord, blueprints } from '../../../resources/blueprints/blueprints.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly blueprint: BlueprintRecord;
  readonly profile: BlueprintProfileResponse;
}

const statusWord = (status: string) => `resources.blueprints.choices.status.${status}`;

/** The status of this version, its next actions, and links to the other versions. */
export function BlueprintVersionStatus({ blueprint, profile }: Props) {
  const translate = useTranslate();
  const { status, version } = blueprint;
  return (
    <Panel
      title={translate('builder.blueprint.version', { version })}
      text={translate(`builder.blueprint.statusText.${status}`)}
      action={<StatusChip status={status} label={translate(statusWord(status))} />}
    >
      <Actions blueprint={blueprint} profile={profile} />
      {profile.versions.length > 1 && <Versions blueprint={blueprint} profile={profile} />}
    </Panel>
  );
}

function Actions({ blueprint }: Props) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, status, name } = blueprint;
  const change = useAction(
    (to: 'approved' | 'retired') => changeBlueprintStatus({ blueprint_id: id, status: to }),
    { invalidates: blueprintKeys },
  );
  const revise = useAction((as: 'version' | 'copy') => reviseBlueprint({ blueprint_id: id, as }), {
    invalidates: blueprintKeys,
    success: ({ message }) => message,
    onDone: (created) => redirect('edit', blueprints.name, created.id),
  });
  const next = status === 'draft' ? 'approved' : status === 'approved' ? 'retired' : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {status !== 'draft' && (
        <Button variant="outlined" onClick={() => revise.mutate('version')} loading={revise.isPending}>
          {translate('builder.blueprint.revise')}
        </Button>
      )}
      {next && (
        <ConfirmedButton
          variant={next === 'approved' ? 'outlined' : 'text'}
          title={translate(`builder.blueprint.${next}.title`, { name })}
          text={translate(`builder.blueprint.${next}.text`)}
          cancel={translate('builder.notNow')}
          busy={change.isPending}
          onConfirm={(close) => change.mutate(next, { onSettled: close })}
        >
          {translate(`builder.blueprint.${next}.action`)}
        </ConfirmedButton>
      )}
      <Button onClick={() => revise.mutate('copy')} disabled={revise.isPending}>
        {translate('builder.copy.blueprint')}
      </Button>
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
