export interface paths {
    "/api/v1/ca/satellites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your satellites, sorted by name
         * @description Your satellites, sorted by name.
         */
        get: operations["listSatellites"];
        /**
         * Replace a satellite; If-Match guards against overwriting a change made meanwhile
         * @description What was got can be sent back. Of what cannot be changed, equal values pass and others are refused (`read-only-field`).
         */
        put: operations["changeSatellite"];
        /**
         * Add a satellite to your fleet
         * @description Add a satellite to your fleet.
         */
        post: operations["createSatellite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/satellites/{satelliteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One satellite, with its ETag
         * @description One satellite, with its ETag.
         */
        get: operations["getSatellite"];
        put?: never;
        post?: never;
        /**
         * Remove a satellite with its ephemerides and conjunctions
         * @description Remove a satellite with its ephemerides and conjunctions.
         */
        delete: operations["deleteSatellite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/satellites/{satelliteId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of a satellite, newest first
         * @description Who changed what of a satellite, newest first.
         */
        get: operations["listSatelliteHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/satellites/operator/{noradId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who operates an object: a confirmed operator, or yourself where you claim the number
         * @description Who operates an object: a confirmed operator, or yourself where you claim the number.
         */
        get: operations["getSatelliteOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/stations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your ground stations, sorted by name
         * @description Your ground stations, sorted by name.
         */
        get: operations["listStations"];
        put?: never;
        /**
         * Add a ground station
         * @description Add a ground station.
         */
        post: operations["createStation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/stations/{stationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ground station, with its ETag
         * @description One ground station, with its ETag.
         */
        get: operations["getStation"];
        /**
         * Replace a ground station; If-Match guards against overwriting a change made meanwhile
         * @description Replace a ground station; If-Match guards against overwriting a change made meanwhile.
         */
        put: operations["changeStation"];
        post?: never;
        /**
         * Remove a ground station
         * @description Remove a ground station.
         */
        delete: operations["deleteStation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/flight-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How your organisation judges events and flies its satellites, with the ETag
         * @description How your organisation judges events and flies its satellites, with the ETag.
         */
        get: operations["getFlightRules"];
        /**
         * Replace the flight rules; If-Match guards against overwriting a change made meanwhile
         * @description What is judged from then on is judged by them. What was judged before keeps its verdict until then.
         */
        put: operations["changeFlightRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/ephemeris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your ephemeris files, newest first
         * @description Your ephemeris files, newest first.
         */
        get: operations["listEphemerides"];
        /**
         * Change what an ephemeris file counts as, or which satellite it is for
         * @description A file that begins to represent a satellite (OPERATIONAL) is screened, as an upload is; `screeningId` of the answer names the screening. What was got can be sent back. Of what cannot be changed, equal values pass and others are refused (`read-only-field`).
         */
        put: operations["changeEphemeris"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/ephemeris/{oemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ephemeris file as it was read, with its warnings
         * @description One ephemeris file as it was read, with its warnings.
         */
        get: operations["getEphemeris"];
        put?: never;
        post?: never;
        /**
         * Delete an ephemeris file; what its screenings found stays
         * @description Delete an ephemeris file; what its screenings found stays.
         */
        delete: operations["deleteEphemeris"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/ephemeris/{oemId}/quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quality report of a file: span, spacing, covariance, and how it goes on from the file before it
         * @description Compared with the operational file that spoke for the satellite when this one came, or with `against`. A burn that one of both has and the other has not is fitted with its time and size; docs/models/ephemeris-quality says how.
         */
        get: operations["getEphemerisQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/ephemeris/file/{oemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as it was uploaded, byte for byte
         * @description The file as it was uploaded, byte for byte.
         */
        get: operations["getEphemerisFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/ephemeris/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one or more OEM files (KVN or XML, also gzip) and screen them
         * @description Multipart form: `file` (one or more); optional `satellite-id` (else matched by OBJECT_ID or OBJECT_NAME), `designation` (OPERATIONAL or CANDIDATE), `screen` (true or false). Each file is accepted or rejected on its own; when none is accepted, the answer is 422 with line, keyword and reason.
         */
        post: operations["uploadEphemeris"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/screenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Screenings, newest first
         * @description Screenings, newest first.
         */
        get: operations["listScreenings"];
        put?: never;
        /**
         * Screen an ephemeris, a satellite or the fleet against the catalogue
         * @description Answers 202; follow the Location or the event stream for progress.
         */
        post: operations["createScreening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/screenings/{screeningId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One screening with its progress
         * @description One screening with its progress.
         */
        get: operations["getScreening"];
        put?: never;
        post?: never;
        /**
         * Cancel a screening that has not ended
         * @description Cancel a screening that has not ended.
         */
        delete: operations["cancelScreening"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/screenings/{screeningId}/conjunctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the screening found, sorted by TCA
         * @description What the screening found, sorted by TCA.
         */
        get: operations["listScreeningConjunctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/conjunctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conjunctions of your satellites, sorted by TCA
         * @description The body is a plain list; X-Total-Count and Link carry the paging.
         */
        get: operations["listConjunctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/conjunctions/{conjunctionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conjunction with its history, its figures in full and the sentences of its verdict
         * @description One conjunction with its history, its figures in full and the sentences of its verdict.
         */
        get: operations["getConjunction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/conjunctions/{conjunctionId}/cdms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages about one conjunction with states and covariances, newest first
         * @description The messages about one conjunction with states and covariances, newest first.
         */
        get: operations["listConjunctionCdms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decision records, newest first
         * @description Decision records, newest first.
         */
        get: operations["listDecisions"];
        put?: never;
        /**
         * Open a decision record for an event
         * @description An event has one record at a time that is neither signed nor withdrawn; signed ones stay.
         */
        post: operations["openDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/decisions/{decisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One decision record with its flight rules, and from the decision on its inputs and results
         * @description One decision record with its flight rules, and from the decision on its inputs and results.
         */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Acknowledge, assign, note, waive rules, decide or withdraw
         * @description What is left out stays. A decision freezes inputs and results as they are at that moment; flight rules that it asks for must be met or waived.
         */
        patch: operations["changeDecision"];
        trace?: never;
    };
    "/api/v1/ca/decisions/{decisionId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign what was decided; from then on nothing of the record changes
         * @description Sign what was decided; from then on nothing of the record changes.
         */
        post: operations["signDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/decisions/{decisionId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed record: JSON that `keepout replay` computes again, or the same to print
         * @description The signed record: JSON that `keepout replay` computes again, or the same to print.
         */
        get: operations["getDecisionRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/conjunctions/{conjunctionId}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the messages of an event say together
         * @description Originators side by side with their consistency, passages of the same pair with their total probability, the score of both orbit determinations, the band that the density of the atmosphere leaves open, and how far the probability may move until the decision. Methods: docs/models/several-sources, verdict, pc-forecast.
         */
        get: operations["getConjunctionAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the conjunctions on record, sorted by TCA
         * @description All conditions must hold; without any, everything on record is listed. The body is a plain list; X-Total-Count and Link carry the paging. Events of candidate ephemerides are not searched.
         */
        get: operations["findConjunctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/cdms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conjunction data messages, newest first
         * @description Conjunction data messages, newest first.
         */
        get: operations["listCdms"];
        put?: never;
        /**
         * Upload conjunction data messages (KVN, XML or JSON; one or many)
         * @description Multipart form with `file` parts, or the message as the body; a file may be packed with gzip and may hold several messages (a JSON list, or KVN one after another). Each message is accepted or rejected on its own; when none is accepted, the answer is 422 with line, keyword and code. What an accepted message lacks against the book stands in its `warnings`. At most 2,000 messages, 32 MB, 64 MB unpacked.
         */
        post: operations["uploadCdms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/cdms/{cdmId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conjunction data message with states, covariances and our judgement
         * @description One conjunction data message with states, covariances and our judgement.
         */
        get: operations["getCdm"];
        put?: never;
        post?: never;
        /**
         * Take an uploaded message back; its event says again what its newest remaining message said
         * @description Take an uploaded message back; its event says again what its newest remaining message said.
         */
        delete: operations["deleteCdm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/cdms/file/{cdmId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The message itself: KVN, or XML or JSON by Accept
         * @description The message itself: KVN, or XML or JSON by Accept.
         */
        get: operations["getCdmFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plans for manoeuvres, newest first
         * @description Plans for manoeuvres, newest first.
         */
        get: operations["listManoeuvres"];
        put?: never;
        /**
         * Plan a manoeuvre for an event: computed with all forces, and stored as a draft
         * @description Plan a manoeuvre for an event: computed with all forces, and stored as a draft.
         */
        post: operations["createManoeuvre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/basis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a plan for an event is computed from: events, satellite, contacts, shadows, rules
         * @description What a plan for an event is computed from: events, satellite, contacts, shadows, rules.
         */
        get: operations["getPlanningBasis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the manoeuvres that avoid an event, within all constraints
         * @description Nothing is stored. Computed in two-body motion of the change; a plan that is made of one is computed with all forces.
         */
        post: operations["searchManoeuvres"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/trade-space": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Total probability over begin and size of a manoeuvre
         * @description Over all known events of the satellite. Nothing is stored.
         */
        post: operations["computeTradeSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/{manoeuvreId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One plan, with its ETag
         * @description One plan, with its ETag.
         */
        get: operations["getManoeuvre"];
        /**
         * Change a draft, or compute it again; If-Match guards against overwriting a change made meanwhile
         * @description Change a draft, or compute it again; If-Match guards against overwriting a change made meanwhile.
         */
        put: operations["changeManoeuvre"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/{manoeuvreId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a plan its next state: propose, approve, commit, executed, abandon
         * @description Give a plan its next state: propose, approve, commit, executed, abandon.
         */
        post: operations["stepManoeuvre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/manoeuvres/{manoeuvreId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A plan as a file: OPM, OEM, OCM, CSV or JSON
         * @description OPM: state at ignition and the manoeuvre. OEM, OCM, CSV: the orbit with it, in blocks that are split at burns, with the covariance that its execution adds. JSON: the plan and the same orbit.
         */
        get: operations["exportManoeuvre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/post-manoeuvre-screenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Screenings of plans and candidates, newest first
         * @description Screenings of plans and candidates, newest first.
         */
        get: operations["listPostManoeuvreScreenings"];
        put?: never;
        /**
         * Screen a plan, or a candidate ephemeris, against the catalogue and its own message
         * @description The orbit of a plan is kept as a CANDIDATE ephemeris and screened like one. Answers 202; follow the Location or the event stream.
         */
        post: operations["createPostManoeuvreScreening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/post-manoeuvre-screenings/{postManoeuvreScreeningId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a manoeuvre makes of every event: verdict, then new, worse, better, gone, unchanged
         * @description What a manoeuvre makes of every event: verdict, then new, worse, better, gone, unchanged.
         */
        get: operations["getPostManoeuvreScreening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue that screenings run against, and which of its records could not be read
         * @description The catalogue that screenings run against, and which of its records could not be read.
         */
        get: operations["getCatalogue"];
        put?: never;
        /**
         * Load a catalogue (TLE, 3LE, OMM as JSON, CSV, XML or KVN; also gzip) and make it the one in use
         * @description For administrators. A form with one `file`, or the file as the body. Records that cannot be read are counted and the first hundred told; a file without a good record, or one that ends inside a record, is refused with 422, and the catalogue before stays in use. The same element sets again are the same catalogue (200 instead of 201).
         */
        post: operations["uploadCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/catalogue/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The element sets of that catalogue as columns, for screening elsewhere
         * @description About 1.1 MB compressed for 30,000 objects. The ETag names the content: send it back in If-None-Match, and an unchanged catalogue answers 304 without a body. 404 while no catalogue is loaded.
         */
        get: operations["getCatalogueElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/catalogue/objects/{noradId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One object of that catalogue: name, international designator, kind and size
         * @description 404 when the loaded catalogue does not have the number, or none is loaded.
         */
        get: operations["getCatalogueObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What screenings stand on: catalogue, satellites, last screening, and why nothing could be screened
         * @description What screenings stand on: catalogue, satellites, last screening, and why nothing could be screened.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/userconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have set: where and of what you want to be told
         * @description While nothing is stored, what holds without it, as version 0.
         */
        get: operations["getUserConfiguration"];
        /**
         * Replace your configuration, or store it
         * @description Replace your configuration, or store it.
         */
        put: operations["changeUserConfiguration"];
        /**
         * Store your configuration for the first time
         * @description Store your configuration for the first time.
         */
        post: operations["createUserConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/userconfig/{userConfigId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The same by its id, which is your subject
         * @description The same by its id, which is your subject.
         */
        put: operations["putUserConfiguration"];
        post?: never;
        /**
         * Forget your configuration
         * @description Forget your configuration.
         */
        delete: operations["deleteUserConfiguration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ca/statistics/annual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collisions and manoeuvres a year of a satellite or of the fleet, and the history of its conjunctions
         * @description Estimated from the catalogue in use by flux and by counting a window from its newest epoch; tracked objects faster than 0.1 km/s only. The first call of a satellite and window takes about a second, others are instant.
         */
        get: operations["getAnnualStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes for your organisation, as server-sent events
         * @description Each event has an `id`, the type as `event`, and a ServerEvent as `data`. Events are hints: ask for what they name. Comments keep the connection alive; a stream ends with its token.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What acting on every passage above a probability costs and saves in a year. */
        AcceptedLevel: {
            /** @description Accepted probability, 0 to 1. */
            acceptedPc: number;
            /** @description Manoeuvres, 1/year. */
            manoeuvresPerYear: number;
            /** @description Collisions that they take away, 1/year. */
            reductionPerYear: number;
            /** @description Collisions that are accepted, 1/year. */
            residualPerYear: number;
            falseAlarmShare: number | null;
        };
        /** @description Passages, collisions and manoeuvres a year; objects faster than 0.1 km/s. */
        AnnualRiskEstimate: {
            /** @description Passages within 5 km, from the orbits alone, 1/year. */
            fluxPerYear: number;
            /** @description Collision in a year, by the flux, 0 to 1. */
            fluxProbability: number;
            /** @description Passages within 5 km in the window, a count. */
            countedEvents: number;
            /** @description The count scaled to a year, 1/year. */
            countedPerYear: number;
            /** @description Lower 95 % limit of the count, 1/year. */
            countedPerYearLower: number;
            /** @description Upper 95 % limit of the count, 1/year. */
            countedPerYearUpper: number;
            /** @description Collision in a year, by the count, 0 to 1. */
            countedProbability: number;
            /** @description Its lower 95 % limit, 0 to 1. */
            countedProbabilityLower: number;
            /** @description Its upper 95 % limit, 0 to 1. */
            countedProbabilityUpper: number;
            /** @description The flux lies inside the limits of the count. */
            isAgreed: boolean;
            chosen: components["schemas"]["AcceptedLevel"];
            /** @description The same for levels from 1e-7 to 1e-2, eight a decade. */
            levels: components["schemas"]["AcceptedLevel"][];
        };
        /** @description Collisions and manoeuvres a year; tracked objects only. */
        AnnualStatistics: {
            catalogueId: string | null;
            start: string | null;
            /** @description Length of that window, days. */
            days: number;
            /** @description From a decision to closest approach, days. */
            decisionDays: number;
            satellites: components["schemas"]["SatelliteRisk"][];
            /** @description The fleet (one less the product of what each survives; rates add), or the one satellite. */
            total: components["schemas"]["AnnualRiskEstimate"] | null;
            history: components["schemas"]["ConjunctionHistory"];
        };
        /** @description What you have set for collision avoidance. */
        CaUserConfiguration: {
            /** @description Opaque identifier of the configuration: the subject of the user. */
            _id: string;
            /** @description Settings of collision avoidance, under `default`. */
            notifications: {
                default: components["schemas"]["NotificationSettings"];
            };
            /** @description Grows with every change; the ETag of the record. 0 while nothing is stored. */
            version: number;
            updatedAt: string | null;
        };
        /** @description What you set for collision avoidance. */
        CaUserConfigurationBody: {
            /** @description Opaque identifier of the configuration: the subject of the user. */
            readonly _id?: string;
            /** @description Grows with every change; the ETag of the record. 0 while nothing is stored. */
            readonly version?: number;
            readonly updatedAt?: string | null;
            /** @description Settings of collision avoidance, under `default`. */
            notifications: {
                default: components["schemas"]["NotificationSettings"];
            };
        };
        /** @description The catalogue that screenings run against. */
        Catalogue: {
            /** @description Opaque identifier of the catalogue. */
            catalogueId: string;
            /** @description Where it is from. */
            source: string;
            /** @description Form of the file that it was read from. */
            format: string;
            /** @description Objects in it, a count. */
            objects: number;
            /** @description Records that could not be read, a count. */
            rejected: number;
            /** @description The first hundred records that could not be read. */
            faults: components["schemas"]["ProblemPlace"][];
            newestEpoch: string | null;
            medianEpoch: string | null;
            ageSeconds: number | null;
            /** @description Older than the installation allows: KEEPOUT_CATALOGUE_MAX_AGE_HOURS. */
            isStale: boolean;
            /** @description SHA-256 of the element sets, whatever file they came in. */
            contentHash: string;
            /**
             * Format: date-time
             * @description When it came into use last, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            loadedAt: string;
        };
        /** @description The element sets of the catalogue as columns. */
        CatalogueElements: {
            /** @description Opaque identifier of the catalogue. */
            catalogueId: string;
            /** @description Where it is from. */
            source: string;
            /** @description Names the content: equal texts mean equal element sets. */
            contentHash: string;
            newestEpoch: string | null;
            /**
             * Format: date-time
             * @description When it was loaded, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            loadedAt: string;
            /** @description Element sets, a count. */
            count: number;
            /** @description One list for each field, all of one length and in one order. */
            columns: {
                /** @description Catalogue numbers. */
                noradId: number[];
                /** @description Names. */
                name: string[];
                /** @description International designator; empty when unknown. */
                cosparId: string[];
                /** @description Kinds of objects. */
                objectType: components["schemas"]["ObjectType"][];
                /** @description Radar cross-section, m^2; null when unknown. */
                rcs: (number | null)[];
                /** @description Epoch, TAI seconds since 2000-01-01T00:00:00 TAI. */
                epoch: number[];
                /** @description Mean motion (Kozai), rev/day. */
                meanMotion: number[];
                /** @description Eccentricity. */
                eccentricity: number[];
                /** @description Inclination in TEME, deg. */
                inclination: number[];
                /** @description Right ascension of the ascending node in TEME, deg. */
                raan: number[];
                /** @description Argument of perigee, deg. */
                argPerigee: number[];
                /** @description Mean anomaly, deg. */
                meanAnomaly: number[];
                /** @description Drag term B*, 1/Earth radii. */
                bstar: number[];
                /** @description First derivative of the mean motion as in the element set, rev/day^2. */
                meanMotionDot: number[];
                /** @description Second derivative of the mean motion as in the element set, rev/day^3. */
                meanMotionDdot: number[];
                /** @description Ephemeris type; 0 for SGP4. */
                ephemerisType: number[];
            };
        };
        /** @description What the loaded catalogue knows of one object. */
        CatalogueObject: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /** @description Name in the catalogue; empty when it gives none. */
            name: string;
            /** @description International designator; empty when unknown. */
            cosparId: string;
            objectType: components["schemas"]["ObjectType"];
            radarCrossSection: number | null;
            /** @description By radar cross-section: below 0.1 m^2, below 1 m^2, above; null when unknown. */
            sizeClass: ("SMALL" | "MEDIUM" | "LARGE") | null;
            /** @description Radius that a screening takes for the object as long as its operator gives none, m. */
            hardBodyRadius: number;
            /**
             * @description What the radius is from: its radar cross-section as a disc, or its kind alone.
             * @enum {string}
             */
            hardBodyRadiusSource: "catalogue-rcs" | "default-by-type";
            /**
             * Format: date-time
             * @description Epoch of its element set, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description Opaque identifier of the catalogue. */
            catalogueId: string;
            /** @description Where the catalogue is from. */
            source: string;
        };
        CatalogueUpload: {
            catalogue: components["schemas"]["Catalogue"];
            /** @description False: the same element sets were there before, and are in use again. */
            isNew: boolean;
        };
        /** @description A conjunction data message with our judgement beside its own figures. */
        Cdm: {
            /** @description Opaque identifier of the message. */
            cdmId: string;
            /** @description Identifier that the originator gave it. */
            messageId: string;
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            screeningId: string | null;
            /** @description Who made the message. */
            originator: string;
            /**
             * Format: date-time
             * @description When the message was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            creationDate: string;
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description Method of the probability: author and year. */
            probabilityMethod: string;
            /** @description Largest probability over all scales of the covariance; null where it has none, 0 to 1. */
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            mahalanobisDistance: number | null;
            /** @description The probability stated in the message, beside ours, 0 to 1. */
            originatorProbability: number | null;
            originatorMethod: string | null;
            missSigma: number | null;
            object1: components["schemas"]["CdmObject"];
            object2: components["schemas"]["CdmObject"];
            conjunctionData: components["schemas"]["ConjunctionData"];
            /** @description Relative velocity, m/s, object 2 minus object 1 in the RTN axes of object 1. */
            relativeVelocity: {
                /** @description Radial, m/s. */
                r: number;
                /** @description Along-track, m/s. */
                t: number;
                /** @description Cross-track, m/s. */
                n: number;
            };
            probabilityReason: string | null;
            maxProbabilityReason: string | null;
            /** @description What better data of either object alone could make of the probability; null where it cannot be scaled, and in messages that were judged before it was kept. */
            separateScaling: components["schemas"]["SeparateScaling"] | null;
            /** @description Angle between the velocities at TCA, deg. */
            approachAngle: number | null;
            maxProbabilityScale: number | null;
            /** @description What this message alone said; null for messages older than verdicts by message. An event has that of its newest. */
            verdict?: components["schemas"]["Verdict"] | null;
            /** @description Usage-boundary flags: why a two-dimensional probability may not hold. */
            usage: string[];
        };
        /** @description One object of a message. */
        CdmObject: {
            noradId: number | null;
            /** @description Designator as the message has it. */
            designator: string;
            /** @description Name as the message has it. */
            name: string;
            /** @description International designator; empty when unknown. */
            cosparId: string;
            objectType: components["schemas"]["ObjectType"];
            manoeuvrable: components["schemas"]["Manoeuvrability"];
            hardBodyRadius: number | null;
            /** @description Where the radius is from. */
            hardBodyRadiusSource: string;
            conjunctionPlaneX: number | null;
            conjunctionPlaneY: number | null;
            conjunctionPlaneCovarianceXX: number | null;
            conjunctionPlaneCovarianceYX: number | null;
            conjunctionPlaneCovarianceYY: number | null;
            covarianceSource: components["schemas"]["CovarianceSource"];
            /** @description One-sigma position uncertainty in the RTN axes of the object itself, m. */
            sigma: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            } | null;
            /** @description Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2. */
            covarianceRtn: number[] | null;
            /** @description What the state was made from: ephemeris file, element set, message. */
            orbitSource: string;
            orbitAgeSeconds: number | null;
            /** @description Position at TCA, km, frame of the message. */
            positionKm: number[] | null;
            /** @description Velocity at TCA, km/s. */
            velocityKmS: number[] | null;
            /** @description Frame of position and velocity. */
            frame: string;
        };
        /** @description A message that was taken, and what we say of it. */
        CdmReceipt: {
            /** @description The file, and in brackets the place of the message in it. */
            fileName: string;
            /** @description Opaque identifier of the message. */
            cdmId: string;
            /** @description Identifier that the originator gave it. */
            messageId: string;
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            riskLevel: components["schemas"]["RiskLevel"];
            verdict: components["schemas"]["VerdictKind"];
            /** @description What the book (CCSDS 508.0-B-1) asks of the message and it does without, by keyword: empty where it is valid. At most 10 a message and 200 an answer; `warningCount` has them all. */
            warnings: components["schemas"]["ProblemPlace"][];
            /** @description What the message does without of what the book asks, a count. */
            warningCount: number;
        };
        /** @description A message in a list; the message itself has states and covariances. */
        CdmSummary: {
            /** @description Opaque identifier of the message. */
            cdmId: string;
            /** @description Identifier that the originator gave it. */
            messageId: string;
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            screeningId: string | null;
            /** @description Who made the message. */
            originator: string;
            /**
             * Format: date-time
             * @description When the message was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            creationDate: string;
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description Method of the probability: author and year. */
            probabilityMethod: string;
            /** @description Largest probability over all scales of the covariance; null where it has none, 0 to 1. */
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            mahalanobisDistance: number | null;
            /** @description The probability stated in the message, beside ours, 0 to 1. */
            originatorProbability: number | null;
            originatorMethod: string | null;
            missSigma: number | null;
            /** @description Who object 1 is. */
            object1: {
                noradId: number | null;
                /** @description Designator as the message has it. */
                designator: string;
                /** @description Name as the message has it. */
                name: string;
                /** @description International designator; empty when unknown. */
                cosparId: string;
                objectType: components["schemas"]["ObjectType"];
            };
            /** @description Who object 2 is. */
            object2: {
                noradId: number | null;
                /** @description Designator as the message has it. */
                designator: string;
                /** @description Name as the message has it. */
                name: string;
                /** @description International designator; empty when unknown. */
                cosparId: string;
                objectType: components["schemas"]["ObjectType"];
            };
            conjunctionData: components["schemas"]["ConjunctionBrief"];
        };
        /** @description What became of an upload: each message on its own. */
        CdmUpload: {
            /** @description The messages that were taken. */
            accepted: components["schemas"]["CdmReceipt"][];
            /** @description At most 100; `rejectedCount` has them all. */
            rejected: components["schemas"]["RejectedFile"][];
            /** @description Messages that were not taken, a count. */
            rejectedCount: number;
        };
        /** @description An event with what its newest message says, and its history. */
        Conjunction: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Name of your satellite. */
            satelliteName: string;
            screeningType: components["schemas"]["ScreeningType"];
            covarianceSource: components["schemas"]["CovarianceSource"];
            thresholds: components["schemas"]["RiskThresholds"];
            /** @description False when the newest screening no longer finds the event. */
            stillReported: boolean;
            /**
             * Format: date-time
             * @description When the event was last found, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            lastReportedAt: string;
            /**
             * Format: date-time
             * @description When the record last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
            /** @description Messages about the event, a count. */
            messageCount: number;
            /** @description As long as closest approach lies ahead, somebody has to decide: the verdict is ACT or NO_CONCLUSION, or WATCH at HIGH risk or above. */
            needsDecision: boolean;
            conjunctionData: components["schemas"]["ConjunctionBrief"];
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description Method of the probability: author and year. */
            probabilityMethod: string;
            /** @description Largest probability over all scales of the covariance; null where it has none, 0 to 1. */
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            mahalanobisDistance: number | null;
            object1: components["schemas"]["ConjunctionParty"];
            object2: components["schemas"]["ConjunctionParty"];
            verdict: components["schemas"]["Verdict"];
            /** @description Relative velocity, m/s, object 2 minus object 1 in the RTN axes of object 1. */
            relativeVelocity: {
                /** @description Radial, m/s. */
                r: number;
                /** @description Along-track, m/s. */
                t: number;
                /** @description Cross-track, m/s. */
                n: number;
            };
            probabilityReason: string | null;
            maxProbabilityReason: string | null;
            /** @description What better data of either object alone could make of the probability; null where it cannot be scaled, and in messages that were judged before it was kept. */
            separateScaling: components["schemas"]["SeparateScaling"] | null;
            /** @description Radial component of the miss, m. */
            radialSeparation: number;
            /** @description Time until TCA when the answer was made; negative after it, s. */
            timeToTca: number;
            /** @description Opaque identifier of the newest message. */
            lastMessageId: string;
            /** @description What each message said, oldest first. */
            history: components["schemas"]["ConjunctionStep"][];
        };
        /** @description When, and how grave. */
        ConjunctionBrief: {
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevel"];
        };
        /** @description When, how grave, and what both objects add up to. */
        ConjunctionData: {
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description Sum of the hard-body radii, m. */
            combinedHardBodyRadius?: number;
            /** @description Relative in-plane position along x, m. */
            combinedPlaneX?: number;
            /** @description Relative in-plane position along y, m. */
            combinedPlaneY?: number;
            /** @description Combined in-plane covariance, xx, m^2. */
            combinedPlaneCovarianceXX?: number;
            /** @description Combined in-plane covariance, yx, m^2. */
            combinedPlaneCovarianceYX?: number;
            /** @description Combined in-plane covariance, yy, m^2. */
            combinedPlaneCovarianceYY?: number;
        };
        /** @description Your own events on record, and what thresholds would have meant. */
        ConjunctionHistory: {
            from: string | null;
            /**
             * Format: date-time
             * @description End of the span, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            to: string;
            /** @description Length of the span; rates a year are scaled from it, days. */
            spanDays: number;
            /** @description Events with a probability, a count. */
            events: number;
            /** @description Messages of these events, a count. */
            messages: number;
            months: components["schemas"]["HistoryMonth"][];
            /** @description Miss distance of the last message, m. */
            missDistances: components["schemas"]["HistogramBin"][];
            /** @description From the first message to closest approach, hours. */
            warningTimes: components["schemas"]["HistogramBin"][];
            topSecondaries: {
                noradId: number | null;
                /** @description Name. */
                name: string;
                /** @description Events, a count. */
                events: number;
                /** @description Largest, 0 to 1. */
                largestPc: number;
            }[];
            /** @description For the threshold that was asked, and 1e-6 to 1e-3. */
            backTests: components["schemas"]["ThresholdBackTest"][];
            calibration: {
                /** @description Events with a message before the decision, a count. */
                events: number;
                /** @description Share whose last probability is within a factor of 3 of it, 0..1, without a unit. */
                withinThree: number;
                /** @description Share within a factor of 10, 0..1, without a unit. */
                withinTen: number;
                /** @description Middle of log10(last / at the decision), without a unit. */
                medianLogRatio: number;
            } | null;
        };
        /** @description One of the two objects of a conjunction. */
        ConjunctionParty: {
            noradId: number | null;
            /** @description Name in the catalogue or the message. */
            name: string;
            /** @description International designator; empty when unknown. */
            cosparId: string;
            objectType: components["schemas"]["ObjectType"];
        };
        /** @description One of the two objects of a conjunction in a list. */
        ConjunctionPartySummary: {
            noradId: number | null;
            /** @description Name in the catalogue or the message. */
            name: string;
            objectType: components["schemas"]["ObjectType"];
        };
        /** @description What one message said of an event. */
        ConjunctionStep: {
            /** @description Opaque identifier of the message. */
            cdmId: string;
            /**
             * Format: date-time
             * @description When the message was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevel"];
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description Largest probability over all scales of the covariance; null where it has none, 0 to 1. */
            maxProbability: number | null;
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            sigma: number | null;
        };
        /** @description An event in a list. A search finds it by the figures told: the miss distance is rounded up to the decimetre, the probability down to three digits. What is not searched for has as many digits as a row shows. The event itself has all. */
        ConjunctionSummary: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Name of your satellite. */
            satelliteName: string;
            screeningType: components["schemas"]["ScreeningType"];
            covarianceSource: components["schemas"]["CovarianceSource"];
            thresholds: components["schemas"]["RiskThresholds"];
            /** @description False when the newest screening no longer finds the event. */
            stillReported: boolean;
            /**
             * Format: date-time
             * @description When the event was last found, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            lastReportedAt: string;
            /**
             * Format: date-time
             * @description When the record last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
            /** @description Messages about the event, a count. */
            messageCount: number;
            /** @description As long as closest approach lies ahead, somebody has to decide: the verdict is ACT or NO_CONCLUSION, or WATCH at HIGH risk or above. */
            needsDecision: boolean;
            conjunctionData: components["schemas"]["ConjunctionBrief"];
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            /** @description Our probability of collision; null where it cannot be computed, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description Method of the probability: author and year. */
            probabilityMethod: string;
            /** @description Largest probability over all scales of the covariance; null where it has none, 0 to 1. */
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            mahalanobisDistance: number | null;
            object1: components["schemas"]["ConjunctionPartySummary"];
            object2: components["schemas"]["ConjunctionPartySummary"];
            verdict: components["schemas"]["VerdictSummary"];
            /** @description What the message before the newest said; null where that could not be computed, or with one message, 0 to 1. */
            previousProbability: number | null;
        };
        /**
         * @description Where the covariance at TCA came from. ESTIMATED: by orbit regime and age of the element set.
         * @enum {string}
         */
        CovarianceSource: "OEM" | "ELEMENT_SET" | "CDM" | "ESTIMATED" | "NONE";
        /** @description The manoeuvre that was chosen, as it was then. */
        DecidedPlan: {
            /** @description Opaque identifier of the manoeuvre plan. */
            planId: string;
            /**
             * @description SHA-256 of the plan as it was chosen, hexadecimal.
             * @example abababababababababababababababababababababababababababababababab
             */
            sha256: string;
            /** @description Its figures by name; each name has its unit. */
            figures: {
                [key: string]: number | string | null;
            };
        };
        /** @description A decision about an event: who, what, why, from what, by which rules. */
        Decision: {
            /** @description Opaque identifier of the decision record. */
            decisionId: string;
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Its name when the record was opened. */
            satelliteName: string;
            /** @description Name of the other object. */
            secondaryName: string;
            state: components["schemas"]["DecisionState"];
            /** @description Counts the changes of the record; its ETag. */
            version: number;
            owner: string | null;
            decision: components["schemas"]["DecisionKind"] | null;
            decided: {
                /**
                 * Format: date-time
                 * @description When the record was decided, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has decided it. */
                by: string;
            } | null;
            signed: {
                /**
                 * Format: date-time
                 * @description When the record was signed, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has signed it. */
                by: string;
            } | null;
            recordHash: string | null;
            /** @description The event has other messages than those the decision was made from. A signed record stays as it is. */
            inputsChanged: boolean;
            /** @description When the record was opened, and by whom. */
            opened: {
                /**
                 * Format: date-time
                 * @description When the record was opened, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has opened it. */
                by: string;
            };
            /**
             * Format: date-time
             * @description When the record last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
            /** @description What there is to say about it; empty when nothing. */
            note: string;
            acknowledged: {
                /**
                 * Format: date-time
                 * @description When the record was acknowledged, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has acknowledged it. */
                by: string;
            } | null;
            withdrawn: {
                /**
                 * Format: date-time
                 * @description When the record was withdrawn, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has withdrawn it. */
                by: string;
                /** @description Why. */
                reason: string;
            } | null;
            /** @description The flight rules: as they stand now, and from the decision on as they stood then. Empty when the event is gone. */
            rules: components["schemas"]["FlightRuleResult"][];
            planId: string | null;
            plan: components["schemas"]["DecidedPlan"] | null;
            /** @description Whoever decides may not sign. */
            fourEyes: boolean;
            frozenAt: string | null;
            inputs: components["schemas"]["DecisionInputs"] | null;
            results: components["schemas"]["DecisionResults"] | null;
        };
        /** @description Which event a decision record is opened for. */
        DecisionBody: {
            /** @description Opaque identifier of the event to decide on. */
            conjunctionId: string;
        };
        /** @description What changes; what is left out stays. A new note, waiver or plan takes a decision back that is not made again with it. */
        DecisionChange: {
            /**
             * @description You have seen the event.
             * @constant
             */
            acknowledged?: true;
            /** @description Who sees to it: a user name. */
            owner?: string | null;
            /** @description What there is to say about it. */
            note?: string;
            /** @description All flight rules that are waived: those left out are waived no more. */
            waivers?: {
                rule: components["schemas"]["FlightRule"];
                /** @description Why the rule may be broken. */
                reason: string;
            }[];
            /** @description A manoeuvre plan of the event. */
            planId?: string | null;
            /** @description What is decided; freezes inputs and results. Null takes a decision back that is not signed. */
            decision?: components["schemas"]["DecisionKind"] | null;
            /** @description Why the record is withdrawn. */
            withdrawn?: string;
        };
        /** @description What a decision was made from, with the hash of each part. */
        DecisionInputs: {
            /** @description Messages of the event, oldest first; the last one speaks for it. */
            messages: {
                /** @description Opaque identifier of the message. */
                cdmId: string;
                /** @description Its id by its originator. */
                messageId: string;
                /** @description Who made it. */
                originator: string;
                /**
                 * Format: date-time
                 * @description When it was made, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                creationDate: string;
                /**
                 * @description SHA-256 of its stored text, UTF-8, hexadecimal.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                sha256: string;
            }[];
            /** @description Older messages of the event that the record does without, a count. */
            earlierMessages: number;
            /** @description Ephemerides of the satellite that the event rests on. */
            ephemerides: {
                /** @description Opaque identifier of the ephemeris. */
                oemFileId: string;
                /** @description Name of the file. */
                fileName: string;
                /**
                 * @description SHA-256 of the file, hexadecimal.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                sha256: string;
                /**
                 * @description SCREENED: a message of the event comes from it. IN_FORCE: it spoke for the satellite.
                 * @enum {string}
                 */
                use: "SCREENED" | "IN_FORCE";
            }[];
            /** @description What the newest screening of the event searched, else the one in use; null without one. */
            catalogue: {
                /** @description Opaque identifier of the catalogue. */
                catalogueId: string;
                /** @description Where it is from. */
                source: string;
                /**
                 * @description SHA-256 of its element sets, hexadecimal.
                 * @example abababababababababababababababababababababababababababababababab
                 */
                contentHash: string;
            } | null;
            /** @description What computed. */
            versions: {
                /** @description Version of Keepout. */
                product: string;
                /** @description Version of the screening engine. */
                algorithm: string;
            };
            /** @description Rules in force. */
            settings: {
                /** @description Risk thresholds in force. */
                thresholds: {
                    /** @description Probability from which the risk is MEDIUM, without a unit. */
                    medium: number;
                    /** @description Probability from which the risk is HIGH, without a unit. */
                    high: number;
                    /** @description Probability from which the risk is CRITICAL, and the verdict ACT, without a unit. */
                    critical: number;
                };
                /** @description Version of the operator's rules. */
                rulesVersion: number;
                /** @description How long before TCA a decision is due, h. */
                decisionLeadHours: number;
                /** @description Oldest newest message that the flight rules allow, h. */
                mostMessageAgeHours: number;
                /** @description Longest time since the other object was tracked that they allow, h. */
                mostTrackingAgeHours: number;
                /** @description Whoever decides may not sign. */
                fourEyes: boolean;
            };
        };
        /**
         * @description What was decided: manoeuvre, do not, get observations first, coordinate with the other operator, accept the risk.
         * @enum {string}
         */
        DecisionKind: "BURN" | "NO_BURN" | "OBSERVE" | "COORDINATE" | "ACCEPT";
        /** @description What the inputs come to; `keepout replay` computes it again. */
        DecisionResults: {
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            /** @description Miss distance, m. */
            missDistance: number;
            /** @description Probability of collision by the recommended method, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description The recommended method. */
            probabilityMethod: string;
            /** @description Largest probability that other errors give at the same miss, 0 to 1. */
            maxProbability: number | null;
            riskLevel: components["schemas"]["RiskLevel"];
            verdict: {
                kind: components["schemas"]["VerdictKind"];
                reasons: string[];
            };
            /** @description By every method but Monte Carlo. */
            methods: {
                /** @description Name of the method, author and year. */
                method: string;
                /** @description Probability by it, 0 to 1. */
                probability: number | null;
                /** @description Whether its assumptions hold. */
                usable: boolean;
            }[];
        };
        /**
         * @description How far a decision is. From SIGNED and WITHDRAWN on nothing changes.
         * @enum {string}
         */
        DecisionState: "OPEN" | "ACKNOWLEDGED" | "DECIDED" | "SIGNED" | "WITHDRAWN";
        /** @description A decision record in a list. */
        DecisionSummary: {
            /** @description Opaque identifier of the decision record. */
            decisionId: string;
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Its name when the record was opened. */
            satelliteName: string;
            /** @description Name of the other object. */
            secondaryName: string;
            state: components["schemas"]["DecisionState"];
            /** @description Counts the changes of the record; its ETag. */
            version: number;
            owner: string | null;
            decision: components["schemas"]["DecisionKind"] | null;
            decided: {
                /**
                 * Format: date-time
                 * @description When the record was decided, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has decided it. */
                by: string;
            } | null;
            signed: {
                /**
                 * Format: date-time
                 * @description When the record was signed, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has signed it. */
                by: string;
            } | null;
            recordHash: string | null;
            /** @description The event has other messages than those the decision was made from. A signed record stays as it is. */
            inputsChanged: boolean;
            /** @description When the record was opened, and by whom. */
            opened: {
                /**
                 * Format: date-time
                 * @description When the record was opened, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who has opened it. */
                by: string;
            };
            /**
             * Format: date-time
             * @description When the record last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
        };
        /** @enum {string} */
        DeltaVDirection: "XYZ" | "AZIMUTH_ELEVATION";
        /** @enum {string} */
        DeltaVFrame: "EQW" | "LVLH" | "NSW" | "NTW" | "PQW" | "RSW" | "SEZ" | "TNW" | "VNC" | "EQW_INERTIAL" | "LVLH_INERTIAL" | "NSW_INERTIAL" | "NTW_INERTIAL" | "PQW_INERTIAL" | "RSW_INERTIAL" | "SEZ_INERTIAL" | "TNW_INERTIAL" | "VNC_INERTIAL" | "QSW" | "RIC" | "RTN" | "EME2000" | "TOD_EARTH";
        /**
         * @description DILUTED: better data could raise the probability.
         * @enum {string}
         */
        DilutionRegion: "ROBUST" | "DILUTED";
        /** @description How far two messages lie apart. */
        Disagreement: {
            /** @description The other message minus the one on show, m, in RTN axes. */
            difference: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            sigma: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            } | null;
            mahalanobisDistance: number | null;
        };
        /**
         * @description Why no conjunction can be known yet, the first that holds.
         * @enum {string}
         */
        EmptyReason: "NO_SATELLITE" | "NO_CATALOGUE" | "PENDING" | "FAILED" | "NEVER_SCREENED";
        /** @description A burn that one of two files has and the other has not. */
        EphemerisBurn: {
            /**
             * Format: date-time
             * @description When the impulse fits best, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            time: string;
            /** @description The impulse, m/s, in RTN axes. */
            deltaV: {
                /** @description Radial, m/s. */
                r: number;
                /** @description Along-track, m/s. */
                t: number;
                /** @description Cross-track, m/s. */
                n: number;
            };
            /** @description One sigma of it, from what the fit leaves, m/s, in RTN axes. */
            sigma: {
                /** @description Radial, m/s. */
                r: number;
                /** @description Along-track, m/s. */
                t: number;
                /** @description Cross-track, m/s. */
                n: number;
            };
            /** @description Its size, m/s. */
            size: number;
            /** @description One of the files begins a new segment there. */
            isDeclared: boolean;
        };
        /** @description Changes of an ephemeris file: `designation` and `satelliteId`. The rest of its record may be sent along as it was got; another value of it is refused. */
        EphemerisChange: {
            /** @description Opaque identifier of the file. */
            readonly oemFileId?: string;
            /** @description Name of that satellite. */
            readonly satelliteName?: string;
            /** @description Name under which it was uploaded. */
            readonly fileName?: string;
            /** @description OBJECT_NAME of the message. */
            readonly objectName?: string;
            /** @description OBJECT_ID of the message. */
            readonly objectId?: string;
            /** @description Frame of its states. */
            readonly frame?: string;
            /**
             * Format: date-time
             * @description Begin of its usable span, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly startTime?: string;
            /**
             * Format: date-time
             * @description End of its usable span, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly stopTime?: string;
            readonly stepSeconds?: number | null;
            /** @description States, a count. */
            readonly stateCount?: number;
            /** @description Segments, a count. */
            readonly segmentCount?: number;
            /** @description Covariances, a count. */
            readonly covarianceCount?: number;
            /** @description Method and degree with which it is interpolated. */
            readonly interpolation?: string;
            /** @description Size of the file, bytes. */
            readonly sizeBytes?: number;
            /** @description SHA-256 of the file, hexadecimal. */
            readonly sha256?: string;
            /**
             * Format: date-time
             * @description When it was uploaded, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly uploadedAt?: string;
            /** @description Who uploaded it. */
            readonly uploadedBy?: string;
            readonly screeningId?: string | null;
            /** @description Warnings, a count. */
            readonly warningCount?: number;
            /** @description What was odd in the file, by place. */
            readonly warnings?: components["schemas"]["ProblemPlaceInput"][];
            designation?: components["schemas"]["EphemerisDesignation"];
            /** @description Opaque identifier of the satellite that it is for. */
            satelliteId?: string;
        };
        /** @description A file against an earlier one of the same satellite. */
        EphemerisComparison: {
            /** @description Opaque identifier of the file that it is compared with. */
            oemFileId: string;
            /** @description Its name. */
            fileName: string;
            /** @description How long both have states, s. */
            overlapSeconds: number;
            /** @description The first instant that both files have. */
            handover: components["schemas"]["EphemerisDifference"] | null;
            /** @description Where the files lie farthest apart. */
            largest: components["schemas"]["EphemerisDifference"] | null;
            /** @description Evenly over the overlap, about 200. */
            differences: components["schemas"]["EphemerisDifference"][];
            burn: components["schemas"]["EphemerisBurn"] | null;
            /** @description How well the difference is explained, velocities counted over the mean motion; null where the overlap is too short. */
            fit: {
                /** @description Root mean square of the difference, m. */
                plain: number;
                /** @description What a change of orbit and drag leaves of it, m. */
                withoutBurn: number;
                /** @description What an impulse besides leaves, m. */
                withBurn: number;
            } | null;
            /** @description Whether the earlier prediction met the later states within its covariance, at 2 % significance; null where it has none. */
            realism: {
                /** @description Instants compared, one a revolution, a count. */
                epochs: number;
                /** @description Median of the squared Mahalanobis distance; 2.37 is the median of chi-square of 3 degrees, without a unit. */
                medianSquared: number;
                /** @description Factor by which sigmas would have to be larger, without a unit. */
                sigmaFactor: number;
                /** @enum {string} */
                verdict: "fits" | "too-small" | "too-large";
            } | null;
        };
        /**
         * @description OPERATIONAL represents the satellite; CANDIDATE is a plan.
         * @enum {string}
         */
        EphemerisDesignation: "OPERATIONAL" | "CANDIDATE";
        /** @description How far two files of one satellite lie apart at an instant. */
        EphemerisDifference: {
            /**
             * Format: date-time
             * @description Instant, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            time: string;
            /** @description Difference of the positions, this file minus the other, m, in RTN axes. */
            position: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            };
            sigma: {
                /** @description Radial, m. */
                r: number;
                /** @description Along-track, m. */
                t: number;
                /** @description Cross-track, m. */
                n: number;
            } | null;
            mahalanobisDistance: number | null;
        };
        /** @description An ephemeris file as it was read. */
        EphemerisFile: {
            /** @description Opaque identifier of the file. */
            oemFileId: string;
            /** @description Opaque identifier of the satellite that it is for. */
            satelliteId: string;
            /** @description Name of that satellite. */
            satelliteName: string;
            /** @description Name under which it was uploaded. */
            fileName: string;
            designation: components["schemas"]["EphemerisDesignation"];
            /** @description OBJECT_NAME of the message. */
            objectName: string;
            /** @description OBJECT_ID of the message. */
            objectId: string;
            /** @description Frame of its states. */
            frame: string;
            /**
             * Format: date-time
             * @description Begin of its usable span, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of its usable span, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            stopTime: string;
            stepSeconds: number | null;
            /** @description States, a count. */
            stateCount: number;
            /** @description Segments, a count. */
            segmentCount: number;
            /** @description Covariances, a count. */
            covarianceCount: number;
            /** @description Method and degree with which it is interpolated. */
            interpolation: string;
            /** @description Size of the file, bytes. */
            sizeBytes: number;
            /** @description SHA-256 of the file, hexadecimal. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was uploaded, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            uploadedAt: string;
            /** @description Who uploaded it. */
            uploadedBy: string;
            screeningId: string | null;
            /** @description Warnings, a count. */
            warningCount: number;
            /** @description What was odd in the file, by place. */
            warnings: components["schemas"]["ProblemPlace"][];
        };
        /** @description One finding of a quality report. */
        EphemerisFinding: {
            code: components["schemas"]["EphemerisFindingCode"];
            /**
             * @description How much it weighs.
             * @enum {string}
             */
            level: "good" | "note" | "caution" | "serious";
            /** @description The figure it rests on: span-short d, states-sparse states per revolution, gaps s (the longest), interpolation-coarse m, covariance-left-out a count, covariance-constant and -shrinks the last along-track sigma over the first, covariance-jumps the largest factor between neighbours, continues and parts the Mahalanobis distance, burn-undeclared and -declared m/s, realism-* the factor by which sigmas would have to be larger. */
            value: number | null;
            /** @description Its limit, in the unit of the figure; null without one. */
            limit: number | null;
            time: string | null;
        };
        /**
         * @description What a quality report found, by code.
         * @enum {string}
         */
        EphemerisFindingCode: "span-short" | "states-sparse" | "gaps" | "interpolation-coarse" | "covariance-missing" | "covariance-left-out" | "covariance-constant" | "covariance-shrinks" | "covariance-jumps" | "nothing-before" | "no-overlap" | "continues" | "parts" | "burn-undeclared" | "burn-declared" | "realism-too-small" | "realism-too-large" | "realism-fits";
        /** @description Quality report of an ephemeris file. */
        EphemerisQuality: {
            /** @description Opaque identifier of the file. */
            oemFileId: string;
            /** @description It speaks for its satellite now: the newest operational file that reaches on. */
            isInForce: boolean;
            /** @description Other files of yours with the same content. */
            identicalTo: {
                /** @description Opaque identifier of the file. */
                oemFileId: string;
                /** @description Its name. */
                fileName: string;
            }[];
            /** @description Usable span, s. */
            spanSeconds: number;
            /** @description What is usual for this kind of orbit, s. */
            wantedSpanSeconds: number;
            /** @description Period of the orbit, s. */
            periodSeconds: number;
            /** @description States in one revolution, without a unit. */
            statesPerRevolution: number;
            /** @description Spans without states. */
            gaps: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                stop: string;
            }[];
            interpolationError: number | null;
            covariance: {
                /** @description Covariances that can be used, a count. */
                count: number;
                /** @description One sigma of the position at the first, m, in RTN axes. */
                firstSigma: {
                    /** @description Radial, m. */
                    r: number;
                    /** @description Along-track, m. */
                    t: number;
                    /** @description Cross-track, m. */
                    n: number;
                };
                /** @description One sigma of the position at the last, m, in RTN axes. */
                lastSigma: {
                    /** @description Radial, m. */
                    r: number;
                    /** @description Along-track, m. */
                    t: number;
                    /** @description Cross-track, m. */
                    n: number;
                };
                alongTrackExponent: number | null;
                /**
                 * @description How it develops.
                 * @enum {string}
                 */
                growth: "grows" | "constant" | "shrinks" | "too-short";
            } | null;
            /** @description Null where there is no earlier operational file. */
            comparison: components["schemas"]["EphemerisComparison"] | null;
            /** @description Worst first. */
            findings: components["schemas"]["EphemerisFinding"][];
        };
        /** @description An ephemeris file in a list; the file itself has its warnings. */
        EphemerisSummary: {
            /** @description Opaque identifier of the file. */
            oemFileId: string;
            /** @description Opaque identifier of the satellite that it is for. */
            satelliteId: string;
            /** @description Name of that satellite. */
            satelliteName: string;
            /** @description Name under which it was uploaded. */
            fileName: string;
            designation: components["schemas"]["EphemerisDesignation"];
            /** @description OBJECT_NAME of the message. */
            objectName: string;
            /** @description OBJECT_ID of the message. */
            objectId: string;
            /** @description Frame of its states. */
            frame: string;
            /**
             * Format: date-time
             * @description Begin of its usable span, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of its usable span, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            stopTime: string;
            stepSeconds: number | null;
            /** @description States, a count. */
            stateCount: number;
            /** @description Segments, a count. */
            segmentCount: number;
            /** @description Covariances, a count. */
            covarianceCount: number;
            /** @description Method and degree with which it is interpolated. */
            interpolation: string;
            /** @description Size of the file, bytes. */
            sizeBytes: number;
            /** @description SHA-256 of the file, hexadecimal. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was uploaded, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            uploadedAt: string;
            /** @description Who uploaded it. */
            uploadedBy: string;
            screeningId: string | null;
            /** @description Warnings, a count. */
            warningCount: number;
        };
        /** @description What became of an upload: each file on its own. */
        EphemerisUpload: {
            /** @description The files that were taken. */
            accepted: components["schemas"]["EphemerisFile"][];
            /** @description The files that were not. */
            rejected: components["schemas"]["RejectedFile"][];
        };
        /** @description What the messages of an event say together. */
        EventAnalysis: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of the message on show. */
            cdmId: string;
            /** @description The newest message of each originator; that on show first. */
            sources: components["schemas"]["EventSource"][];
            /** @description Passages of the same pair whose closest approach is ahead, by time; this one among them. */
            passages: {
                /** @description Opaque identifier of the event. */
                conjunctionId: string;
                /**
                 * Format: date-time
                 * @description Time of closest approach, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                tca: string;
                /** @description Its probability, 0 to 1. */
                probabilityOfCollision: number | null;
                riskLevel: components["schemas"]["RiskLevel"];
            }[];
            /** @description That at least one of them is a collision: 1 - prod(1 - Pc), 0 to 1. */
            totalProbability: number | null;
            /** @description Passages without a probability, which the total leaves out, a count. */
            unknownPassages: number;
            /** @description Null where the message cannot be read again. */
            orbits: {
                object1: components["schemas"]["OrbitScore"];
                object2: components["schemas"]["OrbitScore"];
            } | null;
            /** @description Null where the message has no density errors (drag-consider parameters) of both objects. */
            density: {
                /** @description Standard deviations of the density forecast, without a unit. */
                offset: number;
                probability: number;
            }[] | null;
            forecast: components["schemas"]["PcForecast"];
        };
        /**
         * @description What a manoeuvre makes of an event.
         * @enum {string}
         */
        EventChange: "NEW" | "WORSE" | "BETTER" | "GONE" | "UNCHANGED";
        /** @description What one originator says of an event. */
        EventSource: {
            /** @description Who made the message. */
            originator: string;
            /** @description Opaque identifier of its newest message. */
            cdmId: string;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description Time of closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            /** @description Our probability of it, 0 to 1. */
            probabilityOfCollision: number | null;
            /** @description What it states itself, 0 to 1. */
            originatorProbability: number | null;
            /** @description Miss distance, m. */
            totalMissDistance: number;
            /** @description It is the message on show, which the others are compared with. */
            isShown: boolean;
            /** @description Null for the message on show, and where a message has no states. */
            consistency: {
                object1: components["schemas"]["Disagreement"];
                object2: components["schemas"]["Disagreement"];
                relative: components["schemas"]["Disagreement"];
                /** @description Of the relative position, at 1 % with three degrees of freedom; null without covariances. */
                verdict: ("agrees" | "apart") | null;
            } | null;
        };
        /**
         * @description WHOLE: everything was screened. CHANGES: only what has changed since an earlier screening. REPEATED: the same content had been screened already. The encounters are the same in all three, and all are assessed anew.
         * @enum {string}
         */
        ExtentMode: "WHOLE" | "CHANGES" | "REPEATED";
        /**
         * @description Why everything was screened.
         * @enum {string}
         */
        ExtentReason: "NO_EARLIER_RESULT" | "OTHER_VOLUME" | "OTHER_VERSION" | "OTHER_WINDOW" | "TOO_MANY_CHANGES";
        /**
         * @description A condition that a decision stands on.
         * @enum {string}
         */
        FlightRule: "pc-below-act" | "verdict-concludes" | "decision-in-time" | "message-recent" | "secondary-tracked" | "covariance-realistic" | "orbits-undoubted" | "probability-holds";
        /** @description A flight rule as it stands for an event. */
        FlightRuleResult: {
            rule: components["schemas"]["FlightRule"];
            /** @description What the rule asks for, with its figure, a sentence. */
            text: string;
            status: components["schemas"]["FlightRuleStatus"];
            /** @description Figure that was held against the limit, in `unit`; null where it is not known or has none. */
            value: number | null;
            /** @description The limit, in `unit`; null where the rule has none. */
            limit: number | null;
            /** @description Unit of `value` and `limit`. */
            unit: ("probability" | "s" | "doubts") | null;
            /** @description Decisions that ask for the rule, unless it is waived. */
            requiredFor: components["schemas"]["DecisionKind"][];
            waiver: {
                /** @description Why the rule may be broken. */
                reason: string;
                /** @description Who has waived it. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it was waived, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
            } | null;
        };
        /**
         * @description How a flight rule stands. What is not known is not met.
         * @enum {string}
         */
        FlightRuleStatus: "MET" | "NOT_MET" | "WAIVED";
        /** @description How your organisation judges events and flies its satellites. */
        FlightRules: {
            thresholds: components["schemas"]["RulesThresholds"];
            /** @description How long before closest approach a decision is due, h. */
            decisionLeadHours: number;
            /** @description Probability of collision that a manoeuvre has to bring an event below, 0 to 1. */
            targetPc: number;
            /** @description Orders of magnitude by which a manoeuvre has to lower the probability of collision. */
            targetReductionOrders: number;
            /** @description A manoeuvre is approved by somebody else than who proposed it. */
            fourEyes: boolean;
            /** @description How long before ignition the latest command leaves the ground, s. */
            uplinkLeadTime: number;
            /** @description Relative uncertainty (1 sigma) of the atmospheric density, a share, 0 to 1. */
            densityUncertainty: number;
            /** @description Largest change of the semi-major axis that a manoeuvre may leave, m; null for no limit. */
            maxSmaChange: number | null;
            /** @description What else holds, for people. */
            notes: string;
            /** @description When no satellite of the fleet may burn. */
            noBurnWindows: {
                /**
                 * Format: date-time
                 * @description From when on nobody burns, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Until when nobody burns, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
                /** @description Why; may be empty. */
                reason: string;
            }[];
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            updatedAt: string | null;
        };
        /** @description What the rules are to be from now on, whole. `version` and `updatedAt` may be sent along as they were got; another value of them is refused. */
        FlightRulesChange: {
            /** @description Grows with every change; the ETag of the record. */
            readonly version?: number;
            readonly updatedAt?: string | null;
            thresholds: components["schemas"]["RulesThresholds"];
            /** @description How long before closest approach a decision is due, h. */
            decisionLeadHours: number;
            /** @description Probability of collision that a manoeuvre has to bring an event below, 0 to 1. */
            targetPc: number;
            /** @description Orders of magnitude by which a manoeuvre has to lower the probability of collision. */
            targetReductionOrders: number;
            /** @description A manoeuvre is approved by somebody else than who proposed it. */
            fourEyes: boolean;
            /** @description How long before ignition the latest command leaves the ground, s. */
            uplinkLeadTime: number;
            /** @description Relative uncertainty (1 sigma) of the atmospheric density, a share, 0 to 1. */
            densityUncertainty: number;
            /** @description Largest change of the semi-major axis that a manoeuvre may leave, m; null for no limit. */
            maxSmaChange: number | null;
            /** @description What else holds, for people. */
            notes: string;
            /** @description When no satellite of the fleet may burn; at most 200, each ends after it begins. */
            noBurnWindows: {
                /**
                 * Format: date-time
                 * @description From when on nobody burns, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Until when nobody burns, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                end: string;
                /**
                 * @description Why; may be empty.
                 * @default
                 */
                reason: string;
            }[];
        };
        /** @description Thrust along a direction that is held, with the motor of the satellite. */
        GivenBurn: {
            /**
             * @description Thrust along a direction that is held.
             * @constant
             */
            manoeuvreType: "CONTINUOUS";
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            ignitionEpoch: string;
            /** @description From begin to end, s. */
            manoeuvreDuration: number;
            /** @description Direction of the thrust in the frame named; its length does not count; three numbers. */
            thrustDirection: number[];
            /** @default RTN */
            deltaVReferenceFrame: components["schemas"]["DeltaVFrame"];
        };
        /** @description Thrust along a direction that is held, with the motor of the satellite. */
        GivenBurnInput: {
            /**
             * @description Thrust along a direction that is held.
             * @constant
             */
            manoeuvreType: "CONTINUOUS";
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            ignitionEpoch: string;
            /** @description From begin to end, s. */
            manoeuvreDuration: number;
            /** @description Direction of the thrust in the frame named; its length does not count; three numbers. */
            thrustDirection: number[];
            /** @default RTN */
            deltaVReferenceFrame: components["schemas"]["DeltaVFrame"];
        };
        /** @description A time in another attitude against the air. */
        GivenDrag: {
            /**
             * @description A time in another attitude against the air.
             * @constant
             */
            manoeuvreType: "DIFFERENTIAL_DRAG";
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            ignitionEpoch: string;
            /** @description From begin to end, s. */
            manoeuvreDuration: number;
            /** @description Cross-section meanwhile, m^2. */
            dragCrossSection: number;
        };
        /** @description A change of velocity in no time. */
        GivenImpulse: {
            /**
             * @description A change of velocity in no time.
             * @constant
             */
            manoeuvreType: "IMPULSIVE";
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            ignitionEpoch: string;
            /** @description Change of velocity in the frame named, m/s; three numbers. */
            deltaVVector: number[];
            /** @default RTN */
            deltaVReferenceFrame: components["schemas"]["DeltaVFrame"];
        };
        /** @description A change of velocity in no time. */
        GivenImpulseInput: {
            /**
             * @description A change of velocity in no time.
             * @constant
             */
            manoeuvreType: "IMPULSIVE";
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            ignitionEpoch: string;
            /** @description Change of velocity in the frame named, m/s; three numbers. */
            deltaVVector: number[];
            /** @default RTN */
            deltaVReferenceFrame: components["schemas"]["DeltaVFrame"];
        };
        /** @description A manoeuvre to be flown. */
        GivenManoeuvre: components["schemas"]["GivenImpulse"] | components["schemas"]["GivenBurn"] | components["schemas"]["GivenDrag"];
        /** @description A manoeuvre to be flown. */
        GivenManoeuvreInput: components["schemas"]["GivenImpulseInput"] | components["schemas"]["GivenBurnInput"] | components["schemas"]["GivenDrag"];
        /** @description A ground station of your organisation. */
        GroundStation: {
            /** @description Opaque identifier of the station. */
            stationId: string;
            /** @description Name; no two of your stations have the same. */
            name: string;
            /** @description Geodetic latitude (WGS 84), deg, north positive. */
            latitude: number;
            /** @description Longitude (WGS 84), deg, east positive. */
            longitude: number;
            /** @description Height above the ellipsoid (WGS 84), m. */
            altitude: number;
            /** @description Elevation from which on a satellite is in contact, deg. */
            minElevation: number;
            /** @description Commands can be sent from here. */
            canCommand: boolean;
            /** @description Telemetry is received here, so that a burn can be confirmed after it. */
            canConfirm: boolean;
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
        };
        /** @description What is given of a ground station. */
        GroundStationBody: {
            /** @description Name; no two of your stations have the same. */
            name: string;
            /** @description Geodetic latitude (WGS 84), deg, north positive. */
            latitude: number;
            /** @description Longitude (WGS 84), deg, east positive. */
            longitude: number;
            /** @description Height above the ellipsoid (WGS 84), m. */
            altitude: number;
            /** @description Elevation from which on a satellite is in contact, deg. */
            minElevation: number;
            /** @description Commands can be sent from here. */
            canCommand: boolean;
            /** @description Telemetry is received here, so that a burn can be confirmed after it. */
            canConfirm: boolean;
        };
        /** @description What a ground station is to be from now on. The rest of its record may be sent along as it was got; another value of it is refused. */
        GroundStationChange: {
            /** @description Opaque identifier of the station. */
            readonly stationId?: string;
            /** @description Grows with every change; the ETag of the record. */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly updatedAt?: string;
            /** @description Name; no two of your stations have the same. */
            name: string;
            /** @description Geodetic latitude (WGS 84), deg, north positive. */
            latitude: number;
            /** @description Longitude (WGS 84), deg, east positive. */
            longitude: number;
            /** @description Height above the ellipsoid (WGS 84), m. */
            altitude: number;
            /** @description Elevation from which on a satellite is in contact, deg. */
            minElevation: number;
            /** @description Commands can be sent from here. */
            canCommand: boolean;
            /** @description Telemetry is received here, so that a burn can be confirmed after it. */
            canConfirm: boolean;
        };
        /** @description A column of a histogram. */
        HistogramBin: {
            /** @description Lower edge, m or hours. */
            from: number;
            /** @description Upper edge, m or hours. */
            to: number;
            /** @description Events, a count. */
            events: number;
        };
        /** @description Thirty days of the history, by closest approach. */
        HistoryMonth: {
            /**
             * Format: date-time
             * @description Start of the month of 30 days, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /** @description Events at CRITICAL, a count. */
            critical: number;
            /** @description Events at HIGH, a count. */
            high: number;
            /** @description Events at MEDIUM, a count. */
            medium: number;
            /** @description Events at LOW, a count. */
            low: number;
            /** @description Of at least one collision up to the end of the month, 0 to 1. */
            cumulativePc: number;
        };
        /**
         * @description Whether an object can manoeuvre, as its message says.
         * @enum {string}
         */
        Manoeuvrability: "YES" | "NO" | "N/A";
        /** @description A manoeuvre to be planned for an event. */
        ManoeuvreBody: {
            /** @description Opaque identifier of the event to avoid. */
            conjunctionId: string;
            manoeuvre: components["schemas"]["GivenManoeuvreInput"];
            /**
             * @description Why, in your words.
             * @default
             */
            note: string;
            /** @default {} */
            constraints: components["schemas"]["PlanConstraintsInput"];
        };
        /**
         * @description How a manoeuvre may turn out: three sigma too strong, as planned, too weak, not at all.
         * @enum {string}
         */
        ManoeuvreBranch: "HOT" | "NOMINAL" | "COLD" | "MISSED";
        /** @description A manoeuvre that a search found, with what comes of it. */
        ManoeuvreCandidate: {
            stars: components["schemas"]["ManoeuvreStar"][];
            manoeuvre: components["schemas"]["GivenManoeuvre"];
            result: components["schemas"]["ManoeuvreResult"];
        };
        /** @description What a search found. */
        ManoeuvreCandidates: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Total probability that was to be reached, 0 to 1. */
            targetProbability: number;
            /** @description That any known event is a collision, if nothing is done, 0 to 1. */
            totalProbabilityBefore: number;
            /** @description Nothing need be done: the total is below the target already. */
            isTargetMet: boolean;
            /** @description The better first. */
            candidates: components["schemas"]["ManoeuvreCandidate"][];
            lastChance: string | null;
            /** @description What the constraints leave. */
            constraints: {
                /** @description Manoeuvres that reach the target, a count. */
                tried: number;
                /** @description Of these, that keep to all constraints, a count. */
                feasible: number;
                forbids: {
                    constraint: components["schemas"]["PlanConstraint"];
                    /** @description Manoeuvres that it forbids, a count. */
                    count: number;
                }[];
                /** @description The constraint with which the last one goes; null while any is left. */
                emptiedBy: components["schemas"]["PlanConstraint"] | null;
            };
            /** @description No manoeuvre of the satellite reaches the target, constraints or not. */
            isBeyondMeans: boolean;
        };
        /** @description What a plan is to be from now on; it is computed again. */
        ManoeuvreEdit: {
            manoeuvre: components["schemas"]["GivenManoeuvreInput"];
            /**
             * @description Why, in your words.
             * @default
             */
            note: string;
            /** @default {} */
            constraints: components["schemas"]["PlanConstraintsInput"];
        };
        /**
         * @description Format of an exported plan.
         * @enum {string}
         */
        ManoeuvreExportFormat: "opm" | "oem" | "ocm" | "csv" | "json";
        /** @description A manoeuvre with its figures. */
        ManoeuvreFigures: {
            manoeuvreType: components["schemas"]["PlannedManoeuvreType"];
            /**
             * Format: date-time
             * @description Begin of the manoeuvre, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            ignitionEpoch: string;
            /** @description Begin before closest approach, in periods of the satellite, without a unit. */
            orbitsBeforeTca: number;
            /** @description From begin to end; 0 for an impulse, s. */
            manoeuvreDuration: number;
            /** @description Time that the motor is on, s. */
            totalThrustingTime: number;
            /** @description Change of velocity of all burns together, m/s. */
            totalDeltaVMagnitude: number;
            /** @description Change of velocity, m/s. */
            deltaVMagnitude: number;
            deltaVReferenceFrame: components["schemas"]["DeltaVFrame"];
            /** @description Change of velocity in the frame named, m/s; three numbers. */
            deltaVVector: number[];
            totalDeltaMass: number | null;
            deltaMass: number | null;
            effectiveThrustMagnitude: number | null;
            specificImpulse: number | null;
            dutyCycle: number | null;
            spacecraftInitialMass: number | null;
            dragCrossSection: number | null;
            /** @description Time in the other attitude, s. */
            totalTimeInDifferentialDragConfiguration: number;
            /** @description Time from begin to closest approach in the nominal attitude, s. */
            totalTimeInNominalConfiguration: number;
            /** @description Position at the begin without the manoeuvre, EME2000, m; three numbers. */
            positionBefore: number[];
            /** @description Velocity at the begin without the manoeuvre, EME2000, m/s; three numbers. */
            velocityBefore: number[];
            /** @description Position at the end, EME2000, m; three numbers. */
            positionAfter: number[];
            /** @description Velocity at the end, EME2000, m/s; three numbers. */
            velocityAfter: number[];
            /** @description Change of the osculating semi-major axis, m. */
            smaChange: number;
        };
        /**
         * @description What a manoeuvre is to make best: least probability, largest distance over its error, largest distance.
         * @enum {string}
         */
        ManoeuvreObjective: "PROBABILITY" | "MAHALANOBIS_DISTANCE" | "MISS_DISTANCE";
        /** @description One way in which a manoeuvre may turn out. */
        ManoeuvreOutcome: {
            branch: components["schemas"]["ManoeuvreBranch"];
            /** @description What is flown over what was planned, without a unit. */
            share: number;
            /** @description Of the event that is avoided, 0 to 1. */
            probability: number;
            /** @description That any event is a collision, 0 to 1. */
            totalProbability: number;
            /** @description Of the event that is avoided, m. */
            missDistance: number;
        };
        /** @description A plan for a manoeuvre: what, why, what comes of it, and how far it is. */
        ManoeuvrePlan: {
            /** @description Opaque identifier of the plan. */
            manoeuvreId: string;
            /** @description Opaque identifier of the event to avoid. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Its name. */
            satelliteName: string;
            /** @description The other object. */
            secondaryName: string;
            state: components["schemas"]["ManoeuvreState"];
            /** @description States that you may give it now. */
            nextStates: components["schemas"]["ManoeuvreState"][];
            /** @description Your rules ask for another person than who proposed it. */
            needsOtherApprover: boolean;
            proposedBy: string | null;
            approvedBy: string | null;
            manoeuvre: components["schemas"]["GivenManoeuvre"];
            constraints: components["schemas"]["PlanConstraints"];
            /** @description Why, in your words. */
            note: string;
            result: components["schemas"]["ManoeuvreResult"];
            /** @description What has changed since it was computed; empty while it stands. */
            staleBecause: components["schemas"]["StaleReason"][];
            /** @description What it was computed from. */
            inputs: {
                /** @description The messages that it was computed from. */
                cdmIds: string[];
                oemFileId: string | null;
                catalogueId: string | null;
                /** @description Version of the satellite. */
                satelliteVersion: number;
                /** @description Version of the flight rules. */
                rulesVersion: number;
                /** @description Over all of them and the manoeuvre. */
                sha256: string;
            };
            screeningId: string | null;
            verification: components["schemas"]["ManoeuvreVerification"] | null;
            /** @description Its states, oldest first. */
            history: {
                /**
                 * Format: date-time
                 * @description When, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Who. */
                by: string;
                state: components["schemas"]["ManoeuvreState"];
                /** @description Why. */
                note: string;
            }[];
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description Who made it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
        };
        /** @description What comes of a manoeuvre. */
        ManoeuvreResult: {
            figures: components["schemas"]["ManoeuvreFigures"];
            /** @description Of the event that is avoided, without the manoeuvre, 0 to 1. */
            probabilityBefore: number;
            /** @description Of the event that is avoided, 0 to 1. */
            probability: number;
            /** @description That any known event is a collision, without the manoeuvre, 0 to 1. */
            totalProbabilityBefore: number;
            /** @description That any known event is a collision: 1 - product of (1 - Pc), 0 to 1. */
            totalProbability: number;
            /** @description Miss distance of the event that is avoided, m. */
            missDistance: number;
            /** @description Miss distance over its error, in the encounter plane, without a unit. */
            mahalanobisDistance: number;
            /**
             * Format: date-time
             * @description Closest approach of the event that is avoided, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            planeBefore: components["schemas"]["PlaneEllipse"];
            planeAfter: components["schemas"]["PlaneEllipse"];
            /** @description Every known event of the satellite; the avoided one first. */
            events: components["schemas"]["ManoeuvredEvent"][];
            /** @description How it may turn out: hot, nominal, cold, missed. */
            branches: components["schemas"]["ManoeuvreOutcome"][];
            commandBy: string | null;
            commandContact: string | null;
            confirmationContact: string | null;
            /** @description Constraints that it breaks. */
            breaks: components["schemas"]["PlanConstraint"][];
        };
        /** @description A search for manoeuvres that avoid an event. */
        ManoeuvreSearch: {
            /** @description Opaque identifier of the event to avoid. */
            conjunctionId: string;
            /** @default PROBABILITY */
            objective: components["schemas"]["ManoeuvreObjective"];
            /** @description Total probability to reach, 0 to 1; without it that of the flight rules. */
            targetProbability?: number;
            /** @description Largest change of velocity, m/s; else that of the satellite. */
            maxDeltaV?: number;
            /**
             * @description Latest begin, orbits before closest approach.
             * @default 0.5
             */
            orbitsFrom: number;
            /**
             * @description Earliest begin, orbits before closest approach.
             * @default 12
             */
            orbitsTo: number;
            direction?: components["schemas"]["ThrustDirectionInput"];
            /** @default {} */
            constraints: components["schemas"]["PlanConstraintsInput"];
        };
        /**
         * @description What a candidate is best at: CHEAPEST to the target, EARLIEST begin, LEAST_ORBIT_CHANGE of the semi-major axis, FARTHEST miss with all that the satellite can give.
         * @enum {string}
         */
        ManoeuvreStar: "CHEAPEST" | "EARLIEST" | "LEAST_ORBIT_CHANGE" | "FARTHEST";
        /**
         * @description State of a plan. DRAFT is worked on; PROPOSED waits for approval; APPROVED may be flown; COMMITTED is with the satellite; EXECUTED was flown; VERIFIED was measured afterwards; ABANDONED is not flown.
         * @enum {string}
         */
        ManoeuvreState: "DRAFT" | "PROPOSED" | "APPROVED" | "COMMITTED" | "EXECUTED" | "VERIFIED" | "ABANDONED";
        /** @description The state that a plan is to have. */
        ManoeuvreStep: {
            state: components["schemas"]["ManoeuvreState"];
            /**
             * @description Why, in your words.
             * @default
             */
            note: string;
        };
        /** @description What was flown, measured by the first ephemeris after it. */
        ManoeuvreVerification: {
            /** @description Opaque identifier of the first ephemeris after the manoeuvre. */
            oemFileId: string;
            /** @description Achieved change of velocity in RTN at ignition, m/s; three numbers. */
            deltaV: number[];
            /** @description Its standard deviations, m/s; zeros where the ephemeris has no covariance; three numbers. */
            deltaVSigma: number[];
            /** @description Planned change of velocity in RTN at ignition, m/s; three numbers. */
            plannedDeltaV: number[];
            /** @description Achieved over planned, along the planned direction, without a unit. */
            share: number;
            /** @description Largest distance of the ephemeris from the orbit with the achieved change, m. */
            residual: number;
        };
        /** @description What a manoeuvre makes of one event. */
        ManoeuvredEvent: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description The other object. */
            secondaryName: string;
            secondaryNoradId: number | null;
            /**
             * Format: date-time
             * @description Closest approach without the manoeuvre, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tcaBefore: string;
            /**
             * Format: date-time
             * @description Closest approach with it, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tcaAfter: string;
            /** @description Miss distance without the manoeuvre, m. */
            missDistanceBefore: number;
            /** @description Miss distance with it, m. */
            missDistanceAfter: number;
            /** @description Other object minus satellite in RTN of the satellite, without the manoeuvre, m; three numbers. */
            relativePositionBefore: number[];
            /** @description The same with it, m; three numbers. */
            relativePositionAfter: number[];
            /** @description Probability without the manoeuvre, 0 to 1. */
            probabilityBefore: number;
            /** @description Probability with it, 0 to 1. */
            probabilityAfter: number;
            /** @description It was below the watch limit and is above it now. */
            isRaised: boolean;
        };
        /**
         * @description Why there is no estimate: no catalogue, the satellite is not in it, its elements have no orbit in the window, its size is not known.
         * @enum {string}
         */
        MissingEstimate: "NO_CATALOGUE" | "NOT_IN_CATALOGUE" | "NO_ORBIT" | "NO_SIZE";
        /** @description Where and of what a user wants to be told. */
        NotificationSettings: {
            /** @description Whether and where to tell by e-mail. */
            email: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description E-mail addresses; empty ones are left out. */
                addresses: string[];
            };
            /** @description Whether and where to tell by Microsoft Teams. */
            msteams: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of Microsoft Teams, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description Whether and where to tell by Slack. */
            slack: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of Slack, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description Whether and where to tell by webhook. */
            webhook: {
                /** @description True exactly when there is an address; whatever is sent, the answer says so. */
                enabled?: boolean;
                /** @description Addresses of webhook, http or https; empty ones are left out. */
                url: string[];
            };
            /** @description What to be told of. */
            statuses: components["schemas"]["NotifiedStatus"][];
        };
        /**
         * @description What became of something: done, cancelled, waiting, under way.
         * @enum {string}
         */
        NotifiedStatus: "COMPLETED_OK" | "CANCELLED" | "PENDING" | "IN_PROGRESS";
        /**
         * @description Whether a claim on a catalogue number has been confirmed.
         * @enum {string}
         */
        NumberClaim: "UNVERIFIED" | "CONFIRMED";
        /** @description What better data of one object alone could make of the probability. */
        ObjectScaling: {
            /** @description Largest probability over smaller errors of this object, those of the other as they are, 0 to 1. */
            maxProbability: number;
            /** @description Share of the present errors that reaches it, 0 to 1. */
            scale: number;
        };
        /**
         * @description Kind of object.
         * @enum {string}
         */
        ObjectType: "PAYLOAD" | "ROCKET BODY" | "DEBRIS" | "UNKNOWN";
        /** @description How good the orbit determination of an object is. */
        OrbitScore: {
            score: number | null;
            groups: {
                /** @enum {string} */
                group: "models" | "determination" | "covariance" | "age";
                /** @description Weight of the group in the score. */
                weight: number;
                checks: {
                    /** @description Which check; docs/models/verdict lists them. */
                    code: string;
                    /** @description Null where the message does not tell. */
                    isPassed: boolean | null;
                    /** @description The figure: degree, ratio, percent, metres or days. */
                    value: number | null;
                    /** @description Its limit. */
                    limit: number | null;
                }[];
            }[];
        };
        /** @description How far the probability may move until the decision; figures are null under 20 past events. */
        PcForecast: {
            /** @description Past events that it rests on, a count. */
            pastEvents: number;
            exponent: number | null;
            insideShare: number | null;
            at: string | null;
            leadSeconds: number | null;
            sigmaShare: number | null;
            /** @description 5 %, 0 to 1. */
            low: number | null;
            /** @description 50 %, 0 to 1. */
            median: number | null;
            /** @description 95 %, 0 to 1. */
            high: number | null;
            /** @description That the probability then is at or above the act limit, 0 to 1. */
            aboveAct: number | null;
        };
        /**
         * @description What keeps a manoeuvre from being flown.
         * @enum {string}
         */
        PlanConstraint: "IN_THE_PAST" | "ALLOWED_WINDOWS" | "NO_BURN_TIMES" | "ECLIPSE" | "COMMAND_CONTACT" | "CONFIRMATION_CONTACT" | "BURN_SPACING" | "PROPELLANT" | "SMA_CHANGE" | "PHASE_CHANGE";
        /** @description What the plan has to keep to, besides flight rules and satellite. */
        PlanConstraints: {
            /** @description The manoeuvre lies inside one of these. */
            allowedWindows?: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
            /** @description Besides those of the flight rules. */
            noBurnWindows?: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
            /**
             * @description A pass to send the command comes before it, where you have stations.
             * @default true
             */
            needsCommandContact: boolean;
            /**
             * @description A pass to confirm it comes before closest approach.
             * @default false
             */
            needsConfirmationContact: boolean;
            /** @description Largest change of the semi-major axis, m; else that of the flight rules. */
            maxSmaChange?: number;
            /** @description Largest shift along the orbit at closest approach, deg. */
            maxPhaseChange?: number;
        };
        /** @description What the plan has to keep to, besides flight rules and satellite. */
        PlanConstraintsInput: {
            /** @description The manoeuvre lies inside one of these. */
            allowedWindows?: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
            /** @description Besides those of the flight rules. */
            noBurnWindows?: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
            /**
             * @description A pass to send the command comes before it, where you have stations.
             * @default true
             */
            needsCommandContact: boolean;
            /**
             * @description A pass to confirm it comes before closest approach.
             * @default false
             */
            needsConfirmationContact: boolean;
            /** @description Largest change of the semi-major axis, m; else that of the flight rules. */
            maxSmaChange?: number;
            /** @description Largest shift along the orbit at closest approach, deg. */
            maxPhaseChange?: number;
        };
        /** @description Where the other object is in the encounter plane, and how well that is known. */
        PlaneEllipse: {
            /** @description Miss vector along x of the encounter plane, m. */
            x: number;
            /** @description Miss vector along y, m. */
            y: number;
            /** @description Combined covariance, xx, m^2. */
            covarianceXX: number;
            /** @description Combined covariance, yx, m^2. */
            covarianceYX: number;
            /** @description Combined covariance, yy, m^2. */
            covarianceYY: number;
        };
        /**
         * @description How a manoeuvre changes the orbit.
         * @enum {string}
         */
        PlannedManoeuvreType: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG";
        /** @description What a plan for an event is computed from. */
        PlanningBasis: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Its name. */
            satelliteName: string;
            /** @description The other object. */
            secondaryName: string;
            /**
             * Format: date-time
             * @description Closest approach, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            tca: string;
            /** @description Of the satellite, osculating at closest approach, s. */
            period: number;
            manoeuvreType: components["schemas"]["PlannedManoeuvreType"] | null;
            /** @description Why nothing can be planned; null where it can. */
            unplannable: components["schemas"]["UnplannableReason"] | null;
            /** @description Fields of the satellite that planning lacks. */
            missingFields: string[];
            vehicle: {
                mass: number | null;
                propellantMass: number | null;
                /** @description Largest change of velocity that a plan may have, m/s. */
                maxDeltaV: number;
                thrust: number | null;
                specificImpulse: number | null;
                /** @description Share of the time that the motor can be on, 0 to 1, without a unit. */
                dutyCycle: number;
                dragAreaMin: number | null;
                dragAreaNominal: number | null;
                dragAreaMax: number | null;
                dragCoefficient: number | null;
                dynamicPressure: number | null;
                /** @description The motor may be on in the shadow. */
                burnsInEclipse: boolean;
            };
            /** @description Total probability that the flight rules ask for, 0 to 1. */
            targetProbability: number;
            /** @description Probability from which you act, 0 to 1. */
            actProbability: number;
            /** @description Probability from which you watch, 0 to 1. */
            watchProbability: number;
            /** @description 1-sigma share of the density of the air, without a unit. */
            densityUncertainty: number;
            /** @description That any known event is a collision, if nothing is done, 0 to 1. */
            totalProbability: number;
            /** @description Known events of the satellite in the window; the one to avoid first. */
            events: {
                /** @description Opaque identifier of the event. */
                conjunctionId: string;
                /** @description The other object. */
                secondaryName: string;
                /**
                 * Format: date-time
                 * @description Closest approach, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                tca: string;
                /** @description From the closest approach of the first event to this one, s. */
                tcaOffset: number;
                /** @description Satellite at closest approach, EME2000: x, y, z in m, then m/s. */
                primary: number[];
                /** @description The other object, the same. */
                secondary: number[];
                /** @description Combined position covariance by rows, EME2000, m^2. */
                covariance: number[];
                /** @description Combined hard-body radius, m. */
                hardBodyRadius: number;
                /** @description Probability as planning computes it, 0 to 1. */
                probability: number;
            }[];
            /** @description Events in the window that cannot be planned with, for want of a covariance, a count. */
            leftOut: number;
            /**
             * Format: date-time
             * @description When the answer was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            now: string;
            commandBy: string | null;
            contacts: {
                /** @description Opaque identifier of the station. */
                stationId: string;
                /** @description Its name. */
                name: string;
                /**
                 * Format: date-time
                 * @description Rise, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description Set, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
                canCommand: boolean;
                canConfirm: boolean;
            }[];
            /** @description Times in the umbra, until closest approach. */
            shadows: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
            noBurnWindows: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
                /** @description Why. */
                reason: string;
            }[];
            /** @description Burns of other plans of the satellite. */
            committedBurns: {
                /**
                 * Format: date-time
                 * @description Begin, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
            }[];
        };
        /** @description What a manoeuvre makes of every event: new, worse, better, gone, unchanged. */
        PostManoeuvreScreening: {
            /** @description Opaque identifier of the screening. */
            postManoeuvreScreeningId: string;
            manoeuvreId: string | null;
            /** @description Opaque identifier of the ephemeris that was screened. */
            oemFileId: string;
            conjunctionId: string | null;
            /** @description Opaque identifier of your satellite. */
            satelliteId: string;
            /** @description Opaque identifier of the screening against the catalogue. */
            screeningId: string;
            state: components["schemas"]["ScreeningState"];
            /** @description How far it is, %. */
            percent: number;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            orderedAt: string;
            finishedAt: string | null;
            failure: string | null;
            /** @description Null until it has ended. */
            verdict: {
                /** @description The avoided event is below the target, and no event is new or worse above the watch limit. */
                isClear: boolean;
                /** @description The verdict, a sentence. */
                text: string;
                /** @description Of the avoided event before, 0 to 1. */
                probabilityBefore: number | null;
                /** @description Of the avoided event after, against its own message, 0 to 1. */
                probabilityAfter: number | null;
                /** @description Events that are new or worse, above the watch limit, a count. */
                newAboveWatch: number;
                /** @description That any event is a collision, before, 0 to 1. */
                totalProbabilityBefore: number | null;
                /** @description That any event is a collision, after, 0 to 1. */
                totalProbabilityAfter: number | null;
            } | null;
            /** @description Events by what became of them, a count each. */
            counts: {
                /** @description New events, a count. */
                NEW: number;
                /** @description Worse events, a count. */
                WORSE: number;
                /** @description Better events, a count. */
                BETTER: number;
                /** @description Events that are gone, a count. */
                GONE: number;
                /** @description Unchanged events, a count. */
                UNCHANGED: number;
            };
            /** @description The avoided event first, then what is new or worse, then the rest by probability. */
            events: components["schemas"]["ScreenedEvent"][];
            /** @description The plan, or an event that it was compared with, has changed since. */
            isStale: boolean;
        };
        /** @description What to screen: a plan, or a candidate ephemeris with the event it avoids. */
        PostManoeuvreScreeningBody: {
            /** @description Opaque identifier of the plan to screen. */
            manoeuvreId?: string;
            /** @description Opaque identifier of an uploaded CANDIDATE ephemeris to screen. */
            oemFileId?: string;
            /** @description Opaque identifier of the event that it avoids; that of the plan without it. */
            conjunctionId?: string;
        };
        /** @description Why a call was not answered (RFC 9457). */
        Problem: {
            /** @description URN of the kind of problem. */
            type: string;
            /** @description The kind of problem, a sentence. */
            title: string;
            /** @description HTTP status of the answer. */
            status: number;
            /** @description This very case, a sentence. */
            detail?: string;
            /** @description The address that was called. */
            instance?: string;
            /** @description The kind of problem; the guide of errors lists them. */
            code: string;
            /** @description The name of the HTTP status. */
            error: string;
            /** @description This very case, a sentence. */
            message: string;
            /** @description The places at fault. */
            errors?: components["schemas"]["ProblemPlace"][];
        };
        /** @description One place in the input that is at fault. */
        ProblemPlace: {
            /** @description What is wrong, by code. */
            code: string;
            /** @description What is wrong, a sentence. */
            message: string;
            /** @description JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`. */
            pointer?: string;
            /** @description The file at fault. */
            file?: string;
            /** @description Line of the file, the first is 1. */
            line?: number;
            /** @description Keyword of the message. */
            keyword?: string;
            /** @description The value at fault. */
            value?: string;
        };
        /** @description One place in the input that is at fault. */
        ProblemPlaceInput: {
            /** @description What is wrong, by code. */
            code: string;
            /** @description What is wrong, a sentence. */
            message: string;
            /** @description JSON pointer into the body, or the name of a parameter: `?from`, `{cdmId}`. */
            pointer?: string;
            /** @description The file at fault. */
            file?: string;
            /** @description Line of the file, the first is 1. */
            line?: number;
            /** @description Keyword of the message. */
            keyword?: string;
            /** @description The value at fault. */
            value?: string;
        };
        /** @description How the satellite can change its orbit. */
        Propulsion: {
            type: components["schemas"]["PropulsionType"];
            /** @description Thrust, N. */
            thrust?: number;
            /** @description Specific impulse, s. */
            specificImpulse?: number;
            /** @description Share of the time the thruster can be on, 0..1. */
            dutyCycle?: number;
            /** @description Largest single manoeuvre, m/s. */
            maxDeltaV?: number;
            /** @description Cross-section in the low-drag attitude, m^2. */
            dragAreaMin?: number;
            /** @description Cross-section in the high-drag attitude, m^2. */
            dragAreaMax?: number;
            /** @description Propellant left now, kg; at most the wet mass. */
            propellantMass?: number;
            /** @description Least time from the end of a burn to the next ignition, s. */
            minimumBurnSpacing?: number;
            /** @description Longest burn without a pause, s. */
            maxThrustDuration?: number;
            /** @description Whether it burns without sunlight; when absent, taken as true, and as false for CONTINUOUS. */
            burnsInEclipse?: boolean;
            /** @description Error of the size of a burn that grows with it, 1 sigma, a share 0..1. */
            executionMagnitudeError?: number;
            /** @description Error of the direction of a burn, 1 sigma in each of two axes across it, deg. */
            executionPointingError?: number;
            /** @description Fixed error of the size of a burn, 1 sigma, m/s. */
            executionFixedMagnitudeError?: number;
            /** @description Fixed error across a burn, 1 sigma in each of two axes, m/s. */
            executionFixedPointingError?: number;
        };
        /**
         * @description Kind of propulsion.
         * @enum {string}
         */
        PropulsionType: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG" | "NONE" | "UNKNOWN";
        /** @description What screenings stand on, and how far they have come. */
        Readiness: {
            /** @description Why no conjunction can be known yet, the first that holds: no satellite, no catalogue, a screening on its way, the last one failed, none was ordered. Null: a screening has completed, and an empty list means that it found none. */
            reason: components["schemas"]["EmptyReason"] | null;
            /** @description Your satellites, a count. */
            satellites: number;
            /** @description The catalogue in use; null while none is loaded. */
            catalogue: {
                /** @description Opaque identifier of the catalogue. */
                catalogueId: string;
                /** @description Where it is from. */
                source: string;
                /** @description Objects in it, a count. */
                objects: number;
                /**
                 * Format: date-time
                 * @description When it came into use last, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                loadedAt: string;
                newestEpoch: string | null;
                medianEpoch: string | null;
                ageSeconds: number | null;
                /** @description Older than the installation allows. */
                isStale: boolean;
            } | null;
            /** @description The newest file of the catalogue setting, while it is not taken; the one before is in use. */
            catalogueRefusal: {
                /** @description Name of the file. */
                fileName: string;
                /** @description Why it is not taken, a sentence. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was refused, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                refusedAt: string;
            } | null;
            /** @description Queued or running, those that wait for a catalogue included, a count. */
            pendingScreenings: number;
            /** @description Queued, and waiting for a catalogue, a count. */
            waitingScreenings: number;
            /** @description The newest of yours, whatever became of it. */
            lastScreening: components["schemas"]["ScreeningBrief"] | null;
            /** @description The newest of yours that has completed. */
            lastCompleted: components["schemas"]["ScreeningBrief"] | null;
        };
        /** @description A file that was not taken, and why. */
        RejectedFile: {
            /** @description The file that was not taken. */
            fileName: string;
            /** @description Why, by code; the guide of errors lists them. */
            code: string;
            /** @description Why, a sentence. */
            message: string;
            /** @description The places at fault. */
            errors: components["schemas"]["ProblemPlace"][];
        };
        /**
         * @description Risk, by the thresholds that the operator uses.
         * @enum {string}
         */
        RiskLevel: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        /** @description Risk thresholds in force for the operator; the screens draw these. */
        RiskThresholds: {
            /** @description Probability from which the risk is MEDIUM, without a unit. */
            medium: number;
            /** @description Probability from which the risk is HIGH, without a unit. */
            high: number;
            /** @description Probability from which the risk is CRITICAL, without a unit. */
            critical: number;
        };
        /** @description Probabilities from which on an event has a risk level, in rising order. */
        RulesThresholds: {
            /** @description Probability of collision from which on an event is MEDIUM, 0 to 1. */
            medium: number;
            /** @description Probability of collision from which on an event is HIGH, 0 to 1. */
            high: number;
            /** @description Probability of collision from which on an event is CRITICAL, 0 to 1. */
            critical: number;
        };
        /** @description A satellite of your fleet. */
        Satellite: {
            /** @description Opaque identifier of the satellite. */
            satelliteId: string;
            /** @description International designator; empty when unknown. */
            cosparId: string;
            /** @description Name. */
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfiguration"];
            /** @description UNVERIFIED until those who run the installation have confirmed that the number is yours. */
            claim: components["schemas"]["NumberClaim"];
            /** @description Another organisation claims the same number; nobody is told which. */
            isClaimDisputed: boolean;
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
        };
        /** @description What is given of a satellite. */
        SatelliteBody: {
            /**
             * @description International designator; empty when unknown.
             * @default
             */
            cosparId: string;
            /** @description Name. */
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfiguration"];
        };
        /** @description What a satellite is to be from now on: `name`, `noradId`, `cosparId`, `configuration`. The rest of its record may be sent along as it was got; another value of it is refused. */
        SatelliteChange: {
            /** @description UNVERIFIED until those who run the installation have confirmed that the number is yours. */
            readonly claim?: components["schemas"]["NumberClaim"];
            /** @description Another organisation claims the same number; nobody is told which. */
            readonly isClaimDisputed?: boolean;
            /** @description Grows with every change; the ETag of the record. */
            readonly version?: number;
            /**
             * Format: date-time
             * @description When it was added, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly createdAt?: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            readonly updatedAt?: string;
            /**
             * @description International designator; empty when unknown.
             * @default
             */
            cosparId: string;
            /** @description Name. */
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfiguration"];
            /** @description Opaque identifier of the satellite. */
            satelliteId: string;
        };
        /** @description Size, shape, mass and propulsion. */
        SatelliteConfiguration: {
            shape: components["schemas"]["SatelliteShape"];
            /** @description Hard-body radius the operator vouches for, m. */
            hardBodyRadius?: number;
            /** @description Box width, m. */
            boxWidth?: number;
            /** @description Box height, m. */
            boxHeight?: number;
            /** @description Box length, m. */
            boxLength?: number;
            /** @description Wing length, m. */
            wingLength?: number;
            /** @description Wing width, m. */
            wingWidth?: number;
            /** @description Drag area, m^2. */
            dragArea?: number;
            /** @description Drag coefficient. */
            dragCoefficient?: number;
            /** @description Area exposed to sunlight, m^2. */
            solarRadiationPressureArea?: number;
            /** @description Reflectivity coefficient. */
            reflectivityCoefficient?: number;
            /** @description Wet mass, kg. */
            wetMass?: number;
            propulsion: components["schemas"]["Propulsion"];
        };
        /** @description What happened to the record of a satellite. */
        SatelliteEvent: {
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            at: string;
            /** @description Who: a user, `platform`, or who runs the installation. */
            actor: string;
            /** @description What: created, changed, claim-confirmed, claim-withdrawn, claim-disputed. */
            action: string;
            /** @description What a change changed, field by field; empty where that was not written down. */
            changes: {
                /** @description Path of the field, `configuration.wetMass`. */
                field: string;
                /** @description What it was; null when it was not there. */
                from: unknown;
                /** @description What it is since; null when it is not there. */
                to: unknown;
            }[];
        };
        /** @description Who operates an object, as far as this platform knows. */
        SatelliteOperator: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /** @description Opaque identifier of the organisation. */
            operatorId: string;
            /** @description Name of the organisation. */
            operatorName: string;
            /** @description What it calls the object. */
            satelliteName: string;
            /** @description How to reach it. */
            contact?: string;
        };
        /** @description The estimates of one satellite. */
        SatelliteRisk: {
            /** @description Opaque identifier of the satellite. */
            satelliteId: string;
            /** @description Name. */
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            combinedRadius: number | null;
            /** @description Why there is no estimate; null where there is. */
            reason: components["schemas"]["MissingEstimate"] | null;
            estimate: components["schemas"]["AnnualRiskEstimate"] | null;
            topObjects: {
                /** @description Catalogue number, up to nine digits. */
                noradId: number;
                /** @description Name of the object. */
                name: string;
                /** @description Passages within 5 km, 1/year. */
                passagesPerYear: number;
            }[];
        };
        /**
         * @description Shape of a satellite.
         * @enum {string}
         */
        SatelliteShape: "CANNONBALL" | "BOX" | "BOX_WING" | "WING_BOX_WING" | "OTHER";
        /** @description One event before and after a manoeuvre. */
        ScreenedEvent: {
            change: components["schemas"]["EventChange"];
            screeningType: components["schemas"]["ScreeningType"];
            /** @description The other object. */
            secondaryName: string;
            secondaryNoradId: number | null;
            before: {
                conjunctionId: string | null;
                tca: string | null;
                missDistance: number | null;
                /** @description Probability before; null where there is none, 0 to 1. */
                probability: number | null;
            } | null;
            after: {
                conjunctionId: string | null;
                tca: string | null;
                missDistance: number | null;
                /** @description Probability after; null where there is none, 0 to 1. */
                probability: number | null;
            } | null;
        };
        /** @description A screening: what was asked, how far it is, what it found. */
        Screening: {
            /** @description Opaque identifier of the screening. */
            screeningId: string;
            screeningType: components["schemas"]["ScreeningType"];
            state: components["schemas"]["ScreeningState"];
            /** @description The satellites that are screened. */
            satelliteIds: string[];
            /** @description Their names, in the same order. */
            satelliteNames: string[];
            oemFileId: string | null;
            fileName: string | null;
            trigger: components["schemas"]["ScreeningTrigger"];
            /**
             * Format: date-time
             * @description Begin of the window, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description End of the window, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            stop: string;
            /** @description Null: the volume of the orbit regime. */
            volume: components["schemas"]["ScreeningVolume"] | null;
            /** @description What is screened against; null before the screening is planned. */
            catalogue: {
                /** @description Opaque identifier of the catalogue. */
                catalogueId: string;
                /** @description Where it is from. */
                source: string;
                /** @description Objects in it, a count. */
                objects: number;
            } | null;
            /** @description How far the screening is. */
            progress: {
                phase: components["schemas"]["ScreeningPhase"];
                /** @description Share of the whole, %; 100 when everything is stored, never before. */
                percent: number;
                /** @description Blocks computed, a count. */
                blocksDone: number;
                /** @description Blocks in all, a count. */
                blocksTotal: number;
                /** @description Parts judged of what was found, a count. */
                partsDone: number;
                partsTotal: number | null;
                remainingSeconds: number | null;
                /** @description While it waits: screenings of your organisation that were ordered before it and have not ended, a count. */
                waitingBehind: number;
            };
            /** @description Null: not planned yet. */
            extent: components["schemas"]["ScreeningExtent"] | null;
            coverage: components["schemas"]["ScreeningCoverage"] | null;
            /** @description Conjunctions found, a count. */
            conjunctionCount: number;
            /** @description Conjunctions found by risk level, a count each. */
            risks: {
                /** @description Of unknown risk, a count. */
                UNKNOWN: number;
                /** @description Of low risk, a count. */
                LOW: number;
                /** @description Of medium risk, a count. */
                MEDIUM: number;
                /** @description Of high risk, a count. */
                HIGH: number;
                /** @description Of critical risk, a count. */
                CRITICAL: number;
            };
            /** @description Largest probability found; null where none could be computed, 0 to 1. */
            worstProbability: number | null;
            /** @description Objects that could not be screened over the whole window, a count. */
            dropoutCount: number;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            durationSeconds: number | null;
            /** @description Who ordered it. */
            createdBy: string;
            failure: string | null;
            waitingFor: components["schemas"]["ScreeningWait"] | null;
            /** @description Objects that could not be screened over the whole window; the first hundred. */
            dropouts: {
                /** @description Catalogue number, up to nine digits. */
                noradId: number;
                /** @description Name in the catalogue. */
                name: string;
                /** @description Why and from when it could not be followed. */
                reason: string;
            }[];
        };
        /** @description What to screen: one of `oemFileId`, `satelliteId`, `satelliteIds`. */
        ScreeningBody: {
            /** @description Opaque identifier of an uploaded ephemeris to screen. */
            oemFileId?: string;
            /** @description Opaque identifier of a satellite to screen by its newest orbit. */
            satelliteId?: string;
            /** @description Satellites to screen together: against the catalogue and against each other. */
            satelliteIds?: string[];
            /**
             * Format: date-time
             * @description Begin of the window; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            start?: string;
            /**
             * @description Length of the window, days.
             * @default 7
             */
            days: number;
            volume?: components["schemas"]["ScreeningVolume"];
        };
        /** @description A screening in a few words. */
        ScreeningBrief: {
            /** @description Opaque identifier of the screening. */
            screeningId: string;
            state: components["schemas"]["ScreeningState"];
            waitingFor: components["schemas"]["ScreeningWait"] | null;
            failure: string | null;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            finishedAt: string | null;
            /** @description What it was screened against. */
            catalogue: {
                /** @description Opaque identifier of the catalogue. */
                catalogueId: string;
                /** @description Where it is from. */
                source: string;
                /** @description Objects in it, a count. */
                objects: number;
            } | null;
        };
        /**
         * @description How much of the window the ephemerides cover.
         * @enum {string}
         */
        ScreeningCoverage: "FULL" | "PARTIAL" | "NO_OVERLAP";
        /** @description How much of a screening had to be computed, and what an earlier one had found already. */
        ScreeningExtent: {
            mode: components["schemas"]["ExtentMode"];
            reason: components["schemas"]["ExtentReason"] | null;
            earlierScreeningId: string | null;
            /** @description Objects that are new or have other orbits since then. */
            objectsChanged: number | null;
            /** @description Blocks that were not computed again, a count. */
            blocksTakenOver: number;
            /** @description Encounters that were not searched again, a count. */
            encountersTakenOver: number;
        };
        /**
         * @description WAITING: for its turn. SCREENING: looking for encounters, in blocks. JUDGING: those found, in parts. STORING: the messages. ENDED: one way or another, as `state` says.
         * @enum {string}
         */
        ScreeningPhase: "WAITING" | "SCREENING" | "JUDGING" | "STORING" | "ENDED";
        /**
         * @description State of a screening.
         * @enum {string}
         */
        ScreeningState: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description A screening in a list; the screening itself names its dropouts. */
        ScreeningSummary: {
            /** @description Opaque identifier of the screening. */
            screeningId: string;
            screeningType: components["schemas"]["ScreeningType"];
            state: components["schemas"]["ScreeningState"];
            /** @description The satellites that are screened. */
            satelliteIds: string[];
            /** @description Their names, in the same order. */
            satelliteNames: string[];
            oemFileId: string | null;
            fileName: string | null;
            trigger: components["schemas"]["ScreeningTrigger"];
            /**
             * Format: date-time
             * @description Begin of the window, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description End of the window, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            stop: string;
            /** @description Null: the volume of the orbit regime. */
            volume: components["schemas"]["ScreeningVolume"] | null;
            /** @description What is screened against; null before the screening is planned. */
            catalogue: {
                /** @description Opaque identifier of the catalogue. */
                catalogueId: string;
                /** @description Where it is from. */
                source: string;
                /** @description Objects in it, a count. */
                objects: number;
            } | null;
            /** @description How far the screening is. */
            progress: {
                phase: components["schemas"]["ScreeningPhase"];
                /** @description Share of the whole, %; 100 when everything is stored, never before. */
                percent: number;
                /** @description Blocks computed, a count. */
                blocksDone: number;
                /** @description Blocks in all, a count. */
                blocksTotal: number;
                /** @description Parts judged of what was found, a count. */
                partsDone: number;
                partsTotal: number | null;
                remainingSeconds: number | null;
                /** @description While it waits: screenings of your organisation that were ordered before it and have not ended, a count. */
                waitingBehind: number;
            };
            /** @description Null: not planned yet. */
            extent: components["schemas"]["ScreeningExtent"] | null;
            coverage: components["schemas"]["ScreeningCoverage"] | null;
            /** @description Conjunctions found, a count. */
            conjunctionCount: number;
            /** @description Conjunctions found by risk level, a count each. */
            risks: {
                /** @description Of unknown risk, a count. */
                UNKNOWN: number;
                /** @description Of low risk, a count. */
                LOW: number;
                /** @description Of medium risk, a count. */
                MEDIUM: number;
                /** @description Of high risk, a count. */
                HIGH: number;
                /** @description Of critical risk, a count. */
                CRITICAL: number;
            };
            /** @description Largest probability found; null where none could be computed, 0 to 1. */
            worstProbability: number | null;
            /** @description Objects that could not be screened over the whole window, a count. */
            dropoutCount: number;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            durationSeconds: number | null;
            /** @description Who ordered it. */
            createdBy: string;
            failure: string | null;
            waitingFor: components["schemas"]["ScreeningWait"] | null;
        };
        /**
         * @description What ordered a screening.
         * @enum {string}
         */
        ScreeningTrigger: "UPLOAD" | "USER" | "SCHEDULE";
        /**
         * @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.
         * @enum {string}
         */
        ScreeningType: "CAT_CAT" | "CAT_CDM" | "CAT_OPS" | "CAT_TLE" | "CDM_CAT" | "CDM_CDM" | "CDM_OPS" | "CDM_TLE" | "OPS_CAT" | "OPS_CDM" | "OPS_OPS" | "OPS_TLE" | "TLE_CAT" | "TLE_CDM" | "TLE_OPS" | "TLE_TLE" | "MAN_VS_CDM" | "UNKNOWN";
        /** @description Region around the primary in its RTN axes; semi-axes for an ellipsoid, half edges for a box, `r` alone for a sphere. */
        ScreeningVolume: {
            shape: components["schemas"]["VolumeShape"];
            /** @description Radial, m. */
            r: number;
            /** @description Along-track, m. */
            t?: number;
            /** @description Cross-track, m. */
            n?: number;
        };
        /**
         * @description CATALOGUE: it is queued and begins as soon as a catalogue is loaded.
         * @enum {string}
         */
        ScreeningWait: "CATALOGUE";
        /** @description What better data of either object alone could make of the probability. */
        SeparateScaling: {
            object1: components["schemas"]["ObjectScaling"];
            object2: components["schemas"]["ObjectScaling"];
        };
        /** @description What has changed; ask for it. */
        ServerEvent: {
            /**
             * @description A screening has moved.
             * @constant
             */
            type: "screening";
            /** @description Opaque identifier of the screening. */
            screeningId: string;
            /** @description State of the screening. */
            state: string;
            /** @description Share of the work that is done, %. */
            percent: number;
            remainingSeconds: number | null;
        } | {
            /**
             * @description Conjunctions have changed.
             * @constant
             */
            type: "conjunctions";
            screeningId: string | null;
        } | {
            /**
             * @description A decision about a conjunction has changed.
             * @constant
             */
            type: "decisions";
            /** @description Opaque identifier of the conjunction. */
            conjunctionId: string;
        } | {
            /**
             * @description Ephemeris files have changed.
             * @constant
             */
            type: "ephemerides";
        } | {
            /**
             * @description Satellites have changed.
             * @constant
             */
            type: "satellites";
        } | {
            /**
             * @description Ground stations have changed.
             * @constant
             */
            type: "stations";
        } | {
            /**
             * @description The flight rules have changed.
             * @constant
             */
            type: "flight-rules";
        } | {
            /**
             * @description Plans for manoeuvres have changed.
             * @constant
             */
            type: "manoeuvres";
        } | {
            /**
             * @description Another catalogue is in use.
             * @constant
             */
            type: "catalogue";
        };
        /**
         * @description What has changed since a plan was computed.
         * @enum {string}
         */
        StaleReason: "NEW_MESSAGE" | "NEW_EPHEMERIS" | "NEW_CATALOGUE" | "SATELLITE_CHANGED" | "RULES_CHANGED" | "TCA_PASSED";
        /** @description What a threshold would have meant for your own events. */
        ThresholdBackTest: {
            /** @description Threshold, 0 to 1. */
            thresholdPc: number;
            manoeuvresPerYear: {
                /** @description Manoeuvres, 1/year. */
                value: number;
                /** @description Manoeuvres, 1/year. Lower 95 % band of 1000 draws. */
                lower: number;
                /** @description Manoeuvres, 1/year. Upper 95 % band of 1000 draws. */
                upper: number;
            };
            cumulativePc: {
                /** @description Collision in a year with the manoeuvres, 0..1. */
                value: number;
                /** @description Collision in a year with the manoeuvres, 0..1. Lower 95 % band of 1000 draws. */
                lower: number;
                /** @description Collision in a year with the manoeuvres, 0..1. Upper 95 % band of 1000 draws. */
                upper: number;
            };
            cumulativePcUnmanaged: {
                /** @description Collision in a year without any, 0..1. */
                value: number;
                /** @description Collision in a year without any, 0..1. Lower 95 % band of 1000 draws. */
                lower: number;
                /** @description Collision in a year without any, 0..1. Upper 95 % band of 1000 draws. */
                upper: number;
            };
        };
        /** @description A direction in RTN that the thrust keeps to, or to its opposite. */
        ThrustDirectionInput: {
            /** @default XYZ */
            mode: components["schemas"]["DeltaVDirection"];
            /** @description For XYZ: the direction in the frame; three numbers. */
            vector?: number[];
            /** @description For AZIMUTH_ELEVATION: from T towards R in the plane of the orbit, deg. */
            azimuth?: number;
            /** @description For AZIMUTH_ELEVATION: out of the plane of the orbit, towards N, deg. */
            elevation?: number;
            /**
             * @description How far from it the thrust may point, deg; 0 holds the direction.
             * @default 0
             */
            coneHalfAngle: number;
        };
        /** @description The total probability over begin and size of a manoeuvre. */
        TradeSpace: {
            /** @description Opaque identifier of the event. */
            conjunctionId: string;
            manoeuvreType: components["schemas"]["PlannedManoeuvreType"];
            ignitionEpochs: string[];
            orbitsBeforeTca: number[];
            /** @description Size of a row: m/s of impulses, s of everything else; the sign is the way along the direction. */
            sizes: number[];
            /** @description By column, then row: base-10 logarithm of the total probability over all known events; -300 where it is zero. */
            log10TotalProbability: number[][];
            /** @description By column, then row: an event that was below the watch limit is above it. */
            raised: boolean[][];
        };
        /** @description A trade space over begin and size of a manoeuvre. */
        TradeSpaceBody: {
            /** @description Opaque identifier of the event to avoid. */
            conjunctionId: string;
            /**
             * @description Latest begin, orbits before closest approach.
             * @default 0.5
             */
            orbitsFrom: number;
            /**
             * @description Earliest begin, orbits before closest approach.
             * @default 5
             */
            orbitsTo: number;
            /**
             * @description Begins, evenly from the earliest to the latest.
             * @default 200
             */
            columns: number;
            /**
             * @description Sizes, evenly.
             * @default 100
             */
            rows: number;
            /** @description Largest size: m/s of an impulse, s of a burn or an attitude; else what the satellite can give. */
            maxSize?: number;
            direction?: components["schemas"]["ThrustDirectionInput"];
        };
        /**
         * @description Why nothing can be planned.
         * @enum {string}
         */
        UnplannableReason: "NO_PROPULSION" | "PROPULSION_UNKNOWN" | "FIELD_MISSING" | "TCA_PASSED" | "NO_COVARIANCE" | "NOT_BOUND";
        /** @description What to do about an event, why, and until when. */
        Verdict: {
            kind: components["schemas"]["VerdictKind"];
            /** @description Why, in sentences; the first is the headline. */
            reasons: {
                /** @description What the reason is; its text is of the detail call. */
                code: string;
                /** @description The reason with its figures, a sentence. */
                text: string;
            }[];
            decideBy: string | null;
        };
        /**
         * @description What to do: act, watch, nothing, or get data first.
         * @enum {string}
         */
        VerdictKind: "ACT" | "WATCH" | "SAFE" | "NO_CONCLUSION";
        /** @description What to do about an event and until when. */
        VerdictSummary: {
            kind: components["schemas"]["VerdictKind"];
            decisionLead: number | null;
            /** @description Why, by code; the first is the headline. */
            reasons: {
                /** @description What the reason is; its text is of the detail call. */
                code: string;
            }[];
        };
        /**
         * @description Shape of a screening volume.
         * @enum {string}
         */
        VolumeShape: "ELLIPSOID" | "BOX" | "SPHERE";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names the content or version of what is answered.
         * @example W/"bXlZ"
         */
        ETag: string;
        /**
         * @description Address of what was made.
         * @example /api/v1/ca/satellites/sat-1
         */
        Location: string;
        /**
         * @description Address of the next page, `rel="next"`; absent on the last.
         * @example </api/v1/ca/cdms?cursor=WyJtZXNz>; rel="next"
         */
        Link: string;
        /**
         * @description Records of the whole list, a count.
         * @example 1204
         */
        "X-Total-Count": number;
        /**
         * @description Records that could not be shown, a count; absent when there are none.
         * @example 1
         */
        "X-Records-Left-Out": number;
        /**
         * @description How long to wait, s.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Headers of the request that the answer depends on.
         * @example accept
         */
        Vary: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSatellites: {
        parameters: {
            query?: {
                /** @description One satellite. */
                "satellite-id"?: string;
                /** @description International designator. */
                "cospar-id"?: string;
                /** @description A part of the name. */
                name?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "cosparId": "2024-017F",
                     *         "name": "TERN-6",
                     *         "noradId": 99006,
                     *         "configuration": {
                     *           "shape": "CANNONBALL",
                     *           "hardBodyRadius": 3,
                     *           "propulsion": {
                     *             "type": "IMPULSIVE",
                     *             "maxDeltaV": 1.5
                     *           }
                     *         },
                     *         "claim": "UNVERIFIED",
                     *         "isClaimDisputed": false,
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T09:00:00.000Z",
                     *         "updatedAt": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Satellite"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSatellite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cosparId": "2024-017F",
                 *       "name": "TERN-6",
                 *       "noradId": 99006,
                 *       "configuration": {
                 *         "shape": "CANNONBALL",
                 *         "hardBodyRadius": 3,
                 *         "propulsion": {
                 *           "type": "IMPULSIVE",
                 *           "maxDeltaV": 1.5
                 *         }
                 *       },
                 *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e"
                 *     }
                 */
                "application/json": components["schemas"]["SatelliteChange"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "cosparId": "2024-017F",
                     *       "name": "TERN-6",
                     *       "noradId": 99006,
                     *       "configuration": {
                     *         "shape": "CANNONBALL",
                     *         "hardBodyRadius": 3,
                     *         "propulsion": {
                     *           "type": "IMPULSIVE",
                     *           "maxDeltaV": 1.5
                     *         }
                     *       },
                     *       "claim": "UNVERIFIED",
                     *       "isClaimDisputed": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Satellite"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. `satellite-exists`: You already have a satellite with that catalogue number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSatellite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cosparId": "2024-017F",
                 *       "name": "TERN-6",
                 *       "noradId": 99006,
                 *       "configuration": {
                 *         "shape": "CANNONBALL",
                 *         "hardBodyRadius": 3,
                 *         "propulsion": {
                 *           "type": "IMPULSIVE",
                 *           "maxDeltaV": 1.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SatelliteBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "cosparId": "2024-017F",
                     *       "name": "TERN-6",
                     *       "noradId": 99006,
                     *       "configuration": {
                     *         "shape": "CANNONBALL",
                     *         "hardBodyRadius": 3,
                     *         "propulsion": {
                     *           "type": "IMPULSIVE",
                     *           "maxDeltaV": 1.5
                     *         }
                     *       },
                     *       "claim": "UNVERIFIED",
                     *       "isClaimDisputed": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Satellite"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `satellite-exists`: You already have a satellite with that catalogue number. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSatellite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the satellite. */
                satelliteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "cosparId": "2024-017F",
                     *       "name": "TERN-6",
                     *       "noradId": 99006,
                     *       "configuration": {
                     *         "shape": "CANNONBALL",
                     *         "hardBodyRadius": 3,
                     *         "propulsion": {
                     *           "type": "IMPULSIVE",
                     *           "maxDeltaV": 1.5
                     *         }
                     *       },
                     *       "claim": "UNVERIFIED",
                     *       "isClaimDisputed": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Satellite"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSatellite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the satellite. */
                satelliteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSatelliteHistory: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the satellite. */
                satelliteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "at": "2026-11-20T09:00:00.000Z",
                     *         "actor": "mara",
                     *         "action": "changed",
                     *         "changes": [
                     *           {
                     *             "field": "configuration.wetMass",
                     *             "from": 147,
                     *             "to": 146
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SatelliteEvent"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSatelliteOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Catalogue number, up to nine digits. */
                noradId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "noradId": 99006,
                     *       "operatorId": "aurora",
                     *       "operatorName": "Aurora",
                     *       "satelliteName": "TERN-6"
                     *     }
                     */
                    "application/json": components["schemas"]["SatelliteOperator"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStations: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "stationId": "sta-0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *         "name": "Svalbard",
                     *         "latitude": 78.23,
                     *         "longitude": 15.39,
                     *         "altitude": 458,
                     *         "minElevation": 5,
                     *         "canCommand": true,
                     *         "canConfirm": true,
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T09:00:00.000Z",
                     *         "updatedAt": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GroundStation"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Svalbard",
                 *       "latitude": 78.23,
                 *       "longitude": 15.39,
                 *       "altitude": 458,
                 *       "minElevation": 5,
                 *       "canCommand": true,
                 *       "canConfirm": true
                 *     }
                 */
                "application/json": components["schemas"]["GroundStationBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stationId": "sta-0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "name": "Svalbard",
                     *       "latitude": 78.23,
                     *       "longitude": 15.39,
                     *       "altitude": 458,
                     *       "minElevation": 5,
                     *       "canCommand": true,
                     *       "canConfirm": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["GroundStation"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `station-exists`: You already have a ground station of that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the station. */
                stationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stationId": "sta-0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "name": "Svalbard",
                     *       "latitude": 78.23,
                     *       "longitude": 15.39,
                     *       "altitude": 458,
                     *       "minElevation": 5,
                     *       "canCommand": true,
                     *       "canConfirm": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["GroundStation"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeStation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description Opaque identifier of the station. */
                stationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Svalbard",
                 *       "latitude": 78.23,
                 *       "longitude": 15.39,
                 *       "altitude": 458,
                 *       "minElevation": 5,
                 *       "canCommand": true,
                 *       "canConfirm": true
                 *     }
                 */
                "application/json": components["schemas"]["GroundStationChange"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stationId": "sta-0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
                     *       "name": "Svalbard",
                     *       "latitude": 78.23,
                     *       "longitude": 15.39,
                     *       "altitude": 458,
                     *       "minElevation": 5,
                     *       "canCommand": true,
                     *       "canConfirm": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T09:00:00.000Z",
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["GroundStation"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. `station-exists`: You already have a ground station of that name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the station. */
                stationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFlightRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "thresholds": {
                     *         "medium": 1e-7,
                     *         "high": 0.00001,
                     *         "critical": 0.0001
                     *       },
                     *       "decisionLeadHours": 12,
                     *       "targetPc": 0.000003,
                     *       "targetReductionOrders": 1.5,
                     *       "fourEyes": true,
                     *       "uplinkLeadTime": 1800,
                     *       "densityUncertainty": 0.3,
                     *       "maxSmaChange": 500,
                     *       "notes": "",
                     *       "noBurnWindows": [
                     *         {
                     *           "start": "2026-12-24T12:00:00Z",
                     *           "end": "2026-12-27T06:00:00Z",
                     *           "reason": "Skeleton staff"
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T09:10:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FlightRules"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeFlightRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thresholds": {
                 *         "medium": 1e-7,
                 *         "high": 0.00001,
                 *         "critical": 0.0001
                 *       },
                 *       "decisionLeadHours": 12,
                 *       "targetPc": 0.000003,
                 *       "targetReductionOrders": 1.5,
                 *       "fourEyes": true,
                 *       "uplinkLeadTime": 1800,
                 *       "densityUncertainty": 0.3,
                 *       "maxSmaChange": 500,
                 *       "notes": "",
                 *       "noBurnWindows": [
                 *         {
                 *           "start": "2026-12-24T12:00:00Z",
                 *           "end": "2026-12-27T06:00:00Z",
                 *           "reason": "Skeleton staff"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FlightRulesChange"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "thresholds": {
                     *         "medium": 1e-7,
                     *         "high": 0.00001,
                     *         "critical": 0.0001
                     *       },
                     *       "decisionLeadHours": 12,
                     *       "targetPc": 0.000003,
                     *       "targetReductionOrders": 1.5,
                     *       "fourEyes": true,
                     *       "uplinkLeadTime": 1800,
                     *       "densityUncertainty": 0.3,
                     *       "maxSmaChange": 500,
                     *       "notes": "",
                     *       "noBurnWindows": [
                     *         {
                     *           "start": "2026-12-24T12:00:00Z",
                     *           "end": "2026-12-27T06:00:00Z",
                     *           "reason": "Skeleton staff"
                     *         }
                     *       ],
                     *       "version": 3,
                     *       "updatedAt": "2026-11-20T09:10:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FlightRules"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEphemerides: {
        parameters: {
            query?: {
                /** @description One file. */
                "oem-id"?: string;
                /** @description Files of one of your satellites. */
                "satellite-id"?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "satelliteName": "TERN-6",
                     *         "fileName": "tern-6.oem",
                     *         "designation": "OPERATIONAL",
                     *         "objectName": "TERN-6",
                     *         "objectId": "2024-017F",
                     *         "frame": "EME2000",
                     *         "stepSeconds": 60,
                     *         "stateCount": 10081,
                     *         "segmentCount": 1,
                     *         "startTime": "2026-11-20T09:00:00Z",
                     *         "stopTime": "2026-11-27T09:00:00Z",
                     *         "covarianceCount": 2,
                     *         "interpolation": "LAGRANGE of degree 8",
                     *         "sizeBytes": 1210331,
                     *         "sha256": "abababababababababababababababababababababababababababababababab",
                     *         "warningCount": 0,
                     *         "uploadedAt": "2026-11-20T09:30:00.000Z",
                     *         "uploadedBy": "mara",
                     *         "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EphemerisSummary"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEphemeris: {
        parameters: {
            query: {
                /** @description Opaque identifier of the file. */
                "oem-id": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designation": "CANDIDATE"
                 *     }
                 */
                "application/json": components["schemas"]["EphemerisChange"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "fileName": "tern-6.oem",
                     *       "designation": "OPERATIONAL",
                     *       "objectName": "TERN-6",
                     *       "objectId": "2024-017F",
                     *       "frame": "EME2000",
                     *       "stepSeconds": 60,
                     *       "stateCount": 10081,
                     *       "segmentCount": 1,
                     *       "startTime": "2026-11-20T09:00:00Z",
                     *       "stopTime": "2026-11-27T09:00:00Z",
                     *       "covarianceCount": 2,
                     *       "interpolation": "LAGRANGE of degree 8",
                     *       "sizeBytes": 1210331,
                     *       "sha256": "abababababababababababababababababababababababababababababababab",
                     *       "warningCount": 0,
                     *       "uploadedAt": "2026-11-20T09:30:00.000Z",
                     *       "uploadedBy": "mara",
                     *       "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["EphemerisFile"];
                };
            };
            /** @description `id-mismatch`: The address and the body name different files. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:id-mismatch",
                     *       "title": "The address and the body name different files.",
                     *       "status": 400,
                     *       "detail": "The address and the body name different files.",
                     *       "code": "id-mismatch",
                     *       "error": "Error",
                     *       "message": "The address and the body name different files."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEphemeris: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "fileName": "tern-6.oem",
                     *       "designation": "OPERATIONAL",
                     *       "objectName": "TERN-6",
                     *       "objectId": "2024-017F",
                     *       "frame": "EME2000",
                     *       "stepSeconds": 60,
                     *       "stateCount": 10081,
                     *       "segmentCount": 1,
                     *       "startTime": "2026-11-20T09:00:00Z",
                     *       "stopTime": "2026-11-27T09:00:00Z",
                     *       "covarianceCount": 2,
                     *       "interpolation": "LAGRANGE of degree 8",
                     *       "sizeBytes": 1210331,
                     *       "sha256": "abababababababababababababababababababababababababababababababab",
                     *       "warningCount": 0,
                     *       "uploadedAt": "2026-11-20T09:30:00.000Z",
                     *       "uploadedBy": "mara",
                     *       "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["EphemerisFile"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteEphemeris: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEphemerisQuality: {
        parameters: {
            query?: {
                /** @description The file to compare with; without it the one that spoke for the satellite when this one came. */
                against?: string;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisQuality"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEphemerisFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadEphemeris: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description OEM files, KVN or XML, also gzip. */
                    file: Blob[];
                    /** @description The satellite that the files are for. */
                    "satellite-id"?: string;
                    designation?: components["schemas"]["EphemerisDesignation"];
                    /**
                     * @description `false` stores the files only.
                     * @default true
                     */
                    screen?: boolean;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": [
                     *         {
                     *           "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *           "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *           "satelliteName": "TERN-6",
                     *           "fileName": "tern-6.oem",
                     *           "designation": "OPERATIONAL",
                     *           "objectName": "TERN-6",
                     *           "objectId": "2024-017F",
                     *           "frame": "EME2000",
                     *           "stepSeconds": 60,
                     *           "stateCount": 10081,
                     *           "segmentCount": 1,
                     *           "startTime": "2026-11-20T09:00:00Z",
                     *           "stopTime": "2026-11-27T09:00:00Z",
                     *           "covarianceCount": 2,
                     *           "interpolation": "LAGRANGE of degree 8",
                     *           "sizeBytes": 1210331,
                     *           "sha256": "abababababababababababababababababababababababababababababababab",
                     *           "warningCount": 0,
                     *           "uploadedAt": "2026-11-20T09:30:00.000Z",
                     *           "uploadedBy": "mara",
                     *           "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "rejected": []
                     *     }
                     */
                    "application/json": components["schemas"]["EphemerisUpload"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `malformed-form`: The multipart form is broken or was cut. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. `file-too-large`: A file is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-multipart`: The body is not a form. `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-multipart",
                     *       "title": "The body is not a form.",
                     *       "status": 415,
                     *       "detail": "The body is not a form.",
                     *       "code": "not-multipart",
                     *       "error": "Error",
                     *       "message": "The body is not a form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-file`: The request contains no file. `satellite-unknown`: The file is not about any of your satellites. `too-costly`: Reading or judging the file takes more time or memory than a file may. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:no-file",
                     *       "title": "The request contains no file.",
                     *       "status": 422,
                     *       "detail": "The request contains no file.",
                     *       "code": "no-file",
                     *       "error": "Error",
                     *       "message": "The request contains no file."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listScreenings: {
        parameters: {
            query?: {
                /** @description Screenings of one of your satellites. */
                "satellite-id"?: string;
                /** @description Screenings of one ephemeris file. */
                "oem-id"?: string;
                /** @description State of a screening. */
                state?: components["schemas"]["ScreeningState"];
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *         "screeningType": "OPS_CAT",
                     *         "state": "RUNNING",
                     *         "satelliteIds": [
                     *           "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e"
                     *         ],
                     *         "satelliteNames": [
                     *           "TERN-6"
                     *         ],
                     *         "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *         "fileName": "tern-6.oem",
                     *         "trigger": "UPLOAD",
                     *         "volume": null,
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "objects": 30112
                     *         },
                     *         "extent": null,
                     *         "start": "2026-11-20T09:30:00Z",
                     *         "stop": "2026-11-27T09:00:00Z",
                     *         "coverage": null,
                     *         "conjunctionCount": 0,
                     *         "progress": {
                     *           "phase": "SCREENING",
                     *           "percent": 42,
                     *           "blocksDone": 5,
                     *           "blocksTotal": 12,
                     *           "partsDone": 0,
                     *           "partsTotal": null,
                     *           "remainingSeconds": 3.1,
                     *           "waitingBehind": 0
                     *         },
                     *         "risks": {
                     *           "UNKNOWN": 0,
                     *           "LOW": 0,
                     *           "MEDIUM": 0,
                     *           "HIGH": 0,
                     *           "CRITICAL": 0
                     *         },
                     *         "worstProbability": null,
                     *         "dropoutCount": 0,
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "startedAt": "2026-11-20T09:30:00.100Z",
                     *         "finishedAt": null,
                     *         "durationSeconds": null,
                     *         "createdBy": "mara",
                     *         "failure": null,
                     *         "waitingFor": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ScreeningSummary"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createScreening: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                 *       "days": 2,
                 *       "volume": {
                 *         "shape": "ELLIPSOID",
                 *         "r": 2000,
                 *         "t": 25000,
                 *         "n": 25000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ScreeningBody"];
            };
        };
        responses: {
            /** @description Ordered; it goes on after the answer. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *       "screeningType": "OPS_CAT",
                     *       "state": "RUNNING",
                     *       "satelliteIds": [
                     *         "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e"
                     *       ],
                     *       "satelliteNames": [
                     *         "TERN-6"
                     *       ],
                     *       "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *       "fileName": "tern-6.oem",
                     *       "trigger": "UPLOAD",
                     *       "volume": null,
                     *       "catalogue": {
                     *         "catalogueId": "cat-1c2d3e4f",
                     *         "source": "gp.tle",
                     *         "objects": 30112
                     *       },
                     *       "extent": null,
                     *       "start": "2026-11-20T09:30:00Z",
                     *       "stop": "2026-11-27T09:00:00Z",
                     *       "coverage": null,
                     *       "conjunctionCount": 0,
                     *       "progress": {
                     *         "phase": "SCREENING",
                     *         "percent": 42,
                     *         "blocksDone": 5,
                     *         "blocksTotal": 12,
                     *         "partsDone": 0,
                     *         "partsTotal": null,
                     *         "remainingSeconds": 3.1,
                     *         "waitingBehind": 0
                     *       },
                     *       "risks": {
                     *         "UNKNOWN": 0,
                     *         "LOW": 0,
                     *         "MEDIUM": 0,
                     *         "HIGH": 0,
                     *         "CRITICAL": 0
                     *       },
                     *       "worstProbability": null,
                     *       "dropoutCount": 0,
                     *       "dropouts": [],
                     *       "createdAt": "2026-11-20T09:30:00.000Z",
                     *       "startedAt": "2026-11-20T09:30:00.100Z",
                     *       "finishedAt": null,
                     *       "durationSeconds": null,
                     *       "createdBy": "mara",
                     *       "failure": null,
                     *       "waitingFor": null
                     *     }
                     */
                    "application/json": components["schemas"]["Screening"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `subject-missing`: The request does not say what to screen. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:subject-missing",
                     *       "title": "The request does not say what to screen.",
                     *       "status": 422,
                     *       "detail": "The request does not say what to screen.",
                     *       "code": "subject-missing",
                     *       "error": "Error",
                     *       "message": "The request does not say what to screen."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the screening. */
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *       "screeningType": "OPS_CAT",
                     *       "state": "RUNNING",
                     *       "satelliteIds": [
                     *         "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e"
                     *       ],
                     *       "satelliteNames": [
                     *         "TERN-6"
                     *       ],
                     *       "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *       "fileName": "tern-6.oem",
                     *       "trigger": "UPLOAD",
                     *       "volume": null,
                     *       "catalogue": {
                     *         "catalogueId": "cat-1c2d3e4f",
                     *         "source": "gp.tle",
                     *         "objects": 30112
                     *       },
                     *       "extent": null,
                     *       "start": "2026-11-20T09:30:00Z",
                     *       "stop": "2026-11-27T09:00:00Z",
                     *       "coverage": null,
                     *       "conjunctionCount": 0,
                     *       "progress": {
                     *         "phase": "SCREENING",
                     *         "percent": 42,
                     *         "blocksDone": 5,
                     *         "blocksTotal": 12,
                     *         "partsDone": 0,
                     *         "partsTotal": null,
                     *         "remainingSeconds": 3.1,
                     *         "waitingBehind": 0
                     *       },
                     *       "risks": {
                     *         "UNKNOWN": 0,
                     *         "LOW": 0,
                     *         "MEDIUM": 0,
                     *         "HIGH": 0,
                     *         "CRITICAL": 0
                     *       },
                     *       "worstProbability": null,
                     *       "dropoutCount": 0,
                     *       "dropouts": [],
                     *       "createdAt": "2026-11-20T09:30:00.000Z",
                     *       "startedAt": "2026-11-20T09:30:00.100Z",
                     *       "finishedAt": null,
                     *       "durationSeconds": null,
                     *       "createdBy": "mara",
                     *       "failure": null,
                     *       "waitingFor": null
                     *     }
                     */
                    "application/json": components["schemas"]["Screening"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the screening. */
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listScreeningConjunctions: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the screening. */
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "satelliteName": "TERN-6",
                     *         "screeningType": "OPS_CAT",
                     *         "covarianceSource": "ESTIMATED",
                     *         "thresholds": {
                     *           "medium": 1e-7,
                     *           "high": 0.00001,
                     *           "critical": 0.0001
                     *         },
                     *         "stillReported": true,
                     *         "messageCount": 1,
                     *         "lastReportedAt": "2026-11-20T11:43:00Z",
                     *         "updatedAt": "2026-11-20T11:43:00Z",
                     *         "needsDecision": false,
                     *         "conjunctionData": {
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW"
                     *         },
                     *         "totalMissDistance": 8201.60701053844,
                     *         "relativeSpeed": 3961.2,
                     *         "relativePosition": {
                     *           "r": 2038.4,
                     *           "t": 7916.1,
                     *           "n": 667.3
                     *         },
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "dilution": "ROBUST",
                     *         "mahalanobisDistance": 5.2,
                     *         "object1": {
                     *           "noradId": 99006,
                     *           "name": "TERN-6",
                     *           "objectType": "PAYLOAD"
                     *         },
                     *         "object2": {
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "objectType": "ROCKET BODY"
                     *         },
                     *         "previousProbability": null,
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "decisionLead": null,
                     *           "reasons": [
                     *             {
                     *               "code": "pc-below-watch"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConjunctionSummary"][];
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listConjunctions: {
        parameters: {
            query?: {
                /** @description One event. */
                "conjunction-id"?: string;
                /** @description What one screening found, those of a candidate too. */
                "screening-id"?: string;
                /** @description Catalogue number of the other object. */
                "norad-id"?: number;
                /**
                 * @description Comma-separated risk levels.
                 * @example HIGH,CRITICAL
                 */
                "risk-level"?: string;
                /** @description One of your satellites; all of them when absent. */
                "satellite-id"?: string;
                /** @description Earliest TCA, itself included, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                from?: string;
                /** @description Latest TCA, itself included, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                to?: string;
                /** @description Largest miss distance, m. */
                "max-miss-distance"?: number;
                /** @description Smallest probability, 0 to 1. Events whose probability could not be computed are left out. */
                "min-probability"?: number;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "satelliteName": "TERN-6",
                     *         "screeningType": "OPS_CAT",
                     *         "covarianceSource": "ESTIMATED",
                     *         "thresholds": {
                     *           "medium": 1e-7,
                     *           "high": 0.00001,
                     *           "critical": 0.0001
                     *         },
                     *         "stillReported": true,
                     *         "messageCount": 1,
                     *         "lastReportedAt": "2026-11-20T11:43:00Z",
                     *         "updatedAt": "2026-11-20T11:43:00Z",
                     *         "needsDecision": false,
                     *         "conjunctionData": {
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW"
                     *         },
                     *         "totalMissDistance": 8201.60701053844,
                     *         "relativeSpeed": 3961.2,
                     *         "relativePosition": {
                     *           "r": 2038.4,
                     *           "t": 7916.1,
                     *           "n": 667.3
                     *         },
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "dilution": "ROBUST",
                     *         "mahalanobisDistance": 5.2,
                     *         "object1": {
                     *           "noradId": 99006,
                     *           "name": "TERN-6",
                     *           "objectType": "PAYLOAD"
                     *         },
                     *         "object2": {
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "objectType": "ROCKET BODY"
                     *         },
                     *         "previousProbability": null,
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "decisionLead": null,
                     *           "reasons": [
                     *             {
                     *               "code": "pc-below-watch"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConjunctionSummary"][];
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `risk-level-unknown`: A risk level is not known. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:window-empty",
                     *       "title": "The end of the window is before its start.",
                     *       "status": 422,
                     *       "detail": "The end of the window is before its start.",
                     *       "code": "window-empty",
                     *       "error": "Error",
                     *       "message": "The end of the window is before its start."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getConjunction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the event. */
                conjunctionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "screeningType": "OPS_CAT",
                     *       "covarianceSource": "ESTIMATED",
                     *       "thresholds": {
                     *         "medium": 1e-7,
                     *         "high": 0.00001,
                     *         "critical": 0.0001
                     *       },
                     *       "stillReported": true,
                     *       "messageCount": 1,
                     *       "lastReportedAt": "2026-11-20T11:43:00Z",
                     *       "updatedAt": "2026-11-20T11:43:00Z",
                     *       "needsDecision": false,
                     *       "conjunctionData": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "riskLevel": "LOW"
                     *       },
                     *       "totalMissDistance": 8201.60701053844,
                     *       "relativeSpeed": 3961.2,
                     *       "relativePosition": {
                     *         "r": 2038.4,
                     *         "t": 7916.1,
                     *         "n": 667.3
                     *       },
                     *       "probabilityOfCollision": 1.4532414174209863e-9,
                     *       "probabilityMethod": "FOSTER-1992",
                     *       "maxProbability": 3.1e-9,
                     *       "dilution": "ROBUST",
                     *       "mahalanobisDistance": 5.2,
                     *       "relativeVelocity": {
                     *         "r": 11.2,
                     *         "t": -1021.4,
                     *         "n": 3827.3
                     *       },
                     *       "probabilityReason": null,
                     *       "maxProbabilityReason": null,
                     *       "separateScaling": {
                     *         "object1": {
                     *           "maxProbability": 1.45e-9,
                     *           "scale": 1
                     *         },
                     *         "object2": {
                     *           "maxProbability": 1.9e-9,
                     *           "scale": 0.8
                     *         }
                     *       },
                     *       "object1": {
                     *         "noradId": 99006,
                     *         "name": "TERN-6",
                     *         "cosparId": "2024-017F",
                     *         "objectType": "PAYLOAD"
                     *       },
                     *       "object2": {
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "cosparId": "1998-044B",
                     *         "objectType": "ROCKET BODY"
                     *       },
                     *       "radialSeparation": 2038.4,
                     *       "timeToTca": 471000,
                     *       "verdict": {
                     *         "kind": "SAFE",
                     *         "reasons": [
                     *           {
                     *             "code": "pc-below-watch",
                     *             "text": "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           }
                     *         ],
                     *         "decideBy": null
                     *       },
                     *       "lastMessageId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *       "history": [
                     *         {
                     *           "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *           "creationDate": "2026-11-20T11:42:59.776Z",
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW",
                     *           "sigma": 1577.2,
                     *           "probabilityOfCollision": 1.4532414174209863e-9,
                     *           "maxProbability": 3.1e-9,
                     *           "totalMissDistance": 8201.60701053844
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Conjunction"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listConjunctionCdms: {
        parameters: {
            query?: {
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the event. */
                conjunctionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *         "messageId": "20261120T114300_99006_99106",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *         "originator": "KEEPOUT",
                     *         "creationDate": "2026-11-20T11:42:59.776Z",
                     *         "missSigma": 1577.2,
                     *         "totalMissDistance": 8201.60701053844,
                     *         "relativeSpeed": 3961.2,
                     *         "relativePosition": {
                     *           "r": 2038.4,
                     *           "t": 7916.1,
                     *           "n": 667.3
                     *         },
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "dilution": "ROBUST",
                     *         "mahalanobisDistance": 5.2,
                     *         "originatorProbability": null,
                     *         "originatorMethod": null,
                     *         "relativeVelocity": {
                     *           "r": 11.2,
                     *           "t": -1021.4,
                     *           "n": 3827.3
                     *         },
                     *         "probabilityReason": null,
                     *         "maxProbabilityReason": null,
                     *         "separateScaling": {
                     *           "object1": {
                     *             "maxProbability": 1.45e-9,
                     *             "scale": 1
                     *           },
                     *           "object2": {
                     *             "maxProbability": 1.9e-9,
                     *             "scale": 0.8
                     *           }
                     *         },
                     *         "object1": {
                     *           "noradId": 99006,
                     *           "name": "TERN-6",
                     *           "cosparId": "2024-017F",
                     *           "objectType": "PAYLOAD",
                     *           "designator": "99006",
                     *           "manoeuvrable": "N/A",
                     *           "hardBodyRadius": 3,
                     *           "hardBodyRadiusSource": "operator",
                     *           "conjunctionPlaneX": 0,
                     *           "conjunctionPlaneY": 0,
                     *           "covarianceSource": "ESTIMATED",
                     *           "conjunctionPlaneCovarianceXX": 1200000,
                     *           "conjunctionPlaneCovarianceYX": 0,
                     *           "conjunctionPlaneCovarianceYY": 21000,
                     *           "sigma": {
                     *             "r": 120,
                     *             "t": 1400,
                     *             "n": 90
                     *           },
                     *           "covarianceRtn": null,
                     *           "orbitSource": "element set",
                     *           "orbitAgeSeconds": 86400,
                     *           "positionKm": [
                     *             6878.1,
                     *             12.4,
                     *             -3.1
                     *           ],
                     *           "velocityKmS": [
                     *             0.01,
                     *             3.81,
                     *             6.6
                     *           ],
                     *           "frame": "EME2000"
                     *         },
                     *         "object2": {
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "cosparId": "1998-044B",
                     *           "objectType": "ROCKET BODY",
                     *           "designator": "99106",
                     *           "manoeuvrable": "N/A",
                     *           "hardBodyRadius": 3,
                     *           "hardBodyRadiusSource": "operator",
                     *           "conjunctionPlaneX": 8201.6,
                     *           "conjunctionPlaneY": 0,
                     *           "covarianceSource": "ESTIMATED",
                     *           "conjunctionPlaneCovarianceXX": 1200000,
                     *           "conjunctionPlaneCovarianceYX": 0,
                     *           "conjunctionPlaneCovarianceYY": 21000,
                     *           "sigma": {
                     *             "r": 120,
                     *             "t": 1400,
                     *             "n": 90
                     *           },
                     *           "covarianceRtn": null,
                     *           "orbitSource": "element set",
                     *           "orbitAgeSeconds": 86400,
                     *           "positionKm": [
                     *             6878.1,
                     *             12.4,
                     *             -3.1
                     *           ],
                     *           "velocityKmS": [
                     *             0.01,
                     *             3.81,
                     *             6.6
                     *           ],
                     *           "frame": "EME2000"
                     *         },
                     *         "conjunctionData": {
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW"
                     *         },
                     *         "approachAngle": 29.4,
                     *         "maxProbabilityScale": 0.7,
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "reasons": [
                     *             {
                     *               "code": "pc-below-watch",
                     *               "text": "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *             }
                     *           ],
                     *           "decideBy": null
                     *         },
                     *         "usage": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Cdm"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description Records of one event; of all when absent. */
                "conjunction-id"?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "decisionId": "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "satelliteName": "TERN-6",
                     *         "secondaryName": "ARGO-5 R/B",
                     *         "state": "DECIDED",
                     *         "version": 4,
                     *         "owner": "mara",
                     *         "decision": "NO_BURN",
                     *         "decided": {
                     *           "at": "2026-11-20T12:10:00.000Z",
                     *           "by": "mara"
                     *         },
                     *         "signed": null,
                     *         "recordHash": null,
                     *         "inputsChanged": false,
                     *         "opened": {
                     *           "at": "2026-11-20T12:00:00.000Z",
                     *           "by": "mara"
                     *         },
                     *         "updatedAt": "2026-11-20T12:10:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DecisionSummary"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conjunctionId": "con-892f52a249bd86bc2921b392"
                 *     }
                 */
                "application/json": components["schemas"]["DecisionBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decisionId": "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "secondaryName": "ARGO-5 R/B",
                     *       "state": "DECIDED",
                     *       "version": 4,
                     *       "owner": "mara",
                     *       "decision": "NO_BURN",
                     *       "decided": {
                     *         "at": "2026-11-20T12:10:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "signed": null,
                     *       "recordHash": null,
                     *       "inputsChanged": false,
                     *       "opened": {
                     *         "at": "2026-11-20T12:00:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "updatedAt": "2026-11-20T12:10:00.000Z",
                     *       "note": "The next message is due at 18:00.",
                     *       "withdrawn": null,
                     *       "planId": null,
                     *       "plan": null,
                     *       "fourEyes": true,
                     *       "acknowledged": {
                     *         "at": "2026-11-20T12:01:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "rules": [
                     *         {
                     *           "rule": "covariance-realistic",
                     *           "text": "Both covariances come from orbit determinations and are plausible (1 doubt).",
                     *           "status": "WAIVED",
                     *           "value": 1,
                     *           "limit": 0,
                     *           "unit": "doubts",
                     *           "requiredFor": [
                     *             "BURN",
                     *             "NO_BURN"
                     *           ],
                     *           "waiver": {
                     *             "reason": "Far below the threshold.",
                     *             "by": "mara",
                     *             "at": "2026-11-20T12:09:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "frozenAt": "2026-11-20T12:10:00.000Z",
                     *       "inputs": {
                     *         "messages": [
                     *           {
                     *             "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *             "messageId": "20261120T114300_99006_99106",
                     *             "originator": "KEEPOUT",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "creationDate": "2026-11-20T11:42:59.776Z"
                     *           }
                     *         ],
                     *         "earlierMessages": 0,
                     *         "ephemerides": [
                     *           {
                     *             "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *             "fileName": "tern-6.oem",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "use": "SCREENED"
                     *           }
                     *         ],
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"
                     *         },
                     *         "versions": {
                     *           "product": "0.3.4",
                     *           "algorithm": "slab-grid-6"
                     *         },
                     *         "settings": {
                     *           "thresholds": {
                     *             "medium": 1e-7,
                     *             "high": 0.00001,
                     *             "critical": 0.0001
                     *           },
                     *           "rulesVersion": 1,
                     *           "decisionLeadHours": 12,
                     *           "fourEyes": true,
                     *           "mostMessageAgeHours": 24,
                     *           "mostTrackingAgeHours": 72
                     *         }
                     *       },
                     *       "results": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "missDistance": 8201.60701053844,
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "riskLevel": "LOW",
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "reasons": [
                     *             "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           ]
                     *         },
                     *         "methods": [
                     *           {
                     *             "method": "FOSTER-1992",
                     *             "probability": 1.4532414174209863e-9,
                     *             "usable": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `decision-open`: The event has a decision record that is not signed. `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:decision-open",
                     *       "title": "The event has a decision record that is not signed.",
                     *       "status": 409,
                     *       "detail": "The event has a decision record that is not signed.",
                     *       "code": "decision-open",
                     *       "error": "Error",
                     *       "message": "The event has a decision record that is not signed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the decision record. */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decisionId": "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "secondaryName": "ARGO-5 R/B",
                     *       "state": "DECIDED",
                     *       "version": 4,
                     *       "owner": "mara",
                     *       "decision": "NO_BURN",
                     *       "decided": {
                     *         "at": "2026-11-20T12:10:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "signed": null,
                     *       "recordHash": null,
                     *       "inputsChanged": false,
                     *       "opened": {
                     *         "at": "2026-11-20T12:00:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "updatedAt": "2026-11-20T12:10:00.000Z",
                     *       "note": "The next message is due at 18:00.",
                     *       "withdrawn": null,
                     *       "planId": null,
                     *       "plan": null,
                     *       "fourEyes": true,
                     *       "acknowledged": {
                     *         "at": "2026-11-20T12:01:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "rules": [
                     *         {
                     *           "rule": "covariance-realistic",
                     *           "text": "Both covariances come from orbit determinations and are plausible (1 doubt).",
                     *           "status": "WAIVED",
                     *           "value": 1,
                     *           "limit": 0,
                     *           "unit": "doubts",
                     *           "requiredFor": [
                     *             "BURN",
                     *             "NO_BURN"
                     *           ],
                     *           "waiver": {
                     *             "reason": "Far below the threshold.",
                     *             "by": "mara",
                     *             "at": "2026-11-20T12:09:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "frozenAt": "2026-11-20T12:10:00.000Z",
                     *       "inputs": {
                     *         "messages": [
                     *           {
                     *             "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *             "messageId": "20261120T114300_99006_99106",
                     *             "originator": "KEEPOUT",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "creationDate": "2026-11-20T11:42:59.776Z"
                     *           }
                     *         ],
                     *         "earlierMessages": 0,
                     *         "ephemerides": [
                     *           {
                     *             "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *             "fileName": "tern-6.oem",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "use": "SCREENED"
                     *           }
                     *         ],
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"
                     *         },
                     *         "versions": {
                     *           "product": "0.3.4",
                     *           "algorithm": "slab-grid-6"
                     *         },
                     *         "settings": {
                     *           "thresholds": {
                     *             "medium": 1e-7,
                     *             "high": 0.00001,
                     *             "critical": 0.0001
                     *           },
                     *           "rulesVersion": 1,
                     *           "decisionLeadHours": 12,
                     *           "fourEyes": true,
                     *           "mostMessageAgeHours": 24,
                     *           "mostTrackingAgeHours": 72
                     *         }
                     *       },
                     *       "results": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "missDistance": 8201.60701053844,
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "riskLevel": "LOW",
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "reasons": [
                     *             "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           ]
                     *         },
                     *         "methods": [
                     *           {
                     *             "method": "FOSTER-1992",
                     *             "probability": 1.4532414174209863e-9,
                     *             "usable": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the call is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description Opaque identifier of the decision record. */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "waivers": [
                 *         {
                 *           "rule": "covariance-realistic",
                 *           "reason": "Far below the threshold."
                 *         }
                 *       ],
                 *       "decision": "NO_BURN"
                 *     }
                 */
                "application/json": components["schemas"]["DecisionChange"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decisionId": "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "secondaryName": "ARGO-5 R/B",
                     *       "state": "DECIDED",
                     *       "version": 4,
                     *       "owner": "mara",
                     *       "decision": "NO_BURN",
                     *       "decided": {
                     *         "at": "2026-11-20T12:10:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "signed": null,
                     *       "recordHash": null,
                     *       "inputsChanged": false,
                     *       "opened": {
                     *         "at": "2026-11-20T12:00:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "updatedAt": "2026-11-20T12:10:00.000Z",
                     *       "note": "The next message is due at 18:00.",
                     *       "withdrawn": null,
                     *       "planId": null,
                     *       "plan": null,
                     *       "fourEyes": true,
                     *       "acknowledged": {
                     *         "at": "2026-11-20T12:01:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "rules": [
                     *         {
                     *           "rule": "covariance-realistic",
                     *           "text": "Both covariances come from orbit determinations and are plausible (1 doubt).",
                     *           "status": "WAIVED",
                     *           "value": 1,
                     *           "limit": 0,
                     *           "unit": "doubts",
                     *           "requiredFor": [
                     *             "BURN",
                     *             "NO_BURN"
                     *           ],
                     *           "waiver": {
                     *             "reason": "Far below the threshold.",
                     *             "by": "mara",
                     *             "at": "2026-11-20T12:09:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "frozenAt": "2026-11-20T12:10:00.000Z",
                     *       "inputs": {
                     *         "messages": [
                     *           {
                     *             "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *             "messageId": "20261120T114300_99006_99106",
                     *             "originator": "KEEPOUT",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "creationDate": "2026-11-20T11:42:59.776Z"
                     *           }
                     *         ],
                     *         "earlierMessages": 0,
                     *         "ephemerides": [
                     *           {
                     *             "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *             "fileName": "tern-6.oem",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "use": "SCREENED"
                     *           }
                     *         ],
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"
                     *         },
                     *         "versions": {
                     *           "product": "0.3.4",
                     *           "algorithm": "slab-grid-6"
                     *         },
                     *         "settings": {
                     *           "thresholds": {
                     *             "medium": 1e-7,
                     *             "high": 0.00001,
                     *             "critical": 0.0001
                     *           },
                     *           "rulesVersion": 1,
                     *           "decisionLeadHours": 12,
                     *           "fourEyes": true,
                     *           "mostMessageAgeHours": 24,
                     *           "mostTrackingAgeHours": 72
                     *         }
                     *       },
                     *       "results": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "missDistance": 8201.60701053844,
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "riskLevel": "LOW",
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "reasons": [
                     *             "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           ]
                     *         },
                     *         "methods": [
                     *           {
                     *             "method": "FOSTER-1992",
                     *             "probability": 1.4532414174209863e-9,
                     *             "usable": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `decision-closed`: The decision record is signed or withdrawn. `decision-event-gone`: The event of the decision record is gone. `decision-not-computed`: The messages of the event cannot be judged for a record. `flight-rules-not-met`: Flight rules that the decision asks for are neither met nor waived. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:decision-closed",
                     *       "title": "The decision record is signed or withdrawn.",
                     *       "status": 409,
                     *       "detail": "The decision record is signed or withdrawn.",
                     *       "code": "decision-closed",
                     *       "error": "Error",
                     *       "message": "The decision record is signed or withdrawn."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `plan-unknown`: There is no such manoeuvre plan for the event. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:plan-unknown",
                     *       "title": "There is no such manoeuvre plan for the event.",
                     *       "status": 422,
                     *       "detail": "There is no such manoeuvre plan for the event.",
                     *       "code": "plan-unknown",
                     *       "error": "Error",
                     *       "message": "There is no such manoeuvre plan for the event."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the call is based on.
                 * @example "1"
                 */
                "if-match"?: string;
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Opaque identifier of the decision record. */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decisionId": "dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10",
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "satelliteName": "TERN-6",
                     *       "secondaryName": "ARGO-5 R/B",
                     *       "state": "DECIDED",
                     *       "version": 4,
                     *       "owner": "mara",
                     *       "decision": "NO_BURN",
                     *       "decided": {
                     *         "at": "2026-11-20T12:10:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "signed": null,
                     *       "recordHash": null,
                     *       "inputsChanged": false,
                     *       "opened": {
                     *         "at": "2026-11-20T12:00:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "updatedAt": "2026-11-20T12:10:00.000Z",
                     *       "note": "The next message is due at 18:00.",
                     *       "withdrawn": null,
                     *       "planId": null,
                     *       "plan": null,
                     *       "fourEyes": true,
                     *       "acknowledged": {
                     *         "at": "2026-11-20T12:01:00.000Z",
                     *         "by": "mara"
                     *       },
                     *       "rules": [
                     *         {
                     *           "rule": "covariance-realistic",
                     *           "text": "Both covariances come from orbit determinations and are plausible (1 doubt).",
                     *           "status": "WAIVED",
                     *           "value": 1,
                     *           "limit": 0,
                     *           "unit": "doubts",
                     *           "requiredFor": [
                     *             "BURN",
                     *             "NO_BURN"
                     *           ],
                     *           "waiver": {
                     *             "reason": "Far below the threshold.",
                     *             "by": "mara",
                     *             "at": "2026-11-20T12:09:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "frozenAt": "2026-11-20T12:10:00.000Z",
                     *       "inputs": {
                     *         "messages": [
                     *           {
                     *             "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *             "messageId": "20261120T114300_99006_99106",
                     *             "originator": "KEEPOUT",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "creationDate": "2026-11-20T11:42:59.776Z"
                     *           }
                     *         ],
                     *         "earlierMessages": 0,
                     *         "ephemerides": [
                     *           {
                     *             "oemFileId": "oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21",
                     *             "fileName": "tern-6.oem",
                     *             "sha256": "abababababababababababababababababababababababababababababababab",
                     *             "use": "SCREENED"
                     *           }
                     *         ],
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"
                     *         },
                     *         "versions": {
                     *           "product": "0.3.4",
                     *           "algorithm": "slab-grid-6"
                     *         },
                     *         "settings": {
                     *           "thresholds": {
                     *             "medium": 1e-7,
                     *             "high": 0.00001,
                     *             "critical": 0.0001
                     *           },
                     *           "rulesVersion": 1,
                     *           "decisionLeadHours": 12,
                     *           "fourEyes": true,
                     *           "mostMessageAgeHours": 24,
                     *           "mostTrackingAgeHours": 72
                     *         }
                     *       },
                     *       "results": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "missDistance": 8201.60701053844,
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "riskLevel": "LOW",
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "reasons": [
                     *             "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           ]
                     *         },
                     *         "methods": [
                     *           {
                     *             "method": "FOSTER-1992",
                     *             "probability": 1.4532414174209863e-9,
                     *             "usable": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Decision"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `four-eyes`: Whoever has decided may not sign. `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:four-eyes",
                     *       "title": "Whoever has decided may not sign.",
                     *       "status": 403,
                     *       "detail": "Whoever has decided may not sign.",
                     *       "code": "four-eyes",
                     *       "error": "Error",
                     *       "message": "Whoever has decided may not sign."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `decision-closed`: The decision record is signed or withdrawn. `decision-inputs-changed`: The event has other messages than those the decision was made from. `decision-missing`: Nothing has been decided yet. `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:decision-closed",
                     *       "title": "The decision record is signed or withdrawn.",
                     *       "status": 409,
                     *       "detail": "The decision record is signed or withdrawn.",
                     *       "code": "decision-closed",
                     *       "error": "Error",
                     *       "message": "The decision record is signed or withdrawn."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDecisionRecord: {
        parameters: {
            query?: {
                /** @description json: the record itself, which `keepout replay` computes again. pdf: the same to print. */
                format?: "json" | "pdf";
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the decision record. */
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "application/pdf": string;
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `decision-not-signed`: The decision record is not signed, so there is nothing to print. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:decision-not-signed",
                     *       "title": "The decision record is not signed, so there is nothing to print.",
                     *       "status": 409,
                     *       "detail": "The decision record is not signed, so there is nothing to print.",
                     *       "code": "decision-not-signed",
                     *       "error": "Error",
                     *       "message": "The decision record is not signed, so there is nothing to print."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getConjunctionAnalysis: {
        parameters: {
            query?: {
                /** @description The message on show; without it the newest. */
                message?: string;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the event. */
                conjunctionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAnalysis"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findConjunctions: {
        parameters: {
            query?: {
                /** @description The other object: its catalogue number, its international designator, or a part of its name. */
                object?: string;
                /** @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE. */
                "screening-type"?: components["schemas"]["ScreeningType"];
                /** @description One of your satellites; all of them when absent. */
                "satellite-id"?: string;
                /** @description Earliest TCA, itself included, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                from?: string;
                /** @description Latest TCA, itself included, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                to?: string;
                /** @description Largest miss distance, m. */
                "max-miss-distance"?: number;
                /** @description Smallest probability, 0 to 1. Events whose probability could not be computed are left out. */
                "min-probability"?: number;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "satelliteName": "TERN-6",
                     *         "screeningType": "OPS_CAT",
                     *         "covarianceSource": "ESTIMATED",
                     *         "thresholds": {
                     *           "medium": 1e-7,
                     *           "high": 0.00001,
                     *           "critical": 0.0001
                     *         },
                     *         "stillReported": true,
                     *         "messageCount": 1,
                     *         "lastReportedAt": "2026-11-20T11:43:00Z",
                     *         "updatedAt": "2026-11-20T11:43:00Z",
                     *         "needsDecision": false,
                     *         "conjunctionData": {
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW"
                     *         },
                     *         "totalMissDistance": 8201.60701053844,
                     *         "relativeSpeed": 3961.2,
                     *         "relativePosition": {
                     *           "r": 2038.4,
                     *           "t": 7916.1,
                     *           "n": 667.3
                     *         },
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "dilution": "ROBUST",
                     *         "mahalanobisDistance": 5.2,
                     *         "object1": {
                     *           "noradId": 99006,
                     *           "name": "TERN-6",
                     *           "objectType": "PAYLOAD"
                     *         },
                     *         "object2": {
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "objectType": "ROCKET BODY"
                     *         },
                     *         "previousProbability": null,
                     *         "verdict": {
                     *           "kind": "SAFE",
                     *           "decisionLead": null,
                     *           "reasons": [
                     *             {
                     *               "code": "pc-below-watch"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConjunctionSummary"][];
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:window-empty",
                     *       "title": "The end of the window is before its start.",
                     *       "status": 422,
                     *       "detail": "The end of the window is before its start.",
                     *       "code": "window-empty",
                     *       "error": "Error",
                     *       "message": "The end of the window is before its start."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCdms: {
        parameters: {
            query?: {
                /** @description One message. */
                "cdm-id"?: string;
                /** @description Messages about one event. */
                "conjunction-id"?: string;
                /** @description Messages about one of your satellites. */
                "satellite-id"?: string;
                /** @description Messages of one screening. */
                "screening-id"?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *         "messageId": "20261120T114300_99006_99106",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *         "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *         "originator": "KEEPOUT",
                     *         "creationDate": "2026-11-20T11:42:59.776Z",
                     *         "missSigma": 1577.2,
                     *         "totalMissDistance": 8201.60701053844,
                     *         "relativeSpeed": 3961.2,
                     *         "relativePosition": {
                     *           "r": 2038.4,
                     *           "t": 7916.1,
                     *           "n": 667.3
                     *         },
                     *         "probabilityOfCollision": 1.4532414174209863e-9,
                     *         "probabilityMethod": "FOSTER-1992",
                     *         "maxProbability": 3.1e-9,
                     *         "dilution": "ROBUST",
                     *         "mahalanobisDistance": 5.2,
                     *         "originatorProbability": null,
                     *         "originatorMethod": null,
                     *         "conjunctionData": {
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "riskLevel": "LOW"
                     *         },
                     *         "object1": {
                     *           "noradId": 99006,
                     *           "name": "TERN-6",
                     *           "cosparId": "2024-017F",
                     *           "objectType": "PAYLOAD",
                     *           "designator": "99006"
                     *         },
                     *         "object2": {
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "cosparId": "1998-044B",
                     *           "objectType": "ROCKET BODY",
                     *           "designator": "99106"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CdmSummary"][];
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadCdms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The messages, one or several a file. */
                    file: Blob[];
                };
                "text/plain": string;
                "application/xml": string;
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accepted": [
                     *         {
                     *           "fileName": "else.cdm",
                     *           "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *           "messageId": "20261120T114300_99006_99106",
                     *           "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *           "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *           "tca": "2026-11-25T22:49:56.237Z",
                     *           "totalMissDistance": 812.4,
                     *           "probabilityOfCollision": 1.51e-9,
                     *           "riskLevel": "LOW",
                     *           "verdict": "SAFE",
                     *           "warningCount": 1,
                     *           "warnings": [
                     *             {
                     *               "code": "missing-covariance",
                     *               "message": "Object 2: the covariance is missing.",
                     *               "keyword": "CR_R",
                     *               "file": "else.cdm"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rejected": [],
                     *       "rejectedCount": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CdmUpload"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `malformed-form`: The multipart form is broken or was cut. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-file`: The request contains no file. `satellite-unknown`: The file is not about any of your satellites. `too-costly`: Reading or judging the file takes more time or memory than a file may. `too-many-messages`: The request has more messages than are taken at once. `wrong-message-kind`: The file is a message of another kind. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:no-file",
                     *       "title": "The request contains no file.",
                     *       "status": 422,
                     *       "detail": "The request contains no file.",
                     *       "code": "no-file",
                     *       "error": "Error",
                     *       "message": "The request contains no file."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCdm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the message. */
                cdmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cdmId": "cdm-8e19ebc0f4d0452978c6ac0e",
                     *       "messageId": "20261120T114300_99006_99106",
                     *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *       "satelliteId": "sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e",
                     *       "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *       "originator": "KEEPOUT",
                     *       "creationDate": "2026-11-20T11:42:59.776Z",
                     *       "missSigma": 1577.2,
                     *       "totalMissDistance": 8201.60701053844,
                     *       "relativeSpeed": 3961.2,
                     *       "relativePosition": {
                     *         "r": 2038.4,
                     *         "t": 7916.1,
                     *         "n": 667.3
                     *       },
                     *       "probabilityOfCollision": 1.4532414174209863e-9,
                     *       "probabilityMethod": "FOSTER-1992",
                     *       "maxProbability": 3.1e-9,
                     *       "dilution": "ROBUST",
                     *       "mahalanobisDistance": 5.2,
                     *       "originatorProbability": null,
                     *       "originatorMethod": null,
                     *       "relativeVelocity": {
                     *         "r": 11.2,
                     *         "t": -1021.4,
                     *         "n": 3827.3
                     *       },
                     *       "probabilityReason": null,
                     *       "maxProbabilityReason": null,
                     *       "separateScaling": {
                     *         "object1": {
                     *           "maxProbability": 1.45e-9,
                     *           "scale": 1
                     *         },
                     *         "object2": {
                     *           "maxProbability": 1.9e-9,
                     *           "scale": 0.8
                     *         }
                     *       },
                     *       "object1": {
                     *         "noradId": 99006,
                     *         "name": "TERN-6",
                     *         "cosparId": "2024-017F",
                     *         "objectType": "PAYLOAD",
                     *         "designator": "99006",
                     *         "manoeuvrable": "N/A",
                     *         "hardBodyRadius": 3,
                     *         "hardBodyRadiusSource": "operator",
                     *         "conjunctionPlaneX": 0,
                     *         "conjunctionPlaneY": 0,
                     *         "covarianceSource": "ESTIMATED",
                     *         "conjunctionPlaneCovarianceXX": 1200000,
                     *         "conjunctionPlaneCovarianceYX": 0,
                     *         "conjunctionPlaneCovarianceYY": 21000,
                     *         "sigma": {
                     *           "r": 120,
                     *           "t": 1400,
                     *           "n": 90
                     *         },
                     *         "covarianceRtn": null,
                     *         "orbitSource": "element set",
                     *         "orbitAgeSeconds": 86400,
                     *         "positionKm": [
                     *           6878.1,
                     *           12.4,
                     *           -3.1
                     *         ],
                     *         "velocityKmS": [
                     *           0.01,
                     *           3.81,
                     *           6.6
                     *         ],
                     *         "frame": "EME2000"
                     *       },
                     *       "object2": {
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "cosparId": "1998-044B",
                     *         "objectType": "ROCKET BODY",
                     *         "designator": "99106",
                     *         "manoeuvrable": "N/A",
                     *         "hardBodyRadius": 3,
                     *         "hardBodyRadiusSource": "operator",
                     *         "conjunctionPlaneX": 8201.6,
                     *         "conjunctionPlaneY": 0,
                     *         "covarianceSource": "ESTIMATED",
                     *         "conjunctionPlaneCovarianceXX": 1200000,
                     *         "conjunctionPlaneCovarianceYX": 0,
                     *         "conjunctionPlaneCovarianceYY": 21000,
                     *         "sigma": {
                     *           "r": 120,
                     *           "t": 1400,
                     *           "n": 90
                     *         },
                     *         "covarianceRtn": null,
                     *         "orbitSource": "element set",
                     *         "orbitAgeSeconds": 86400,
                     *         "positionKm": [
                     *           6878.1,
                     *           12.4,
                     *           -3.1
                     *         ],
                     *         "velocityKmS": [
                     *           0.01,
                     *           3.81,
                     *           6.6
                     *         ],
                     *         "frame": "EME2000"
                     *       },
                     *       "conjunctionData": {
                     *         "tca": "2026-11-25T22:49:56.237Z",
                     *         "riskLevel": "LOW"
                     *       },
                     *       "approachAngle": 29.4,
                     *       "maxProbabilityScale": 0.7,
                     *       "verdict": {
                     *         "kind": "SAFE",
                     *         "reasons": [
                     *           {
                     *             "code": "pc-below-watch",
                     *             "text": "Pc 1.45e−09 is below the watch threshold 1.00e−07."
                     *           }
                     *         ],
                     *         "decideBy": null
                     *       },
                     *       "usage": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cdm"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCdm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the message. */
                cdmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCdmFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the message. */
                cdmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/xml": string;
                    "application/json": Record<string, never>;
                    "text/xml": string;
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listManoeuvres: {
        parameters: {
            query?: {
                /** @description Plans for one event. */
                "conjunction-id"?: string;
                /** @description Plans of one satellite. */
                "satellite-id"?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvrePlan"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createManoeuvre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManoeuvreBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvrePlan"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `manoeuvre-impossible`: The manoeuvre cannot be flown. `nothing-to-plan`: No manoeuvre can be planned for the event. `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:manoeuvre-impossible",
                     *       "title": "The manoeuvre cannot be flown.",
                     *       "status": 422,
                     *       "detail": "The manoeuvre cannot be flown.",
                     *       "code": "manoeuvre-impossible",
                     *       "error": "Error",
                     *       "message": "The manoeuvre cannot be flown."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlanningBasis: {
        parameters: {
            query: {
                /** @description The event to avoid. */
                "conjunction-id": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningBasis"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchManoeuvres: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManoeuvreSearch"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvreCandidates"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `nothing-to-plan`: No manoeuvre can be planned for the event. `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:nothing-to-plan",
                     *       "title": "No manoeuvre can be planned for the event.",
                     *       "status": 422,
                     *       "detail": "No manoeuvre can be planned for the event.",
                     *       "code": "nothing-to-plan",
                     *       "error": "Error",
                     *       "message": "No manoeuvre can be planned for the event."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    computeTradeSpace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeSpaceBody"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeSpace"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `nothing-to-plan`: No manoeuvre can be planned for the event. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:nothing-to-plan",
                     *       "title": "No manoeuvre can be planned for the event.",
                     *       "status": 422,
                     *       "detail": "No manoeuvre can be planned for the event.",
                     *       "code": "nothing-to-plan",
                     *       "error": "Error",
                     *       "message": "No manoeuvre can be planned for the event."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getManoeuvre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the plan. */
                manoeuvreId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvrePlan"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeManoeuvre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description Opaque identifier of the plan. */
                manoeuvreId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManoeuvreEdit"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvrePlan"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `time-invalid`: A value is not a time. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `plan-settled`: The plan is past being changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:plan-settled",
                     *       "title": "The plan is past being changed.",
                     *       "status": 409,
                     *       "detail": "The plan is past being changed.",
                     *       "code": "plan-settled",
                     *       "error": "Error",
                     *       "message": "The plan is past being changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `manoeuvre-impossible`: The manoeuvre cannot be flown. `nothing-to-plan`: No manoeuvre can be planned for the event. `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:manoeuvre-impossible",
                     *       "title": "The manoeuvre cannot be flown.",
                     *       "status": 422,
                     *       "detail": "The manoeuvre cannot be flown.",
                     *       "code": "manoeuvre-impossible",
                     *       "error": "Error",
                     *       "message": "The manoeuvre cannot be flown."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stepManoeuvre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Opaque identifier of the plan. */
                manoeuvreId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManoeuvreStep"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManoeuvrePlan"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `plan-needs-other-eyes`: Who proposed a plan may not approve it. `plan-stale`: Something that the plan was computed from has changed. `plan-step-impossible`: The plan cannot have that state now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportManoeuvre: {
        parameters: {
            query?: {
                /** @description Format of an exported plan. */
                format?: components["schemas"]["ManoeuvreExportFormat"];
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the plan. */
                manoeuvreId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `plan-without-orbit`: There is no orbit to fly the plan on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:plan-without-orbit",
                     *       "title": "There is no orbit to fly the plan on.",
                     *       "status": 409,
                     *       "detail": "There is no orbit to fly the plan on.",
                     *       "code": "plan-without-orbit",
                     *       "error": "Error",
                     *       "message": "There is no orbit to fly the plan on."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPostManoeuvreScreenings: {
        parameters: {
            query?: {
                /** @description Screenings for one event. */
                "conjunction-id"?: string;
                /** @description Screenings of one plan. */
                "manoeuvre-id"?: string;
                /**
                 * @description Most records of one page.
                 * @example 100
                 */
                limit?: number;
                /** @description Where the page begins: as the `Link` of the page before gives it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    "X-Records-Left-Out": components["headers"]["X-Records-Left-Out"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostManoeuvreScreening"][];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `cursor-invalid`: There is no page at this cursor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:cursor-invalid",
                     *       "title": "There is no page at this cursor.",
                     *       "status": 404,
                     *       "detail": "There is no page at this cursor.",
                     *       "code": "cursor-invalid",
                     *       "error": "Error",
                     *       "message": "There is no page at this cursor."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPostManoeuvreScreening: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostManoeuvreScreeningBody"];
            };
        };
        responses: {
            /** @description Ordered; it goes on after the answer. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostManoeuvreScreening"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `catalogue-missing`: There is no catalogue to screen against. `ephemeris-not-candidate`: The ephemeris is not a candidate. `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `plan-without-orbit`: There is no orbit to fly the plan on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:catalogue-missing",
                     *       "title": "There is no catalogue to screen against.",
                     *       "status": 409,
                     *       "detail": "There is no catalogue to screen against.",
                     *       "code": "catalogue-missing",
                     *       "error": "Error",
                     *       "message": "There is no catalogue to screen against."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `subject-missing`: The request does not say what to screen. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:subject-missing",
                     *       "title": "The request does not say what to screen.",
                     *       "status": 422,
                     *       "detail": "The request does not say what to screen.",
                     *       "code": "subject-missing",
                     *       "error": "Error",
                     *       "message": "The request does not say what to screen."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPostManoeuvreScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the screening. */
                postManoeuvreScreeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostManoeuvreScreening"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "catalogueId": "cat-1c2d3e4f",
                     *       "source": "gp.tle",
                     *       "objects": 30112,
                     *       "format": "tle",
                     *       "rejected": 0,
                     *       "faults": [],
                     *       "newestEpoch": "2026-11-20T06:00:00Z",
                     *       "medianEpoch": "2026-11-19T21:00:00Z",
                     *       "ageSeconds": 45000,
                     *       "isStale": false,
                     *       "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
                     *       "loadedAt": "2026-11-20T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The catalogue, plain or gzip.
                     */
                    file: Blob;
                };
                "text/plain": Blob;
                "text/csv": Blob;
                "application/json": Blob;
                "application/xml": Blob;
                "text/xml": Blob;
                "application/gzip": Blob;
                "application/x-gzip": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "catalogue": {
                     *         "catalogueId": "cat-1c2d3e4f",
                     *         "source": "gp.tle",
                     *         "objects": 30112,
                     *         "format": "tle",
                     *         "rejected": 0,
                     *         "faults": [],
                     *         "newestEpoch": "2026-11-20T06:00:00Z",
                     *         "medianEpoch": "2026-11-19T21:00:00Z",
                     *         "ageSeconds": 45000,
                     *         "isStale": false,
                     *         "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
                     *         "loadedAt": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "isNew": true
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueUpload"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "catalogue": {
                     *         "catalogueId": "cat-1c2d3e4f",
                     *         "source": "gp.tle",
                     *         "objects": 30112,
                     *         "format": "tle",
                     *         "rejected": 0,
                     *         "faults": [],
                     *         "newestEpoch": "2026-11-20T06:00:00Z",
                     *         "medianEpoch": "2026-11-19T21:00:00Z",
                     *         "ageSeconds": 45000,
                     *         "isStale": false,
                     *         "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
                     *         "loadedAt": "2026-11-20T08:00:00.000Z"
                     *       },
                     *       "isNew": true
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueUpload"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `malformed-form`: The multipart form is broken or was cut. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `catalogue-refused`: The file is no catalogue that can be used. `no-file`: The request contains no file. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:catalogue-refused",
                     *       "title": "The file is no catalogue that can be used.",
                     *       "status": 422,
                     *       "detail": "The file is no catalogue that can be used.",
                     *       "code": "catalogue-refused",
                     *       "error": "Error",
                     *       "message": "The file is no catalogue that can be used."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCatalogueElements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "catalogueId": "cat-1c2d3e4f",
                     *       "source": "gp.tle",
                     *       "contentHash": "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd",
                     *       "count": 1,
                     *       "newestEpoch": "2026-11-20T06:00:00Z",
                     *       "loadedAt": "2026-11-20T08:00:00.000Z",
                     *       "columns": {
                     *         "noradId": [
                     *           5
                     *         ],
                     *         "name": [
                     *           "VANGUARD 1"
                     *         ],
                     *         "cosparId": [
                     *           "1958-002B"
                     *         ],
                     *         "objectType": [
                     *           "PAYLOAD"
                     *         ],
                     *         "rcs": [
                     *           0.12
                     *         ],
                     *         "epoch": [
                     *           847875637.2
                     *         ],
                     *         "meanMotion": [
                     *           10.85
                     *         ],
                     *         "eccentricity": [
                     *           0.1841
                     *         ],
                     *         "inclination": [
                     *           34.24
                     *         ],
                     *         "raan": [
                     *           120.4
                     *         ],
                     *         "argPerigee": [
                     *           331.8
                     *         ],
                     *         "meanAnomaly": [
                     *           19.3
                     *         ],
                     *         "bstar": [
                     *           -0.00004
                     *         ],
                     *         "meanMotionDot": [
                     *           2e-7
                     *         ],
                     *         "meanMotionDdot": [
                     *           0
                     *         ],
                     *         "ephemerisType": [
                     *           0
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueElements"];
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCatalogueObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Catalogue number, up to nine digits. */
                noradId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "noradId": 99006,
                     *       "name": "TERN-6",
                     *       "cosparId": "2024-017F",
                     *       "objectType": "PAYLOAD",
                     *       "radarCrossSection": 0.8,
                     *       "sizeClass": "MEDIUM",
                     *       "hardBodyRadius": 0.5046,
                     *       "hardBodyRadiusSource": "catalogue-rcs",
                     *       "epoch": "2026-11-20T06:00:00Z",
                     *       "catalogueId": "cat-1c2d3e4f",
                     *       "source": "gp.tle"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueObject"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reason": "PENDING",
                     *       "satellites": 1,
                     *       "catalogueRefusal": null,
                     *       "pendingScreenings": 1,
                     *       "waitingScreenings": 0,
                     *       "catalogue": {
                     *         "catalogueId": "cat-1c2d3e4f",
                     *         "source": "gp.tle",
                     *         "objects": 30112,
                     *         "loadedAt": "2026-11-20T08:00:00.000Z",
                     *         "newestEpoch": "2026-11-20T06:00:00Z",
                     *         "isStale": false,
                     *         "medianEpoch": "2026-11-19T21:00:00Z",
                     *         "ageSeconds": 45000
                     *       },
                     *       "lastScreening": {
                     *         "screeningId": "scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11",
                     *         "state": "RUNNING",
                     *         "waitingFor": null,
                     *         "failure": null,
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "finishedAt": null,
                     *         "catalogue": {
                     *           "catalogueId": "cat-1c2d3e4f",
                     *           "source": "gp.tle",
                     *           "objects": 30112
                     *         }
                     *       },
                     *       "lastCompleted": null
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "default": {
                     *           "email": {
                     *             "enabled": true,
                     *             "addresses": [
                     *               "ops@example.org"
                     *             ]
                     *           },
                     *           "msteams": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "slack": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "webhook": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "statuses": [
                     *             "CANCELLED",
                     *             "COMPLETED_OK"
                     *           ]
                     *         }
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CaUserConfiguration"];
                };
            };
            /** @description `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unknown-parameter",
                     *       "title": "The call does not take a parameter of this name.",
                     *       "status": 400,
                     *       "detail": "The call does not take a parameter of this name.",
                     *       "code": "unknown-parameter",
                     *       "error": "Error",
                     *       "message": "The call does not take a parameter of this name."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeUserConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifications": {
                 *         "default": {
                 *           "email": {
                 *             "enabled": true,
                 *             "addresses": [
                 *               "ops@example.org"
                 *             ]
                 *           },
                 *           "msteams": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "slack": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "webhook": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "statuses": [
                 *             "CANCELLED",
                 *             "COMPLETED_OK"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CaUserConfigurationBody"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "default": {
                     *           "email": {
                     *             "enabled": true,
                     *             "addresses": [
                     *               "ops@example.org"
                     *             ]
                     *           },
                     *           "msteams": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "slack": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "webhook": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "statuses": [
                     *             "CANCELLED",
                     *             "COMPLETED_OK"
                     *           ]
                     *         }
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CaUserConfiguration"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUserConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifications": {
                 *         "default": {
                 *           "email": {
                 *             "enabled": true,
                 *             "addresses": [
                 *               "ops@example.org"
                 *             ]
                 *           },
                 *           "msteams": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "slack": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "webhook": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "statuses": [
                 *             "CANCELLED",
                 *             "COMPLETED_OK"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CaUserConfigurationBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "default": {
                     *           "email": {
                     *             "enabled": true,
                     *             "addresses": [
                     *               "ops@example.org"
                     *             ]
                     *           },
                     *           "msteams": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "slack": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "webhook": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "statuses": [
                     *             "CANCELLED",
                     *             "COMPLETED_OK"
                     *           ]
                     *         }
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CaUserConfiguration"];
                };
            };
            /** @description `idempotency-key-malformed`: The Idempotency-Key is empty or too long. `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-malformed",
                     *       "title": "The Idempotency-Key is empty or too long.",
                     *       "status": 400,
                     *       "detail": "The Idempotency-Key is empty or too long.",
                     *       "code": "idempotency-key-malformed",
                     *       "error": "Error",
                     *       "message": "The Idempotency-Key is empty or too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `read-only-field`: The change has another value of what cannot be changed. `user-configuration-exists`: Your configuration is already stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:idempotency-key-busy",
                     *       "title": "The first request with this Idempotency-Key is still being processed.",
                     *       "status": 409,
                     *       "detail": "The first request with this Idempotency-Key is still being processed.",
                     *       "code": "idempotency-key-busy",
                     *       "error": "Error",
                     *       "message": "The first request with this Idempotency-Key is still being processed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUserConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the record that the change is based on.
                 * @example "1"
                 */
                "if-match"?: string;
            };
            path: {
                /** @description Opaque identifier of the configuration: the subject of the user. */
                userConfigId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notifications": {
                 *         "default": {
                 *           "email": {
                 *             "enabled": true,
                 *             "addresses": [
                 *               "ops@example.org"
                 *             ]
                 *           },
                 *           "msteams": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "slack": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "webhook": {
                 *             "enabled": false,
                 *             "url": []
                 *           },
                 *           "statuses": [
                 *             "CANCELLED",
                 *             "COMPLETED_OK"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CaUserConfigurationBody"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4",
                     *       "notifications": {
                     *         "default": {
                     *           "email": {
                     *             "enabled": true,
                     *             "addresses": [
                     *               "ops@example.org"
                     *             ]
                     *           },
                     *           "msteams": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "slack": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "webhook": {
                     *             "enabled": false,
                     *             "url": []
                     *           },
                     *           "statuses": [
                     *             "CANCELLED",
                     *             "COMPLETED_OK"
                     *           ]
                     *         }
                     *       },
                     *       "version": 1,
                     *       "updatedAt": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CaUserConfiguration"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `read-only-field`: The change has another value of what cannot be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:read-only-field",
                     *       "title": "The change has another value of what cannot be changed.",
                     *       "status": 409,
                     *       "detail": "The change has another value of what cannot be changed.",
                     *       "code": "read-only-field",
                     *       "error": "Error",
                     *       "message": "The change has another value of what cannot be changed."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `version-changed`: Somebody changed the record in the meantime. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:version-changed",
                     *       "title": "Somebody changed the record in the meantime.",
                     *       "status": 412,
                     *       "detail": "Somebody changed the record in the meantime.",
                     *       "code": "version-changed",
                     *       "error": "Error",
                     *       "message": "Somebody changed the record in the meantime."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:body-too-large",
                     *       "title": "The body is too large.",
                     *       "status": 413,
                     *       "detail": "The body is too large.",
                     *       "code": "body-too-large",
                     *       "error": "Error",
                     *       "message": "The body is too large."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: This content type is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:unsupported-media-type",
                     *       "title": "This content type is not accepted here.",
                     *       "status": 415,
                     *       "detail": "This content type is not accepted here.",
                     *       "code": "unsupported-media-type",
                     *       "error": "Error",
                     *       "message": "This content type is not accepted here."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUserConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the configuration: the subject of the user. */
                userConfigId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `address-too-long`: The address is too long. */
            414: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:address-too-long",
                     *       "title": "The address is too long.",
                     *       "status": 414,
                     *       "detail": "The address is too long.",
                     *       "code": "address-too-long",
                     *       "error": "Error",
                     *       "message": "The address is too long."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAnnualStatistics: {
        parameters: {
            query?: {
                /** @description One satellite; without it the fleet. */
                "satellite-id"?: string;
                /** @description Combined hard-body radius, m; else that of each satellite and 1 m for the other object. */
                radius?: number;
                /** @description Accepted probability, 0..1. */
                "accepted-pc"?: number;
                /** @description Window that is counted, days. */
                days?: number;
                /** @description Probability at which the back-test of the history acts, 0..1; else the accepted one. */
                threshold?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnualStatistics"];
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is no such record or path. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-found",
                     *       "title": "There is no such record or path.",
                     *       "status": 404,
                     *       "detail": "There is no such record or path.",
                     *       "code": "not-found",
                     *       "error": "Error",
                     *       "message": "There is no such record or path."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Continues after this event.
                 * @example 130
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "130",
                     *       "event": "satellites",
                     *       "data": "{\"type\":\"satellites\"}"
                     *     }
                     */
                    "text/event-stream": {
                        /** @description Its place in the stream, for `Last-Event-ID`. */
                        id: string;
                        /** @description The type of what has changed, as in `data`. */
                        event: string;
                        /** @description What has changed: a ServerEvent as JSON. */
                        data: string;
                    };
                };
            };
            /** @description `invalid-request`: The request does not have the documented form. `unknown-parameter`: The call does not take a parameter of this name. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:invalid-request",
                     *       "title": "The request does not have the documented form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the documented form.",
                     *       "code": "invalid-request",
                     *       "error": "Error",
                     *       "message": "The request does not have the documented form."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `token-missing`: There is no bearer token in the call. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:token-missing",
                     *       "title": "There is no bearer token in the call.",
                     *       "status": 401,
                     *       "detail": "There is no bearer token in the call.",
                     *       "code": "token-missing",
                     *       "error": "Error",
                     *       "message": "There is no bearer token in the call."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `role-missing`: The account does not have the service's role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:role-missing",
                     *       "title": "The account does not have the service's role.",
                     *       "status": 403,
                     *       "detail": "The account does not have the service's role.",
                     *       "code": "role-missing",
                     *       "error": "Error",
                     *       "message": "The account does not have the service's role."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-acceptable`: The answer is not available in the form you accept. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:not-acceptable",
                     *       "title": "The answer is not available in the form you accept.",
                     *       "status": 406,
                     *       "detail": "The answer is not available in the form you accept.",
                     *       "code": "not-acceptable",
                     *       "error": "Error",
                     *       "message": "The answer is not available in the form you accept."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests came in too short a time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:too-many-requests",
                     *       "title": "Too many requests came in too short a time.",
                     *       "status": 429,
                     *       "detail": "Too many requests came in too short a time.",
                     *       "code": "too-many-requests",
                     *       "error": "Error",
                     *       "message": "Too many requests came in too short a time."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:internal-error",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal-error",
                     *       "error": "Error",
                     *       "message": "Something went wrong on our side."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `database-busy`: The database is busy. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:database-busy",
                     *       "title": "The database is busy.",
                     *       "status": 503,
                     *       "detail": "The database is busy.",
                     *       "code": "database-busy",
                     *       "error": "Error",
                     *       "message": "The database is busy."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
