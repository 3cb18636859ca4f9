import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type MenuLine, type MenuSection, menuEntryOf } from '../routes/menuSections.ts';
import type { MenuGroup } from '../routes/route.ts';
import { useApp } from './appContext.ts';
import { menuIcons } from './menuIcons.tsx';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useFoldedGroups } from './useFoldedGroups.ts';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly onChosen: () => void;
}

/** The groups of the navigation and their links. A folded group shows only the entry of the current page. */
export function MenuSections({ sections, onChosen }: Props) {
  const { routes } = useApp();
  const route = useCurrentRoute();
  const { isFolded, toggle } = useFoldedGroups();
  const currentEntry = route && menuEntryOf(routes, route);
  return sections.map(({ group, lines }) => {
    const isOpen = !isFolded(group);
    const shown = isOpen ? lines : lines.filter(({ entry }) => entry === currentEntry);
    return (
      <Box key={group} sx={{ mb: 1 }}>
        <GroupHeader group={group} isOpen={isOpen} onToggle={() => toggle(group)} />
        {shown.length > 0 && (
          <List dense disablePadding id={`nav-list-${group}`} aria-labelledby={`nav-${group}`}>
            {shown.map((line) => (
              <MenuItem
                key={line.entry}
                line={line}
                isCurrent={line.entry === currentEntry}
                onChosen={onChosen}
              />
            ))}
          </List>
        )}
      </Box>
    );
  });
}

interface GroupHeaderProps {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function GroupHeader({ group, isOpen, onToggle }: GroupHeaderProps) {
  const translate = useTranslate();
  return (
    <ButtonBase id={`nav-${group}`} aria-expanded={isOpen} onClick={onToggle} sx={groupHeaderStyle}>
      {translate(`app.nav.${group}`)}
      <ExpandMoreIcon fontSize="inherit" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </ButtonBase>
  );
}

interface MenuItemProps {
  readonly line: MenuLine;
  readonly isCurrent: boolean;
  readonly onChosen: () => void;
}

function MenuItem({ line: { icon, path }, isCurrent, onChosen }: MenuItemProps) {
  const translate = useTranslate();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView?.({ block: 'nearest' }); // jsdom has no scrolling
  }, [isCurrent]);
  return (
    <ListItem ref={item} disablePadding sx={{ px: 1 }}>
      <ListItemButton
        component={Link}
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChosen}
        sx={menuLineStyle}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{menuIcons[icon]}</ListItemIcon>
        <ListItemText primary={translate(`app.nav.entries.${icon}`)} />
      </ListItemButton>
    </ListItem>
  );
}

const groupHeaderStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  width: 'calc(100% - 16px)',
  minHeight: 32,
  mx: 1,
  px: 1,
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  '& svg': { fontSize: 16 },
  '&:hover, &:focus-visible': { bgcolor: 'var(--cairn-surface-sunken)' },
} as const;

const menuLineStyle = {
  borderRadius: 1,
  minHeight: 40,
  color: 'text.primary',
  '&[aria-current]': { color: 'primary.main', bgcolor: 'var(--cairn-surface-sunken)' },
  '&[aria-current] .MuiListItemText-primary': { fontWeight: 500 },
} as const;
