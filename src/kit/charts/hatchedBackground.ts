/** The background of values that aren't published. */
export const hatchedBackground = (color: string) =>
  `repeating-linear-gradient(45deg, ${color} 0 2px, transparent 2px 6px)`;
