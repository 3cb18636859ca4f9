import type { ReactNode } from 'react';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly title: string;
  /** The number of tasks, as a sentence. */
  readonly summary?: string | undefined;
  readonly children: ReactNode;
}

/** A panel for one kind of background task. Screen readers announce changes to its summary. */
export function TaskPanel({ title, summary, children }: Props) {
  const numbers = summary && <Hint role="status">{summary}</Hint>;
  return (
    <Panel title={title} action={numbers}>
      {children}
    </Panel>
  );
}
