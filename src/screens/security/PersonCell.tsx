import { Link, TableCell, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Who {
  readonly user_id: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly account: string | null;
}

interface PersonCellProps {
  readonly who: Who;
  readonly onOpen: (userId: number) => void;
  /** What stands here for nobody. */
  readonly nobody?: string;
  /** Below the name, where the table has no room for columns of its own. */
  readonly children?: ReactNode;
}

/** Who it is about; the name opens how that person signs in. */
export function PersonCell({ who, onOpen, nobody, children }: PersonCellProps) {
  const translate = useTranslate();
  const { user_id, name, email } = who;
  return (
    <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
      {user_id === null || name === null ? (
        <Typography component="span" color="text.secondary">
          {nobody ?? translate('security.nobody')}
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
      {email && (
        <Typography variant="body2" color="text.secondary">
          {email}
        </Typography>
      )}
      {children && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
          {children}
        </Typography>
      )}
    </TableCell>
  );
}
