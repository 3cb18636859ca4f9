import { brandNames } from '../../domain/accounts/brandNames.ts';
import mark from '../theme/cairn.svg';

/** The product and the company that asks; no way to anywhere else. */
export function Header({ company }: { readonly company: string | null }) {
  return (
    <header className="header">
      <img src={mark} alt="" width="24" height="24" />
      <span className="header-product">{brandNames.productName}</span>
      {company !== null && <span className="header-company">{company}</span>}
    </header>
  );
}
