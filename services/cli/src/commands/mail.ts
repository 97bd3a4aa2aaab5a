import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { textOf } from '@keepout/contract/sentences';
import { sendMail } from '@keepout/server/alerts/delivery/mail';
import { isMailAddress } from '@keepout/server/users/settings';
import type { Command } from 'commander';
import { MAIL_PATIENCE_MS, mailFinding } from '../doctor/mail.ts';
import { CommandEnd, EXIT, inputAtFault, wrongUsage } from '../process/exit.ts';
import { print, printableLine } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

const HELP = `
Prints the answer of the relay. Check that the mail arrives, because a later server can refuse it.
Exit code 1: invalid address; 2: no relay in the settings; 3: the relay cannot be used or refuses
the mail.`;

export function addMail(program: Command): void {
  program
    .command('mail')
    .description('test the mail relay')
    .command('test')
    .argument('<address>', 'recipient')
    .description('send one test mail and print the answer of the relay')
    .addHelpText('after', HELP)
    .action(async (address: string) => {
      const { smtpUrl, mailFrom: from } = commandSettings(process.env, 'worker');
      if (smtpUrl === undefined) throw wrongUsage('no relay is set: set KEEPOUT_SMTP_URL');
      if (!isMailAddress(address)) throw inputAtFault(`${address}: must be one mail address`);
      const relay = await mailFinding({ smtpUrl });
      if (relay.state === 'bad') throw new CommandEnd(EXIT.outage, printableLine(relay.detail));
      const mail = {
        id: `test-${randomUUID()}`,
        to: address,
        subject: 'Keepout test mail',
        text: `This mail was sent by "keepout mail test" on ${hostname()} at ${new Date().toISOString()}.\n`,
      };
      const { kind, status, detail } = await sendMail(mail, { smtpUrl, from, timeoutMs: MAIL_PATIENCE_MS });
      const answer = printableLine(textOf(detail));
      if (kind !== 'SENT') {
        const code = status === null || answer.startsWith(String(status)) ? '' : `${status} `;
        throw new CommandEnd(
          EXIT.outage,
          `the relay did not accept the mail from ${from} to ${address}: ${code}${answer}`,
        );
      }
      print(`the relay accepted the mail from ${from} to ${address}: ${answer}\n`);
    });
}
