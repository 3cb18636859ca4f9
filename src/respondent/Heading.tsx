import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  /**
   * Moves the focus to the heading when it appears, so that screen readers continue there. Off for the first screen.
   */
  readonly arrives?: boolean;
}

export function Heading({ children, className = 'title', arrives = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrives) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [arrives]);
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
