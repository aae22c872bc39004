import { Button, Divider, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { Role } from '@tavla/shared/contracts/roles';
import { lineMax, textMax } from '@tavla/shared/limits';
import type { Permission } from '@tavla/shared/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useMe, useMeQuery } from '@/entities/me/use-me';
import { useIsAbove } from '@/entities/roles/use-is-above';
import { FormFoot } from '@/ui/FormFoot';
import { SideDrawer } from '@/ui/SideDrawer';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import classes from './admin.module.css';
import { PermissionMatrix } from './PermissionMatrix';
import { RolePeople } from './RolePeople';
import { RoleQuestions } from './RoleQuestions';
import { useRoleForm } from './use-role-form';

export type RoleQuestion = 'change' | 'delete' | undefined;

interface RoleDrawerProps {
  /** Null makes a new one. */
  role: Role | null;
  onClose: () => void;
}

/** One role: what it allows, said in words, and who has it. */
export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('admin');
  const form = useRoleForm(role, onClose);
  const [question, setQuestion] = useState<RoleQuestion>();
  const unsaved = useUnsaved(form.isDirty);
  const held = useMeQuery().data?.permissions ?? [];
  const isOwn = useMe().role.id === role?.id;
  const mayEdit = useMay(role ? 'update' : 'create', 'roles');
  const isAbove = useIsAbove(role?.id);
  const mayDelete = useMay('delete', 'roles') && !isAbove;
  const isSystemAdmin = role?.isSystem === true && role.name === 'admin';
  const isLocked = isSystemAdmin || !mayEdit || isAbove;
  const words = isSystemAdmin
    ? t('roles.systemAdmin')
    : isAbove
      ? t('roles.above')
      : role?.isSystem && t('roles.systemUser');

  const { gained, lost } = form.changes;
  const isDangerous = role !== null && (role.userCount > 0 || isOwn) && gained.length + lost.length > 0;
  const save = () => (isDangerous ? setQuestion('change') : void form.save());

  return (
    <SideDrawer
      onClose={() => unsaved.close(onClose)}
      title={role?.name ?? t('roles.newTitle')}
      width={640}
      isOnlyRead={isLocked}
      closeOnEscape={!question && !unsaved.isAsking}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="sm">
          {words && (
            <Text size="sm" c="dimmed">
              {words}
            </Text>
          )}
          {!role?.isSystem && (
            <TextInput
              label={t('roles.name')}
              withAsterisk
              required
              data-autofocus={role ? undefined : true}
              maxLength={lineMax}
              disabled={isLocked}
              value={form.name}
              error={form.nameError}
              onChange={(event) => form.setName(event.currentTarget.value)}
            />
          )}
          <Textarea
            label={t('roles.description')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={textMax}
            disabled={isLocked}
            value={form.description}
            onChange={(event) => form.setDescription(event.currentTarget.value)}
          />
          <Title order={2} size="h3" mt="xs">
            {t('roles.permissions')}
          </Title>
          <PermissionMatrix
            value={form.permissions}
            onChange={form.setPermissions}
            held={held}
            before={role?.permissions ?? []}
            isLocked={isLocked}
          />
          <RolePreview permissions={form.permissions} />
          {!isLocked && (
            <FormFoot failure={form.failure ? { title: t('notSaved'), text: form.failure } : undefined}>
              <Button type="submit" fullWidth loading={form.isPending} disabled={!form.isDirty}>
                {t('save')}
              </Button>
            </FormFoot>
          )}
        </Stack>
      </form>
      {role && (
        <Stack gap="sm" mt="md">
          <Divider />
          <RolePeople role={role} />
          {mayDelete && !role.isSystem && (
            <>
              <Divider />
              {role.userCount > 0 && (
                <Text size="sm" c="dimmed">
                  {t('roles.deleteInUse', { count: role.userCount })}
                </Text>
              )}
              <Button
                variant="light"
                color="red"
                disabled={role.userCount > 0}
                style={{ alignSelf: 'flex-start' }}
                onClick={() => setQuestion('delete')}
              >
                {t('roles.delete')}
              </Button>
            </>
          )}
        </Stack>
      )}
      <RoleQuestions
        question={question}
        role={role}
        isOwn={isOwn}
        form={form}
        onSettled={() => setQuestion(undefined)}
      />
      <UnsavedQuestion unsaved={unsaved} />
    </SideDrawer>
  );
}

function RolePreview({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('admin');
  const { t: tPair } = useTranslation('permissions');
  if (!permissions.length) return <Text size="sm">{t('roles.previewNothing')}</Text>;
  // Pairs that no screen uses yet say the same.
  const sentences = new Set(permissions.map(({ action, resource }) => tPair(`pair.${resource}.${action}`)));
  return (
    <section aria-label={t('roles.preview')}>
      <Text size="sm" fw={550} mb={4}>
        {t('roles.preview')}
      </Text>
      <ul className={classes.plain}>
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
