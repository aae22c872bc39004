import { createRole, Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { errorText } from '@/api/error-text';
import { GivenUp } from '@/entities/forms/refusal';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { useMe } from '@/entities/me/use-me';
import { inOrder } from '@/entities/roles/permission-pairs';
import { rolesStore } from '@/entities/roles/roles-store';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import type { Source } from '@/lib/forms/source';
import { useQuestion } from '@/ui/use-question';
import { permissionChanges } from './role-changes';

export interface RoleFormValues {
  name: string;
  description: string;
  permissions: Permission[];
}

const schema = createRole.body.required();

const currentIn = (data: unknown) => Role.safeParse(data).data;

function valuesOf(role: Role | null): RoleFormValues {
  const { name = '', description = '', permissions = [] } = role ?? {};
  return { name, description, permissions: inOrder(permissions) };
}

/** The form of one role. A change that reaches people, or oneself, is asked about before it is sent. */
export function useRoleForm(source: Source<Role>, onDone: () => void) {
  const dispatch = useAppDispatch();
  const ownRoleId = useMe().role.id;
  const danger = useQuestion();
  const removal = useQuestion();

  async function save(values: RoleFormValues, edit: Edit<Role, RoleFormValues> | null) {
    if (edit?.changed.permissions) {
      const { id, userCount } = edit.entity;
      const reaches = userCount > 0 || id === ownRoleId;
      if (reaches && !(await danger.ask())) throw new GivenUp();
    }
    const saved = edit
      ? await dispatch(rolesStore.patch(edit.entity.id, { ...edit.changed, version: edit.entity.version }))
      : await dispatch(rolesStore.post(values));
    showSaved('role', edit ? 'updated' : 'created');
    return saved;
  }

  const form = useEntityForm({ source, valuesOf, schema, currentIn, save, onSaved: onDone });
  const { base, values, setFailure } = form;

  async function remove() {
    if (!base || !(await removal.ask())) return;
    setFailure(undefined);
    try {
      await dispatch(rolesStore.remove(base.id));
      showSaved('role', 'deleted');
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  const changes = permissionChanges(base?.permissions ?? [], values.permissions);
  return { form, changes, danger, removal, remove };
}
