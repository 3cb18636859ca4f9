import { useTheme } from '@mui/material';
import { isPartnerHost } from '../../../domain/accounts/hrVariant.ts';
import { type Palette, paletteOf } from '../../theme/palettes.ts';

/** The palette of the current theme, for drawn elements such as charts. */
export function usePalette(): Palette {
  const { mode } = useTheme().palette;
  return paletteOf(isPartnerHost(window.location.hostname) ? 'partner' : 'default', mode);
}
