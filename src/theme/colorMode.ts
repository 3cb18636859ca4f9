import { browserStorage } from '../../dataProviders/browserStorage.ts';
import { isPartnerHost } from '../../domain/accounts/hrVariant.ts';
import { type Brand, type Mode, type Palette, paletteOf } from './palettes.ts';

/** The color mode chosen in the user menu; `system` follows the device. */
export type ColorModeChoice = Mode | 'system';

const choices: readonly ColorModeChoice[] = ['light', 'dark', 'system'];
const storageKey = 'cairn.look';

/** The stored color mode; `system` if none was chosen. */
export function readColorMode(): ColorModeChoice {
  const stored = browserStorage('local').getItem(storageKey);
  return choices.find((choice) => choice === stored) ?? 'system';
}

export const storeColorMode = (choice: ColorModeChoice): void =>
  browserStorage('local').setItem(storageKey, choice);

export const brandOf = (host: string): Brand => (isPartnerHost(host) ? 'partner' : 'default');

export function modeOf(choice: ColorModeChoice, prefersDark: boolean): Mode {
  if (choice === 'system') return prefersDark ? 'dark' : 'light';
  return choice;
}

/** The palette for a host, a choice and the device's preference. */
export function currentPalette(host: string, choice: ColorModeChoice, prefersDark: boolean): Palette {
  return paletteOf(brandOf(host), modeOf(choice, prefersDark));
}
