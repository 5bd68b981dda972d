/** A key that is shown once, and the pages that lead to it. */

export const newKey = {
  title: 'Your key',
  once: 'This key is shown now and never again: only a fingerprint of it stays here, and nobody can recover it. Copy it to a safe place, such as a password manager, and keep it out of web pages and published code.',
  key: 'the key',
  try: 'To try it at once, in a terminal:',
  line: 'the command',
  quota: ({ quota }: { quota: string }) => `It works at once, for ${quota} checks a month.`,
  console: 'Open the console of the key',
  confirmation: {
    title: 'Confirm the registration',
    about: ({ email }: { email: string }) =>
      `The address **${email}** is confirmed as soon as you press the button. The key is shown once only: have a safe place ready to copy it to.`,
    show: 'Make and show the key',
  },
};
