/** What PostgreSQL says to a change where it takes none: on a standby, or when somebody has switched it to reading alone. */
export const readOnlyCode = '25006';

/**
 * A sign of life that a server gives only when it takes changes; one that is merely read is refused as a change would
 * be. After a failover a connection may lead to such a one for good.
 */
export const askForChanges = `do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise sqlstate '${readOnlyCode}' using message = 'the database takes no changes';
  end if;
end $$`;
