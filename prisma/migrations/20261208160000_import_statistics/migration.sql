-- A database that is new knows nothing of its tables, and PostgreSQL looks at them by itself after a minute. An import of
-- ten thousand tasks is over or lost by then: each reference to a task would be looked for through all of the company's.
-- Only the owner of a table may do this, which the account that serves is not.
CREATE FUNCTION look_at_tasks() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  ANALYZE task, passage, task_edit, imported_task, chat_message;
END
$$;
