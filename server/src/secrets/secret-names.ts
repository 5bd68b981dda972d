/** Every secret of the service, what it is for, and how long an old value is honoured unless a rotation says so. */

export const secretNames = ['visitors', 'registration', 'reports', 'deletion'] as const;

export type SecretName = (typeof secretNames)[number];

/** As long as what it has signed is good for; of a name that is only counted, nothing is. */
export const graceHours: Readonly<Record<SecretName, number>> = {
  /** Pages that may start a check, and counting visitors. */
  visitors: 3,
  /** Challenges of registrations, and counting them. */
  registration: 1,
  /** Counting reports of errors. */
  reports: 0,
  /** Links that delete a result. */
  deletion: 30 * 24,
};

export const isSecretName = (text: string): text is SecretName => secretNames.some((name) => name === text);
