/** “Report an error”: the form, and what happens next. */

export const report = {
  title: 'Report an error',
  lead: 'Every report is read by a person. If you are right, the verdict is corrected and the page says so.',
  about: 'The verification',
  reason: 'What is wrong?',
  text: 'Explain what is wrong',
  textHint: '10 to 2,000 characters. If you know a source, write its address.',
  email: 'Your e-mail (optional)',
  emailHint:
    'Used only to answer you. It is deleted with the report, at the latest 90 days after the answer.',
  send: 'Send the report',
  faults: 'Something is still missing',
  fault: {
    reason: 'Choose what is wrong',
    text: 'Write an explanation of 10 to 2,000 characters',
    email: 'Write an address such as name@example.org, or leave it empty',
  },
  mistaken: 'Error',
  thanks: 'Report received',
  next: 'What happens now',
  steps: {
    read: 'A person reads the report and checks the evidence again.',
    correct:
      'If the verdict has to be corrected, the page shows the new one, says that a person has reviewed it, and why. The version before stays readable.',
    answer: 'If you left an e-mail address, you may get an answer.',
  },
  urgent: ({ email }: { email: string }) => `If it is urgent, write to ${email}.`,
  back: 'Back to the verification',
  reasons: {
    level: 'The verdict is wrong',
    source: 'A source is wrong, or one is missing',
    quote: 'A quote is not correct',
    outdated: 'It is out of date',
    personalData: 'It concerns me, or holds personal data',
    other: 'Something else',
  },
};
