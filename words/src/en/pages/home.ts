/** The start page. */

export const home = {
  description:
    'Check claims, articles, pictures and videos: evidence for and against, sources you can read, a verdict with its reasons.',
  heading: 'Check before you share',
  lead: 'Riscontro looks for evidence for and against, compares it and shows the sources. It does not decide for you, and when the evidence is not enough it says so.',
  key: 'Do you need more checks? With a key of your own you can use the API.',
  off: 'On this installation checks without a key are switched off.',
  offWay: 'With a key you can use the API.',
  goesOn: 'The check goes on even if you leave the page: you find it again at this address.',
  examples: 'For example',
  exampleClaims: {
    greatWall: 'The Great Wall of China is visible from the Moon',
    antibiotics: 'Antibiotics do not work against viruses',
    brain: 'We only use 10% of our brain',
  },
  how: 'How it works',
  steps: {
    search:
      'It splits what you send into claims that can be checked and searches encyclopedias, published fact-checks and other sources.',
    compare:
      'It reads the passages found and counts how many, from sources independent of each other, confirm or contradict.',
    answer:
      'It gives a level, a score and the evidence with links, so that you can check for yourself. Of pictures and videos it examines the file.',
  },
  method: 'The method, its limits and measurements',
  cannot: 'What it cannot do',
  limits: {
    opinions: 'It does not judge opinions, predictions or private matters.',
    news: 'It does not know what has just happened and no source has written about yet.',
    media:
      'It does not prove that a picture or a video is true: it says whether it found signs of manipulation.',
    mistakes: 'It can be wrong. Every automatic verdict is marked as one, and you can report an error.',
  },
};
