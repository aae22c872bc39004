import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => [name, readFileSync(source + name, 'utf8')] as const);
const using = (pattern: RegExp) => files.flatMap(([name, text]) => (pattern.test(text) ? [name] : [])).sort();

test('forms are made in one way: what fails is said, and nothing is lost in silence', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(using(/\buseForm\b[(<]/)).toEqual(['entities/forms/use-checked-form.ts']);
  expect(using(/<form\b/)).toEqual([
    'entities/codes/CodeEntry.tsx', // a guest's, too
    'features/auth/EmailForm.tsx', // a guest's
    'features/auth/RegisterPage.tsx', // a guest's
    'features/meetings/import/ImportDrawer.tsx', // which shows how far the file is sent
    'ui/form/FormBody.tsx',
  ]);
  // The others rest on the core, whose type asks for what they say when they fail.
  expect(using(/<form (?!\{\.\.\.(form\.)?element\})/)).toEqual([]);
});

test('longer words that are typed without a form are kept as they are typed, or asked about', () => {
  const inForms = using(/useEntityForm|EntityForm<|register\(/);
  expect(using(/<Textarea\b/).filter((name) => !inForms.includes(name))).toEqual([
    'entities/tokens/NewSecret.tsx', // is only read
    'features/account/EmailField.tsx', // the same
    'features/meetings/transcript/LineEditor.tsx', // asks
    'features/ticket/conversation/Composer.tsx', // a draft
    'features/ticket/conversation/actions/MessageEditor.tsx', // begun on a message, as a draft is
    'features/ticket/conversation/feedback/ReasonForm.tsx', // the same
  ]);
});
