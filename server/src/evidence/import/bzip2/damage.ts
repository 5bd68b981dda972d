/** What is said of a packed file that cannot be unpacked to its end. */
import { OperatorError } from '../../../domain/operator-error.ts';

export const damaged = () => new OperatorError({ of: 'files', code: 'bzip2Damaged' });
export const endsEarly = () => new OperatorError({ of: 'files', code: 'bzip2EndsEarly' });
