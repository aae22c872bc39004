import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

/** The way to another sign-in page, at the foot of the form. */
export function AuthLink({ question, to, children }: { question?: string; to: string; children: string }) {
  return (
    <Text size="sm" c="dimmed" mt="lg">
      {question}{' '}
      <Anchor
        component={Link}
        to={to}
        size="sm"
        fw={550}
        c="var(--mantine-color-text)"
        underline="always"
        style={{ whiteSpace: 'nowrap' }}
      >
        {children}
      </Anchor>
    </Text>
  );
}
