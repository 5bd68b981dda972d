/** `riscontro images`. */

export const images = {
  summary: 'hash pictures, and fill the index of known ones',
  help: {
    actions: {
      hash: 'the PDQ hash of each file, its quality (0 to 100) and its name, a line a file; of a video the hash, the quality and the time in seconds of every frame that stands for it, a line a frame',
      import: 'add the pictures of a list; stopped half-way, the same command goes on where it stopped',
      importFolder:
        'add all pictures and videos of a folder and of those in it; their address is URL and their path',
      importFactChecks: 'fetch and add the pictures that fact-checks have reviewed',
      stats: 'how many pictures are known',
    },
    options: {
      'base-url': 'the address below which the files of a folder lie',
      format: 'what FILE holds, where it is not a list of pictures',
    },
    notes: [
      'FILE holds a JSON object a line, or CSV with a row of headings: url (where the picture appeared), image (its file, relative to FILE) or hash (64 hexadecimal digits) and, where known, title, date (2026-11-15) and quality. It may be packed with bzip2, gzip or Zstandard. A picture with its image is found again after crops and in frames; with its hash alone only as a whole.',
      'Fact-checks are read from the same files as by riscontro factchecks import, MediaReview objects included. Pictures of which a review says that it is about them are found again with its rating; a page that names no such picture is known by its own illustration, without a rating.',
      'What is there already is left alone. Rows and images that cannot be used are told and passed over.',
    ],
  },
  faults: {
    noFormat: ({ format }: { format: string }) =>
      `There is no format “${format}”; use factchecks, or none for a list of pictures.`,
    noFileOrFolder: ({ path }: { path: string }) => `There is no file or folder ${path}.`,
    baseUrlForFolders: '--base-url is for folders; rows have their own url.',
    offline: 'Pictures of fact-checks are fetched from where they lie: not while OFFLINE=1.',
    formatForFiles: '--format is for files; a folder holds pictures.',
    neither: ({ path }: { path: string }) => `${path} is neither a file nor a folder.`,
    baseUrlNeeded: 'A folder needs --base-url, the http or https address below which its files lie.',
  },
  moreBad: ({ count }: { count: number }) => `and ${count} more images that cannot be used`,
};
