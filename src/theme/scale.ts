/** The scale of sizes: spacing, radius and type in px, and the font of the specification (CONST-12). */
export const spaces = [4, 8, 12, 16, 24, 32, 48] as const;
export const radius = 8;
export const cardRadius = 12;
export const typeSizes = { tiny: 12, small: 14, body: 16, lead: 20, title: 24, display: 32 } as const;
export const fontFamily = 'Roboto, "Roboto Fallback", system-ui, sans-serif';
/** The maximum height of menus in px, and the delays of tooltips in ms. */
export const menus = { maxHeight: 310, openDelay: 300, closeDelay: 250 } as const;
