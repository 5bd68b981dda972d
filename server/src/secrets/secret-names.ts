/** Every secret of the service, what it is for, and how long an old value is honoured unless a rotation says so. */

export const secretNames = ['visitors', 'registration', 'reports', 'deletion'] as const;

export type SecretName = (typeof secretNames)[number];

interface SecretUse {
  readonly purpose: string;
  /** As long as what it has signed is good for; of a name that is only counted, nothing is. */
  readonly graceHours: number;
}

export const secretUses: Readonly<Record<SecretName, SecretUse>> = {
  visitors: { purpose: 'pages that may start a check, and counting visitors', graceHours: 3 },
  registration: { purpose: 'challenges of registrations, and counting them', graceHours: 1 },
  reports: { purpose: 'counting reports of errors', graceHours: 0 },
  deletion: { purpose: 'links that delete a result', graceHours: 30 * 24 },
};

export const isSecretName = (text: string): text is SecretName => secretNames.some((name) => name === text);
