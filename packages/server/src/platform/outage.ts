/** A dependency of the platform is unavailable: a database, a disk, a provider. Jobs retry, requests answer 503. */
export class Outage extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'Outage';
    this.code = code;
  }
}
