import type { CSSProperties } from 'react';
import type { Palette } from '../../theme/palettes.ts';

/** The variables of the calendar's style sheet, with the colors of the app. */
export function calendarColorsOf({ strongOf, ...palette }: Palette): CSSProperties {
  const event = strongOf.primary;
  const variables = {
    '--fc-classic-primary': event.strong,
    '--fc-classic-primary-foreground': event.onStrong,
    '--fc-classic-event': event.strong,
    '--fc-classic-event-contrast': event.onStrong,
    '--fc-classic-today': palette.surfaceSunken,
    '--fc-classic-now': event.strong,
    '--fc-classic-small-dot-width': '8px',
    '--fc-classic-large-dot-width': '10px',
    '--fc-classic-background': palette.surfaceRaised,
    '--fc-classic-faint': palette.surface,
    '--fc-classic-muted': palette.surfaceSunken,
    '--fc-classic-strong': palette.line,
    '--fc-classic-foreground': palette.text,
    '--fc-classic-faint-foreground': palette.textQuiet,
    '--fc-classic-muted-foreground': palette.textQuiet,
    '--fc-classic-border': palette.line,
    '--fc-classic-strong-border': palette.lineStrong,
  };
  return variables as CSSProperties; // Its type has no custom properties.
}
