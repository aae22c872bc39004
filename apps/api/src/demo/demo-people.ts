/** The demo company: invented, at a domain that can never be registered. */
export const demoCompany = { name: 'Birch & Beacon', domain: 'birchbeacon.example' };

export const demoDepartments = [
  'Customer Success',
  'Engineering',
  'Finance',
  'Marketing',
  'Operations',
  'Product',
] as const;
type DemoDepartment = (typeof demoDepartments)[number];

export const demoPositions = [
  'Backend Engineer',
  'Customer Success Lead',
  'Finance Manager',
  'Frontend Engineer',
  'Head of Engineering',
  'Managing Director',
  'Marketing Manager',
  'Mobile Engineer',
  'Operations Engineer',
  'Product Designer',
  'Product Manager',
  'Support Specialist',
] as const;
type DemoPosition = (typeof demoPositions)[number];

export interface DemoPerson {
  name: string;
  role: 'admin' | 'user';
  position: DemoPosition;
  departments: DemoDepartment[];
  /** Name of another one. */
  manager: string | null;
  blocked?: boolean;
}

export const demoPeople: readonly DemoPerson[] = [
  person('Helena Strand', 'Managing Director', ['Operations', 'Finance'], null, { role: 'admin' }),
  person('Marcus Webb', 'Head of Engineering', ['Engineering'], 'Helena Strand', { role: 'admin' }),
  person('Priya Raman', 'Customer Success Lead', ['Customer Success'], 'Helena Strand'),
  person('Jonas Berg', 'Operations Engineer', ['Engineering', 'Operations'], 'Marcus Webb'),
  person('Amara Okafor', 'Backend Engineer', ['Engineering'], 'Marcus Webb'),
  person('Lucía Fernández', 'Frontend Engineer', ['Engineering', 'Product'], 'Marcus Webb'),
  person('Tomasz Nowak', 'Mobile Engineer', ['Engineering'], 'Marcus Webb'),
  person('Sofie Lindqvist', 'Product Manager', ['Product'], 'Helena Strand'),
  person('Daniel Okoro', 'Product Designer', ['Product', 'Marketing'], 'Sofie Lindqvist'),
  person('Mei Tanaka', 'Support Specialist', ['Customer Success'], 'Priya Raman'),
  person('Oliver Grant', 'Marketing Manager', ['Marketing'], 'Helena Strand'),
  person('Ruth Adeyemi', 'Finance Manager', ['Finance'], 'Helena Strand', { blocked: true }),
];

/** Who to sign in as: one who sees the admin portal, and one who does not. */
export const demoAdmin = emailOf('Marcus Webb');
export const demoUser = emailOf('Priya Raman');

/** Lucía Fernández is lucia.fernandez@… */
export function emailOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(' ', '.')}@${demoCompany.domain}`;
}

function person(
  name: string,
  position: DemoPosition,
  departments: DemoDepartment[],
  manager: string | null,
  rest: Partial<DemoPerson> = {},
): DemoPerson {
  return { name, role: 'user', position, departments, manager, ...rest };
}
