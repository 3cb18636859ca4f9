import { useMediaQuery } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useIsPaper } from '../kit/page/useIsPaper.ts';
import { applyVariables } from '../theme/applyVariables.ts';
import { type ColorModeChoice, currentPalette, storeChoice, storedChoice } from '../theme/colorMode.ts';
import { themeOf } from '../theme/theme.ts';

/** The theme of this host and device, with the person's choice of light, dark or system. */
export function useColorMode() {
  const [choice, setChoice] = useState<ColorModeChoice>(() => storedChoice());
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isPaper = useIsPaper(); // paper is always white
  const palette = useMemo(
    () => currentPalette(window.location.hostname, isPaper ? 'light' : choice, prefersDark),
    [choice, prefersDark, isPaper],
  );
  useEffect(() => applyVariables(document.documentElement, palette), [palette]);
  const choose = (next: ColorModeChoice) => {
    storeChoice(next);
    setChoice(next);
  };
  return { theme: useMemo(() => themeOf(palette), [palette]), choice, choose };
}
