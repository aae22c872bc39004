/** What there is to say to the person who has started Tavla. */
export type Welcome = {
  publicUrl: string;
  /** The demo company's people to sign in as; null when there is no demo. */
  demo: { adminEmail: string; userEmail: string } | null;
  /** Folder that mails are written to; null when they are really sent. */
  outboxDir: string | null;
};

/** The lines that greet, ready to print. */
export function welcomeText({ publicUrl, demo, outboxDir }: Welcome): string {
  const lines = ['', `Tavla is running at ${publicUrl}`, ''];
  if (demo) {
    lines.push(
      'It holds a small demo company. Sign in as its',
      `  admin   ${demo.adminEmail}`,
      `  user    ${demo.userEmail}`,
      'To start with an empty board instead, set TAVLA_DEMO=0 and DATA_DIR to a new folder.',
    );
  } else {
    lines.push(`To sign in for the first time, register your company at ${publicUrl}/register`);
  }
  if (outboxDir) {
    lines.push('', 'No mail is sent: each sign-in code appears here, and as a mail in', `  ${outboxDir}`);
  }
  lines.push('', 'Ctrl-C stops everything.', '');
  return lines.join('\n');
}

/** Prints the greeting to the terminal. */
export function printWelcome(welcome: Welcome): void {
  process.stdout.write(`${welcomeText(welcome)}\n`);
}
