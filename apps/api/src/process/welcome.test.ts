import { expect, it } from 'vitest';
import { welcomeText } from '../welcome';

const publicUrl = 'http://localhost:3000';

it('tells where Tavla is, whom to sign in as, and where the codes appear', () => {
  const text = welcomeText({
    publicUrl,
    demo: { adminEmail: 'ada@demo.example', userEmail: 'bo@demo.example' },
    outboxDir: '/data/outbox',
  });
  expect(text).toContain(`Tavla is running at ${publicUrl}`);
  expect(text).toContain('admin   ada@demo.example');
  expect(text).toContain('user    bo@demo.example');
  expect(text).toContain('TAVLA_DEMO=0');
  expect(text).toContain('/data/outbox');
});

it('leads to registering when there is no demo, and names no outbox when mails are sent', () => {
  const text = welcomeText({ publicUrl, demo: null, outboxDir: null });
  expect(text).toContain(`${publicUrl}/register`);
  expect(text).not.toMatch(/demo|No mail is sent/);
});
