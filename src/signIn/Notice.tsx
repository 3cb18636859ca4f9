import type { ReactNode } from 'react';

const shapes = {
  error: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2Zm0-4h-2V7h2Z',
  warning: 'M12 2 1 21h22Zm1 16h-2v-2h2Zm0-4h-2v-4h2Z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-6h2Zm0-8h-2V7h2Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-2 15-5-5 1.4-1.4 3.6 3.6 7.6-7.6L19 8Z',
} as const;

interface NoticeProps {
  readonly severity: keyof typeof shapes;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message that screen readers announce. */
export function Notice({ severity, action, children }: NoticeProps) {
  return (
    <div role="alert" className={`entry-notice entry-notice-${severity}`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d={shapes[severity]} />
      </svg>
      <div>{children}</div>
      {action}
    </div>
  );
}
