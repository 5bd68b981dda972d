/** What is wrong with the settings, told all together. */
import type { Message, Words } from '@riscontro/words';
import { OperatorError } from '../domain/operator-error.ts';

/** All the faults of the settings in one message. */
export class ConfigError extends OperatorError {
  constructor(faults: readonly SettingFault[]) {
    super({ of: 'settings', code: 'cannotBeUsed', values: { faults } });
    this.name = 'ConfigError';
  }
}

/** What is wrong with a setting, or with two together. */
export type SettingFault = Message<Words['terminal']['settings']['reasons']>;

export const neededWith = (name: string, other: string): SettingFault => ({
  code: 'neededWith',
  values: { name, other },
});
