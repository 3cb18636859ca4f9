import { Avatar, Box, IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../kit/page/visuallyHidden.ts';
import { UserMenuPopover } from './lazyOverlays.ts';
import type { useColorMode } from './useColorMode.ts';
import { useSession } from './useSession.ts';

/** The button of the user menu, with the initials of the person. */
export function UserMenu({ colorMode }: { colorMode: ReturnType<typeof useColorMode> }) {
  const { currentUser } = useSession();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!currentUser) return null;
  const name = `${currentUser.first_name} ${currentUser.last_name}`.trim();
  return (
    <>
      <IconButton
        edge="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 32,
            height: 32,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: 14,
          }}
        >
          {initialsOf(currentUser.first_name, currentUser.last_name)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {translate('app.header.userMenu', { name })}
        </Box>
      </IconButton>
      <Suspense fallback={null}>
        {anchor && (
          <UserMenuPopover
            currentUser={currentUser}
            name={name}
            colorMode={colorMode}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const initialsOf = (first: string, last: string) =>
  `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
