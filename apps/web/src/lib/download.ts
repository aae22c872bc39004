/** Lets the browser save these bytes where it saves downloads. */
export function download(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  saveFrom(url, name);
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lets the browser fetch what is there and save it as it arrives; without a name it is called as the server says. */
export function saveFrom(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
