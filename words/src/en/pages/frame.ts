/** What stands around every page. */

export const frame = {
  skip: 'Skip to the content',
  service: 'The service',
  limits: 'Riscontro gathers evidence and compares it. It can be wrong: always check the sources.',
  footer: { method: 'Method', privacy: 'Privacy', status: 'Status', developers: 'Developers' },
};
