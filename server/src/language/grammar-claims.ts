/** What a grammar tells about claims: verbs, kinds of statements, questions, what is wrapped round a claim. */
import type { PhraseTable, PlainWord } from './phrases.ts';

export interface ClaimGrammar {
  readonly verbs: VerbGrammar;
  readonly assertions: AssertionGrammar;
  readonly questions: QuestionGrammar;
  readonly wrappings: WrappingGrammar;
  readonly coordination: CoordinationGrammar;
  readonly chatter: ChatterGrammar;
  readonly names: NameGrammar;
  readonly queries: QueryGrammar;
}

/** Verb forms that claims are made with, in plain words: enough to tell a statement from a bundle of nouns. */
export interface VerbGrammar {
  /** Verbs wherever they stand. */
  readonly sure: ReadonlySet<string>;
  /** As often a noun or an adjective: verbs only where a noun could not stand. */
  readonly doubtful: ReadonlySet<string>;
  /** End like a verb and are none. */
  readonly never: ReadonlySet<string>;
  /** After these comes a noun. */
  readonly beforeNouns: ReadonlySet<string>;
  /** After a verb these may come, after a noun that is not one hardly. */
  readonly afterVerbs: ReadonlySet<string>;
  /** Before these a doubtful form is a noun after all: `the improper use of`. */
  readonly afterNouns: ReadonlySet<string>;
  /** Endings of finite verbs; matched on the word as written, where accents may tell. */
  readonly endings: RegExp;
  /** Whether nothing else ends so, whatever stands before it. */
  readonly endingsAreSure: boolean;
  /** An infinitive: what stands before one is a verb. */
  readonly infinitive?: RegExp;
  /** Whether the word at the index is a verb, where neither table nor ending tells; undefined: they do. */
  toldByNeighbours?(words: readonly PlainWord[], index: number): boolean | undefined;
  /** Whether the last of two or three words may be a verb that no table has: `Elvis lives`. */
  mayEndInVerb(words: readonly PlainWord[]): boolean;
  /** Where verbs may stand without a subject: what makes one that opens a sentence miss none. */
  readonly withoutSubject?: SubjectlessGrammar;
}

export interface SubjectlessGrammar {
  readonly negation: string;
  /** Verbs that have no subject: `sembra`, `bisogna`. */
  readonly impersonal: ReadonlySet<string>;
  /** After the verb, what makes it impersonal: `è vero che`. */
  readonly afterImpersonal: ReadonlySet<string>;
}

/** The words by which opinions, predictions, private facts and the like are told from facts. */
export interface AssertionGrammar {
  /** The speaker says that it is his view. */
  readonly viewMarkers: PhraseTable;
  /** What ought to be, not what is. */
  readonly dutyMarkers: PhraseTable;
  /** Words of praise and blame that no source can settle, whatever stands around them. */
  readonly valueWords: PhraseTable;
  /** The best and the worst: a matter of taste, unless somebody measured or awarded it. */
  readonly bestWords: PhraseTable;
  /** Things that people like and dislike; the best of them is nobody's to prove. */
  readonly tasteWords: PhraseTable;
  readonly foreverWords: PhraseTable;
  /** Where the best one was chosen, counted or sold: a fact again. */
  readonly measuredWords: PhraseTable;
  /** Somebody else says, plans or reckons it: that he does can be checked, whatever comes of it. */
  readonly attributions: PhraseTable;
  /** Fixed already: what is decided or in a calendar can be looked up, though it has not happened. */
  readonly scheduled: PhraseTable;
  /** Nature, bodies and their laws: what is to come follows from what is known. */
  readonly natural: PhraseTable;
  /** A text in force or on the table says what will be: that it says so can be checked. */
  readonly documents: PhraseTable;
  /** Time to come, said in words. */
  readonly timeToCome: PhraseTable;
  /** People of whom only the speaker knows. */
  readonly relations: PhraseTable;
  readonly possessives: PhraseTable;
  /** The speaker tells of himself. */
  readonly firstPerson: PhraseTable;
  /** A crowd speaks, or an office: the first person is no private one. */
  readonly publicRole: PhraseTable;
  /** Tie what is said of something to it: `è davvero un video noioso`. */
  readonly linkingVerbs: ReadonlySet<string>;
  readonly relativePronouns: ReadonlySet<string>;
  /** After a comparative: `migliore di`, `better than`. */
  readonly comparedWith: string;
  /** Written with a capital without being names. */
  readonly capitalsOfNoName: ReadonlySet<string>;
  /** Where the verb in a future tense begins whose telling word stands at the index; -1 for none. */
  futureAt(words: readonly PlainWord[], index: number): number;
  /** Open a condition, on which a future may hang. */
  readonly conditions: ReadonlySet<string>;
  /** By the first two words: `if you wear a mask, you will…`, what happens whenever it is done. */
  isWhenever(first: string, second: string): boolean;
  /** About these very hours. */
  readonly recent: RegExp;
  readonly comparisons: PhraseTable;
  readonly causes: PhraseTable;
  readonly absolutes: PhraseTable;
}

export interface QuestionGrammar {
  /** Questions that cannot be answered with yes or no. */
  readonly openers: PhraseTable;
  /** Asked of somebody, or about the one who asks. */
  readonly personal: PhraseTable;
  /** Sure questions even without a question mark. */
  readonly bareQuestions: PhraseTable;
  /** Alternatives that are no choice: `vero o falso`. */
  readonly falseOr: PhraseTable;
  /** Between the two of a choice. */
  readonly or: string;
  /** May stand before a question. */
  readonly leadIns: ReadonlySet<string>;
  /** How a text begins that asks for something. */
  readonly asking: RegExp;
}

export interface WrappingGrammar {
  /** What may stand before a claim without being part of it. Nothing that denies it: `non è vero che` stays. */
  readonly wrappers: PhraseTable;
  /** `Tizio ha detto che`, without Tizio. */
  readonly sayings: PhraseTable;
  /** With one of these before it, a saying is denied, asked or supposed, and must stay. */
  readonly denials: PhraseTable;
  /** Somebody judges the claim further on: without him the claim would be its opposite. */
  readonly truthTalk: PhraseTable;
  /** A claim that begins so leans on who said it. */
  readonly leaning: PhraseTable;
  /** Wrappers that need a colon or a comma after them to be one. */
  readonly labels: PhraseTable;
  /** After a wrapper, what makes it part of the claim: `I think about`. */
  readonly notAfterWrapper?: RegExp;
  /** Ends a statement to make it a question: `, vero?`. */
  readonly tags: RegExp;
  /** What follows a saying, and weighs it: `…, ma si confonde`. */
  readonly contrasts: RegExp;
  /** Before a saying: the words stand in a clause of their own. */
  readonly relativeClause: RegExp;
  /** The last word before a saying, when it is no speaker: `previous claims that`. */
  readonly notSpeakers: ReadonlySet<string>;
  /** How a speaker begins who has no name: `il medico`, `my boss`. */
  readonly speakerOpening: RegExp;
  /** A yes-or-no question as the statement that it asks about; the text itself where that is not plain. */
  declarativeOf?(text: string, wordsOf: (text: string) => readonly PlainWord[]): string;
  /** Opens a sentence without being part of what it says. */
  readonly looseOpening: RegExp;
  /** A subject to be named by the sentence before. */
  readonly subjectPronouns: ReadonlySet<string>;
}

export interface CoordinationGrammar {
  /** Join two statements. */
  readonly joints: PhraseTable;
  /** What makes one statement depend on another: such a sentence is left whole. */
  readonly dependence: PhraseTable;
  /** What a statement without a subject of its own may begin with, before its verb. */
  readonly openers: PhraseTable;
  readonly negations: ReadonlySet<string>;
  /** After a quotation: who said it. */
  readonly saidAfter: RegExp;
  /** An article and the like, with which a subject begins. */
  readonly subjectStarts: ReadonlySet<string>;
  /** A noun that is a subject without an article, if a verb beyond doubt follows. */
  readonly bareSubject?: RegExp;
  /** A participle that far from its subject makes no statement. */
  readonly lateParticiple?: RegExp;
  /** Whether a second verb can go on with the subject of the first; by default any can. */
  continues?(firstVerb: string, secondVerb: string): boolean;
  /** Parts a sentence into a statement and what is added to it. */
  readonly clauseBreak: RegExp;
  /** Opens a part that says nothing by itself: a condition, somebody else's words. */
  readonly boundOpening: RegExp;
}

/** Texts that assert nothing. */
export interface ChatterGrammar {
  readonly greetings: PhraseTable;
  /** Orders to whoever reads; advice on what to eat or do is not among them, for it asserts that it helps. */
  readonly orders: PhraseTable;
  /** After the verb of an order, what makes it a statement: `compra` may be a third person. */
  readonly notAfterOrders: ReadonlySet<string>;
  /** Orders whatever follows. */
  readonly alwaysOrders: ReadonlySet<string>;
  /** Greetings that may open a statement: `No, la Campania…`. */
  readonly interjections: ReadonlySet<string>;
}

/** Names travel: what links their parts counts in the texts of every language. */
export interface NameGrammar {
  readonly articles: ReadonlySet<string>;
  /** Between the words of a name: `Repubblica di San Marino`. */
  readonly links: ReadonlySet<string>;
  /** The same in titles of all sorts. */
  readonly particles: ReadonlySet<string>;
  /** Begin sentences with a capital, before a verb, and are no names. Negations above all: repeated, they would deny. */
  readonly notNames: ReadonlySet<string>;
}

export interface QueryGrammar {
  /** Words that say how something is claimed, not what; negations, which searching does not understand. */
  readonly noise: ReadonlySet<string>;
  /** A word that another language hardly knows: `vinse`, `boils`; not `coronavirus`. */
  readonly ownWord: RegExp;
  /** Where it is mainly spoken, for engines that ask for a country; one that is spoken all over the world has none. */
  readonly country?: { readonly code: string; readonly name: string };
}
