/**
 * Stands in for the one transport that tells the progress of an upload. A file named `slow…` never arrives, one named
 * `offline…` loses its connection.
 */
export class MockUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #method = '';
  #url = '';
  #headers = new Headers();
  #type: string | null = null;
  #isAborted = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): string | null {
    return this.#type;
  }
  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    void this.#travel(form);
  }

  async #travel(form: FormData): Promise<void> {
    const file = form.get('file');
    const { name, size } = file instanceof File ? file : { name: '', size: 0 };
    const total = size + 512;
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (this.#isAborted) return;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: share * total, total }),
      );
      if (share === 0.4 && name.startsWith('slow')) return;
      if (share === 0.6 && name.startsWith('offline')) {
        this.dispatchEvent(new Event('error'));
        return;
      }
    }
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body: form });
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.#type = answer.headers.get('Content-Type');
    this.responseText = await answer.text();
    this.dispatchEvent(new Event('load'));
  }
}
