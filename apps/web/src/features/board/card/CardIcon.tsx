import {
  IconAlertCircle,
  IconCalendar,
  IconClockExclamation,
  IconCloudOff,
  IconDots,
  IconWaveSine,
} from '@tabler/icons-react';

const icons = {
  meeting: IconWaveSine,
  overdue: IconAlertCircle,
  dueSoon: IconClockExclamation,
  waiting: IconCloudOff,
  due: IconCalendar,
  menu: IconDots,
};

interface CardIconProps {
  name: keyof typeof icons;
  size: number;
  className?: string | undefined;
  /** What it says; left out where words beside it say it. */
  label?: string;
}

/** An icon of a card: it points to the one drawing of it, so that it costs two elements and not seven. */
export function CardIcon({ name, size, className, label }: CardIconProps) {
  return (
    <svg
      width={size}
      height={size}
      className={className}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`#card-${name}`} />
    </svg>
  );
}

/** The drawings that the icons of all cards point to; once on the page. */
export function CardIconDrawings() {
  return (
    <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`card-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}
