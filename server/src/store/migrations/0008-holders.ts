/** Who holds a result, confidential results, and the keys that want theirs confidential. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const holders: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('holders')
    .addColumn('result_id', 'text', (column) => column.notNull().references('results.id').onDelete('cascade'))
    .addColumn('holder', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('holders_key', ['result_id', 'holder'])
    .execute();
  // So far whoever had the check made was alone to hold it. Names as domain/holder.ts makes them.
  await sql`
    insert into holders (result_id, holder)
    select id, case when key_id = '' then 'v_' else 'k_' || key_id end from results`.execute(db);

  // Null where the page opens by its id alone.
  await schema.alterTable('results').addColumn('link_secret', 'text').execute();
  // Null: as the installation has it.
  await schema.alterTable('api_keys').addColumn('confidential', 'integer').execute();
}
