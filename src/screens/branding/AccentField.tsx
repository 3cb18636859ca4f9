import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isColor } from '../../../domain/branding/accentColor.ts';
import { type BrandingDraft, firstColor } from './useBrandingDraft.ts';

/** The accent color: typed or picked. A color without enough contrast is refused with the nearest one that has it. */
export function AccentField({ draft }: { readonly draft: BrandingDraft }) {
  const translate = useTranslate();
  const { hasColor, setHasColor, color, setColor, suggestion } = draft;
  const problem = draft.problems.color;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        control={<Checkbox checked={hasColor} onChange={(_, isChecked) => setHasColor(isChecked)} />}
        label={translate('branding.look.hasColor')}
      />
      {hasColor && (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) 112px', alignItems: 'start' }}
        >
          <TextField
            label={translate('branding.look.color')}
            value={color}
            onChange={({ target }) => setColor(target.value.trim().toLowerCase())}
            error={problem !== null}
            helperText={
              problem ? translate(`rules.${problem}`, { suggestion }) : translate('branding.look.colorHelp')
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
        </Box>
      )}
      {problem && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setColor(suggestion)}>
          {translate('branding.look.use', { color: suggestion })}
        </Button>
      )}
    </Box>
  );
}
