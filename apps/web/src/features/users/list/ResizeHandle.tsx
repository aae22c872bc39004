import { useTranslation } from 'react-i18next';
import classes from '../users.module.css';
import { tableColumnMin, tableColumnWidth, widthAfterKey } from './column-widths';

interface ResizeHandleProps {
  /** Pixels. */
  width: number;
  isResizing: boolean;
  onGrab: (event: unknown) => void;
  onWidth: (width: number) => void;
}

/** The edge of a column: dragged, moved with the arrow keys, put back with a double click or Enter. */
export function ResizeHandle({ width, isResizing, onGrab, onWidth }: ResizeHandleProps) {
  const { t } = useTranslation('users');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator with a value can
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('columnWidth')}
      aria-valuenow={width}
      aria-valuemin={tableColumnMin}
      tabIndex={0}
      className={classes.handle}
      data-resizing={isResizing || undefined}
      onMouseDown={onGrab}
      onTouchStart={onGrab}
      onDoubleClick={() => onWidth(tableColumnWidth)}
      onKeyDown={(event) => {
        const next = widthAfterKey(width, event.key, event.shiftKey);
        if (next === undefined) return;
        event.preventDefault();
        onWidth(next);
      }}
    />
  );
}
