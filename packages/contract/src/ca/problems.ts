import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of collision avoidance. Faults inside a message have the codes of `@keepout/ccsds`. */
export const CA_PROBLEMS = {
  'window-empty': {
    status: 422,
    title: 'The end of the window is before its start.',
    advice: 'Send a `to` that is not before `from`.',
  },
  'time-outside-ephemeris': {
    status: 422,
    title: 'The ephemeris has no state at that time.',
    advice: 'Send a time between `startTime` and `stopTime` of the file.',
  },
  'ephemeris-content-removed': {
    status: 410,
    title: 'The content of that ephemeris was removed.',
    advice: 'Upload the file again. The flight rule `ephemerisDays` sets how long superseded ephemerides are stored.',
  },
  'risk-level-unknown': {
    status: 400,
    title: 'A risk level is not defined.',
    advice: 'Use the levels that `detail` lists.',
  },
  'verdict-unknown': {
    status: 400,
    title: 'A verdict is not defined.',
    advice: 'Use the verdicts that `detail` lists.',
  },
  'subject-missing': {
    status: 422,
    title: 'The request names no object to screen.',
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
    title: 'The CDM was created by a screening.',
    advice: 'Only uploaded CDMs can be deleted.',
  },
  'screening-ended': {
    status: 409,
    title: 'The screening has already ended.',
    advice: 'It cannot be cancelled any more. Request a new screening if you need one.',
  },
  'decision-open': {
    status: 409,
    title: 'The conjunction has a decision record that is not signed.',
    advice: 'Continue with the record that `detail` names, or withdraw it.',
  },
  'decision-closed': {
    status: 409,
    title: 'The decision record is signed or withdrawn.',
    advice: 'Open a new record for the conjunction. A signed record cannot be changed.',
  },
  'decision-missing': {
    status: 409,
    title: 'The decision record has no decision yet.',
    advice: 'Set a decision, then sign the record.',
  },
  'decision-not-signed': {
    status: 409,
    title: 'The decision record cannot be printed before it is signed.',
    advice: 'Sign the record first.',
  },
  'decision-judged-anew': {
    status: 409,
    title: 'The verdict of the conjunction was out of date and has been recomputed.',
    advice: 'Read the new verdict, then decide.',
  },
  'decision-inputs-changed': {
    status: 409,
    title: 'The inputs of the decision (CDMs, orbits or plan) have changed.',
    advice: 'Read the conjunction again and renew the decision.',
  },
  'decision-event-gone': {
    status: 409,
    title: 'The conjunction of the decision record no longer exists.',
    advice: 'Withdraw the record. A signed record cannot be changed.',
  },
  'decision-not-computed': {
    status: 409,
    title: 'The CDMs of the conjunction cannot be assessed for a decision record.',
    advice: 'Delete the CDM that `detail` names, or upload it again.',
  },
  'realism-not-shown': {
    status: 409,
    title: 'Covariances of this kind have not passed the covariance realism test.',
    advice: 'Use the scale factor of the test, or wait for more CDMs; `detail` names the criterion that is not met.',
  },
  'flight-rules-not-met': {
    status: 409,
    title: 'Flight rules that apply to the decision are neither met nor waived.',
    advice: 'Choose another decision, or waive each rule that `detail` names and give a reason.',
  },
  'four-eyes': {
    status: 403,
    title: 'The user who made the decision may not sign it.',
    advice: 'Let another user of your organisation sign.',
  },
  'frozen-by-decision': {
    status: 409,
    title: 'A decision record refers to this object.',
    advice: 'It cannot be deleted or changed while the record exists. Withdraw the record if it is not signed.',
  },
  'plan-unknown': {
    status: 422,
    title: 'The conjunction has no manoeuvre plan with this id.',
    advice: 'Choose a plan of this conjunction.',
  },
  'catalogue-missing': {
    status: 409,
    title: 'No catalogue is loaded.',
    advice: 'Ask an administrator to load a catalogue with `keepout catalogue load FILE` or `POST ca/catalogue`.',
  },
  'mission-not-flown': {
    status: 409,
    title: 'The mission study is not complete and cannot be printed.',
    advice: 'Wait until the state of the study is COMPLETED.',
  },
  'mission-orbit-open': {
    status: 422,
    title: 'The orbit of the mission is not closed, or its perigee is below the ground.',
    advice: 'Send an apogee at or above the perigee, or a state vector of a bound orbit (EME2000, m, m/s).',
  },
  'catalogue-refused': {
    status: 422,
    title: 'The file is not a usable catalogue.',
    advice: 'Correct the places that `errors` names. The previous catalogue remains in use.',
  },
  'catalogue-too-long': {
    status: 'place',
    title: 'The file exceeds the maximum number of records of a catalogue.',
    advice: 'Send only one element set for each object.',
  },
  'catalogue-shrunk': {
    status: 'place',
    title: 'The file has far fewer objects than the catalogue in use.',
    advice: 'Check the file. If it is correct, load it with `keepout catalogue load`.',
  },
  'catalogue-kept-back': {
    status: 409,
    title: 'The new catalogue would lose or move too many objects and waits for a decision.',
    advice: 'Accept it (`acceptKeptBackCatalogue`, `keepout catalogue accept`), or discard it.',
  },
  'catalogue-decided': {
    status: 409,
    title: 'The withheld catalogue was already accepted, discarded or replaced.',
    advice: 'Read the list of withheld catalogues again.',
  },
  'catalogue-not-in-use': {
    status: 409,
    title: 'Another catalogue came into use in the meantime.',
    advice: 'Read the catalogue in use, then repeat the call for it if you still want to.',
  },
  'catalogue-nothing-before': {
    status: 409,
    title: 'No previous catalogue is stored.',
    advice: 'Load a catalogue.',
  },
  'catalogue-last-source': {
    status: 409,
    title: 'The feed is the only source of the catalogue.',
    advice: 'Load another catalogue, or add another feed, before you remove this one.',
  },
  'screenings-limit': {
    status: 429,
    title: 'Your organisation has reached its limit of waiting and running screenings.',
    advice: 'Wait until some have ended, cancel some, or ask your administrator for a larger limit.',
  },
  'wrong-message-kind': {
    status: 'file',
    title: 'The file is a message of another kind.',
    advice: 'Send the file to the endpoint for messages of its kind.',
  },
  'satellite-unknown': {
    status: 'file',
    title: 'The file describes none of your satellites.',
    advice: 'Add the satellite, or send its id with the file.',
  },
  'message-id-reused': {
    status: 'file',
    title: 'The originator used this message id before, with different content.',
    advice:
      'The version with the newest creation date is used. Ask the originator which is valid, and delete the others.',
  },
  'data-classified': {
    status: 'file',
    title: 'A message or an element set is marked as classified.',
    advice: 'The file was accepted. If you may not have it, delete it here and inform its originator.',
  },
  'stated-contradicts-states': {
    status: 'file',
    title: 'A message states a value that contradicts its own state vectors.',
    advice: 'Ask the originator which of the two is correct.',
  },
  'radius-outside-body': {
    status: 'file',
    title: 'A message states a combined hard-body radius that its objects cannot have.',
    advice:
      'Enter the radius or the shape of your satellite, which is then used, or ask the originator for the correct radius.',
  },
  'interpolation-unfit': {
    status: 'file',
    title: 'The state vectors are too far apart to interpolate to 100 m.',
    advice: 'Send the file with shorter steps, or with a suitable interpolation.',
  },
  'state-implausible': {
    status: 'file',
    title: 'A state vector is not on an orbit around the Earth.',
    advice: 'Check units and signs of the position and velocity that `message` names.',
  },
  'motion-implausible': {
    status: 'file',
    title: 'The state vectors do not describe an orbit around the Earth.',
    advice: 'Check units, frame and the velocities at the epoch that `message` names.',
  },
  'figures-not-finite': {
    status: 'file',
    title: 'Values that follow from the file are infinite or not numbers.',
    advice: 'Check state vectors and covariances: a value is far too large or too small.',
  },
  'too-many-messages': {
    status: 'file',
    title: 'The request exceeds the maximum number of messages.',
    advice: 'Send the messages in several requests.',
  },
  'too-costly': {
    status: 'file',
    title: 'Reading or assessing the file exceeds the limit of time or memory.',
    advice: 'Send the file in smaller parts.',
  },
  'judging-failed': {
    status: 'file',
    title: 'The message was read, but the server failed to assess it.',
    advice: 'Send the name of the file and the time to support.',
  },
  unreadable: {
    status: 'file',
    title: 'The message cannot be read.',
    advice: 'Check the file with `keepout validate`.',
  },
  'interpolation-coarse': {
    status: 'place',
    title: 'The interpolation error of the ephemeris exceeds 1 m.',
    advice: 'The file was accepted. Shorter steps reduce the error.',
  },
  'nothing-to-plan': {
    status: 422,
    title: 'No manoeuvre can be planned for the conjunction.',
    advice: 'Complete the data of the satellite, obtain data, or choose another decision; `detail` gives the reason.',
  },
  'event-not-left-out': {
    status: 422,
    title: 'The conjunction cannot be excluded from the total.',
    advice: 'Exclude only other conjunctions of the satellite. The conjunction that the plan avoids always counts.',
  },
  'mission-too-long': {
    status: 422,
    title: 'The mission has more conjunctions than a study simulates.',
    advice: 'Send fewer years.',
  },
  'manoeuvre-impossible': {
    status: 422,
    title: 'The manoeuvre cannot be flown.',
    advice: 'Correct the fields that `errors` names; each entry gives the allowed values.',
  },
  'plan-settled': {
    status: 409,
    title: 'The plan cannot be changed in its state.',
    advice: 'Set its state to DRAFT if `nextStates` has it, or create a new plan.',
  },
  'plan-step-impossible': {
    status: 409,
    title: 'The plan cannot change to that state now.',
    advice: 'Use one of its `nextStates`.',
  },
  'plan-stale': {
    status: 409,
    title: 'Inputs of the plan have changed since it was computed.',
    advice: 'Compute the plan again with `PUT ca/manoeuvres/{id}`, then repeat the call.',
  },
  'plan-without-orbit': {
    status: 409,
    title: 'No orbit of the satellite is available for the plan.',
    advice: 'Upload an ephemeris that ends after closest approach, or load a catalogue that contains the satellite.',
  },
  'ephemeris-not-candidate': {
    status: 409,
    title: 'The ephemeris is not a candidate.',
    advice: 'Upload the planned orbit with the designation CANDIDATE, and screen that file.',
  },
  'plan-needs-other-eyes': {
    status: 409,
    title: 'The user who proposed a plan may not approve it.',
    advice: 'Let another user of your organisation approve the plan.',
  },
  'plan-not-clear': {
    status: 409,
    title: 'The screening of the plan is not clear, and no reason for the approval is given.',
    advice: 'Screen a plan that is clear, or give the reason in `note` or in the waiver of a decision.',
  },
  'other-operator-moves': {
    status: 409,
    title: 'The other operator will manoeuvre; a second manoeuvre needs a reason.',
    advice: 'Agree with the other operator who manoeuvres, or give the reason in `note`.',
  },
  'contact-exists': {
    status: 409,
    title: 'A contact with this name already exists.',
    advice: 'Choose another name, or change the existing contact.',
  },
  'too-many-contacts': {
    status: 409,
    title: 'Your organisation has reached its limit of contacts.',
    advice: 'Remove contacts that are not needed, or assign several objects to one contact.',
  },
  'contacts-table': {
    status: 422,
    title: 'The table of contacts cannot be read.',
    advice: 'Send comma-separated values: a header line with `name` and the other fields, then one contact per line.',
  },
  'coordination-reason-missing': {
    status: 422,
    title: 'The statement deviates from the rules, and no reason is given.',
    advice: 'Give the reason in `note`; it is stored in the log of the conjunction.',
  },
  'coordination-side': {
    status: 422,
    title: 'The side and the channel of the statement do not match.',
    advice:
      'Send the channel `HERE` for a statement of your organisation, and another channel for one of the other operator.',
  },
  'too-many-links': {
    status: 409,
    title: 'The conjunction has reached its limit of open forms.',
    advice: 'Close a form that is not needed.',
  },
  'answer-form-over': {
    status: 410,
    title: 'The form is no longer open.',
    advice: 'Ask the operator who sent you its address for a new form.',
  },
} as const satisfies ProblemTable;
