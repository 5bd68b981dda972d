/** What is new, from a document that exists in English. */

export const changelog = {
  title: 'What is new',
  lead: ({ version }: { version: string }) => `Version ${version} is installed here.`,
  back: 'Back to the page for developers',
  none: 'This installation came without the list of what is new.',
};
