/** The direction of a significant gap. It is drawn, because fonts place the characters at different heights. */
export const GapArrow = ({ isDown }: { readonly isDown: boolean }) => (
  <svg aria-hidden viewBox="0 0 10 10" width="8" height="8" style={{ marginInlineStart: 3 }}>
    <path d={isDown ? 'M0 1H10L5 9Z' : 'M5 1 10 9H0Z'} fill="currentColor" />
  </svg>
);
