import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** The part of the driver's connection that `COPY` needs: the driver passes its messages to the submitted object. */
interface CopyConnection {
  readonly stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Callbacks of the driver that both directions share. */
function submitted(text: string, settle: (error?: Error) => void) {
  let failure: Error | undefined;
  return {
    submit: (connection: unknown): void => (connection as CopyConnection).query(text),
    handleError: (error: Error): void => settle(error),
    handleCommandComplete: (): void => undefined,
    handleReadyForQuery: (): void => settle(failure),
    fail: (error: Error): void => {
      failure ??= error;
    },
  };
}

/**
 * Runs `COPY … TO STDOUT` and passes on the data in chunks that may split rows. While `take` waits, the database waits.
 *
 * @param text   the statement
 */
export async function copyOut(
  client: pg.Client,
  text: string,
  take: (part: Buffer) => undefined | Promise<unknown>,
): Promise<void> {
  await new Promise<void>((done, failed) => {
    const statement = submitted(text, (error) => (error === undefined ? done() : failed(error)));
    client.query({
      ...statement,
      handleCopyData: ({ chunk }: { readonly chunk: Buffer }, { stream }: CopyConnection): void => {
        try {
          // Copied, since the driver reuses its buffer.
          const wait = take(Buffer.from(chunk));
          if (wait === undefined) return;
          stream.pause();
          wait.catch(statement.fail).finally(() => stream.resume());
        } catch (cause) {
          statement.fail(cause as Error);
        }
      },
    } as pg.Submittable);
  });
}

/** Runs `COPY … FROM STDIN` with the chunks of `parts`, at the pace of the database. */
export async function copyIn(client: pg.Client, text: string, parts: AsyncIterable<Buffer>): Promise<void> {
  let isOver = false;
  await new Promise<void>((done, failed) => {
    const settle = (error?: Error): void => {
      isOver = true;
      if (error === undefined) done();
      else failed(error);
    };
    const statement = submitted(text, settle);
    const send = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const part of parts) {
          // The database has already ended the copy.
          if (isOver) return;
          connection.sendCopyFromChunk(part);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (cause) {
        settle(cause as Error);
        connection.sendCopyFail('what was to be copied could not be read');
      }
    };
    client.query({
      ...statement,
      // The error sent with CopyFail is our own and already reported.
      handleCopyInResponse: (connection: CopyConnection): void => void send(connection),
    } as pg.Submittable);
  });
}
