import { type VerifyFault, type VerifyQuestion, verify } from '@keepout/operations/verification/verify';
import type { AchievedManoeuvre } from '@keepout/planning/verification/achieved';
import type { Result } from '@keepout/units/result';

/** What was flown, in a thread: some twenty numerical orbits of two revolutions. */
export const verifyFlown = (question: VerifyQuestion): Result<AchievedManoeuvre, VerifyFault> => verify(question);
