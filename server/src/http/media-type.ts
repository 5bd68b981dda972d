/** The Content-Type field, taken apart. */

export interface MediaType {
  /** Type and subtype in lower case. */
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Undefined when the field is missing or is no media type. */
export function mediaType(field: string | undefined): MediaType | undefined {
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
