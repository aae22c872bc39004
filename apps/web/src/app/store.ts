import { configureStore } from '@reduxjs/toolkit';
import { audiosStore } from '@/entities/audios/audios-store';
import { chatStore } from '@/entities/chat/chat-store';
import { conversationsReducer } from '@/entities/chat/conversations';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { rolesStore } from '@/entities/roles/roles-store';
import { highlightsReducer } from '@/entities/tasks/highlights';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { usersStore } from '@/entities/users/users-store';

/** The Redux store: one entity store per noun. */
export function createAppStore() {
  return configureStore({
    reducer: {
      tasks: tasksStore.reducer,
      users: usersStore.reducer,
      departments: departmentsStore.reducer,
      positions: positionsStore.reducer,
      roles: rolesStore.reducer,
      audios: audiosStore.reducer,
      chat: chatStore.reducer,
      conversations: conversationsReducer,
      highlights: highlightsReducer,
    },
    // Both checks walk the whole state after each action: too slow for a board of thousands, even in development.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
