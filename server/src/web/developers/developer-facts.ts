/** What the pages for developers depend on: the settings of this installation. */

export interface DeveloperFacts {
  readonly baseUrl: string;
  readonly operator: { readonly name: string | undefined; readonly email: string | undefined };
  readonly registration: { readonly quota: number; readonly dailyLimit: number };
  /** Whether a key is shown only after the link in a message was opened. */
  readonly confirmsEmail: boolean;
  /** Free checks a day of a visitor without a key. */
  readonly visitorDailyLimit: number;
  /** Those of all visitors of one site that shows the widget. */
  readonly siteDailyLimit: number;
  /** Of one key; 0: no limit. */
  readonly requestsPerMinute: number;
  readonly failuresPerHour: number;
  readonly limits: {
    readonly claimCharactersMin: number;
    readonly claimCharactersMax: number;
    readonly imageBytesMax: number;
    readonly videoBytesMax: number;
  };
  /** Which kinds can be checked here. */
  readonly kinds: Readonly<Record<'article' | 'image' | 'video', boolean>>;
  readonly version: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
}
