import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { v7 as newId } from 'uuid';
import { beforeAll, expect } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';

interface Said {
  lines: (string | [speaker: string, text: string])[];
  language?: string;
  day?: string;
  createdById?: string;
  status?: string;
}

/** A company whose meetings are searched. */
export function useTalks() {
  const app = useTestApp();
  let company: TestCompany;
  beforeAll(async () => {
    company = await app.current.addCompany();
  });
  return {
    app,
    get company() {
      return company;
    },
    /** Adds a meeting in which these lines are said; answers its id. */
    async addTalk(name: string, said: Said): Promise<string> {
      const { lines, language = 'en', day = '2026-03-02', createdById, status = 'done' } = said;
      const organizationId = company.id;
      const about = {
        name,
        status,
        language,
        recordedAt: new Date(`${day}T12:00:00Z`),
        createdById: createdById ?? null,
      };
      const id = await addMeeting(app.current.db.prisma, organizationId, about);
      await app.current.db.prisma.transcriptSegment.createMany({
        data: lines.map((line, at) => {
          const [speaker, text] = typeof line === 'string' ? [null, line] : line;
          const times = { startMs: at * 1_000, endMs: at * 1_000 + 900 };
          return { ...{ organizationId, id: newId(), audioId: id, chunkIndex: 0, speaker, text }, ...times };
        }),
      });
      await app.current.db.pool.query('select index_transcript($1, $2, null)', [organizationId, id]);
      return id;
    },
    async search(query: Record<string, string>, person = company.member) {
      const path = `/api/v1/transcripts/search?${new URLSearchParams(query)}`;
      const answer = await app.current.as(person).get(path);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ data: FoundMeeting[]; nextCursor: string | null }>();
    },
  };
}
