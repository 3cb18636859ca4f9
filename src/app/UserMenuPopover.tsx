import { Box, Divider, ListSubheader, MenuItem, MenuList, Popover, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { storeIntendedPath } from '../../dataProviders/session.ts';
import { mainRoleLabel } from '../../domain/access/roles.ts';
import type { CurrentUser } from '../../domain/access/signedInPerson.ts';
import { Hint } from '../kit/page/SecondaryText.tsx';
import { offeredLanguages } from '../language/deviceLanguage.ts';
import { useLanguage } from '../language/useLanguage.ts';
import type { ColorModeChoice } from '../theme/colorMode.ts';
import { menus } from '../theme/scale.ts';
import { changeShell } from './shellState.ts';
import type { useColorMode } from './useColorMode.ts';

const colorModes: readonly ColorModeChoice[] = ['light', 'dark', 'system'];

interface Props {
  readonly currentUser: CurrentUser;
  readonly name: string;
  readonly colorMode: ReturnType<typeof useColorMode>;
  /** The button that opened the menu. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Name and role, profile pages, color mode, language, support and sign-out. */
export function UserMenuPopover({ currentUser, name, colorMode, anchor, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { language, chooseLanguage } = useLanguage();
  const go = (path: string) => {
    onClose();
    navigate(path);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 240, border: 1, borderColor: 'divider' } } }}
    >
      <Box sx={{ px: 2, pt: 1.5, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Hint>{translate(`roles.${mainRoleLabel(currentUser)}`)}</Hint>
      </Box>
      <MenuList
        autoFocusItem
        variant="menu"
        aria-label={translate('app.header.userMenu', { name })}
        sx={menuStyle}
        dense
      >
        <MenuItem onClick={() => go('/update-profile')}>{translate('app.userMenu.profile')}</MenuItem>
        <MenuItem onClick={() => go('/change-password')}>{translate('app.userMenu.password')}</MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            changeShell({ supportDialogOpen: true });
          }}
        >
          {translate('app.userMenu.support')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            changeShell({ shortcutsOpen: true });
          }}
        >
          {translate('app.userMenu.shortcuts')}
        </MenuItem>
        <Divider component="li" role="presentation" />
        <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
          {translate('app.userMenu.look')}
        </ListSubheader>
        {colorModes.map((choice) => (
          <MenuItem
            key={choice}
            dense
            role="menuitemradio"
            aria-checked={colorMode.choice === choice}
            selected={colorMode.choice === choice}
            onClick={() => colorMode.choose(choice)}
          >
            {translate(`app.userMenu.${choice}`)}
          </MenuItem>
        ))}
        {offeredLanguages.length > 1 && (
          <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
            {translate('app.language')}
          </ListSubheader>
        )}
        {offeredLanguages.length > 1 &&
          offeredLanguages.map(({ code, name: languageName }) => (
            <MenuItem
              key={code}
              dense
              lang={code}
              role="menuitemradio"
              aria-checked={language === code}
              selected={language === code}
              onClick={() => void chooseLanguage(code)}
            >
              {languageName}
            </MenuItem>
          ))}
        <Divider component="li" role="presentation" />
        <MenuItem
          onClick={() => {
            storeIntendedPath('');
            go('/logout');
          }}
        >
          {translate('app.userMenu.signOut')}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}

const menuStyle = { maxHeight: menus.maxHeight, overflowY: 'auto' } as const;
