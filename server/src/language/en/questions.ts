/** How English asks, and what it wraps round a claim. */
import type { QuestionGrammar, WrappingGrammar } from '../grammar-claims.ts';
import { phraseTable, wordSet } from '../phrases.ts';
import { declarativeOf } from './declarative.ts';

export const questions: QuestionGrammar = {
  openers: phraseTable(
    `who, whom, whose, what, when, where, why, how, which, in which, in what, at what, what if, for how, since when, is it better`,
  ),
  personal:
    phraseTable(`can you, could you, would you, will you, do you, are you, have you, did you, should i, should we, can i, may i, could i, shall we
  am i, do i, what do you, would i, can we, don t you`),
  bareQuestions:
    phraseTable(`what is, what are, what was, what were, what does, what do, what did, who is, who was, who are, who were, who did, how many
  how much, how do, how does, how did, how can, how old, how far, how long, where is, where are, where was, when is, when was
  when did, why is, why are, why do, why does, why did, which is, what s, who s, how to`),
  falseOr: phraseTable('true or false, or not, or no'),
  or: 'or',
  leadIns: wordSet('and but so ok ciao hi hey then'),
  asking: /^\W*(?:who|what|which|when|where|why|how|whose)(?!\p{L})/iu,
};

export const wrappings: WrappingGrammar = {
  wrappers:
    phraseTable(`is it true that, is it true, is it really true that, is it a fact that, is it correct that, is it right that, is it the case that
  true or false, fact check, fun fact, fun fact that, it is true that, it s true that, it is a fact that, it s a fact that, the fact is that
  the truth is that, the truth is, did you know that, did you know, do you know that, you know that
  can you confirm that, can you verify that, can you verify if, can you verify whether, can you check if
  can you check whether, can you check that, please verify that, please check if, please check whether, verify that
  verify if, verify whether, check if, check whether, tell me if, tell me whether, tell me if it is true that
  i want to know if, i would like to know if, they say that, they say, people say that, people say, some say that
  some people say that, many say that, it is said that, it s said that, i read that, i have read that, i ve read that
  i heard that, i have heard that, i ve heard that, i was told that, someone told me that, somebody told me that
  everyone knows that, everybody knows that, everyone knows, everybody knows, it is known that, it is well known that
  rumor has it that, rumour has it that, apparently, supposedly, i think that, i think, i believe that, i believe
  i am sure that, i m sure that, i am convinced that, i conclude that, we know that, in my opinion, in my view, according to some, breaking, breaking news
  actually`),
  sayings:
    phraseTable(`said that, says that, claims that, claimed that, stated that, wrote that, writes that, explained that, revealed that
  argues that, argued that, asserts that, asserted that, believes that, thinks that, told me that, told us that`),
  denials: phraseTable(
    'not, never, no, nobody, none, neither, if, t, denies, denied, false, falsely, who, why, when, before, without, cannot, refuted',
  ),
  truthTalk: phraseTable(
    'is false, are false, is not true, are not true, isn t true, aren t true, debunked, is wrong, are wrong, was wrong, is untrue, is a lie, hoax',
  ),
  leaning: phraseTable('he, she, it, they, we, i, you, his, her, its, their, my, our, him, them, there'),
  labels: phraseTable('true or false, fact check, breaking, breaking news, actually, apparently, supposedly'),
  notAfterWrapper: /^\s(?:about|of|so|not)\s/,
  tags: /,\s*(?:right|correct|no|isn['’]t it|is that true|is it true|true)\s*\?+$/iu,
  contrasts: /,\s(?:but|though)\s/u,
  relativeClause: /(?:^|\s)(?:that|who)\s/u,
  notSpeakers: wordSet('to of the a previous recent other these those false many'),
  speakerOpening: /^(?:the|a|an|my|our)[\s'’]/iu,
  declarativeOf,
  looseOpening: /^(?:And|But|Also,)\s+(?=\p{L})/u,
  subjectPronouns: wordSet('he she it'),
};
