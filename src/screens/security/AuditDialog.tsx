import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/v2/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { useAuditWords } from './auditWords.ts';
import type { SecurityFilters } from './useSecurityFilters.ts';

interface AuditDialogProps {
  readonly entry: AuditEntry;
  readonly wish: SecurityFilters;
  readonly onClose: () => void;
}

/** One entry with what each field was and what it is now. */
export function AuditDialog({ entry, wish: input, onClose }: AuditDialogProps) {
  const translate = useTranslate();
  const words = useAuditWords();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { action, resource, record_id, name, email, account, as_account, at, user_id } = entry;
  const narrow = (changed: Parameters<SecurityFilters['change']>[0]) => {
    input.change(changed);
    onClose();
  };
  const said = [
    name === null ? translate('security.audit.platform') : `${name} (${email})`,
    account,
    as_account && `${translate('security.audit.columns.as_account')}: ${as_account}`,
  ].filter(Boolean);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {words.action(action)}: {words.resource(resource)} {record_id}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {said.join(' · ')} · <RelativeTime at={at} />
        </Typography>
        <Changes entry={entry} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {user_id !== null && (
          <Button onClick={() => narrow({ actor_id: user_id })}>
            {translate('security.audit.onlyActor')}
          </Button>
        )}
        {record_id !== null && (
          <Button onClick={() => narrow({ resource, record_id })}>
            {translate('security.audit.onlyRecord')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('security.audit.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Changes({ entry: { resource, changes } }: { readonly entry: AuditEntry }) {
  const translate = useTranslate();
  const words = useAuditWords();
  const fields = Object.entries(changes);
  if (fields.length === 0) {
    return <Typography color="text.secondary">{translate('security.audit.noChange')}</Typography>;
  }
  const written = (value: unknown) => {
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    const plain = isList ? value.join(', ') : value;
    if (plain === null || plain === undefined || plain === '') return translate('security.audit.empty_value');
    if (typeof plain === 'boolean') return translate(plain ? 'kit.yes' : 'kit.no');
    return typeof plain === 'object' ? JSON.stringify(plain) : String(plain);
  };
  return (
    <Table size="small" aria-label={translate('security.audit.details')} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {(['field', 'before', 'after'] as const).map((column) => (
            <TableCell key={column}>{translate(`security.audit.columns.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody sx={{ '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' } }}>
        {fields.map(([field, [before, after]]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {words.field(resource, field)}
            </TableCell>
            <TableCell>{written(before)}</TableCell>
            <TableCell>{written(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
