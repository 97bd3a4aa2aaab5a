#!/bin/sh
# The browser behind everybody else: beside these tests the journeys wait for a platform whose computing threads stand behind
# whoever answers calls, and would get a tenth of a processor.
exec nice -n 10 "$PATIENT_BROWSER" "$@"
