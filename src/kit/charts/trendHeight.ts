/** The height of a trend chart in px, reserved while its drawing is loading. */
export const trendHeight = 300;
