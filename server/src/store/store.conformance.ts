/**
 * The store's promises as tests. Every implementation runs them; they state what `store.ts` says, and never how
 * one implementation does it.
 */
import { after, before, describe } from 'node:test';
import { testAdmission } from './conformance/admission.conformance.ts';
import { testAttachments } from './conformance/attachments.conformance.ts';
import { testAudit } from './conformance/audit.conformance.ts';
import { testCounts } from './conformance/counts.conformance.ts';
import { testDurability } from './conformance/durability.conformance.ts';
import { testHolders } from './conformance/holders.conformance.ts';
import { testKeyConsole } from './conformance/key-console.conformance.ts';
import { testKeys } from './conformance/keys.conformance.ts';
import { testLeases } from './conformance/leases.conformance.ts';
import { testPendingKeys } from './conformance/pending-keys.conformance.ts';
import { testRegistration } from './conformance/registration.conformance.ts';
import { testRemoval } from './conformance/removal.conformance.ts';
import { testReports } from './conformance/reports.conformance.ts';
import { testRotation } from './conformance/rotation.conformance.ts';
import { testSecrets } from './conformance/secrets.conformance.ts';
import { testSettlement } from './conformance/settlement.conformance.ts';
import type { StorePlace, Suite } from './conformance/suite.conformance.ts';
import { testSweep } from './conformance/sweep.conformance.ts';
import { testUsage } from './conformance/usage.conformance.ts';
import { testVersions } from './conformance/versions.conformance.ts';
import { testVisitors } from './conformance/visitors.conformance.ts';
import type { Store } from './store.ts';

export function testStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe(name, () => {
    let place: StorePlace;
    let store: Store;
    before(async () => {
      place = await createPlace();
      store = await place.open();
    });
    after(async () => {
      await store.close();
      await place.remove();
    });

    const suite: Suite = {
      get store() {
        return store;
      },
      async inEmptyPlace(work) {
        const empty = await createPlace();
        try {
          await work(empty);
        } finally {
          await empty.remove();
        }
      },
    };
    testKeys(suite);
    testRotation(suite);
    testSecrets(suite);
    testAudit(suite);
    testRegistration(suite);
    testPendingKeys(suite);
    testUsage(suite);
    testKeyConsole(suite);
    testAdmission(suite);
    testVisitors(suite);
    testCounts(suite);
    testLeases(suite);
    testSettlement(suite);
    testAttachments(suite);
    testReports(suite);
    testVersions(suite);
    testRemoval(suite);
    testHolders(suite);
    testSweep(suite);
    testDurability(suite);
  });
}
