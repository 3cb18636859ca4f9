import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ActionScope } from '../../../domain/actions/teamAction.ts';
import { DatePicker } from '../../kit/dates/DatePicker.tsx';
import { localToday } from '../../kit/dates/localToday.ts';
import { type ActionForm, endsBeforeStart } from './actionForm.ts';
import { OwnerPicker } from './OwnerPicker.tsx';

interface Props {
  readonly form: ActionForm;
  readonly scope: ActionScope;
  readonly onChange: (form: ActionForm) => void;
}

/** What a chooser states about an action: its text, owner, dates and who sees it. */
export function ActionFields({ form, scope, onChange }: Props) {
  const translate = useTranslate();
  const today = localToday();
  const problem = endsBeforeStart(form) ? translate('rules.beforeStart') : undefined;
  return (
    <>
      <TextField
        label={translate('actions.form.title')}
        helperText={translate('actions.form.titleHelp')}
        required
        value={form.title}
        onChange={({ target }) => onChange({ ...form, title: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <OwnerPicker value={form.owner} onChange={(owner) => onChange({ ...form, owner })} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DatePicker
          label={translate('actions.form.starts')}
          required
          today={today}
          value={form.starts_on}
          onChange={(starts_on) => onChange({ ...form, starts_on })}
        />
        <DatePicker
          label={translate('actions.form.due')}
          required
          today={today}
          value={form.due_on}
          problem={problem}
          onChange={(due_on) => onChange({ ...form, due_on })}
        />
      </Box>
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={form.visible_to_team}
              onChange={({ target }) => onChange({ ...form, visible_to_team: target.checked })}
            />
          }
          label={translate(scope === 'team' ? 'actions.form.visibleTeam' : 'actions.form.visibleCompany')}
        />
        <FormHelperText>{translate(`actions.form.visibleHelp.${scope}`)}</FormHelperText>
      </Box>
    </>
  );
}
