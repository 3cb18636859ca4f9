import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Page, usePages } from '../../kit/context/PagesContext.ts';

interface Props {
  readonly page: Page | null;
  readonly onPick: (page: Page | null) => void;
}

/** Finds a page by its title or by an address copied from the browser. */
export function PagePicker({ page, onPick }: Props) {
  const translate = useTranslate();
  const { pages } = usePages();
  const titleOf = ({ title }: Page) => translate(`titles.${title}`);
  return (
    <Autocomplete
      options={[...pages]}
      value={page}
      getOptionLabel={(one) => `${titleOf(one)} · ${one.path}`}
      getOptionKey={(one) => one.path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      filterOptions={(all, { inputValue }) => all.filter((one) => matches(one, titleOf(one), inputValue))}
      noOptionsText={translate('people.explain.pageNothing')}
      onChange={(_, picked) => onPick(picked)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <ListItemText primary={titleOf(one)} secondary={one.path} />
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('people.explain.page')}
          helperText={translate('people.explain.pageHelp')}
        />
      )}
    />
  );
}

/** A pasted address may contain the host, a record's id and a query. */
function matches(page: Page, title: string, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  if (`${title} · ${page.path}`.toLowerCase().includes(text)) return true;
  const path = text.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const pattern = page.path.replace(/:\w+\??/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i').test(path);
}
