/** Why a file or a feed cannot be fetched. */

export const downloads = {
  faults: {
    offline: 'Outbound requests are switched off (OFFLINE)',
    brokeOff: ({ host, received, size }: { host: string; received: number; size: number }) =>
      `${host} broke off after ${received} of ${size} bytes`,
    moreThanStated: ({ size }: { size: number }) =>
      `More arrived than the ${size} bytes that the file should have`,
    otherFile: ({ host }: { host: string }) =>
      `What arrived from ${host} is not the file that was stated (SHA-256)`,
    otherHash: ({ stated, known }: { stated: string; known: string }) =>
      `The server states another hash than the one expected: ${stated}, not ${known}`,
    otherSize: ({ stated, known }: { stated: number; known: number }) =>
      `The server states another size than the one expected: ${stated}, not ${known}`,
    tooLarge: ({ megabytes }: { megabytes: number }) => `It is larger than ${megabytes} MB`,
    endlessRedirects: ({ host }: { host: string }) => `${host} sends from place to place without an end`,
    silent: ({ host }: { host: string }) => `${host} sent nothing for too long`,
    connectionFailed: ({ host, reason }: { host: string; reason: string }) =>
      `The connection to ${host} failed or broke off (${reason})`,
    unreadableRedirect: ({ host }: { host: string }) => `${host} sends on to an address that cannot be read`,
    openRedirect: ({ host, to }: { host: string; to: string }) =>
      `${host} sends on to ${to} without encryption; that is not followed`,
    webPage: 'The answer is a web page, not the file',
    compressed: 'The file is sent compressed, although it was asked for as it is',
    otherPart: 'Another part of the file is sent than was asked for',
    notThere: 'It is not there (404)',
    mayNotBeRead: ({ status }: { status: number }) => `It may not be read (${status})`,
    tooManyRequests: 'Too many requests: try again later',
    tooManyRequestsFor: ({ seconds }: { seconds: number }) =>
      `Too many requests: try again in ${seconds} seconds`,
    serverFault: ({ status }: { status: number }) => `The server has a fault (${status})`,
    senseless: ({ status }: { status: number }) => `The answer ${status} makes no sense here`,
    feedOffline: 'Outbound requests are switched off (OFFLINE=1).',
    feedNotWeb: 'It leads to something that is no web address.',
    feedRedirects: 'It sends from place to place without an end.',
    feedPrivate: 'It leads to a private address or to an unusual port. FETCH_ALLOW can open it.',
    feedNoHost: 'Its host cannot be found: there is no such name, or no name can be asked now.',
    feedTooLarge: ({ megabytes }: { megabytes: number }) =>
      `It is larger than a feed may be (${megabytes} MB).`,
    feedPacked: 'It is sent packed in a way that was not asked for.',
    feedSlow: 'It took too long, or nothing arrived for too long. The same command goes on where it stopped.',
    feedBroke: 'The connection failed or broke off. The same command goes on where it stopped.',
    feedRefused: 'The server does not give it out.',
    feedRefusedWith: ({ status }: { status: number }) => `The server does not give it out (${status}).`,
    feedServerFault: 'The server has a fault.',
    feedServerFaultWith: ({ status }: { status: number }) => `The server has a fault (${status}).`,
    feedNotThere: ({ status }: { status: number }) => `It is not there (${status}).`,
    feedTooManyRequests: 'Too many requests (429): try again later.',
  },
};
