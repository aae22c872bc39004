import { originJsonOf, past, soon, special, type TableData } from './treatment';

/** What tells of the others: events, webhooks, the audit log, imports and erasings. */
export const recordData = {
  event: {
    none: ['organizationId', 'audienceId'],
    columns: { resource: past, action: past, data: past, audience: 'id' },
  },
  event_audience: { none: ['organizationId', 'id'], columns: { people: 'id' } },
  webhook: {
    none: ['organizationId', 'id', 'events', 'offBecause', 'secret', 'formerSecrets', 'claim'],
    columns: { name: 'words', url: 'words', createdById: 'id' },
  },
  webhook_delivery: {
    none: ['organizationId', 'id', 'webhookId', 'type', 'messageId', 'failure'],
    columns: { answer: 'words' },
  },
  audit_entry: {
    none: ['organizationId', 'id', 'tokenId', 'action', 'targetType'],
    columns: {
      ...{ actorId: 'id', targetId: 'id', actorName: past, tokenName: past, targetName: past, details: past },
      ...{ ip: past, userAgent: past },
    },
  },
  csv_import: {
    none: ['organizationId', 'id', 'status'],
    columns: {
      userId: 'id',
      file: soon('minutes: it goes when the import is over'),
      origin: originJsonOf('userId'),
      report: 'json',
    },
  },
  task_import: {
    none: ['organizationId', 'id', 'format', 'status', 'blobKey'],
    columns: {
      ...{ userId: 'id', name: 'words', choices: 'json', failed: 'json', fault: 'json' },
      origin: originJsonOf('userId'),
    },
  },
  imported_task: { none: ['organizationId', 'source', 'key', 'taskId', 'importId'], columns: {} },
  erasure: {
    none: ['organizationId', 'id', 'state', 'counts'],
    columns: {
      userId: 'id',
      name: special('Emptied by the last step.'),
      names: special('As the name.'),
      choices: 'id',
      startedById: 'id',
    },
  },
} satisfies Record<string, TableData>;
