/**
 * The settings of charts whose texts are outside of the drawing. Their list is what assistive technology reads. On paper the drawing
 * stretches with its container, so that it still matches the rows.
 */
export const plainChart = {
  margin: { top: 0, right: 0, bottom: 0, left: 0 },
  accessibilityLayer: false,
  preserveAspectRatio: 'none',
};
