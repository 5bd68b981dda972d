/** Words that carry no content of their own, folded as `words.ts` folds them. */
import type { Language } from '@riscontro/contract';

const italian = `a ad ai agli al all alla alle allo anche ancora avere aveva avevano c che chi ci cio coi col come con
cosa cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello di dove e ed era erano essere
fa fu furono gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mio nei negli nel nell nella nelle nello
noi o od ogni per perche pero piu poi presso puo qual quale quali quando quanto quel quella quelle quelli quello
quest questa queste questi questo qui s sara saranno se sei si sia siamo sia siano sono sta stata state stati stato su
sua sue sugli sui sul sull sulla sulle sullo suo suoi te ti tra fra tu tuo tutta tutte tutti tutto un una uno v vi voi
viene vengono venne essendo avendo abbia abbiamo avete cosi mentre oppure sotto sopra dopo prima durante verso`;

const english = `a about after all also am an and any are as at be been before being but by can could d did do does doing
during each for from had has have having he her here hers him his how i if in into is it its itself just ll me more most
my nor of on once only or other our ours out over own re s same she should so some such t than that the their theirs them
then there these they this those through to too under until up ve very was we were what when where which while who whom
why will with would you your yours`;

const lists: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(italian.split(/\s+/)),
  en: new Set(english.split(/\s+/)),
};

export function isStopWord(folded: string, language: Language): boolean {
  return lists[language].has(folded);
}
