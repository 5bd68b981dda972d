/** What others wrote as JSON; undefined where it is none, which for them is an answer like any other. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing else can go wrong here.
    return undefined;
  }
}
