import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { MenuSection } from '../routes/menuSections.ts';
import type { Route } from '../routes/route.ts';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly route: Route;
}

/** The pages of the current menu entry, as links above the page. Pages below a tab, such as a record, have none. */
export function RouteTabs({ sections, route }: Props) {
  const translate = useTranslate();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }); // jsdom has no scrolling
  }, [route.path]);
  const line = sections.flatMap(({ lines }) => lines).find(({ pages }) => pages.includes(route));
  if (!line || line.pages.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('app.nav.pagesOf', { entry: translate(`app.nav.entries.${line.icon}`) })}
      sx={tabsStyle}
    >
      {line.pages.map(({ path, tab }) => (
        <Link
          key={path}
          ref={path === route.path ? current : undefined}
          component={RouterLink}
          to={path}
          underline="none"
          variant="body2"
          aria-current={path === route.path ? 'page' : undefined}
        >
          {translate(`app.nav.tabs.${tab}`)}
        </Link>
      ))}
    </Box>
  );
}

const tabsStyle = {
  display: 'flex',
  gap: 2,
  px: { xs: 2, md: 3 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& a': {
    flexShrink: 0,
    py: 1.25,
    px: 0.5,
    borderBottom: 2,
    borderColor: 'transparent',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'text.primary' },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& a[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 500 },
} as const;
