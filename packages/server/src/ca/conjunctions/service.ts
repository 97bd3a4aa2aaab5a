import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Orm } from '../../platform/database/database.ts';
import { atOneMoment, pipelined } from '../../platform/database/transaction.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { listCopies } from '../../platform/http/list-copies.ts';
import { pageHeaders, pageOf } from '../../platform/http/paging.ts';
import { nowTaiS } from '../../platform/now.ts';
import { assumedBurns } from './assumed-burn.ts';
import { CONJUNCTION_ORDER, type ConjunctionFilter, pageConjunctions } from './list-store.ts';
import { readHistories } from './message-store.ts';
import { messageStreams, readPast } from './next-message.ts';
import { presentConjunction, presentListed } from './present.ts';
import { findConjunction } from './store.ts';

/** Returns an event with its history and the rules in force, as in the API. */
export async function readConjunction(
  db: Orm,
  operatorId: string,
  conjunctionId: string,
): Promise<Conjunction | undefined> {
  const answerTaiS = nowTaiS();
  const [[row, rules, histories], past] = await Promise.all([
    atOneMoment(db, (tx) =>
      pipelined([
        findConjunction(tx, operatorId, conjunctionId),
        readRules(tx, operatorId),
        readHistories(tx, operatorId, [conjunctionId]),
      ]),
    ),
    readPast(db, operatorId, answerTaiS),
  ]);
  if (row === undefined) return undefined;
  const history = histories.get(conjunctionId) ?? [];
  const burns = await assumedBurns(db, operatorId, [row]);
  return presentConjunction(row, history, rules, answerTaiS, messageStreams(past, [row], answerTaiS), burns);
}

/** Returns pages of events; an unchanged page is answered from the cache. */
export function conjunctionLists({ database }: ServerContext) {
  const copies = listCopies(() => database, { name: 'timeToTca', mostAgeS: 10 });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    filter: ConjunctionFilter,
    query: { readonly limit: number; readonly cursor?: string | undefined },
    volume: ScreeningVolume | null = null,
  ): Promise<FastifyReply> => {
    const { operatorId } = callerOf(request);
    const page = pageOf(query, CONJUNCTION_ORDER);
    const db = database.orm;
    return await copies.answer(request, reply, operatorId, async () => {
      const answerTaiS = nowTaiS();
      const [{ rows, next, total }, rules, past] = await Promise.all([
        pageConjunctions(db, operatorId, filter, page),
        readRules(db, operatorId),
        readPast(db, operatorId, answerTaiS),
      ]);
      const arrivals = messageStreams(past, rows, answerTaiS);
      const burns = await assumedBurns(db, operatorId, rows);
      const headers = pageHeaders(request, CONJUNCTION_ORDER, { total, next });
      return { list: rows.map((row) => presentListed(row, rules, answerTaiS, arrivals, burns, volume)), headers };
    });
  };
}
