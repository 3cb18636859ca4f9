import { useLocaleState } from 'react-admin';
import { saveLanguage } from '../../dataProviders/session.ts';
import { storeLanguage } from './deviceLanguage.ts';

/** The language of the application, and a function that chooses another one for this device and the signed-in person. */
export function useLanguage() {
  const [language, setLanguage] = useLocaleState();
  const chooseLanguage = async (code: string) => {
    storeLanguage(code);
    setLanguage(code);
    await saveLanguage(code).catch(() => {}); // The choice is still stored on the device.
  };
  return { language, chooseLanguage };
}
