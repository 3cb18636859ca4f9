import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import type { MenuSection } from '../routes/menuSections.ts';
import { menuIcons } from './menuIcons.tsx';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly onChosen: () => void;
}

/** The groups of the navigation and their links. */
export function MenuSections({ sections, onChosen }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const paths = sections.flatMap(({ lines }) => lines.map(({ route }) => route.path));
  /** Whether a more specific menu entry below this path is the current one. */
  const hasMoreSpecificMatch = (path: string) =>
    paths.some((other) => other.startsWith(`${path}/`) && `${pathname}/`.startsWith(`${other}/`));
  return sections.map(({ group, lines }) => (
    <Box key={group} sx={{ mb: 1 }}>
      <Typography
        id={`nav-${group}`}
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block', px: 2, pt: 1.5, pb: 0.5 }}
      >
        {translate(`app.nav.${group}`)}
      </Typography>
      <List dense disablePadding aria-labelledby={`nav-${group}`}>
        {lines.map(({ route, icon }) => (
          <ListItem key={route.path} disablePadding sx={{ px: 1 }}>
            <ListItemButton
              component={NavLink}
              to={route.path}
              end={hasMoreSpecificMatch(route.path)}
              onClick={onChosen}
              sx={menuLineStyle}
            >
              <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{menuIcons[icon]}</ListItemIcon>
              <ListItemText primary={translate(`app.nav.entries.${icon}`)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  ));
}

const menuLineStyle = {
  borderRadius: 1,
  minHeight: 40,
  color: 'text.primary',
  '&.active': { color: 'primary.main', bgcolor: 'var(--cairn-surface-sunken)' },
  '&.active .MuiListItemText-primary': { fontWeight: 500 },
} as const;
