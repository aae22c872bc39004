import { memberPermissions, type Permission } from '@tavla/shared/permissions';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { type Agent, connectAgent } from './mcp.test-kit';

/** Which token an agent has; unless told, one of the member that may all that members may. */
export interface Kind {
  mayWrite?: boolean;
  permissions?: readonly Permission[];
  userId?: string;
  madeById?: string;
}

/** What tools for changing answer. */
interface Told {
  sessionId: string;
  left?: number;
  waiting?: number;
  changes: { id: string; taskId: string; title: string; state: string }[];
}

/** A company for each test, in which agents act. */
export function useAgents() {
  const app = useTestApp({ WORKER: 'off' });
  let base: string;
  let company: TestCompany;
  const agents: Agent[] = [];
  beforeAll(async () => {
    base = await app.current.listen();
  });
  beforeEach(async () => {
    company = await app.current.addCompany();
  });
  afterAll(async () => {
    for (const agent of agents) await agent.close();
  });

  const connect = async (bearer: string) => {
    const agent = await connectAgent(base, bearer);
    agents.push(agent);
    return agent;
  };
  const member = () => app.current.as(company.member);
  return {
    get test() {
      return app.current;
    },
    get company() {
      return company;
    },
    connect,
    async agentOf({ mayWrite = true, permissions = memberPermissions, userId, madeById }: Kind = {}) {
      const person = userId ?? company.member.id;
      const more = { mayWrite, name: 'Helper', ...(madeById && { madeById }) };
      const token = await app.current.addToken(company.id, person, permissions, undefined, more);
      return Object.assign(await connect(token.bearer), token);
    },
    member,
    addTask: async (title = 'Mend the sail', more: object = {}) =>
      (await member().post('/api/v1/tasks', { title, ...more })).json(),
    taskOf: async (id: string) => (await member().get(`/api/v1/tasks/${id}`)).json(),
    ownThread: async (as = member()) => (await as.get('/api/v1/chat/messages')).json().data,
    sessions: async (as = member()) => (await as.get('/api/v1/agent-sessions')).json().data,
    async made(agent: Agent, ...changes: object[]) {
      const { text, data, isError } = await agent.call('change_tasks', { changes });
      if (isError) throw new Error(text);
      return data as Told;
    },
    undone: async (agent: Agent) => (await agent.call('undo_all')).data as Told,
  };
}
