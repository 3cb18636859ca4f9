import { Box, Button, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditedPerson } from '../../../contract/v2/people.ts';
import { users } from '../../../resources/users/users.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useGrantTexts } from './useGrantTexts.ts';

interface Props {
  readonly person: AuditedPerson;
  readonly onClose: () => void;
  readonly onExplain: () => void;
}

/** The rights of one person in sentences, with links to the explanation and the profile. */
export function PersonRightsDialog({ person, onClose, onExplain }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { sentence } = useGrantTexts();
  const { name, email, role, status, rights, led_teams, delegated_accounts } = person;
  const words = (key: string, args = {}) => translate(`people.roles.person.${key}`, args);
  const opensTeams = rights.some(({ right }) => right === 'supervisor');
  return (
    <PageDialog
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onExplain}>{words('explain')}</Button>
          <Button
            component={RouterLink}
            to={createPath({ resource: users.name, type: 'edit', id: person.id })}
          >
            {words('open')}
          </Button>
          <Button onClick={onClose}>{words('close')}</Button>
        </>
      }
    >
      <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
        {[email, translate(`roles.${role}`), translate(`people.status.becomes.${status}`)]
          .filter(Boolean)
          .join(' · ')}
      </SecondaryText>
      {led_teams > 0 && <Typography>{words('leads', { smart_count: led_teams })}</Typography>}
      {led_teams > 0 && !opensTeams && <Typography color="error">{words('leadsWithout')}</Typography>}
      {delegated_accounts > 0 && (
        <Typography>{words('delegated', { smart_count: delegated_accounts })}</Typography>
      )}
      {rights.length === 0 && <Typography>{words('nothing')}</Typography>}
      {rights.map(({ right, grants }) => (
        <Box key={right}>
          <Typography sx={{ fontWeight: 500 }}>{translate(`people.rights.${right}`)}</Typography>
          {grants.map((grant) => (
            <SecondaryText key={sentence(grant)}>{sentence(grant)}</SecondaryText>
          ))}
        </Box>
      ))}
    </PageDialog>
  );
}
