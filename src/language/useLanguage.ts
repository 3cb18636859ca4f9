import { useLocaleState } from 'react-admin';
import { saveLanguage } from '../../dataProviders/session.ts';
import { storeLanguage } from './deviceLanguage.ts';

/** The language of the application, and how to choose another one for this device and the person signed in. */
export function useLanguage() {
  const [language, setLanguage] = useLocaleState();
  const chooseLanguage = async (code: string) => {
    storeLanguage(code);
    setLanguage(code);
    await saveLanguage(code).catch(() => {}); // the device keeps the choice
  };
  return { language, chooseLanguage };
}
