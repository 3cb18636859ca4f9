import { Box } from '@mui/material';
import mark from '../theme/cairn.svg';

/** The product's mark; its name stands beside it, so it says nothing of its own. */
export function Logo({ size = 28 }: { size?: number }) {
  return <Box component="img" src={mark} alt="" width={size} height={size} sx={{ display: 'block' }} />;
}
