/** Hands a file to the browser's download. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
