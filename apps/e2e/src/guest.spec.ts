import { expect, test } from './fixtures';

const pages = [
  ['/login', 'Sign in to your account'],
  ['/register', 'Tell us about your company'],
  ['/email-register?name=Acme&domain=acme.example', "Let's verify your email"],
  ['/verify?email=anna%40acme.example', 'Email verification'],
  ['/', 'Sign in to your account'],
  ['/meetings/1', 'Sign in to your account'],
  ['/nowhere', '404 - Page Not Found'],
] as const;

for (const [path, title] of pages) {
  test(`a guest at ${path} asks for nothing but the page`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // Long enough for what comes when nothing else is to be done.
    await expect.poll(() => asked.some((name) => name.includes('/calls-')) || path === '/nowhere').toBe(true);
    expect(asked.filter((name) => /^\/(auth|api)\//.test(name))).toEqual([]);
    expect(messages).toEqual([]);
  });
}
