/** Buttons that copy what they are given, or else the code beside them, and say whether it worked. */

export function watchCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.parentElement?.querySelector('[role="status"]');
    button.addEventListener('click', async () => {
      const code = button.closest('.code')?.querySelector('code')?.textContent;
      const copied = await copyText(button.dataset.copy || (code ?? location.href));
      if (status) status.textContent = (copied ? button.dataset.done : button.dataset.failed) ?? '';
    });
  }
}

/** Puts a text on the clipboard; false where the browser does not let a page do so. */
async function copyText(text: string): Promise<boolean> {
  try {
    // Absent on pages without https.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyBySelection(text);
  } catch {
    // The browser or its user forbids it.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
