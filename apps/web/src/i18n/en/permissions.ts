/** What each pair of action and resource lets a person do, in plain words. */
export const permissions = {
  matrix: 'Permissions by resource and action',
  about: 'Resource',
  notHeld: 'You cannot give a permission that you do not have yourself.',
  action: { create: 'Create', read: 'Read', update: 'Change', delete: 'Delete' },
  resource: {
    actions: 'Tasks and meetings',
    admin: 'Admin Portal',
    chat: 'Chat',
    user: 'People',
    'cedar-entities': 'Policy entities',
    groups: 'Positions and departments',
    policies: 'Policies',
    roles: 'Roles',
    'user-group': 'Departments of people',
    'user-roles': 'Roles of people',
  },
  pair: {
    actions: {
      create: 'Add tasks, record and upload meetings',
      read: 'See the board and the meetings',
      update: 'Edit, move and assign tasks, rename meetings',
      delete: 'Delete tasks and meetings',
    },
    admin: {
      create: 'Reserved for the Admin Portal; no screen uses it',
      read: 'Open the Admin Portal, see every detail of people, the audit log and exports',
      update:
        'Change company settings, retention that deletes meetings, the assistant, webhooks and single sign-on, and take everything out as an archive',
      delete: 'Erase people who have left for good',
    },
    chat: {
      create: 'Write in tickets and to the assistant',
      read: 'Read the conversations of tickets',
      update: 'Reserved for conversations; no screen uses it',
      delete: 'Reserved for conversations; no screen uses it',
    },
    user: {
      create: 'Add people one at a time or from a CSV file',
      read: 'See the names and addresses of colleagues',
      update: 'Change, invite, deactivate and sign out people',
      delete: 'Delete people and hand over their tasks',
    },
    'cedar-entities': {
      create: 'Reserved for policy entities; no screen uses it',
      read: 'Reserved for policy entities; no screen uses it',
      update: 'Reserved for policy entities; no screen uses it',
      delete: 'Reserved for policy entities; no screen uses it',
    },
    groups: {
      create: 'Add positions and departments',
      read: 'See positions and departments',
      update: 'Rename and describe positions and departments',
      delete: 'Delete positions and departments, and merge positions',
    },
    policies: {
      create: 'Reserved for policies; no screen uses it',
      read: 'Reserved for policies; no screen uses it',
      update: 'Reserved for policies; no screen uses it',
      delete: 'Reserved for policies; no screen uses it',
    },
    roles: {
      create: 'Create roles with permissions that they hold themselves',
      read: 'See roles and what they allow',
      update: 'Change what roles allow',
      delete: 'Delete roles that nobody has',
    },
    'user-group': {
      create: 'Put new people into departments',
      read: 'Reserved for departments of people; no screen uses it',
      update: 'Change the departments of people, and merge departments that they may delete',
      delete: 'Reserved for departments of people; no screen uses it',
    },
    'user-roles': {
      create: 'Give new people a role',
      read: 'Reserved for roles of people; no screen uses it',
      update: 'Change the role of people',
      delete: 'Reserved for roles of people; no screen uses it',
    },
  },
} as const;
