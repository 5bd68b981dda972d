/** Parses server-sent events from bytes, wherever the chunks happen to be cut. */

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Returns a function that takes the next chunk and gives the events that it completes. Follows the HTML standard,
 * "Parsing an event stream"; an event that the end of the stream cuts off is dropped, as the standard says.
 */
export function createEventStreamParser(): (chunk: Uint8Array) => StreamEvent[] {
  const decoder = new TextDecoder();
  let partialLine = '';
  let afterReturn = false;
  let event = '';
  let data: string[] = [];

  function takeLine(line: string): StreamEvent | undefined {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined;
      event = '';
      data = [];
      return complete;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  return (chunk) => {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') return [];
    // The second half of a CRLF that was cut in two: its line has already ended.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    afterReturn = text.endsWith('\r');

    // Only the new text is searched, so that a long line in many small chunks costs no more than in one.
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = partialLine + lines[0];
    partialLine = lines.pop() ?? '';
    return lines.map(takeLine).filter((complete) => complete !== undefined);
  };
}
