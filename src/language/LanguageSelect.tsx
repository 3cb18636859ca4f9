import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { offeredLanguages } from './deviceLanguage.ts';
import { useLanguage } from './useLanguage.ts';

/** The language before anyone is signed in. Nothing where there is only one. */
export function LanguageSelect() {
  const translate = useTranslate();
  const { language, chooseLanguage } = useLanguage();
  if (offeredLanguages.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={translate('app.language')}
      value={language}
      onChange={({ target }) => void chooseLanguage(target.value)}
    >
      {offeredLanguages.map(({ code, name }) => (
        <MenuItem key={code} value={code} lang={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
