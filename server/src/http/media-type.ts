/** The Content-Type field, taken apart. */

export interface MediaType {
  /** Type and subtype in lower case. */
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const plainJson: MediaType = { essence: 'application/json', parameters: new Map() };

/** Undefined when the field is missing or is no media type. */
export function mediaType(field: string | undefined): MediaType | undefined {
  // What nearly every request says.
  if (field === 'application/json') return plainJson;
  const [essence = '', ...rest] = (field ?? '').split(';');
  const name = essence.trim().toLowerCase();
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(name)) return undefined;
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const [key = '', ...value] = parameter.split('=');
    parameters.set(
      key.trim().toLowerCase(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  return { essence: name, parameters };
}
