#!/bin/sh
# A day of an operator: upload messages, list the conjunctions that need a decision, plan a manoeuvre, order observations, listen.
# Needs KEEPOUT_URL, KEEPOUT_TOKEN and a file of messages as argument; LAST_EVENT is the last event id of the previous run.
# Needs curl (7.76 or newer) and jq.
set -eu
ca="$KEEPOUT_URL/api/v1/ca"
odt="$KEEPOUT_URL/api/v1/odt"

call() { curl -sS --fail-with-body -H "Authorization: Bearer $KEEPOUT_TOKEN" "$@"; }
send() { call -H 'Content-Type: application/json' -d "$1" "$2"; }

# Prints the reason of a refused call; the program continues.
refused() { echo "$2" | jq -r --arg event "$1" '"refused: \($event), \(.status) \(.detail // .title)"'; }

# Saves the best candidate that meets all constraints as a plan, and writes its OPM.
plan() {
  found=$(send "{\"conjunctionId\": \"$1\"}" "$ca/manoeuvres/candidates") || { refused "$1" "$found"; return; }
  body=$(echo "$found" | jq -c --arg id "$1" '.candidates[0] // empty | {conjunctionId: $id, manoeuvre}')
  [ -n "$body" ] || { echo "planned: nothing for $1"; return; }
  made=$(send "$body" "$ca/manoeuvres") || { refused "$1" "$made"; return; }
  id=$(echo "$made" | jq -r .manoeuvreId)
  call -o "$id.opm" "$ca/manoeuvres/$id/export?format=opm"
  printf 'planned: %s, %.4f m/s, Pc %.2e\n' "$id" \
    $(echo "$made" | jq '.result.figures.totalDeltaVMagnitude, .result.totalProbability')
}

# Orders the recommended passes, or the first pass.
observe() {
  found=$(send "{\"conjunctionId\": \"$1\"}" "$odt/opportunities") || { refused "$1" "$found"; return; }
  chosen=$(echo "$found" | jq -c '(.recommendedSet // .best).opportunityIds // [.opportunities[:1][].opportunityId]')
  body="{\"conjunctionId\": \"$1\", \"opportunityIds\": $chosen}"
  order=$(send "$body" "$odt/requests") || { refused "$1" "$order"; return; }
  echo "ordered: $(echo "$order" | jq -r .observationRequestId), $(echo "$chosen" | jq length) of $(
    echo "$found" | jq '.opportunities | length') passes"
}

call -F "file=@$1" "$ca/cdms" | jq -r '"uploaded: \(.accepted | length) taken, \(.rejected | length) refused"'

now=$(date -u +%Y-%m-%dT%H:%M:%SZ)
call "$ca/conjunctions?verdict=ACT,WATCH,NO_CONCLUSION&from=$now&limit=1000" | jq -c '.[] | select(.needsDecision)' |
  while read -r event; do
    echo "$event" | jq -r '"decide: \(.satelliteName) and \(.object2.name), \(.conjunctionData.tca), Pc"' | tr '\n' ' '
    printf '%.2e, %s\n' $(echo "$event" | jq -r '.probabilityOfCollision // "nan", .verdict.kind')
    plan "$(echo "$event" | jq -r .conjunctionId)"
    observe "$(echo "$event" | jq -r .conjunctionId)"
  done

call -N -H "Last-Event-ID: ${LAST_EVENT:-0}" "$KEEPOUT_URL/api/v1/events" | while read -r field text; do
  [ "$field" != id: ] || id=$text
  [ "$field" = data: ] || continue
  type=$(echo "$text" | jq -r .type)
  echo "heard: $id $type"
  [ "$type" != tracking ] || break
done
