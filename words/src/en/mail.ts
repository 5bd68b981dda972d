/** Messages that are sent to people. */

export const mail = {
  /** To who registered, whether the address is really theirs. Nothing that they wrote is in it. */
  confirmation: {
    subject: 'Confirm your registration with Riscontro',
    text: ({ host, link, hours }: { host: string; link: string; hours: number }) =>
      `Somebody has asked, with this address, for a key to the API of ${host}.

If it was you, open this link to see the key. It works for ${hours} hours and once only:

${link}

If it was not you, there is nothing to do: without a confirmation no key is made, and what was sent is deleted.
`,
  },
};
