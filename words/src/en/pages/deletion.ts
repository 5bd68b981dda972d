/** Deleting a result: on pages of its own, and in place. */

export const deletion = {
  remove: 'Delete',
  title: 'Delete this verification?',
  lead: 'Whoever opens its address will learn only that it was removed.',
  what: 'The result and its versions, the pictures, the reports and the copy that answers those who ask the same are deleted.',
  forGood:
    'This cannot be undone. If others were given the same result, the page stays for them for as long as somebody holds it.',
  about: 'The verification',
  confirm: 'Delete for good',
  back: 'No, back to the verification',
  done: 'Verification deleted',
  gone: 'The result and all that belonged to it have been deleted. Its address only says that it was removed.',
  home: 'Go to the home page',
  released: 'Done',
  /** To programs too. */
  stays:
    'This verification is no longer tied to you. The page stays, because others were given the same result; it goes when nobody holds it any more.',
  toPage: 'Open the verification',
  inPlace: {
    question:
      'Delete this verification? This cannot be undone. If others were given the same result, the page stays for them.',
    confirm: 'Delete for good',
    keep: 'No, keep it',
    deleting: 'Deleting…',
    failed: 'The service does not answer: the verification may still be there. Try again.',
    done: 'Verification deleted',
    gone: 'The result and its page have been deleted.',
  },
};
