/** What an entry of the audit log is about. */
export function aboutWebhook({ id, name }: { id: string; name: string }) {
  return { targetType: 'webhook', targetId: id, targetName: name };
}
