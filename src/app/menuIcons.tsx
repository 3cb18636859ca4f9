import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PlaylistIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import PollIcon from '@mui/icons-material/PollOutlined';
import WorkspacesIcon from '@mui/icons-material/WorkspacesOutlined';
import type { ReactElement } from 'react';
import type { MenuIcon } from '../routes/route.ts';

export const menuIcons: Readonly<Record<MenuIcon, ReactElement>> = {
  home: <HomeIcon fontSize="small" />,
  results: <InsightsIcon fontSize="small" />,
  benchmark: <PollIcon fontSize="small" />,
  campaigns: <AssignmentIcon fontSize="small" />,
  teams: <GroupIcon fontSize="small" />,
  groups: <WorkspacesIcon fontSize="small" />,
  users: <PersonIcon fontSize="small" />,
  accounts: <BusinessIcon fontSize="small" />,
  tasks: <PlaylistIcon fontSize="small" />,
};
