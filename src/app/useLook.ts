import { useMediaQuery } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { applyVariables } from '../theme/applyVariables.ts';
import { currentPalette, type LookChoice, storeChoice, storedChoice } from '../theme/look.ts';
import { themeOf } from '../theme/theme.ts';
import { useIsPaper } from '../ui/useIsPaper.ts';

/** The theme of this host and device, and the person's own choice between light, dark and the device's. */
export function useLook() {
  const [choice, setChoice] = useState<LookChoice>(() => storedChoice());
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const isPaper = useIsPaper(); // paper is white, whatever the choice
  const palette = useMemo(
    () => currentPalette(window.location.hostname, isPaper ? 'light' : choice, prefersDark),
    [choice, prefersDark, isPaper],
  );
  useEffect(() => applyVariables(document.documentElement, palette), [palette]);
  const choose = (next: LookChoice) => {
    storeChoice(next);
    setChoice(next);
  };
  return { theme: useMemo(() => themeOf(palette), [palette]), choice, choose };
}
