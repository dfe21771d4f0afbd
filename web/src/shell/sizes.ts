/** Sizes in words. */

/** The size of a download: "4.6 MB". */
export function megabytes(bytes: number, language: string): string {
  const format = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1e6);
}
