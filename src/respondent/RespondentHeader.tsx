import { brandNames } from '../../domain/accounts/brandNames.ts';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import mark from '../theme/cairn.svg';
import { CompanyMark, type MarkedCompany } from './CompanyMark.tsx';
import { useTranslate } from './translator.ts';

interface Props {
  readonly company: MarkedCompany | null;
  readonly onChooseLanguage: (language: string) => void;
  /** Opens the support dialog (LAY-11); null on a shared device, where no one is signed in and no mail program is set up. */
  readonly onSupport?: (() => void) | null;
}

/**
 * The product, the company that runs the survey, and a language menu when there are several languages, and the way to support. It has no links.
 */
export function RespondentHeader({ company, onChooseLanguage, onSupport = null }: Props) {
  const translate = useTranslate();
  return (
    <header className="header">
      <img src={mark} alt="" width="24" height="24" />
      <span className="header-product">{brandNames.productName}</span>
      {company !== null && <CompanyMark campaign={company} />}
      {offeredLanguages.length > 1 && (
        <select
          className="header-language"
          aria-label={translate('language')}
          value={translate.locale}
          onChange={({ target }) => onChooseLanguage(target.value)}
        >
          {offeredLanguages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      {onSupport !== null && (
        <button type="button" className="button button-plain header-support" onClick={onSupport}>
          {translate('support.open')}
        </button>
      )}
    </header>
  );
}
