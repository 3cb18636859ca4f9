import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { firstOffered, storedLanguage } from '../language/deviceLanguage.ts';
import { useSession } from './useSession.ts';

/** Switches to the signed-in person's language, also when they change it in their profile. */
export function usePreferredLanguage(): void {
  const [language, setLanguage] = useLocaleState();
  const personLanguage = useSession().currentUser?.locale_abbr ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language selected meanwhile is kept
  useEffect(() => {
    const preferred = firstOffered([personLanguage, storedLanguage()]);
    if (preferred !== language) setLanguage(preferred);
  }, [personLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
