import AddCommentIcon from '@mui/icons-material/AddCommentOutlined';
import AltRouteIcon from '@mui/icons-material/AltRouteOutlined';
import ArchitectureIcon from '@mui/icons-material/ArchitectureOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import CoPresentIcon from '@mui/icons-material/CoPresentOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HubIcon from '@mui/icons-material/HubOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import MoveDownIcon from '@mui/icons-material/MoveDownOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PlaylistIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import PollIcon from '@mui/icons-material/PollOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import ScatterPlotIcon from '@mui/icons-material/ScatterPlotOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
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
  teamsAudit: <FactCheckIcon fontSize="small" />,
  roles: <KeyIcon fontSize="small" />,
  users: <PersonIcon fontSize="small" />,
  userImport: <UploadFileIcon fontSize="small" />,
  courses: <SchoolIcon fontSize="small" />,
  courseGroups: <LibraryBooksIcon fontSize="small" />,
  learningPaths: <AltRouteIcon fontSize="small" />,
  learningCampaigns: <CampaignIcon fontSize="small" />,
  learningAssignments: <AssignmentTurnedInIcon fontSize="small" />,
  accounts: <BusinessIcon fontSize="small" />,
  delegation: <HandshakeIcon fontSize="small" />,
  moveUsers: <MoveDownIcon fontSize="small" />,
  liveSessions: <CoPresentIcon fontSize="small" />,
  blueprints: <ArchitectureIcon fontSize="small" />,
  constellations: <ScatterPlotIcon fontSize="small" />,
  constellationSets: <HubIcon fontSize="small" />,
  questions: <QuizIcon fontSize="small" />,
  supplementalQuestions: <AddCommentIcon fontSize="small" />,
  tasks: <PlaylistIcon fontSize="small" />,
  security: <ShieldIcon fontSize="small" />,
};
