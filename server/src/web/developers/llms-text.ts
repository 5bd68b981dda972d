/** What language models and their makers are told, in English: what the service is, how to ask it, how to cite it. */
import { defaultLanguage, languages, wordsIn } from '@riscontro/words';
import type { DeveloperFacts } from './developer-facts.ts';

export function llmsText({ baseUrl, registration, operator, kinds, limits }: DeveloperFacts): string {
  const { format } = wordsIn('en');
  const otherLanguages = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `\`Accept-Language: ${language}\``);
  const key =
    registration.dailyLimit > 0
      ? `A free key (${registration.quota} verifications a month) is made at ${baseUrl}/sviluppatori?lang=en#chiave, by a person.`
      : 'Keys are given by the operator alone.';
  const endpoint = (path: string, what: string, isThere: boolean) =>
    `- \`POST ${baseUrl}/api/v1/${path}\`: ${what}${isThere ? '' : ' (not available on this installation)'}`;
  return `# Riscontro

> Verifies claims, articles, pictures and videos: a level, a score from 0 to 100, evidence for and against with the sources that were read, and a public page for each result. Run by ${operator.name ?? 'an operator who has not told a name'}${operator.email ? ` (${operator.email})` : ''}.

Verdicts are made automatically from published sources and can be wrong. \`non verificabile\` means that the evidence is not enough: it does not mean true, and it does not mean false.

## Using the API

Every call wants the header \`X-API-Key\`. ${key} Set a timeout of at least 180 seconds. Texts are in ${format.languageName(defaultLanguage)} unless ${format.either(otherLanguages)} is sent.

${endpoint('verify-text', `JSON \`{"claim": "…"}\`, ${limits.claimCharactersMin} to ${limits.claimCharactersMax} characters, one statement that can be checked`, true)}
${endpoint('verify-url', 'JSON `{"url": "…"}`, the address of an article', kinds.article)}
${endpoint('verify-image', 'multipart form with one part `file`, or JSON `{"url": "…"}`', kinds.image)}
${endpoint('verify-video', 'multipart form with one part `file`, or JSON `{"url": "…"}`; a video of at most 10 minutes, answered in up to a minute', kinds.video)}
- \`GET ${baseUrl}/api/v1/usage\`: what the key has used this month; free

Optional fields, in JSON or as form parts: \`riservata: true\` makes a confidential check, whose page opens only with the whole link in \`condividi\`: never publish or shorten that link; \`anteprima: false\` keeps no preview of a picture or a video. The answer's header \`X-Delete-Token\` deletes the result: \`DELETE ${baseUrl}/v/{id}\` with the same header answers 204, or 200 with \`eliminata: false\` where others were answered with the same result.

The same content within 24 hours is answered from a cache and is free. Errors are JSON (RFC 9457) with a stable \`codice\`, and are free.

## Reading an answer

- \`livello\`: texts \`vero\` (true), \`falso\` (false), \`fuorviante\` (misleading), \`non verificabile\` (cannot be verified); pictures and videos \`autentica\` (authentic), \`sospetta\` (suspect), \`manipolata\` (manipulated), \`creata con IA\` (made with AI)
- \`affidabilita\`: 0 surely false, 100 surely true; \`fiducia\`: how sure the service is
- \`sintesi\`, \`prove\` (evidence, \`favore\` or \`contro\`), \`fonti\` (sources that were read), \`affermazioni\` (the single claims of a mixed text)
- \`condividi\`: the public page of the result

## Citing a result

Link to \`condividi\`, give the level in words and the date (\`verificato_il\`), and say that the verdict is automatic unless \`revisione\` is \`umana\`. Quote the sources in \`fonti\` as sources, not Riscontro. Do not turn \`non verificabile\` into true or false.

## Documents

- [OpenAPI document](${baseUrl}/openapi.json): every field
- [For developers](${baseUrl}/sviluppatori?lang=en): examples, errors, limits
- [Method](${baseUrl}/metodo?lang=en): how a verdict is made and what was measured
- [Errors](${baseUrl}/problemi?lang=en): every code
`;
}
