import { isPartnerHost } from '../../domain/accounts/variant.ts';
import { type Brand, type Mode, type Palette, paletteOf } from './palettes.ts';

/** What a person chose in the user menu; `system` follows the device. */
export type ColorModeChoice = Mode | 'system';

const choices: readonly ColorModeChoice[] = ['light', 'dark', 'system'];
const storageKey = 'cairn.look';

/** A browser may refuse storage, or even its name; the look is then the device's. */
export function storedChoice(): ColorModeChoice {
  try {
    const held = window.localStorage.getItem(storageKey);
    return choices.find((choice) => choice === held) ?? 'system';
  } catch {
    return 'system';
  }
}

export function storeChoice(choice: ColorModeChoice): void {
  try {
    window.localStorage.setItem(storageKey, choice);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

export const brandOf = (host: string): Brand => (isPartnerHost(host) ? 'partner' : 'default');

export function modeOf(choice: ColorModeChoice, prefersDark: boolean): Mode {
  if (choice === 'system') return prefersDark ? 'dark' : 'light';
  return choice;
}

/** The palette of this host, this choice and this device. */
export function currentPalette(host: string, choice: ColorModeChoice, prefersDark: boolean): Palette {
  return paletteOf(brandOf(host), modeOf(choice, prefersDark));
}
