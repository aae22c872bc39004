import type { Question } from '@/adapters/language/local/requests/request';
import type { Asked } from '../asked';
import { tellDuplicates } from '../changes/offer-merges';
import { citedOnce, type Reply, tell } from '../reply';
import { countTasks, tellExtreme, tellMost, tellWork } from './count-tasks';
import { tellComments } from './said/tell-comments';
import { tellWhoSaid, tellWhy } from './said/tell-said';
import { tellChanges } from './tell-changes';
import { tellField } from './tell-field';
import { tellFound, tellRelated } from './tell-found';
import { tellLimit } from './tell-limit';
import { tellLoads } from './tell-loads';
import { tellLooseItems, tellPresent, tellSummary } from './tell-meeting';
import { tellMeetingDay, tellMeetings } from './tell-meeting-days';
import { tellDecisions, tellPromises } from './tell-meetings';
import { tellLeast, tellPeople, tellPerson, tellTeam } from './tell-people';
import { tellTasksAbout } from './tell-tasks-about';

/** Answers several questions one after another; undefined where one of them is for somebody who reads texts. */
export async function answerQuestions(
  asked: Asked,
  questions: readonly Question[],
): Promise<Reply | undefined> {
  const replies: Reply[] = [];
  for (const question of questions) {
    const reply = await answerOne(asked, question);
    if (!reply) return undefined;
    replies.push(reply);
  }
  const [first] = replies;
  const told = tell(
    replies.map(({ text }) => text).join('\n\n'),
    citedOnce(replies.flatMap(({ citations }) => citations)),
  );
  return first?.finds ? { ...told, finds: first.finds } : told;
}

async function answerOne(asked: Asked, question: Question): Promise<Reply | undefined> {
  switch (question.kind) {
    case 'count':
    case 'list':
      return countTasks(asked, question);
    case 'most':
      return tellMost(asked, question);
    case 'field':
      return tellField(asked, question);
    case 'comments':
      return tellComments(asked, question);
    case 'working-on':
      return tellWork(asked, question);
    case 'promises':
      return tellPromises(asked, question);
    case 'decisions':
      return tellDecisions(asked, question);
    case 'changes':
      return tellChanges(asked, question);
    case 'who-said':
      return tellWhoSaid(asked, question);
    case 'why':
      return tellWhy(asked, question);
    case 'summary':
      return tellSummary(asked, question);
    case 'attendees':
      return tellPresent(asked, question);
    case 'extreme':
      return tellExtreme(asked, question);
    case 'meetings':
      return tellMeetings(asked, question);
    case 'meeting-day':
      return tellMeetingDay(asked, question);
    case 'people':
      return tellPeople(asked, question);
    case 'person':
      return tellPerson(asked, question);
    case 'team':
      return tellTeam(asked, question);
    case 'least':
      return tellLeast(asked, question);
    case 'loads':
      return tellLoads(asked, question);
    case 'loose-items':
      return tellLooseItems(asked, question);
    case 'outside':
      return tell(asked.words.outside);
    case 'thanks':
      return tell(asked.words.welcome);
    case 'withdrawn':
      return tell(asked.words.withdrawn);
    case 'help':
      return tell(asked.words.help);
    case 'related':
      return tellRelated(asked, question);
    case 'duplicates':
      return tellDuplicates(asked);
    case 'tasks-about':
      return tellTasksAbout(asked, question);
    case 'search':
      return (await tellLimit(asked)) ?? tellFound(asked, question.words.join(' '));
  }
}
