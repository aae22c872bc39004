import { Button, Divider, Stack, Text } from '@mantine/core';
import type { Role } from '@tavla/shared/contracts/roles';
import { missingPairs, type Permission } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import { useStored } from '@/entities/forms/use-stored';
import { useMay } from '@/entities/me/use-me';
import { rolesStore } from '@/entities/roles/roles-store';
import { useRank } from '@/entities/roles/use-rank';
import { FormDrawer } from '@/ui/form/FormDrawer';
import type { Clash } from '@/ui/form/form-state';
import { RoleFields, useSentences } from './RoleFields';
import { RolePeople } from './RolePeople';
import { RoleQuestions } from './RoleQuestions';
import { type RoleFormValues, useRoleForm } from './use-role-form';

interface RoleDrawerProps {
  /** Null makes a new one. */
  roleId: string | null;
  onClose: () => void;
}

/** One role: what it allows, said in words, and who has it. */
export function RoleDrawer({ roleId, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('admin');
  const stored = rolesStore.useById(roleId);
  const source = useStored<Role>(roleId, stored);
  const { form, remove, ...asking } = useRoleForm(source, onClose);
  const sentences = useSentences();
  const role = form.base ?? null;
  const mayEdit = useMay(role ? 'update' : 'create', 'roles');
  const isAbove = useRank(role?.id) === 'above';
  const mayDelete = useMay('delete', 'roles') && !isAbove;
  const isSystemAdmin = role?.isSystem === true && role.name === 'admin';
  const isLocked = isSystemAdmin || !mayEdit || isAbove;
  const words = isSystemAdmin
    ? t('roles.systemAdmin')
    : isAbove
      ? t('roles.above')
      : role?.isSystem && t('roles.systemUser');
  return (
    <>
      <FormDrawer
        form={form}
        title={role?.name ?? t(roleId ? 'roles.nobody' : 'roles.newTitle')}
        width={640}
        isLocked={isLocked}
        onClose={onClose}
        labels={{
          name: t('roles.name'),
          description: t('roles.description'),
          permissions: t('roles.onlyOne'),
        }}
        inWords={(_field, value) =>
          typeof value === 'string' ? value : sentences(ownOf(value, form.clashes)).join('; ')
        }
        aside={role && <RoleAside role={role} mayDelete={mayDelete} onDelete={() => void remove()} />}
      >
        {words && (
          <Text size="sm" c="dimmed">
            {words}
          </Text>
        )}
        <RoleFields form={form} isLocked={isLocked} />
      </FormDrawer>
      {role && <RoleQuestions role={role} asking={asking} />}
    </>
  );
}

/** Of what one of two allows that which the other one does not: whole lists would look alike. */
function ownOf(value: Permission[], clashes: readonly Clash<RoleFormValues>[]): Permission[] {
  const sides = clashes.flatMap(({ field, mine, theirs }) => (field === 'permissions' ? [mine, theirs] : []));
  const other = sides.find((side) => side !== value);
  return Array.isArray(other) ? missingPairs(other, value) : value;
}

interface RoleAsideProps {
  role: Role;
  mayDelete: boolean;
  onDelete: () => void;
}

/** Who has the role, and its deletion. */
function RoleAside({ role, mayDelete, onDelete }: RoleAsideProps) {
  const { t } = useTranslation('admin');
  return (
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
            onClick={onDelete}
          >
            {t('roles.delete')}
          </Button>
        </>
      )}
    </Stack>
  );
}
