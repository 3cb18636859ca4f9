import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../kit/page/Panel.tsx';

interface Props {
  readonly title: string;
  /** The number of tasks, as a sentence. */
  readonly summary?: string | undefined;
  readonly children: ReactNode;
}

/** One kind of background work, with its numbers announced as they change. */
export function TaskPanel({ title, summary, children }: Props) {
  const numbers = summary && (
    <Typography variant="body2" color="text.secondary" role="status">
      {summary}
    </Typography>
  );
  return (
    <Panel title={title} action={numbers}>
      {children}
    </Panel>
  );
}
