/**
 * Of `action_item i`, as SQL: whose it is, null also when they have left the company. Items name people without a foreign
 * key, since what a meeting found is also held while the meeting is deleted.
 */
export const ownerOf = `(
  select o.id from "user" o where o."organizationId" = i."organizationId" and o.id = i."ownerId"
)`;

/** Of `action_item i`, as SQL: whether the words may mean somebody who is still there. */
export const hasCandidates = `exists (
  select 1 from "user" o where o."organizationId" = i."organizationId" and o.id = any(i."ownerCandidates")
)`;
