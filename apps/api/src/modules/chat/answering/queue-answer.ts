import type { RunSql } from '@/db/run-sql';
import type { QuestionKey } from './answers.repo';

/** Answers one question of a conversation. */
export const answerJob = 'chat.answer';

/** Answers of one company that are written at a time: others always find a place, however much it asks. */
const places = 6;
/** An engine that is away for longer is told; this is for processes that die. */
const attempts = 8;

/**
 * Has a question answered, in the caller's transaction. One whose answer failed is asked anew; where one is being
 * written already, nothing changes. A company's questions share its places in the queue, and each waits behind as many
 * turns as the company has questions before it: whoever asks much waits, and nobody else does.
 * @returns whether it was put into the queue
 */
export async function queueAnswer(
  run: RunSql,
  { organizationId, questionId }: QuestionKey,
): Promise<boolean> {
  // Whoever asks at the same moment sees which place is taken.
  await run(
    `select pg_advisory_xact_lock(hashtextextended('answers:' || $1::text, 0))::text`,
    organizationId,
  );
  const rows = await run(
    `with busy as (
       select place from chat_answer where "organizationId" = $1::uuid and state <> 'failed'
     ), free as (
       select p as place from generate_series(1, ${places}) p left join busy on busy.place = p
       group by p order by count(busy.place), p limit 1
     ), kept as (
       insert into chat_answer ("organizationId", "questionId", place) select $1::uuid, $2::uuid, place from free
       on conflict ("organizationId", "questionId") do update
         set state = 'waiting', text = '', failure = null, "stoppedAt" = null, place = excluded.place
         where chat_answer.state = 'failed'
       returning place
     )
     select kept.place from kept, lateral graphile_worker.add_job('${answerJob}',
       json_build_object('organizationId', $1::text, 'questionId', $2::text),
       queue_name => 'answers:' || $1::text || ':' || kept.place, max_attempts => ${attempts},
       job_key => 'answer:' || $2::text, priority => (select count(*)::int from busy))`,
    organizationId,
    questionId,
  );
  return rows.length > 0;
}

/**
 * Has a question that is being answered answered anew, by the words that it has now, in the caller's transaction. What
 * was written counts for nothing; one that only waits, or has its answer, stays as it is.
 */
export async function queueAgain(run: RunSql, question: QuestionKey): Promise<void> {
  const ended = await run(
    `update chat_answer set state = 'failed' where "organizationId" = $1::uuid and "questionId" = $2::uuid
       and state = 'writing' and "stoppedAt" is null returning 1 as one`,
    question.organizationId,
    question.questionId,
  );
  if (ended.length > 0) await queueAnswer(run, question);
}
