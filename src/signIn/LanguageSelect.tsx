import { offeredLanguages } from '../language/deviceLanguage.ts';
import { useSignInHost } from './SignInHost.ts';

/** Selects the language before anyone is signed in; renders nothing if there is only one. */
export function LanguageSelect() {
  const { translate, language, chooseLanguage } = useSignInHost();
  if (offeredLanguages.length < 2) return null;
  return (
    <select
      className="entry-language"
      aria-label={translate('app.language')}
      value={language}
      onChange={({ target }) => chooseLanguage(target.value)}
    >
      {offeredLanguages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
