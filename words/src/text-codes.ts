/** Codes of verdicts on texts, as the API has them: what the catalogues look words up by. */

export type TextLevel = 'vero' | 'falso' | 'fuorviante' | 'non verificabile';

export type Confidence = 'alta' | 'media' | 'bassa';

/** Why something that was read is `non verificabile`. */
export type UnverifiableReason =
  | 'opinione'
  | 'previsione'
  | 'fatto_privato'
  | 'troppo_recente'
  | 'fonti_in_conflitto'
  | 'prove_insufficienti'
  | 'servizio_indisponibile';
