/** `riscontro results`. */

export const results = {
  summary: 'show, hide and delete results',
  help: {
    actions: {
      show: 'the result as it stands, hidden ones too',
      hide: 'take its page, versions and pictures offline; nothing is lost',
      unhide: 'put them back',
      delete: 'delete the result with its versions, pictures, reports and cached answer, for good',
    },
    options: {},
    notes: [
      'RESULT is the id at the end of its address. Hidden and deleted results answer 410 on every node within seconds.',
    ],
  },
  faults: {
    oneNeeded: 'One result is needed.',
    wasDeleted: ({ id }: { id: string }) => `${id} was deleted.`,
    noResult: ({ id }: { id: string }) => `No result has the id “${id}”.`,
  },
  reports: ({ all, open }: { all: number; open: number }) => `Reports: ${all}, of which open ${open}`,
  isHidden: ({ id }: { id: string }) => `${id} is hidden: its addresses answer 410.`,
  isPublic: ({ id }: { id: string }) => `${id} is public again.`,
  isDeleted: ({ id }: { id: string }) => `${id} is deleted: its addresses answer 410.`,
  /** A stored result. Kinds, levels and reasons are those of the API, as they are given back to the commands. */
  text: {
    version: ({
      kind,
      language,
      version,
      review,
      state,
    }: {
      kind: string;
      language: string;
      version: number;
      review: string;
      state: string;
    }) => `${kind}, ${language}, version ${version} (${review}), ${state}`,
    public: 'public',
    hiddenSince: ({ day }: { day: string }) => `hidden since ${day}`,
    content: 'Content',
    verdict: 'Verdict',
    score: ({ level, score, confidence }: { level: string; score: number; confidence: string }) =>
      `${level}, score ${score}, confidence ${confidence}`,
    summary: 'Summary',
    advice: 'Advice',
    claims: 'Claims',
    evidence: 'Evidence',
    source: ({ number }: { number: number }) => `source ${number}`,
    sources: 'Sources',
    corrections: 'Corrections',
    correction: ({ day, version }: { day: string; version: number }) => `${day}, version ${version}`,
  },
};
