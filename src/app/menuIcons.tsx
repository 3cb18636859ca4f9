import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PollIcon from '@mui/icons-material/PollOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import ThreeSixtyIcon from '@mui/icons-material/ThreeSixtyOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ReactElement } from 'react';
import type { MenuIcon } from '../routes/route.ts';

export const menuIcons: Readonly<Record<MenuIcon, ReactElement>> = {
  home: <HomeIcon fontSize="small" />,
  search: <SearchIcon fontSize="small" />,
  ownResults: <InsightsIcon fontSize="small" />,
  actions: <FlagIcon fontSize="small" />,
  results: <PollIcon fontSize="small" />,
  benchmark: <AssignmentIcon fontSize="small" />,
  assessments: <ThreeSixtyIcon fontSize="small" />,
  users: <PersonIcon fontSize="small" />,
  teams: <GroupIcon fontSize="small" />,
  hiring: <WorkIcon fontSize="small" />,
  learning: <SchoolIcon fontSize="small" />,
  settings: <TuneIcon fontSize="small" />,
  projects: <PaymentsIcon fontSize="small" />,
  accounts: <BusinessIcon fontSize="small" />,
  platform: <ShieldIcon fontSize="small" />,
};
