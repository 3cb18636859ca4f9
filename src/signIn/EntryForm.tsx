import type { ReactNode } from 'react';

/** A form with stacked fields. The browser's validation messages are off; errors are shown at the fields. */
export function EntryForm({
  onSubmit,
  children,
}: {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="entry-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
