import { getConfig } from '../../dataProviders/config.ts';
import { fitLogo } from '../../domain/branding/logos.ts';
import mark from '../theme/cairn.svg';
import { useSignInHost } from './SignInHost.ts';

/** The largest size of the logo, in pixels. */
const logoBox = { width: 240, height: 64 };

/** The name of the product. */
export function ProductName({ size }: { readonly size: 'large' | 'small' }) {
  const side = size === 'large' ? 36 : 20;
  return (
    <div className={`entry-product entry-product-${size}`}>
      <img src={mark} alt="" width={side} height={side} />
      <span>{getConfig().productName}</span>
    </div>
  );
}

/** The company whose sign-in address was opened, or the product. The size of the logo is known before it loads. */
export function SignInBrand() {
  const { branding } = useSignInHost();
  if (!branding) return <ProductName size="large" />;
  const { company, logo } = branding;
  return (
    <div className="entry-company">
      {logo && <img className="entry-logo" src={logo.path} alt="" {...fitLogo(logo, logoBox)} />}
      <span>{company}</span>
    </div>
  );
}
