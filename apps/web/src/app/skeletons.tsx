import { Box, Flex, Group, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** While the board's module loads: four columns of cards. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="md" h="100%" role="status" aria-label={t('loading')}>
      <Group justify="space-between" wrap="nowrap">
        <Skeleton h={28} w={120} />
        <Skeleton h={36} w={280} />
      </Group>
      <Flex gap="sm" flex={1} style={{ overflow: 'hidden' }}>
        {[4, 3, 3, 2].map((cards, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four never change places
          <Stack key={column} gap="sm" flex={1} miw={{ base: '100%', sm: 0 }}>
            <Skeleton h={20} w="40%" />
            {Array.from({ length: cards }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change places either
              <Skeleton key={card} h={104} radius="md" />
            ))}
          </Stack>
        ))}
      </Flex>
    </Stack>
  );
}

/** While the module of a page with a title and rows loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="sm" role="status" aria-label={t('loading')}>
      <Skeleton h={28} w={160} mb="sm" />
      {['94%', '100%', '88%', '97%', '91%', '99%'].map((width) => (
        <Skeleton key={width} h={36} w={width} />
      ))}
    </Stack>
  );
}

/** While the module of a sign-in form loads. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton h={26} w="80%" mb="xl" />
      <Skeleton h={14} w={60} mb={8} />
      <Skeleton h={42} mb="md" />
      <Skeleton h={42} />
    </Box>
  );
}
