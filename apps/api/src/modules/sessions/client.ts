/** Where a call came from, as the session list and the audit log show it. */
export interface Client {
  ip: string;
  userAgent: string;
}
