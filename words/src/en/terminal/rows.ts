/** Why one row, line, entry or page of a file cannot be used, behind its number. */
import { type Message, say } from '../../message.ts';
import { format } from '../format.ts';
import { values } from './values.ts';

export const rows = {
  faults: {
    notUtf8: 'not UTF-8 text',
    notJson: 'not JSON',
    notJsonInUtf8: 'not JSON in UTF-8',
    notAnObject: 'not a JSON object',
    tooLong: 'too long',
    longerThan: ({ kilobytes }: { kilobytes: number }) => `longer than ${kilobytes} kB`,
    quoteNotClosed: 'a quotation mark is not closed',
    field: ({ field, fault }: { field: string; fault: Message<typeof values.faults> }) =>
      `${field} ${say(values.faults, fault)}`,
    noClaimReview: 'holds no ClaimReview',
    noReview: 'holds no ClaimReview and no MediaReview',
    noImageAddress: 'the picture must have an http or https address',
    neitherHashNorImage: 'has neither a hash nor an image',
    qualityBelow: ({ min }: { min: number }) =>
      `quality is below ${min}: a picture so flat cannot be told from others`,
    noTitle: 'has no usable title',
    noId: ({ title }: { title: string }) => `${format.quote(title)} has no id`,
    /** `reason`: in the words of the program that reads it. */
    badXml: ({ reason }: { reason: string }) => `not well-formed XML (${reason})`,
    ownEntities: 'not well-formed XML (defines entities of its own)',
    nestedTooDeeply: 'not well-formed XML (nested too deeply)',
    badPage: ({ title, reason }: { title: string; reason: string }) => `${format.quote(title)} ${reason}`,
  },
};
