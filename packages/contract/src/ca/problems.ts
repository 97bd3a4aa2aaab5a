import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of collision avoidance. What can be wrong inside a message is told by the codes of `@keepout/ccsds`. */
export const CA_PROBLEMS = {
  'window-empty': {
    status: 422,
    title: 'The end of the window is before its start.',
    advice: 'Send a `to` that is not before `from`.',
  },
  'time-outside-ephemeris': {
    status: 422,
    title: 'The ephemeris has no state at that time.',
    advice: 'Ask for a time between `startTime` and `stopTime` of the file.',
  },
  'ephemeris-content-removed': {
    status: 410,
    title: 'The content of that ephemeris is kept no longer.',
    advice:
      'Upload the file again. How long superseded ephemerides are kept stands in the flight rules (`ephemerisDays`).',
  },
  'risk-level-unknown': {
    status: 400,
    title: 'A risk level is not known.',
    advice: 'Use the levels that the sentence lists.',
  },
  'verdict-unknown': {
    status: 400,
    title: 'A verdict is not known.',
    advice: 'Use the verdicts that the sentence lists.',
  },
  'subject-missing': {
    status: 422,
    title: 'The request does not say what to screen.',
    advice: 'Send `oemFileId`, `satelliteId` or `satelliteIds`.',
  },
  'user-configuration-exists': {
    status: 409,
    title: 'Your configuration is already stored.',
    advice: 'Replace it with `PUT ca/userconfig`.',
  },
  'id-mismatch': {
    status: 400,
    title: 'The address and the body name different files.',
    advice: 'Send the same id in `oem-id` and `oemFileId`.',
  },
  'cdm-not-uploaded': {
    status: 409,
    title: 'The message was made by a screening.',
    advice: 'Only uploaded messages can be deleted; what a screening found stays.',
  },
  'screening-ended': {
    status: 409,
    title: 'The screening has already ended.',
    advice: 'Nothing is left to cancel; order a new screening if you need one.',
  },
  'decision-open': {
    status: 409,
    title: 'The event has a decision record that is not signed.',
    advice: 'Go on with the record that the sentence names, or withdraw it.',
  },
  'decision-closed': {
    status: 409,
    title: 'The decision record is signed or withdrawn.',
    advice: 'Open a new record for the event; a signed one stays as it is.',
  },
  'decision-missing': {
    status: 409,
    title: 'Nothing has been decided yet.',
    advice: 'Decide first, then sign.',
  },
  'decision-not-signed': {
    status: 409,
    title: 'The decision record is not signed, so there is nothing to print.',
    advice: 'Sign it first.',
  },
  'decision-judged-anew': {
    status: 409,
    title: 'The event said something else than its messages come to by the rules in force.',
    advice: 'It has been judged anew: look at it again, then decide.',
  },
  'decision-inputs-changed': {
    status: 409,
    title: 'The event has other messages, or the plan is another, than were decided on.',
    advice: 'Look at the event and decide again.',
  },
  'decision-event-gone': {
    status: 409,
    title: 'The event of the decision record is gone.',
    advice: 'Withdraw the record; a signed one stays as it is.',
  },
  'decision-not-computed': {
    status: 409,
    title: 'The messages of the event cannot be judged for a record.',
    advice: 'Delete the message that the sentence names, or upload it anew.',
  },
  'realism-not-shown': {
    status: 409,
    title: 'Covariances of this kind have not passed the test of realism.',
    advice:
      'The sentence says what they lack. Multiply their sigmas by the factor of the test, or wait for more messages.',
  },
  'flight-rules-not-met': {
    status: 409,
    title: 'Flight rules that the decision asks for are neither met nor waived.',
    advice: 'Decide otherwise, or waive each rule that the sentence names, with a reason.',
  },
  'four-eyes': {
    status: 403,
    title: 'Whoever has decided may not sign.',
    advice: 'Let another user of your organisation sign.',
  },
  'frozen-by-decision': {
    status: 409,
    title: 'A decision record refers to it.',
    advice: 'Keep it: a signed record stays checkable. A decision that is not signed can be taken back or withdrawn.',
  },
  'plan-unknown': {
    status: 422,
    title: 'There is no such manoeuvre plan for the event.',
    advice: 'Choose a plan of this event.',
  },
  'catalogue-missing': {
    status: 409,
    title: 'There is no catalogue to screen against.',
    advice: 'Let an administrator load one: `keepout catalogue load FILE`, or `POST ca/catalogue`.',
  },
  'mission-not-flown': {
    status: 409,
    title: 'The planned mission has not been flown, so there is nothing to print.',
    advice: 'Wait until its state is COMPLETED.',
  },
  'mission-orbit-open': {
    status: 422,
    title: 'The orbit of the mission is none that closes above the ground.',
    advice: 'Give apogee not below perigee, or a state of a bound orbit in EME2000, m and m/s.',
  },
  'catalogue-refused': {
    status: 422,
    title: 'The file is no catalogue that can be used.',
    advice: 'Correct what `errors` names; the catalogue before stays in use.',
  },
  'catalogue-too-long': {
    status: 'place',
    title: 'The file has more records than a catalogue may have.',
    advice: 'Send one element set for each object.',
  },
  'catalogue-shrunk': {
    status: 'place',
    title: 'The file has far fewer objects than the catalogue in use.',
    advice: 'If that is meant, load it with `keepout catalogue load`.',
  },
  'catalogue-kept-back': {
    status: 409,
    title: 'The new catalogue would lose or move too many objects and waits for a decision.',
    advice: 'Accept it (`acceptKeptBackCatalogue`, `keepout catalogue accept`), or discard it.',
  },
  'catalogue-decided': {
    status: 409,
    title: 'It was accepted, discarded or replaced already.',
    advice: 'Read the list of withheld catalogues.',
  },
  'catalogue-not-in-use': {
    status: 409,
    title: 'Another catalogue is in use meanwhile.',
    advice: 'Look at the catalogue in use, and decide again.',
  },
  'catalogue-nothing-before': {
    status: 409,
    title: 'There is no catalogue to go back to.',
    advice: 'Load one.',
  },
  'catalogue-last-source': {
    status: 409,
    title: 'It is the only source of the catalogue.',
    advice: 'Load another catalogue, or add another feed, before you remove this one.',
  },
  'screenings-limit': {
    status: 429,
    title: 'Your organisation has as many screenings waiting or running as it may.',
    advice: 'Wait until some have ended, cancel some, or ask your administrator for a larger limit.',
  },
  'wrong-message-kind': {
    status: 'file',
    title: 'The file is a message of another kind.',
    advice: 'Send it to the call for messages of its kind.',
  },
  'satellite-unknown': {
    status: 'file',
    title: 'The file is not about any of your satellites.',
    advice: 'Add the satellite, or say which one the file is for.',
  },
  'message-id-reused': {
    status: 'file',
    title: 'Another message of this originator has the id of this one, with other content.',
    advice: 'All are kept, and the newest by its own date counts; ask which one holds, and delete the others.',
  },
  'data-classified': {
    status: 'file',
    title: 'A message or an element set is marked as classified.',
    advice: 'It was taken. Whoever may not have it deletes it here and tells its originator.',
  },
  'stated-contradicts-states': {
    status: 'file',
    title: 'A message states a figure that its own states do not come to.',
    advice: 'Ask its originator which of the two holds.',
  },
  'radius-outside-body': {
    status: 'file',
    title: 'A message states a combined radius that the bodies of its objects do not have.',
    advice:
      'Enter the radius or the shape of your satellite, which then counts, or ask the originator which radius holds.',
  },
  'interpolation-unfit': {
    status: 'file',
    title: 'The states are too far apart to be interpolated to 100 m.',
    advice: 'Send it with shorter steps, or with an interpolation that fits it.',
  },
  'state-implausible': {
    status: 'file',
    title: 'A state is none of an orbit about the Earth.',
    advice: 'Check units and signs of the position and velocity that the sentence names.',
  },
  'motion-implausible': {
    status: 'file',
    title: 'The states are none of an orbit about the Earth.',
    advice: 'Check units, frame and the velocities at the epoch that the sentence names.',
  },
  'figures-not-finite': {
    status: 'file',
    title: 'Figures that follow from the file are infinite or not numbers.',
    advice: 'Check states and covariances: a value is far too large or too small.',
  },
  'too-many-messages': {
    status: 'file',
    title: 'The request has more messages than are taken at once.',
    advice: 'Send them in several requests.',
  },
  'too-costly': {
    status: 'file',
    title: 'Reading or judging the file takes more time or memory than a file may.',
    advice: 'Send it in smaller parts.',
  },
  'judging-failed': {
    status: 'file',
    title: 'The message could be read, but judging it failed on our side.',
    advice: 'Tell support the name of the file and the time.',
  },
  unreadable: {
    status: 'file',
    title: 'The message cannot be read.',
    advice: 'Check the file with `keepout validate`.',
  },
  'interpolation-coarse': {
    status: 'place',
    title: 'Between its states the ephemeris is off by more than 1 m.',
    advice: 'Nothing has to be done; shorter steps would help.',
  },
  'nothing-to-plan': {
    status: 422,
    title: 'No manoeuvre can be planned for the event.',
    advice: 'Do what the sentence says: complete the satellite, get data, or decide otherwise.',
  },
  'event-not-left-out': {
    status: 422,
    title: 'The event cannot be left out of the total.',
    advice: 'Name other events of the satellite alone; the one that the plan is about always counts.',
  },
  'mission-too-long': {
    status: 422,
    title: 'The mission has more events than are drawn.',
    advice: 'Ask for fewer years.',
  },
  'manoeuvre-impossible': {
    status: 422,
    title: 'The manoeuvre cannot be flown.',
    advice: 'Correct the fields that `errors` names; each says what is allowed.',
  },
  'plan-settled': {
    status: 409,
    title: 'The plan is past being changed.',
    advice: 'Give it the state DRAFT again where that is possible, or make a new plan.',
  },
  'plan-step-impossible': {
    status: 409,
    title: 'The plan cannot have that state now.',
    advice: 'Take one of its `nextStates`.',
  },
  'plan-stale': {
    status: 409,
    title: 'Something that the plan was computed from has changed.',
    advice: 'Compute it again with `PUT ca/manoeuvres/{id}`, then go on.',
  },
  'plan-without-orbit': {
    status: 409,
    title: 'There is no orbit to fly the plan on.',
    advice: 'Upload an ephemeris that reaches past closest approach, or load a catalogue that has the satellite.',
  },
  'ephemeris-not-candidate': {
    status: 409,
    title: 'The ephemeris is not a candidate.',
    advice: 'Upload the planned orbit with the designation CANDIDATE, and screen that.',
  },
  'plan-needs-other-eyes': {
    status: 409,
    title: 'Who proposed a plan may not approve it.',
    advice: 'Let somebody else of your organisation approve it.',
  },
  'plan-not-clear': {
    status: 409,
    title: 'The plan is not clear, and nothing says why it is approved all the same.',
    advice: 'Screen the plan until it is clear, or give the reason in `note` or as the waiver of a decision.',
  },
  'other-operator-moves': {
    status: 409,
    title: 'The other operator said that it moves, and nothing says why you move too.',
    advice: 'Agree with the other operator who moves, or give the reason in `note`.',
  },
  'contact-exists': {
    status: 409,
    title: 'There is a contact of that name already.',
    advice: 'Choose another name, or change the contact that is there.',
  },
  'too-many-contacts': {
    status: 409,
    title: 'Your organisation has as many contacts as it may.',
    advice: 'Remove contacts that are not needed, or give one several objects.',
  },
  'contacts-table': {
    status: 422,
    title: 'The table of contacts cannot be read.',
    advice: 'Send a head with `name` and the other fields, commas between, and a contact in each line.',
  },
  'coordination-reason-missing': {
    status: 422,
    title: 'What you say is otherwise than the rules, and nothing says why.',
    advice: 'Give the reason in `note`: it stands in the log of the event.',
  },
  'coordination-side': {
    status: 422,
    title: 'Who says it does not fit how it was said.',
    advice: 'What your organisation says is said `HERE`; what the other says comes by telephone, mail or otherwise.',
  },
  'too-many-links': {
    status: 409,
    title: 'The event has as many open forms as it may.',
    advice: 'Close one that is not needed.',
  },
  'answer-form-over': {
    status: 410,
    title: 'The form is not open any more.',
    advice: 'Ask whoever sent you its address for another one.',
  },
} as const satisfies ProblemTable;
