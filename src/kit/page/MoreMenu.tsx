import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

export interface MoreMenuItem {
  /** The translation key of the text. */
  readonly label: string;
  /** A page to open, or an action. */
  readonly action: string | (() => void);
  readonly isDestructive?: boolean;
}

interface MoreMenuProps {
  /** The translation key of the button's name. */
  readonly label: string;
  /** Entries that are `false` are left out. */
  readonly items: readonly (MoreMenuItem | false)[];
}

/** A button with a menu of the less frequent actions. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={translate(label)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items
          .filter((item) => item !== false)
          .map(({ label: text, action, isDestructive }) => (
            <MenuItem
              key={text}
              sx={isDestructive ? { color: 'error.main' } : undefined}
              {...(typeof action === 'string' ? { component: Link, to: action } : {})}
              onClick={() => {
                setAnchor(null);
                if (typeof action !== 'string') action();
              }}
            >
              {translate(text)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
