import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Card, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessFacts } from '../../../contract/v2/people.ts';
import { usePages } from '../../kit/context/PagesContext.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { explainPageAccess, fullNameOf } from './explainPageAccess.ts';

interface Props {
  readonly facts: AccessFacts;
  readonly onPick: (path: string) => void;
}

/** All pages and whether the person can open them; each entry opens its explanation. */
export function PageAccessList({ facts, onPick }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { app, pages } = usePages();
  const now = new Date();
  const all = pages.map((page) => ({
    page,
    opens: explainPageAccess(facts, page, app, now)?.access.kind === 'enter',
  }));
  const open = all.filter(({ opens }) => opens).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ pt: 2 }}>
      <Typography id={id} variant="h2" sx={{ px: 2 }}>
        {translate('people.explain.all', { name: fullNameOf(facts) })}
      </Typography>
      <SecondaryText sx={{ px: 2 }} role="status">
        {translate('people.explain.opens', { smart_count: open, total: all.length })}
      </SecondaryText>
      <List>
        {all.map(({ page, opens }) => {
          const title = translate(`titles.${page.title}`);
          return (
            <ListItem key={page.path} disablePadding divider>
              <ListItemButton
                aria-label={translate('people.explain.why', { page: `${title}, ${page.path}` })}
                onClick={() => onPick(page.path)}
              >
                <ListItemIcon sx={{ minWidth: 36 }}>
                  {opens ? (
                    <CheckCircleOutlined color="success" fontSize="small" aria-hidden />
                  ) : (
                    <RemoveCircleOutlined color="disabled" fontSize="small" aria-hidden />
                  )}
                </ListItemIcon>
                <ListItemText primary={title} secondary={page.path} sx={{ overflowWrap: 'anywhere' }} />
                <Hint sx={{ whiteSpace: 'nowrap' }}>
                  {translate(opens ? 'people.explain.yes' : 'people.explain.no')}
                </Hint>
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Card>
  );
}
