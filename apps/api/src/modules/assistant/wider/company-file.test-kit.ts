/** An invented company as its file tells it; the folder's README says what each field means. */
export interface CompanyFile {
  today: string;
  timeZone: string;
  asker: string;
  ticket: string;
  meeting: string;
  departments: string[];
  people: {
    firstName: string;
    lastName: string;
    email: string;
    blocked: boolean;
    department: string;
    role: string;
    position: string;
  }[];
  tasks: {
    title: string;
    description: string;
    status: string;
    assignee: string | null;
    due: number | null;
    tags: { name: string; category: string }[];
    daysAgoCreated: number;
    daysAgoMoved: number;
    origin?: { meeting: string; second: number } | null;
  }[];
  meetings: {
    name: string;
    language: string;
    daysAgo: number;
    attendees: string[];
    transcript: { second: number; speaker: string; text: string }[];
    decisions: { text: string; second: number }[];
    actionItems: {
      title: string;
      owner: string | null;
      due: string | null;
      second: number;
      task?: string | null;
    }[];
  }[];
}
