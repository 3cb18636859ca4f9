import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { PersonContext } from '../kit/context/PersonContext.ts';
import { type MenuSection, menuSections } from '../routes/menuSections.ts';
import { useApp } from './appContext.ts';
import { headerHeight } from './Header.tsx';
import { menuIcons } from './menuIcons.tsx';
import { changeShell, useShell } from './shellState.ts';

/** The navigation: a sidebar, on a phone a full-screen menu (ENT-37). It lists only what the person can open. */
export function Navigation() {
  const { routes, app } = useApp();
  const person = useContext(PersonContext);
  const translate = useTranslate();
  const isOpen = useShell((shell) => shell.fullScreenMenuOpen);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const sections = person ? menuSections(person, routes, app, new Date()) : [];
  const close = () => changeShell({ fullScreenMenuOpen: false });
  if (isWide) {
    return (
      <Box
        component="nav"
        aria-label={translate('app.nav.label')}
        sx={{
          width: 232,
          flexShrink: 0,
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          position: 'sticky',
          top: headerHeight,
          alignSelf: 'flex-start',
          height: `calc(100dvh - ${headerHeight}px)`,
          overflowY: 'auto',
          py: 1,
        }}
      >
        <MenuSections sections={sections} onChosen={close} />
      </Box>
    );
  }
  return (
    <Dialog fullScreen open={isOpen} onClose={close} aria-labelledby="menu-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 1, pl: 2 }}>
        <Typography id="menu-title" component="h2" variant="h3">
          {translate('app.nav.menu')}
        </Typography>
        <IconButton aria-label={translate('app.header.closeMenu')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={translate('app.nav.label')} sx={{ pb: 3 }}>
        <MenuSections sections={sections} onChosen={close} />
      </Box>
    </Dialog>
  );
}

function MenuSections({ sections, onChosen }: { sections: readonly MenuSection[]; onChosen: () => void }) {
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
