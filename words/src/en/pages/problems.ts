/** The page of an error, and the list of all of them. */

export const problems = {
  error: 'Error',
  home: 'Go to the start page',
  all: 'All errors of the service',
  request: 'Code of the request',
  list: 'Errors of the service',
  about:
    'Every error of the API has a stable code, an HTTP status and a text that says what is wrong and how to mend it.',
};
