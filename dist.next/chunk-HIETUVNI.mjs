import {
  MOST_COUNTED
} from "./chunk-4K3OKXIN.mjs";

// packages/server/src/platform/database/beyond.ts
import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
function beyond(columns, key, order = "ascending") {
  if (key === void 0) return void 0;
  const values = sql.join(
    key.map((part) => sql`${part}`),
    sql`, `
  );
  const sign = sql.raw(order === "ascending" ? ">" : "<");
  return sql`(${sql.join([...columns], sql`, `)}) ${sign} (${values})`;
}
var exactly = new AsyncLocalStorage();
var countingAll = (work) => exactly.run(true, work);
var countsAll = () => exactly.getStore() ?? false;
async function countRows(db, table, condition) {
  const most = countsAll() ? null : MOST_COUNTED + 1;
  const { rows } = await db.execute(sql`
    select count(*)::integer as count from (
      select from ${table} where ${condition ?? sql`true`} limit ${most}) as counted`);
  return rows[0]?.count ?? 0;
}

// packages/server/src/platform/http/problem.ts
import { STATUS_CODES } from "node:http";

// packages/contract/src/alerts/problems.ts
var ALERT_PROBLEMS = {
  "time-zone-unknown": {
    status: 422,
    title: "There is no such time zone.",
    advice: "Send a name of the IANA, such as `Europe/Berlin` or `UTC`."
  },
  "rule-repeated": {
    status: 422,
    title: "A kind of alert has two rules.",
    advice: "Send one rule for each kind."
  },
  "colleague-unknown": {
    status: 422,
    title: "A member of the rota is nobody of your organisation.",
    advice: "Choose from `GET alerts/colleagues`."
  },
  "place-off": {
    status: 409,
    title: "The place is switched off.",
    advice: "Switch it on again by `PUT alerts/places/{placeId}` when the receiver is back."
  },
  "place-unsigned": {
    status: 409,
    title: "Messages to this place are not signed.",
    advice: "Only webhooks have a secret."
  },
  "delivery-underway": {
    status: 409,
    title: "The message is still on its way.",
    advice: "Wait until it was sent or given up."
  }
};

// packages/contract/src/ca/problems.ts
var CA_PROBLEMS = {
  "window-empty": {
    status: 422,
    title: "The end of the window is before its start.",
    advice: "Send a `to` that is not before `from`."
  },
  "time-outside-ephemeris": {
    status: 422,
    title: "The ephemeris has no state at that time.",
    advice: "Ask for a time between `startTime` and `stopTime` of the file."
  },
  "ephemeris-content-removed": {
    status: 410,
    title: "The content of that ephemeris is kept no longer.",
    advice: "Upload the file again. How long superseded ephemerides are kept stands in the flight rules (`ephemerisDays`)."
  },
  "risk-level-unknown": {
    status: 400,
    title: "A risk level is not known.",
    advice: "Use the levels that the sentence lists."
  },
  "subject-missing": {
    status: 422,
    title: "The request does not say what to screen.",
    advice: "Send `oemFileId`, `satelliteId` or `satelliteIds`."
  },
  "user-configuration-exists": {
    status: 409,
    title: "Your configuration is already stored.",
    advice: "Replace it with `PUT ca/userconfig`."
  },
  "id-mismatch": {
    status: 400,
    title: "The address and the body name different files.",
    advice: "Send the same id in `oem-id` and `oemFileId`."
  },
  "cdm-not-uploaded": {
    status: 409,
    title: "The message was made by a screening.",
    advice: "Only uploaded messages can be deleted; what a screening found stays."
  },
  "screening-ended": {
    status: 409,
    title: "The screening has already ended.",
    advice: "Nothing is left to cancel; order a new screening if you need one."
  },
  "decision-open": {
    status: 409,
    title: "The event has a decision record that is not signed.",
    advice: "Go on with the record that the sentence names, or withdraw it."
  },
  "decision-closed": {
    status: 409,
    title: "The decision record is signed or withdrawn.",
    advice: "Open a new record for the event; a signed one stays as it is."
  },
  "decision-missing": {
    status: 409,
    title: "Nothing has been decided yet.",
    advice: "Decide first, then sign."
  },
  "decision-not-signed": {
    status: 409,
    title: "The decision record is not signed, so there is nothing to print.",
    advice: "Sign it first."
  },
  "decision-judged-anew": {
    status: 409,
    title: "The event said something else than its messages come to by the rules in force.",
    advice: "It has been judged anew: look at it again, then decide."
  },
  "decision-inputs-changed": {
    status: 409,
    title: "The event has other messages than those the decision was made from.",
    advice: "Look at the event and decide again."
  },
  "decision-event-gone": {
    status: 409,
    title: "The event of the decision record is gone.",
    advice: "Withdraw the record; a signed one stays as it is."
  },
  "decision-not-computed": {
    status: 409,
    title: "The messages of the event cannot be judged for a record.",
    advice: "Delete the message that the sentence names, or upload it anew."
  },
  "realism-not-shown": {
    status: 409,
    title: "Covariances of this kind have not passed the test of realism.",
    advice: "The sentence says what they lack. Multiply their sigmas by the factor of the test, or wait for more messages."
  },
  "flight-rules-not-met": {
    status: 409,
    title: "Flight rules that the decision asks for are neither met nor waived.",
    advice: "Decide otherwise, or waive each rule that the sentence names, with a reason."
  },
  "four-eyes": {
    status: 403,
    title: "Whoever has decided may not sign.",
    advice: "Let another user of your organisation sign."
  },
  "plan-unknown": {
    status: 422,
    title: "There is no such manoeuvre plan for the event.",
    advice: "Choose a plan of this event."
  },
  "catalogue-missing": {
    status: 409,
    title: "There is no catalogue to screen against.",
    advice: "Let an administrator load one: `keepout catalogue load FILE`, or `POST ca/catalogue`."
  },
  "mission-not-flown": {
    status: 409,
    title: "The planned mission has not been flown, so there is nothing to print.",
    advice: "Wait until its state is COMPLETED."
  },
  "mission-orbit-open": {
    status: 422,
    title: "The orbit of the mission is none that closes above the ground.",
    advice: "Give apogee not below perigee, or a state of a bound orbit in EME2000, m and m/s."
  },
  "catalogue-refused": {
    status: 422,
    title: "The file is no catalogue that can be used.",
    advice: "Correct what `errors` names; the catalogue before stays in use."
  },
  "catalogue-too-long": {
    status: "place",
    title: "The file has more records than a catalogue may have.",
    advice: "Send one element set for each object."
  },
  "catalogue-shrunk": {
    status: "place",
    title: "The file has far fewer objects than the catalogue in use.",
    advice: "If that is meant, load it with `keepout catalogue load`."
  },
  "screenings-limit": {
    status: 429,
    title: "Your organisation has as many screenings waiting or running as it may.",
    advice: "Wait until some have ended, cancel some, or ask your administrator for a larger limit."
  },
  "wrong-message-kind": {
    status: "file",
    title: "The file is a message of another kind.",
    advice: "Send it to the call for messages of its kind."
  },
  "satellite-unknown": {
    status: "file",
    title: "The file is not about any of your satellites.",
    advice: "Add the satellite, or say which one the file is for."
  },
  "message-id-reused": {
    status: "file",
    title: "Another message of this originator has the id of this one, with other content.",
    advice: "All are kept, and the newest by its own date counts; ask which one holds, and delete the others."
  },
  "data-classified": {
    status: "file",
    title: "A message or an element set is marked as classified.",
    advice: "It was taken. Whoever may not have it deletes it here and tells its originator."
  },
  "stated-contradicts-states": {
    status: "file",
    title: "A message states a figure that its own states do not come to.",
    advice: "Ask its originator which of the two holds."
  },
  "radius-outside-body": {
    status: "file",
    title: "A message states a combined radius that the bodies of its objects do not have.",
    advice: "Enter the radius or the shape of your satellite, which then counts, or ask the originator which radius holds."
  },
  "interpolation-unfit": {
    status: "file",
    title: "The states are too far apart to be interpolated to 100 m.",
    advice: "Send it with shorter steps, or with an interpolation that fits it."
  },
  "state-implausible": {
    status: "file",
    title: "A state is none of an orbit about the Earth.",
    advice: "Check units and signs of the position and velocity that the sentence names."
  },
  "motion-implausible": {
    status: "file",
    title: "The states are none of an orbit about the Earth.",
    advice: "Check units, frame and the velocities at the epoch that the sentence names."
  },
  "figures-not-finite": {
    status: "file",
    title: "Figures that follow from the file are infinite or not numbers.",
    advice: "Check states and covariances: a value is far too large or too small."
  },
  "too-many-messages": {
    status: "file",
    title: "The request has more messages than are taken at once.",
    advice: "Send them in several requests."
  },
  "too-costly": {
    status: "file",
    title: "Reading or judging the file takes more time or memory than a file may.",
    advice: "Send it in smaller parts."
  },
  "judging-failed": {
    status: "file",
    title: "The message could be read, but judging it failed on our side.",
    advice: "Tell support the name of the file and the time."
  },
  unreadable: {
    status: "file",
    title: "The message cannot be read.",
    advice: "Check the file with `keepout validate`."
  },
  "interpolation-coarse": {
    status: "place",
    title: "Between its states the ephemeris is off by more than 1 m.",
    advice: "Nothing has to be done; shorter steps would help."
  },
  "nothing-to-plan": {
    status: 422,
    title: "No manoeuvre can be planned for the event.",
    advice: "Do what the sentence says: complete the satellite, get data, or decide otherwise."
  },
  "event-not-left-out": {
    status: 422,
    title: "The event cannot be left out of the total.",
    advice: "Name other events of the satellite alone; the one that the plan is about always counts."
  },
  "mission-too-long": {
    status: 422,
    title: "The mission has more events than are drawn.",
    advice: "Ask for fewer years."
  },
  "manoeuvre-impossible": {
    status: 422,
    title: "The manoeuvre cannot be flown.",
    advice: "Correct the fields that `errors` names; each says what is allowed."
  },
  "plan-settled": {
    status: 409,
    title: "The plan is past being changed.",
    advice: "Give it the state DRAFT again where that is possible, or make a new plan."
  },
  "plan-step-impossible": {
    status: 409,
    title: "The plan cannot have that state now.",
    advice: "Take one of its `nextStates`."
  },
  "plan-stale": {
    status: 409,
    title: "Something that the plan was computed from has changed.",
    advice: "Compute it again with `PUT ca/manoeuvres/{id}`, then go on."
  },
  "plan-without-orbit": {
    status: 409,
    title: "There is no orbit to fly the plan on.",
    advice: "Upload an ephemeris that reaches past closest approach, or load a catalogue that has the satellite."
  },
  "ephemeris-not-candidate": {
    status: 409,
    title: "The ephemeris is not a candidate.",
    advice: "Upload the planned orbit with the designation CANDIDATE, and screen that."
  },
  "plan-needs-other-eyes": {
    status: 409,
    title: "Who proposed a plan may not approve it.",
    advice: "Let somebody else of your organisation approve it."
  },
  "plan-not-clear": {
    status: 409,
    title: "The plan is not clear, and nothing says why it is approved all the same.",
    advice: "Screen the plan until it is clear, or give the reason in `note`: it stands in its history and in the record."
  }
};

// packages/contract/src/fleet/problems.ts
var FLEET_PROBLEMS = {
  "satellite-exists": {
    status: 409,
    title: "You already have a satellite with that catalogue number.",
    advice: "Change the existing one."
  },
  "station-exists": {
    status: 409,
    title: "You already have a ground station of that name.",
    advice: "Give it another name, or change the existing one."
  },
  "version-changed": {
    status: 412,
    title: "Somebody changed the record in the meantime.",
    advice: "Read it again, and send `If-Match` with the version that you read."
  },
  "if-match-missing": {
    status: 428,
    title: "The change does not say which version of the record it is based on.",
    advice: "Read the record, and send `If-Match` with its ETag."
  }
};

// packages/contract/src/identity/problems.ts
var IDENTITY_PROBLEMS = {
  "token-missing": {
    status: 401,
    title: "There is no bearer token in the call.",
    advice: "Send one in the `Authorization` header."
  },
  "token-expired": { status: 401, title: "The token has expired.", advice: "Ask for a new one." },
  "token-invalid": {
    status: 401,
    title: "The token was not issued by this installation's identity provider.",
    advice: "Ask the identity provider of this installation for one."
  },
  "not-an-access-token": {
    status: 401,
    title: "The token is not an access token.",
    advice: "Send the access token; ID and refresh tokens stay with the client."
  },
  "audience-not-accepted": {
    status: 401,
    title: "The token is meant for another service.",
    advice: "Ask for one with the audience `keepout`, or for a role of the service."
  },
  "client-not-accepted": {
    status: 401,
    title: "The token was issued for a client that this installation does not accept.",
    advice: "Use a client that your administrator has set up."
  },
  "operator-missing": {
    status: 403,
    title: "The account belongs to no organisation.",
    advice: "Ask your administrator to give it one."
  },
  "operator-ambiguous": {
    status: 403,
    title: "The account's groups belong to several organisations.",
    advice: "Ask your administrator for the groups of one, or for a claim that names it."
  },
  "role-missing": {
    status: 403,
    title: "The account does not have the service's role.",
    advice: "Ask your administrator for the role."
  },
  "roles-beyond-own": {
    status: 403,
    title: "The program would have roles that you do not have.",
    advice: "Leave them out, or ask somebody who has them."
  },
  "machine-name-taken": {
    status: 409,
    title: "Your organisation has a program of this name.",
    advice: "Choose another name, or give that one a new secret."
  },
  "machines-elsewhere": {
    status: 409,
    title: "Programs are kept at the identity provider of this installation.",
    advice: "Manage them there; the list names it."
  },
  "foreign-origin": {
    status: 403,
    title: "The sign-in form was sent from another site.",
    advice: "Sign in from Keepout itself."
  },
  "identity-unreachable": {
    status: 503,
    title: "The identity provider does not answer.",
    advice: "Send it again after `Retry-After` seconds."
  }
};

// packages/contract/src/odt/problems.ts
var ODT_PROBLEMS = {
  "target-missing": {
    status: 422,
    title: "The request does not say what to observe.",
    advice: "Send `noradId`, `satelliteId`, `conjunctionId`, or an orbit message with its type."
  },
  "target-ambiguous": {
    status: 422,
    title: "The request names several objects.",
    advice: "Send one of `noradId`, `satelliteId`, `conjunctionId` and an orbit message."
  },
  "target-unknown": {
    status: 422,
    title: "Nobody knows an orbit of the object.",
    advice: "Send a TLE, OMM, OEM or OCM of it along."
  },
  "orbit-message-invalid": {
    status: 422,
    title: "The orbit message cannot be read.",
    advice: "The sentence names the line and the keyword."
  },
  "sensor-unknown": {
    status: 422,
    title: "There is no such sensor.",
    advice: "Use the codes of `GET odt/sensors`."
  },
  "sensor-exists": {
    status: 409,
    title: "There is a sensor of that code already.",
    advice: "Choose another `sensorCode`."
  },
  "sensor-in-use": {
    status: 409,
    title: "Passes are still planned on the sensor.",
    advice: "Cancel their requests, or wait until they are over."
  },
  "sensor-not-own": {
    status: 403,
    title: "The sensor is not one of your organisation.",
    advice: "Only its owner changes a sensor."
  },
  "forecast-superseded": {
    status: 409,
    title: "A newer forecast is here already.",
    advice: "Send the one that was issued last."
  },
  "window-past": {
    status: 422,
    title: "The window is over.",
    advice: "Send a `deadline` that is still to come."
  },
  "opportunity-gone": {
    status: 409,
    title: "A pass that was named cannot be had any more.",
    advice: "Ask for `POST odt/opportunities` again and choose from what there is now."
  },
  "price-above-maximum": {
    status: 409,
    title: "The passes cost more than the maximum that was given.",
    advice: "Take fewer passes or cheaper sensors, or raise `maximumPrice`."
  },
  "request-ended": {
    status: 409,
    title: "The request has already ended.",
    advice: "Nothing is left to cancel."
  },
  "observation-not-associated": {
    status: 409,
    title: "The file is not associated with an object.",
    advice: "There is nothing to take back."
  },
  "observation-is-read": {
    status: 409,
    title: "The file has been read.",
    advice: "What it holds stands in `GET odt/observations/report/{fileId}`."
  },
  "signature-invalid": {
    status: 401,
    title: "The delivery is not signed by a provider of this installation.",
    advice: "Sign time, delivery, order, name and hash with the agreed key, and send it within five minutes."
  },
  "prediction-gone": {
    status: 404,
    title: "The prediction is not kept any more.",
    advice: "Ask without `cacheId`."
  }
};

// packages/contract/src/payments/problems.ts
var PAYMENT_PROBLEMS = {
  "balance-insufficient": {
    status: 402,
    title: "The balance does not cover the price.",
    advice: "Order less, pay an open invoice, or ask for a higher limit."
  },
  "balance-below-limit": {
    status: 422,
    title: "The balance would be below its limit.",
    advice: "Send an `available` of at least zero, or a higher `limit`."
  },
  "currency-differs": {
    status: 409,
    title: "The price is in another currency than the balance.",
    advice: "Choose a price in the currency of the customer."
  },
  "currency-unknown": {
    status: 422,
    title: "This installation does not take the currency.",
    advice: "Use a code of `GET payments/currencies`."
  },
  "customer-exists": {
    status: 409,
    title: "There is a customer of that user already.",
    advice: "Use the one that `GET payments/customers` tells."
  },
  "customer-not-own": {
    status: 403,
    title: "The customer would be of another user or organisation.",
    advice: "Send your own user id, or ask an administrator of payments."
  },
  "customer-pays-by-admin": {
    status: 403,
    title: "Charging is turned on by administrators of payments.",
    advice: "Leave `pays` out; ask an administrator of payments to turn it on."
  },
  "product-exists": {
    status: 409,
    title: "There is a product of that id already.",
    advice: "Choose another `productId`."
  },
  "product-unknown": {
    status: 422,
    title: "There is no such product, or it has no price.",
    advice: "Use the ids of `GET payments/price`."
  },
  "price-changed": {
    status: 409,
    title: "The price has changed.",
    advice: "Ask for `GET payments/price` again and order at the price that holds now."
  },
  "order-ended": { status: 409, title: "The order has already ended.", advice: "Nothing is left to change." },
  "order-not-subscription": {
    status: 409,
    title: "The order is no subscription.",
    advice: "Cancel what it is for: its service gives back what is held."
  },
  "nothing-to-invoice": {
    status: 409,
    title: "There is nothing to invoice.",
    advice: "Nothing was charged since the last invoice."
  },
  "invoice-ended": { status: 409, title: "The invoice is paid or withdrawn.", advice: "Nothing is left to pay." },
  "payment-differs": {
    status: 409,
    title: "The payment is not what the invoice asks for.",
    advice: "Compare amount and currency; send `anyAmount` where that is what came in."
  },
  "payment-elsewhere": {
    status: 409,
    title: "The invoice is paid by bank transfer.",
    advice: "Use the account on the invoice, with its number."
  },
  "payment-unbooked": {
    status: 409,
    title: "Money came in for the invoice and could not be booked.",
    advice: "Do not pay again: whoever runs the payments sees it and says what becomes of it."
  },
  "payments-off": {
    status: 409,
    title: "This installation takes no payments.",
    advice: "Whoever runs it sets KEEPOUT_PAYMENTS."
  },
  "payment-event-unsigned": {
    status: 401,
    title: "The event is not signed by the payment provider.",
    advice: "Sign the bytes with the agreed secret, and send them within five minutes."
  }
};

// packages/contract/src/platform/field-problems.ts
var FIELD_PROBLEMS = {
  invalid_type: {
    status: "place",
    title: "The field is missing or of another type.",
    advice: "Send the documented type."
  },
  invalid_format: {
    status: "place",
    title: "The text does not have the documented form.",
    advice: "Send the documented form."
  },
  invalid_value: {
    status: "place",
    title: "The value is not one of those allowed.",
    advice: "Send one of the values that the message names."
  },
  too_small: {
    status: "place",
    title: "The value is too small or too short.",
    advice: "Keep to the limit that the message names."
  },
  too_big: {
    status: "place",
    title: "The value is too large or too long.",
    advice: "Keep to the limit that the message names."
  },
  not_multiple_of: {
    status: "place",
    title: "The number is not a multiple of the step.",
    advice: "Send a multiple of the step that the message names."
  },
  unrecognized_keys: {
    status: "place",
    title: "There are unknown fields.",
    advice: "Remove the fields that the message names."
  },
  invalid_union: {
    status: "place",
    title: "The value has none of the documented forms.",
    advice: "Send one of the documented forms."
  },
  invalid_key: { status: "place", title: "A key of the record is not valid.", advice: "Send documented keys." },
  invalid_element: {
    status: "place",
    title: "An element of the collection is not valid.",
    advice: "Send documented elements."
  },
  custom: {
    status: "place",
    title: "The field breaks a rule of its own.",
    advice: "Do as the message says."
  }
};

// packages/contract/src/platform/problems.ts
var PLATFORM_PROBLEMS = {
  "invalid-request": {
    status: 400,
    title: "The request does not have the documented form.",
    advice: "Correct the fields that `errors` points at."
  },
  "unknown-parameter": {
    status: 400,
    title: "The call does not take a parameter of this name.",
    advice: "Use one of the names that the sentence lists."
  },
  "malformed-json": { status: 400, title: "The body is not JSON.", advice: "Send valid JSON." },
  "empty-body": { status: 400, title: "The body is empty.", advice: "Send a body, or no content type." },
  "wrong-length": {
    status: 400,
    title: "The body does not have the announced length.",
    advice: "Send its length in bytes as `Content-Length`."
  },
  "malformed-form": {
    status: 400,
    title: "The multipart form is broken or was cut.",
    advice: "Send it again; check its boundaries."
  },
  "invalid-character": {
    status: 400,
    title: "A text contains a character that cannot be stored.",
    advice: "Remove NUL and unpaired surrogates."
  },
  "bad-request": { status: 400, title: "The request cannot be understood.", advice: "Do as the sentence says." },
  "time-invalid": {
    status: 400,
    title: "A value is not a time.",
    advice: "Send RFC 3339, with Z or an offset from UTC."
  },
  "idempotency-key-malformed": {
    status: 400,
    title: "The Idempotency-Key is empty or too long.",
    advice: "Send one text of at most 200 characters."
  },
  forbidden: {
    status: 403,
    title: "This address is not open to you.",
    advice: "Read metrics from the machine itself, or with the metrics token."
  },
  "not-found": {
    status: 404,
    title: "There is no such record or path.",
    advice: "Check the id and the path; another organisation's record does not exist for you."
  },
  "cursor-invalid": {
    status: 404,
    title: "There is no page at this cursor.",
    advice: "Follow the `Link` of the page before, or begin without a cursor."
  },
  "method-not-allowed": {
    status: 405,
    title: "The path does not take this method.",
    advice: "Use one of the methods that the header `Allow` names."
  },
  "not-acceptable": {
    status: 406,
    title: "The answer is not available in the form you accept.",
    advice: "Accept the form that the sentence names."
  },
  "request-timeout": {
    status: 408,
    title: "The request did not come in time.",
    advice: "Send it again; send large files over a faster line or in several requests."
  },
  "idempotency-key-busy": {
    status: 409,
    title: "The first request with this Idempotency-Key is still being processed.",
    advice: "Send it again shortly; it is carried out once."
  },
  "idempotency-key-reused": {
    status: 409,
    title: "This Idempotency-Key was already used for another request.",
    advice: "Use a new key for each new request."
  },
  "read-only-field": {
    status: 409,
    title: "The change has another value of what cannot be changed.",
    advice: "Leave out the fields that `errors` names, or send them as they are."
  },
  "body-too-large": { status: 413, title: "The body is too large.", advice: "Send less at a time." },
  "file-too-large": {
    status: 413,
    title: "A file is too large.",
    advice: "Send a shorter span, or ask your administrator for a larger limit."
  },
  "too-many-files": { status: 413, title: "The form has too many files.", advice: "Send them in several requests." },
  "too-many-fields": {
    status: 413,
    title: "The form has too many fields.",
    advice: "Send the documented fields only."
  },
  "too-many-parts": { status: 413, title: "The form has too many parts.", advice: "Send them in several requests." },
  "address-too-long": { status: 414, title: "The address is too long.", advice: "Check the ids in the path." },
  "not-multipart": {
    status: 415,
    title: "The body is not a form.",
    advice: "Send the file as `multipart/form-data`."
  },
  "unsupported-media-type": {
    status: 415,
    title: "This content type is not accepted here.",
    advice: "Send a content type that the call documents."
  },
  "no-file": { status: 422, title: "The request contains no file.", advice: "Send one or more parts named `file`." },
  "too-many-requests": {
    status: 429,
    title: "Too many requests came in too short a time.",
    advice: "Wait for as many seconds as `Retry-After` says."
  },
  "too-many-streams": {
    status: 429,
    title: "Too many event streams are open.",
    advice: "Close one, or share one among the programs of a machine."
  },
  "headers-too-large": {
    status: 431,
    title: "The headers or the address are too large.",
    advice: "Send fewer cookies and a shorter address."
  },
  "internal-error": {
    status: 500,
    title: "Something went wrong on our side.",
    advice: "Tell support the number in the sentence."
  },
  "database-busy": {
    status: 503,
    title: "The database is busy.",
    advice: "Send it again after `Retry-After` seconds."
  },
  "database-unreachable": {
    status: 503,
    title: "The database does not answer.",
    advice: "Send it again after `Retry-After` seconds."
  },
  unavailable: {
    status: 503,
    title: "A part of the service is temporarily unavailable.",
    advice: "Send it again after `Retry-After` seconds."
  },
  "storage-limit": {
    status: 507,
    title: "Your organisation keeps as many bytes of files as it may.",
    advice: "Delete files that you no longer need, or ask your administrator for a larger limit."
  },
  "records-limit": {
    status: 507,
    title: "Your organisation keeps as many records as it may.",
    advice: "Delete records that you no longer need, or ask your administrator for a larger limit."
  },
  "storage-full": {
    status: 507,
    title: "There is no room left to store this.",
    advice: "Nothing was kept. Tell your administrator, and send it again when there is room."
  }
};

// packages/contract/src/sky/problems.ts
var SKY_PROBLEMS = {
  "site-incomplete": {
    status: 422,
    title: "A site needs a latitude and a longitude.",
    advice: "Send both, or neither."
  },
  "orbit-not-closed": {
    status: 422,
    title: "The state is on no closed orbit around the Earth.",
    advice: "Check the units (m, m/s) and that the frame is inertial."
  },
  "no-state-at-time": {
    status: 422,
    title: "The element set gives no state at this time.",
    advice: "Ask for a time nearer to the epoch of the element set."
  }
};

// packages/contract/src/tle/problems.ts
var TLE_PROBLEMS = {
  "not-writable-as-tle": {
    status: 406,
    title: "The catalogue number does not fit a two-line element set.",
    advice: "Ask for OMM with `Accept: application/xml`."
  },
  "too-many-look-ups": {
    status: 422,
    title: "The call needs more look-ups in the public catalogue than one call may make.",
    advice: "Ask for fewer objects at a time, or send `?source=stored`."
  },
  "catalogue-not-reached": {
    status: 503,
    title: "The public catalogue could not be asked, and nothing is stored here.",
    advice: "Ask again later, or send `?source=stored` for what is stored here alone."
  }
};

// packages/contract/src/problems.ts
var PROBLEMS = {
  ...PLATFORM_PROBLEMS,
  ...FIELD_PROBLEMS,
  ...IDENTITY_PROBLEMS,
  ...FLEET_PROBLEMS,
  ...CA_PROBLEMS,
  ...ODT_PROBLEMS,
  ...SKY_PROBLEMS,
  ...PAYMENT_PROBLEMS,
  ...TLE_PROBLEMS,
  ...ALERT_PROBLEMS
};

// packages/server/src/platform/http/problem.ts
var Refusal = class extends Error {
  facts;
  constructor(facts) {
    super(facts.detail);
    this.name = "Refusal";
    this.facts = facts;
  }
};
function factsOf(code, problemCase) {
  const { status, title } = PROBLEMS[code];
  return { ...problemCase, code, status, title };
}
function toProblem({ status, code, title, detail, errors }, instance) {
  return {
    type: `urn:keepout:problem:${code}`,
    title,
    status,
    detail,
    instance,
    code,
    error: STATUS_CODES[status] ?? "Error",
    message: detail,
    ...errors !== void 0 && errors.length > 0 && { errors: [...errors] }
  };
}
function refused(code, problemCase) {
  return new Refusal(factsOf(code, problemCase));
}
function notFound(what) {
  return refused("not-found", { detail: `${what} was not found.` });
}

// packages/server/src/platform/http/paging.ts
var storedMoment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/;
function pageOf(query, order) {
  return { limit: query.limit, after: query.cursor === void 0 ? void 0 : keyOf(query.cursor, order) };
}
function keyOf(cursor, { name, key }) {
  const [list, ...parts] = opened(cursor);
  const isOurs = list === name && parts.length === key.length && key.every((kind, index) => {
    const part = parts[index];
    if (kind === "number") return typeof part === "number" && Number.isFinite(part);
    return typeof part === "string" && !part.includes("\0") && (kind === "text" || storedMoment.test(part));
  });
  if (!isOurs) throw refused("cursor-invalid", { detail: "The cursor is none of this list." });
  return parts;
}
function opened(cursor) {
  try {
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
function cutPage(rows, limit, keyOfRow) {
  if (rows.length <= limit) return { rows, next: void 0 };
  const page = rows.slice(0, limit);
  return { rows: page, next: keyOfRow(page[limit - 1]) };
}
var wantsAll = ({ query }) => query?.["total"] === "exact";
function pageHeaders(request, { name }, { total, next }) {
  const isMore = total > MOST_COUNTED && !wantsAll(request);
  const headers = {
    "x-total-count": String(isMore ? MOST_COUNTED : total),
    ...isMore && { "x-total-more": "true" }
  };
  if (next === void 0) return headers;
  const url = new URL(request.url, "http://localhost");
  url.searchParams.set("cursor", Buffer.from(JSON.stringify([name, ...next])).toString("base64url"));
  return { ...headers, link: `<${url.pathname}${url.search}>; rel="next"` };
}
async function listOf(page, count, present = (row) => row) {
  const [{ rows, next }, total] = await Promise.all([page, count]);
  return { rows: rows.map((row) => present(row)), next, total };
}

export {
  beyond,
  countingAll,
  countsAll,
  countRows,
  FIELD_PROBLEMS,
  PROBLEMS,
  Refusal,
  factsOf,
  toProblem,
  refused,
  notFound,
  pageOf,
  cutPage,
  wantsAll,
  pageHeaders,
  listOf
};
//# sourceMappingURL=chunk-HIETUVNI.mjs.map
