import { own, special, type TableData } from './treatment';

/** The company, its groups and its people. */
export const peopleData = {
  organization: {
    none: [
      'id',
      'domainKey',
      'nameKey',
      'timeZone',
      'recordingLanguage',
      'assistant',
      'assistantTold',
      'fieldVersions',
    ],
    columns: { name: own, domain: own },
  },
  assistant_usage: { none: ['organizationId', 'kind'], columns: {} },
  role: {
    none: ['organizationId', 'id', 'nameKey', 'fieldVersions'],
    columns: { name: own, description: 'words' },
  },
  role_permission: { none: ['organizationId', 'roleId', 'action', 'resource'], columns: {} },
  position: { none: ['organizationId', 'id', 'nameKey'], columns: { name: own, description: 'words' } },
  department: { none: ['organizationId', 'id', 'nameKey'], columns: { name: own, description: 'words' } },
  user: {
    owner: 'id',
    none: ['organizationId', 'positionId', 'roleId', 'theme', 'fieldVersions'],
    columns: {
      ...{
        id: 'goes',
        email: 'goes',
        firstName: 'goes',
        lastName: 'goes',
        sortKey: 'goes',
        timeZone: 'goes',
      },
      managerId: special('Who reported to them has no manager, as when somebody is deleted.'),
    },
  },
  user_department: { owner: 'userId', none: ['organizationId', 'departmentId'], columns: { userId: 'goes' } },
} satisfies Record<string, TableData>;
