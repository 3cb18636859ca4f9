import { Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PublicConfig } from '../../../contract/v2/config.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface DemoAccountsProps {
  readonly accounts: NonNullable<PublicConfig['demoSignIns']>;
  readonly onChoose: (email: string) => void;
}

/** The demo accounts, shown if demo data is loaded; selecting one fills in the sign-in form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const translate = useTranslate();
  return (
    <Card sx={{ p: 2 }}>
      <Typography component="h2" variant="h3" sx={{ px: 1 }}>
        {translate('signIn.demo.heading')}
      </Typography>
      <Hint sx={{ px: 1, pb: 1 }}>{translate('signIn.demo.text')}</Hint>
      <List dense disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }}>
        {accounts.map(({ email, who }) => (
          <ListItem key={email} disablePadding>
            <ListItemButton
              onClick={() => onChoose(email)}
              aria-label={translate('signIn.demo.use', { who: `${email}, ${who}` })}
              sx={{ borderRadius: 1 }}
            >
              <ListItemText primary={email} secondary={who} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
