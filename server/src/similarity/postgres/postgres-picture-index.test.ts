/** The index of pictures that many machines share: the suite over a real PostgreSQL. */
import { after } from 'node:test';
import { sharePostgres } from '../../../test/support/postgres.ts';
import { openPictureIndex } from '../open-picture-index.ts';
import { testPictureIndex } from '../picture-index.conformance.ts';

const postgres = await sharePostgres();
after(() => postgres.stop());

testPictureIndex('an index of pictures on PostgreSQL', async () => {
  const databaseUrl = await postgres.createDatabase();
  return {
    open: () => openPictureIndex({ dataDir: '.', databaseUrl }),
    remove: async () => undefined,
  };
});
