import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { firstOffered, storedLanguage } from '../language/deviceLanguage.ts';
import { useSession } from './useSession.ts';

/** Shows the application in the language of whoever signs in, and in the one that a person saves in the profile. */
export function useFollowLanguage(): void {
  const [language, setLanguage] = useLocaleState();
  const personLanguage = useSession().currentUser?.locale_abbr ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language chosen meanwhile stays
  useEffect(() => {
    const preferred = firstOffered([personLanguage, storedLanguage()]);
    if (preferred !== language) setLanguage(preferred);
  }, [personLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
