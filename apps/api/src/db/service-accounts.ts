import { serviceDomain } from '@tavla/shared/contracts/api-access/service-address';

/** Of a row of people, as SQL: whether it is a service account, by its address. @param user the row's name */
export const isService = (user: string) => `${user}.email like '%@${serviceDomain}'`;
/** The same the other way round. */
export const isHuman = (user: string) => `${user}.email not like '%@${serviceDomain}'`;
