import { fitLogo, type LogoSize } from '../../../../domain/branding/logos.ts';
import type { PreviewedLogo } from '../useChosenLogo.ts';

interface PreviewLogoProps {
  readonly logo: PreviewedLogo;
  readonly box: LogoSize;
}

/** A logo on the white ground that logos are made for. */
export function PreviewLogo({ logo, box }: PreviewLogoProps) {
  return (
    <img
      src={logo.path}
      alt=""
      {...fitLogo(logo, box)}
      style={{ maxWidth: '100%', objectFit: 'contain', padding: 4, borderRadius: 4, background: '#ffffff' }}
    />
  );
}
