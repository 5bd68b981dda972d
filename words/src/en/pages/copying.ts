/** Code to copy. */

export const copying = {
  copy: 'Copy',
  done: 'Copied.',
  failed: 'The browser does not allow it: select and copy.',
};
