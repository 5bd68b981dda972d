import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fault, onFault, workingFor } from '../domain/fault-report.ts';
import { PageUnreadable } from './page.ts';
import { createPageReader } from './page-reader.ts';

test('a mistake in the thread is reported for whoever asked, and the page is told as unreadable; the thread goes on', async (t) => {
  const faults: Fault[] = [];
  t.after(onFault((fault) => faults.push(fault)));
  const reader = createPageReader();
  t.after(() => reader.close());
  const job = { kind: 'html', contentType: 'text/html', url: 'https://example.org/' } as const;
  // No code of ours sends this: it stands for a mistake in what reads pages.
  const mistaken = { ...job, bytes: undefined as unknown as Uint8Array };
  await workingFor({ checkId: 'check' }, () => assert.rejects(reader.read(mistaken), PageUnreadable));
  const [fault] = faults;
  assert.ok(fault && 'error' in fault);
  assert.deepEqual(
    [faults.length, fault.place, fault.checkId, fault.error.name],
    [1, 'pages/page-thread', 'check', 'TypeError'],
  );
  assert.match(fault.error.frames.join('\n'), /page-thread\.ts/);
  const { title } = await reader.read({ ...job, bytes: Buffer.from('<title>Una pagina</title>') });
  assert.equal(title, 'Una pagina');
});
