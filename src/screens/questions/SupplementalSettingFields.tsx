import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Switch,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { campaignKinds } from '../../../domain/questions/campaignKinds.ts';
import { usageProblems } from '../../../domain/questions/supplementalForm.ts';
import type { SupplementalKind } from '../../../domain/questions/supplementalKinds.ts';
import type { SupplementalSettings } from './supplementalDraft.ts';
import type { FormProblems } from './useFormProblems.ts';

interface Props {
  readonly settings: SupplementalSettings;
  readonly kind: SupplementalKind;
  readonly isNew: boolean;
  readonly canShare: boolean;
  readonly problems: FormProblems;
  readonly onSettings: (change: Partial<SupplementalSettings>) => void;
}

/** Where and how a custom question is asked; changes here create no new version. */
export function SupplementalSettingFields(props: Props) {
  const { settings, kind, isNew, canShare, problems, onSettings } = props;
  const translate = useTranslate();
  const words = (name: string) => translate(`questions.supplemental.${name}`);
  const usageProblem = problems.at('campaign_kinds');
  const toggle = (name: 'required' | 'active' | 'shared', help?: string) => (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={settings[name]}
            onChange={(event) => onSettings({ [name]: event.target.checked })}
          />
        }
        label={words(name)}
      />
      {help && <FormHelperText sx={{ mt: 0 }}>{words(help)}</FormHelperText>}
    </div>
  );
  return (
    <>
      <FormControl component="fieldset" error={usageProblem !== null}>
        <FormLabel component="legend">{words('goesWith')}</FormLabel>
        <FormGroup>
          {campaignKinds.map((use) => (
            <FormControlLabel
              key={use}
              disabled={usageProblems(kind, [use]).length > 0 && !settings.campaign_kinds.includes(use)}
              control={
                <Checkbox
                  size="small"
                  checked={settings.campaign_kinds.includes(use)}
                  onChange={(event) =>
                    onSettings({
                      campaign_kinds: event.target.checked
                        ? [...settings.campaign_kinds, use]
                        : settings.campaign_kinds.filter((one) => one !== use),
                    })
                  }
                />
              }
              label={translate(`resources.supplemental_questions.choices.campaign_kinds.${use}`)}
            />
          ))}
        </FormGroup>
        {(usageProblem !== null || kind === 'enps') && (
          <FormHelperText>{usageProblem ?? words('enpsGoesWith')}</FormHelperText>
        )}
      </FormControl>
      {toggle('required', 'requiredHelp')}
      {toggle('active')}
      {canShare && toggle('shared', 'sharedHelp')}
      {!isNew && (
        <TextField
          type="number"
          label={words('place')}
          value={settings.place ?? ''}
          error={problems.at('place') !== null}
          helperText={problems.at('place') ?? words('placeHelp')}
          onChange={(event) =>
            onSettings({ place: event.target.value === '' ? null : Number(event.target.value) })
          }
          slotProps={{ htmlInput: { min: 1, max: 999, step: 1 } }}
          sx={{ '& .MuiInputBase-root': { maxWidth: 160 } }}
        />
      )}
    </>
  );
}
