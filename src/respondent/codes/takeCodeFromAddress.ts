import { formatPersonalCode, normalizePersonalCode } from '../../../domain/survey/personalCode.ts';

/**
 * Returns the code behind `#`, as a QR code has it, and removes it from the address and the history, so that it doesn't stay on the device.
 */
export function takeCodeFromAddress({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const code = normalizePersonalCode(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return formatPersonalCode(code);
}
