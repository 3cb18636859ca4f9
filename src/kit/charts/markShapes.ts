/** Distinguishable by shape alone, without color; 12 px wide and high. */
export const markShapes = [
  'M6 0 12 6 6 12 0 6Z',
  'M1 1H11V11H1Z',
  'M6 0 12 11H0Z',
  'M0 1H12L6 12Z',
  'M4 0H8V4H12V8H8V12H4V8H0V4H4Z',
] as const;
