import * as contracts from '@tavla/shared/contracts/data/exports';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '@/http/answers/csv';
import { route } from '@/http/route';
import { exportMeetings, exportTasks } from './export-lists';
import { companyFiles, companyNouns } from './nouns/company-nouns';
import { ownFiles, ownNouns, ownWithout } from './nouns/own-nouns';
import { refuseSecond, sendArchive } from './send-archive';

/** What people take out of the product: lists, everything of a company, and what is about themselves. */
export function dataExportRoutes(app: FastifyInstance): void {
  route(app, contracts.exportTasks, async (_, call) => sendCsv(call, 'tasks.csv', exportTasks(call)));
  route(app, contracts.exportMeetings, async (_, call) =>
    sendCsv(call, 'meetings.csv', exportMeetings(call)),
  );
  route(app, contracts.prepareCompanyExport, async (_, call) => refuseSecond(call));
  route(app, contracts.exportCompany, (_, call) =>
    sendArchive(
      app.deps,
      call,
      { action: 'organization.export', name: fileName('company') },
      {
        title: 'Everything of a company',
        nouns: companyNouns,
        files: companyFiles,
        without: [
          'Meetings that are open to certain people or departments, and not to whoever made this archive.',
          'Conversations of people with the assistant that are not about a task: these are their own.',
          'Sessions, passkeys, API tokens, calendar links, webhooks, the sign-in provider, codes and mails that wait: they are of no use elsewhere.',
          'Inboxes, reactions, what people said of answers, suggestions, what agents did step by step, records of imports and what the assistant used: these are about using Tavla, not about the work.',
          'Earlier words of transcripts, and who has asked to be erased: they stand among the people until they are.',
        ],
      },
    ),
  );
  route(app, contracts.prepareMyExport, async (_, call) => refuseSecond(call));
  route(app, contracts.exportMe, (_, call) =>
    sendArchive(
      app.deps,
      call,
      { action: 'user.export-own-data', name: fileName('my-data') },
      {
        title: 'What is kept about you and by you',
        nouns: ownNouns,
        files: ownFiles,
        without: ownWithout,
      },
    ),
  );
}

const fileName = (what: string) => `tavla-${what}-${new Date().toISOString().slice(0, 10)}.tar`;
