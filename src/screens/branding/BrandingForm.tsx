import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type AccountBranding, brandingKeys, saveBranding } from '../../../dataProviders/branding.ts';
import { accentProblem, isColor, nearestAccent } from '../../../domain/branding/accentColor.ts';
import { mailTextLimits, senderNameProblem } from '../../../domain/campaigns/mailTexts.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { AccentPreview } from './AccentPreview.tsx';

/** A color that is permitted, to start with. */
const firstColor = '#107587';

/** The accent color, with a preview, and the sender name. */
export function BrandingForm({ branding }: { readonly branding: AccountBranding }) {
  const translate = useTranslate();
  const [hasColor, setHasColor] = useState(branding.accent_color !== null);
  const [color, setColor] = useState(branding.accent_color ?? firstColor);
  const [sender, setSender] = useState(branding.sender_name);
  const save = useAction(saveBranding, { invalidates: brandingKeys });
  const accent = hasColor ? color : null;
  const colorProblem = accent === null ? null : accentProblem(accent);
  const senderProblem = senderNameProblem(sender);
  const suggestion = isColor(color) ? nearestAccent(color) : firstColor;
  const isChanged = accent !== branding.accent_color || sender !== branding.sender_name;
  return (
    <Panel title={translate('branding.look.title')} text={translate('branding.look.text')}>
      <FormStack
        onSubmit={() => {
          if (!colorProblem && !senderProblem) save.mutate({ accent_color: accent, sender_name: sender });
        }}
      >
        <FormControlLabel
          control={<Checkbox checked={hasColor} onChange={(_, isChecked) => setHasColor(isChecked)} />}
          label={translate('branding.look.hasColor')}
        />
        {hasColor && (
          <>
            <TextField
              label={translate('branding.look.color')}
              value={color}
              onChange={({ target }) => setColor(target.value.trim().toLowerCase())}
              error={colorProblem !== null}
              helperText={
                colorProblem
                  ? translate(`rules.${colorProblem}`, { suggestion })
                  : translate('branding.look.colorHelp')
              }
              slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
            />
            <TextField
              type="color"
              label={translate('branding.look.pick')}
              value={isColor(color) ? color : firstColor}
              onChange={({ target }) => setColor(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {colorProblem && (
              <Button sx={{ justifySelf: 'start' }} onClick={() => setColor(suggestion)}>
                {translate('branding.look.use', { color: suggestion })}
              </Button>
            )}
            {isColor(color) && <AccentPreview color={color} />}
          </>
        )}
        <TextField
          label={translate('branding.look.sender')}
          value={sender}
          onChange={({ target }) => setSender(target.value)}
          error={senderProblem !== null}
          helperText={
            senderProblem
              ? translate(`rules.${senderProblem.problem}`, { ...senderProblem.params })
              : translate('branding.look.senderHelp')
          }
          slotProps={{ htmlInput: { maxLength: mailTextLimits.sender_name } }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={save.isPending}
          disabled={!isChanged || colorProblem !== null || senderProblem !== null}
          sx={{ justifySelf: 'start' }}
        >
          {translate('branding.look.save')}
        </Button>
      </FormStack>
    </Panel>
  );
}
