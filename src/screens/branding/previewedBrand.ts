import type { Color } from '../../../domain/colors/contrast.ts';
import type { PreviewedLogo } from './useChosenLogo.ts';

/** What people see of an account, as it is being edited. */
export interface PreviewedBrand {
  readonly company: string;
  readonly logo: PreviewedLogo | null;
  readonly accent: { readonly color: Color; readonly text: Color } | null;
  readonly sender: string;
  readonly hasAddress: boolean;
}
