import { useTheme } from '@mui/material';
import { isPartnerHost } from '../../../domain/accounts/variant.ts';
import { type Palette, paletteOf } from '../../theme/palettes.ts';

/** The palette behind the current theme, for what is drawn rather than styled. */
export function usePalette(): Palette {
  const { mode } = useTheme().palette;
  return paletteOf(isPartnerHost(window.location.hostname) ? 'partner' : 'default', mode);
}
