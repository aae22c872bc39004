/** The demo company's meeting: the recording lies in prisma/demo, spoken by synthetic voices. */
export const demoMeeting = {
  name: 'Incident review',
  file: 'incident-review.webm',
  mimeType: 'audio/webm',
  language: 'en',
  durationMs: 84830,
  /** Who says what, with the real times of the recording in milliseconds. */
  turns: [
    {
      speaker: 'Marcus Webb',
      startMs: 400,
      endMs: 9245,
      text: 'This is the review of the outage on Tuesday night. The service was down for fifty minutes, and nobody on the team noticed until a customer called.',
    },
    {
      speaker: 'Jonas Berg',
      startMs: 9951,
      endMs: 16933,
      text: 'I restarted the database at eleven, and that solved it. The disk was full because the old log files were never deleted.',
    },
    { speaker: 'Priya Raman', startMs: 17348, endMs: 19070, text: 'Did we lose any data?' },
    {
      speaker: 'Jonas Berg',
      startMs: 19788,
      endMs: 23849,
      text: 'No, nothing was lost. I checked the backup on Wednesday morning.',
    },
    {
      speaker: 'Marcus Webb',
      startMs: 24363,
      endMs: 30553,
      text: 'Good. Jonas, please add a disk space alert by tomorrow evening. That is the most important one.',
    },
    { speaker: 'Jonas Berg', startMs: 31312, endMs: 33373, text: 'Okay, you will have it by then.' },
    {
      speaker: 'Priya Raman',
      startMs: 33742,
      endMs: 38789,
      text: "I'll write to the affected customers today and apologise for the trouble.",
    },
    {
      speaker: 'Marcus Webb',
      startMs: 39512,
      endMs: 46784,
      text: 'Thank you. I also want to understand the root cause properly. I will finish the incident report by June eighteenth.',
    },
    {
      speaker: 'Jonas Berg',
      startMs: 47229,
      endMs: 49631,
      text: 'We could move everything to a bigger machine.',
    },
    {
      speaker: 'Marcus Webb',
      startMs: 49940,
      endMs: 57359,
      text: 'That would only hide the problem, so no. What we do instead is keep logs for thirty days only. That is our new rule.',
    },
    {
      speaker: 'Priya Raman',
      startMs: 57904,
      endMs: 65341,
      text: 'Makes sense. Someone should test the backup restore at some point, we have not tried it for a year.',
    },
    {
      speaker: 'Marcus Webb',
      startMs: 65654,
      endMs: 74090,
      text: 'Yes, we need a volunteer for that. On the other topic, the mobile app migration is blocked, because the store rejected our build.',
    },
    {
      speaker: 'Priya Raman',
      startMs: 74467,
      endMs: 77705,
      text: 'Again? They are so slow with their answers.',
    },
    {
      speaker: 'Marcus Webb',
      startMs: 78473,
      endMs: 84331,
      text: "They usually are. If they had a phone number I would call them. Fine, let's get back to work.",
    },
  ],
} as const;
