import { useMediaQuery } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useIsPrinting } from '../kit/page/useIsPrinting.ts';
import { applyCssVariables } from '../theme/applyCssVariables.ts';
import { type ColorModeChoice, currentPalette, readColorMode, storeColorMode } from '../theme/colorMode.ts';
import { createAppTheme } from '../theme/createAppTheme.ts';

/** The theme of this host and device, with the person's choice of light, dark or system. */
export function useColorMode() {
  const [choice, setChoice] = useState<ColorModeChoice>(() => readColorMode());
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isPrinting = useIsPrinting(); // Printed pages are always light.
  const palette = useMemo(
    () => currentPalette(window.location.hostname, isPrinting ? 'light' : choice, prefersDark),
    [choice, prefersDark, isPrinting],
  );
  useEffect(() => applyCssVariables(document.documentElement, palette), [palette]);
  const choose = (next: ColorModeChoice) => {
    storeColorMode(next);
    setChoice(next);
  };
  return { theme: useMemo(() => createAppTheme(palette), [palette]), choice, choose };
}
