import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly person: {
    readonly user_id: number | null;
    readonly name: string | null;
    readonly email: string | null;
  };
  readonly onOpen: (userId: number) => void;
  /** Shown instead of the name if the entry has no person. */
  readonly fallback?: string;
  /** Shown below the name on phones, in place of the other columns. */
  readonly children?: ReactNode;
}

export const personCellStyle = { overflowWrap: 'anywhere', minWidth: 140 } as const;

/** The person an entry is about; the name opens their sign-in details. */
export function PersonCell({ person: { user_id, name, email }, onOpen, fallback, children }: Props) {
  const translate = useTranslate();
  return (
    <>
      {user_id === null || name === null ? (
        <Typography component="span" color="text.secondary">
          {fallback ?? translate('security.nobody')}
        </Typography>
      ) : (
        <Link
          component="button"
          sx={{ textAlign: 'start' }}
          title={translate('security.openPerson', { name })}
          onClick={() => onOpen(user_id)}
        >
          {name}
        </Link>
      )}
      {email && <Hint>{email}</Hint>}
      {children && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
          {children}
        </Typography>
      )}
    </>
  );
}
