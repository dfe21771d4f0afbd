/** The address of a file beside the client, which may be in any folder of a site. */
export function fileAddress(name: string): string {
  return import.meta.env.BASE_URL + name;
}
