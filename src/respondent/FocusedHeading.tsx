import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  /**
   * Moves the focus to the heading when it appears, so that screen readers continue there. Off for the first screen.
   */
  readonly takesFocus?: boolean;
}

export function FocusedHeading({ children, className = 'title', takesFocus = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
