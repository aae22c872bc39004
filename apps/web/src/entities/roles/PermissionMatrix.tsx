import { Checkbox, Tooltip } from '@mantine/core';
import { actions, may, type Permission, resources } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import classes from './permission-matrix.module.css';
import { toggled } from './permission-pairs';

interface PermissionMatrixProps {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  /** What the person who edits holds: nobody grants more. */
  held: readonly Permission[];
  /** What was granted before, which may be taken and given back. */
  before?: readonly Permission[];
  isLocked?: boolean;
  /** Shows only what somebody could grant at all. */
  isShort?: boolean;
}

/** Every pair as a box; what each means is said when it is pointed at, and to screen readers. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { value, onChange, held, before = [], isLocked = false, isShort = false } = props;
  const { t } = useTranslation('permissions');
  const rows = isShort ? resources.filter((one) => held.some(({ resource }) => resource === one)) : resources;
  return (
    <table className={classes.matrix} aria-label={t('matrix')}>
      <thead>
        <tr>
          <th scope="col">{t('about')}</th>
          {actions.map((action) => (
            <th key={action} scope="col">
              {t(`action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((resource) => (
          <tr key={resource}>
            <th scope="row">{t(`resource.${resource}`)}</th>
            {actions.map((action) => {
              const words = t(`pair.${resource}.${action}`);
              const mayGive = may(held, action, resource) || may(before, action, resource);
              return (
                <td key={action}>
                  <Tooltip
                    label={mayGive ? words : `${words}. ${t('notHeld')}`}
                    multiline
                    maw={280}
                    openDelay={250}
                  >
                    <div className={classes.box}>
                      <Checkbox
                        aria-label={`${t(`action.${action}`)} ${t(`resource.${resource}`)}: ${words}`}
                        checked={may(value, action, resource)}
                        disabled={isLocked || !mayGive}
                        onChange={() => onChange(toggled(value, { action, resource }))}
                      />
                    </div>
                  </Tooltip>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
