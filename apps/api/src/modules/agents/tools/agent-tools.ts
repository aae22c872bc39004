import { boardTool } from './board-tool';
import { changeTool, proposeTool } from './change-tools';
import { meetingTool } from './meeting-tool';
import { meetingsTool } from './meetings-tool';
import { peopleTool } from './people-tool';
import { searchTool } from './search-tool';
import { taskTool } from './task-tool';
import type { AgentTool } from './tool';
import { undoTool } from './undo-tool';

/** Everything that an agent may call, in the order in which it is told. */
export const agentTools: readonly AgentTool[] = [
  searchTool,
  boardTool,
  taskTool,
  meetingsTool,
  meetingTool,
  peopleTool,
  proposeTool,
  changeTool,
  undoTool,
];
