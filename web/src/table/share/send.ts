/** Hands a file over to the device. */

/** What happened to a file: shared with the device's share sheet, downloaded, or neither. */
export type Sent = "shared" | "saved" | "kept";

/** Offers a file to the device's share sheet; if there is none, downloads it. */
export async function send(file: File): Promise<Sent> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      // The person closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
