import { useDraggable } from '@dnd-kit/core';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskCard, type TaskCardProps } from './TaskCard';

type CardRowProps = Omit<TaskCardProps, 'titleRef' | 'titleProps' | 'isDragged'>;

/** A card that can be picked up: anywhere by mouse or finger, at its title by keyboard. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: props.task.id,
  });
  const { t } = useTranslation('board');
  const describedBy = attributes['aria-describedby'];
  const role = t('drag.role');
  const titleProps = useMemo(
    () => ({ 'aria-describedby': describedBy, 'aria-roledescription': role }),
    [describedBy, role],
  );
  return (
    <div ref={setNodeRef} {...listeners}>
      <TaskCard {...props} isDragged={isDragging} titleRef={setActivatorNodeRef} titleProps={titleProps} />
    </div>
  );
});
