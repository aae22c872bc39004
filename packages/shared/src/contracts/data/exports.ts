import { endpoint } from '@tavla/shared/endpoint';

export const exportTasks = endpoint({
  name: 'tasks.export',
  summary:
    'The board as CSV, in its order, as an import takes it. Addresses of other people need the permission read user.',
  method: 'GET',
  path: '/api/v1/tasks/csv',
  access: ['read', 'actions'],
  answers: 'file',
});

export const exportMeetings = endpoint({
  name: 'audios.export-list',
  summary:
    'The meetings that you may see as CSV, the one that was held last first. Addresses of other people need the permission read user.',
  method: 'GET',
  path: '/api/v1/audios/csv',
  access: ['read', 'actions'],
  answers: 'file',
});

export const prepareCompanyExport = endpoint({
  name: 'organizations.prepare-export',
  summary:
    'Whether everything of the company can be exported now; asks for a fresh code if need be, so that a browser can follow the link to the archive.',
  method: 'POST',
  path: '/api/v1/organization/export',
  access: ['update', 'admin'],
  confirmed: true,
});

export const exportCompany = endpoint({
  name: 'organizations.export',
  summary:
    'Everything of the company as one tar file: JSON lines, files, a JSON schema. Without what whoever exports may not see: closed meetings, conversations of people with the assistant, and what their permissions do not let them read.',
  method: 'GET',
  path: '/api/v1/organization/export',
  access: ['update', 'admin'],
  confirmed: true,
  answers: 'file',
});

export const prepareMyExport = endpoint({
  name: 'auth.prepare-my-export',
  summary: 'Whether your own data can be exported now; asks for a fresh code if need be.',
  method: 'POST',
  path: '/auth/me/export',
  access: 'signed-in',
  confirmed: true,
});

export const exportMe = endpoint({
  name: 'auth.export-me',
  summary:
    'What is kept about you and by you as one tar file (GDPR, articles 15 and 20): profile, tasks, messages, uploads, sessions, what you did and what was done to you.',
  method: 'GET',
  path: '/auth/me/export',
  access: 'signed-in',
  confirmed: true,
  answers: 'file',
});
