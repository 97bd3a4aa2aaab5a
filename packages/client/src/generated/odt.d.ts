export interface paths {
    "/api/v1/odt/sensors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sensors that take orders: of the network, and your own; by type descending, then by code
         * @description Test, future and retired sensors are left out. With `all=true`, accounts for demonstrations and tests see every sensor, each as OPTICAL_PASSIVE.
         */
        get: operations["listSensors"];
        /**
         * Replace the sensor that the body names by its sensorId; If-Match guards against overwriting
         * @description What was got can be sent back. Of what cannot be changed, equal values pass and others are refused.
         */
        put: operations["replaceSensor"];
        /**
         * Add a sensor of your own; those who run the tracking add sensors of the network
         * @description Add a sensor of your own; those who run the tracking add sensors of the network.
         */
        post: operations["createSensor"];
        /**
         * Remove a sensor on which nothing is planned
         * @description Remove a sensor on which nothing is planned.
         */
        delete: operations["removeSensor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/sensors/{sensorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One sensor, of whatever type, with its ETag
         * @description One sensor, of whatever type, with its ETag.
         */
        get: operations["getSensor"];
        /**
         * Replace a sensor; If-Match guards against overwriting a change made meanwhile
         * @description Replace a sensor; If-Match guards against overwriting a change made meanwhile.
         */
        put: operations["changeSensor"];
        post?: never;
        /**
         * Remove a sensor on which nothing is planned
         * @description Remove a sensor on which nothing is planned.
         */
        delete: operations["deleteSensor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/sensors/{sensorId}/calibration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the residuals of a sensor said of it, oldest first
         * @description What the residuals of a sensor said of it, oldest first.
         */
        get: operations["listSensorCalibration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/sensors/{sensorId}/weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of the sky over a sensor, hour by hour, and what by
         * @description By what its owner named: the yearly share of clear nights, the simulated weather, or the newest forecast that was sent. A forecast counts for a day after its issue and for the hours that it names; otherwise the yearly share stands in for it, and `message` says so.
         */
        get: operations["getSensorWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/sensors/{sensorId}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the forecast of cloud cover over a sensor, hour by hour, with its source and time of issue
         * @description By whoever keeps the sensor, or a program of his: of a sensor of your own, or as one who runs the tracking. It replaces the forecast before; one that was issued earlier is refused. It counts where the weather source of the sensor is FORECAST.
         */
        put: operations["sendForecast"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/passprediction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When sensors see an object of the catalogue, one answer for each sensor
         * @description Geometric passes over the horizon of each sensor; of a telescope the parts with a dark site, a lit object, far enough from the Moon and bright enough, of a radar those within its range. Kept for a day: ask again with `cacheId` for the same answer.
         */
        get: operations["predictPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/sky-track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The path of an object over the sky of a sensor, with Sun and Moon
         * @description The path of an object over the sky of a sensor, with Sun and Moon.
         */
        get: operations["getSkyTrack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/opportunities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What can be ordered of an object: passes over free sensors, with price and latency
         * @description Nothing is kept or held. Where there is nothing, `reason` and `message` say why. Times in which a sensor is taken are left out, whoever took them.
         */
        post: operations["findOpportunities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your observation requests, newest first
         * @description Your observation requests, newest first.
         */
        get: operations["listRequests"];
        put?: never;
        /**
         * Order observations of an object
         * @description Passes are named by `POST odt/opportunities`, or counted with a deadline; any sensor unless some are named. Empty message fields are left out; of message and type either both count or none. An order for which there is nothing is kept as INFEASIBLE, with its reason. Its price is held of the balance of your organisation; what is not covered is not ordered.
         */
        post: operations["orderObservation"];
        /**
         * Cancel a request: what is not measured yet is called off and not charged
         * @description Cancel a request: what is not measured yet is called off and not charged.
         */
        delete: operations["cancelRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request with its passes, its statuses, and what was promised
         * @description One request with its passes, its statuses, and what was promised.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of measurements, newest first, each with what it did for an orbit
         * @description Files of measurements, newest first, each with what it did for an orbit.
         */
        get: operations["listObservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file of measurements, with what it did for an orbit
         * @description One file of measurements, with what it did for an orbit.
         */
        get: operations["getObservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations/file/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as it came, byte for byte, in its compression
         * @description The file as it came, byte for byte, in its compression.
         */
        get: operations["getObservationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations/report/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the measurements of a file say: association, residuals, brightness, initial orbit
         * @description Association is by the median angle between measured and predicted direction, or by the Mahalanobis distance where the orbit has a covariance; docs/models/track-association. A file that is not read yet, or cannot be, has no tracks.
         */
        get: operations["getObservationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload measurements of your own sensors (TDM, KVN or XML, also gzip or zip)
         * @description Multipart form: `file` (one or more); optional `norad-id`, the object that they are said to be of, and `sensor-code` for files that name their sensor otherwise. Bytes that are here already are known, and count once.
         */
        post: operations["uploadObservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/odt/observations/{fileId}/disown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the association of a file back: it is not of the object
         * @description Its pass does not count any more, and what it was paid for is given back. An orbit update that rests on it is withdrawn, and computed again from the files that remain.
         */
        post: operations["disownObservation"];
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
        /**
         * @description What of all measurements of a track counts.
         * @enum {string}
         */
        AssociationCriterion: "MEDIAN";
        /**
         * @description What a track and an orbit are compared by.
         * @enum {string}
         */
        AssociationMetric: "ANGULAR_DISTANCE" | "MAHALANOBIS_DISTANCE";
        /** @description What a track was compared with, and how. */
        AssociationResult: {
            orbitDataType: components["schemas"]["OrbitDataType"];
            associationMetric: components["schemas"]["AssociationMetric"];
            /** @description Where the orbits are from, a sentence. */
            orbitSource: string;
            /** @description The sentences of `orbitSource` by their codes; empty where it is empty. */
            orbitSourceSentences: components["schemas"]["Sentence"][];
            /** @description No object fits clearly better than another, or than one of no catalogue; none is named. */
            isAmbiguous: boolean;
            /** @description Orbits that were compared, a count. */
            candidatesTried: number;
            catalogueIdBestAssociation: number | null;
            /** @description Best first, the runner-up with it. */
            t2oAssociationResults: components["schemas"]["TrackToOrbitAssociation"][];
        };
        /**
         * @description A table of exponential layers, of an installation without space weather; or NRLMSISE-00 with the table of the installation.
         * @enum {string}
         */
        AtmosphereModel: "EXPONENTIAL" | "NRLMSISE_00";
        /** @description What a sensor measured like, up to a time. */
        CalibrationPoint: {
            /**
             * Format: date-time
             * @description End of the tracks that it rests on, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            at: string;
            /** @description Tracks, a count. */
            tracks: number;
            /** @description arcsec, 1 sigma, each axis. */
            angleSigma: number | null;
            /** @description m, 1 sigma. */
            rangeSigma: number | null;
            /** @description s. */
            timeBias: number | null;
        };
        /**
         * @description What became of the price: no payments here, held, taken, given back.
         * @enum {string}
         */
        ChargeState: "NOT_CHARGED" | "RESERVED" | "CAPTURED" | "RELEASED";
        /**
         * @description Your satellite, or what comes near it.
         * @enum {string}
         */
        ConjunctionObject: "PRIMARY" | "SECONDARY";
        /**
         * @description Measured on the sky, made by the simulator, or a test of the line.
         * @enum {string}
         */
        DataMode: "REAL" | "SIMULATED" | "TEST";
        /** @description What observing would tell about a conjunction, before it is done. */
        ExpectedGain: {
            /** @description Passes that are observed. */
            passes: number;
            /** @description Largest sigma of the miss in the encounter plane now, m. */
            missSigmaBefore: number;
            /** @description The same after the passes, m. */
            missSigmaAfter: number;
            /** @description Probability of collision now, 0 to 1. */
            pcNow: number | null;
            /** @description Median of what it will be, 0 to 1. */
            pcMedian: number | null;
            /** @description 5 % of the outcomes are below, 0 to 1. */
            pcLow: number | null;
            /** @description 5 % of the outcomes are above, 0 to 1. */
            pcHigh: number | null;
            /** @description Probability that the verdict becomes act, 0 to 1. */
            toAct: number;
            /** @description Probability that it becomes safe, 0 to 1. */
            toSafe: number;
            /** @description Probability that it becomes watch, 0 to 1. */
            toWatch: number;
            /** @description Probability that there is still no conclusion, 0 to 1. */
            stays: number;
        };
        /**
         * @description How an observation file is packed.
         * @enum {string}
         */
        FileCompressionType: "NONE" | "GZIP" | "ZIP";
        /** @description How the air was found to brake the object over the measurements. */
        FoundDrag: {
            /** @description Times that of the element set. */
            factor: number;
            /** @description One sigma of the factor; 0.3 where nothing was found of it. */
            sigma: number;
        };
        /**
         * @description Why there is nothing to order.
         * @enum {string}
         */
        InfeasibleReason: "NO_PASS" | "NEVER_LIT" | "NEVER_DARK" | "TOO_FAINT" | "TOO_FAR" | "NEAR_MOON" | "SENSOR_BUSY" | "OVER_PRICE" | "NO_SENSOR" | "NO_ORBIT";
        /** @description An orbit that follows from an unknown track alone. */
        InitialOrbit: {
            /**
             * Format: date-time
             * @description Epoch, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description EME2000, km. */
            positionKm: number[];
            /** @description EME2000, km/s. */
            velocityKmS: number[];
            /** @description How it was found. */
            method: string;
            /** @description The sentences of `method` by their codes; empty where it is empty. */
            methodSentences: components["schemas"]["Sentence"][];
            /** @description km. */
            semiMajorAxisKm: number;
            /** @description Without a unit. */
            eccentricity: number;
            /** @description deg. */
            inclinationDeg: number;
            /** @description Root mean square of its residuals, arcsec. */
            residualArcsec: number;
        };
        /** @description One measurement of a track. */
        MeasurementReport: {
            /**
             * Format: date-time
             * @description Time of reception, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description Direction; null where only a range was measured. */
            observedRaDec: {
                /** @description Right ascension, EME2000, deg. */
                ra: number;
                /** @description Declination, EME2000, deg. */
                dec: number;
            } | null;
            /** @description Brightness; null where none was measured. */
            observedMagnitude: {
                /** @description Apparent magnitude, mag. */
                magnitude: number;
            } | null;
            /** @description Range, km; null without one. */
            observedRange: number | null;
            /** @description Range rate, km/s; null without one. */
            observedRangeRate: number | null;
            /** @description Sun, object, site, deg; null where the orbit is not known. */
            phaseAngle: number | null;
            /** @description The orbit update rests on it. */
            isUsed: boolean;
        };
        /**
         * @description Directions by a telescope, a radar track, or whichever is to be had.
         * @enum {string}
         */
        MeasurementType: "ANGLES" | "RADAR" | "ANY";
        /** @description An amount in minor units of a currency. */
        Money: {
            /** @description Minor units of the currency, for example cents. */
            amount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
        };
        /** @description A file of measurements. */
        Observation: {
            /** @description Opaque identifier of the file. */
            observationFileId: string;
            observationRequestId: string | null;
            passId: string | null;
            /** @description Name of the file. */
            fileName: string;
            messageType: components["schemas"]["OrbitMessageType"];
            fileCompressionType: components["schemas"]["FileCompressionType"];
            /** @description Bytes, a count. */
            size: number;
            /** @description SHA-256 of the bytes, hexadecimal. */
            sha256: string;
            /** @description Short name of the sensor; empty where nobody knows it. */
            sensorCode: string;
            /** @description The object that it was ordered for; null for none. */
            catalogueId: number | null;
            /** @description The object that the track is of; null: not known. */
            catalogueIdBestAssociation: number | null;
            /** @description It is of the object that was ordered. */
            isAssociated: boolean;
            /** @description Its association was taken back. */
            isDisowned: boolean;
            /** @description Measurements, a count. */
            numberOfMeasurements: number;
            /** @description Measurements of brightness, a count. */
            numberOfMagnitudeMeasurements: number;
            /**
             * Format: date-time
             * @description First measurement, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description Last measurement, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            end: string;
            /**
             * Format: date-time
             * @description When it came, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was handed over by the clock of its provider; of a simulator whose time runs faster this is after receivedAt, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            deliveredAt: string;
            dataMode: components["schemas"]["DataMode"];
            /** @description Why it cannot be read, or does not count, a sentence; empty when it counts or is not read yet. */
            reason: string;
            /** @description The sentences of `reason` by their codes; empty where it is empty. */
            reasonSentences: components["schemas"]["Sentence"][];
            /** @description What it did for the orbit; null: nothing. */
            orbitUpdate: components["schemas"]["OrbitUpdate"] | null;
            /** @description Why no orbit could be updated with it, a sentence; empty where it was, or nobody has tried yet. */
            noUpdate: string;
            /** @description The sentences of `noUpdate` by their codes; empty where it is empty. */
            noUpdateSentences: components["schemas"]["Sentence"][];
        };
        /** @description What the measurements of a file say. */
        ObservationReport: {
            /** @description Version of this report. */
            version: string;
            /** @description Opaque identifier of the file. */
            observationFileId: string;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description One for each track. */
            reports: components["schemas"]["TrackReport"][];
        };
        /** @description A request with its passes and what came of it. */
        ObservationRequest: {
            /** @description Opaque identifier of the request. */
            observationRequestId: string;
            status: components["schemas"]["RequestStatus"];
            target: components["schemas"]["TrackingTarget"];
            /** @description Who points the sensors. */
            providerId: string;
            measurementType: components["schemas"]["MeasurementType"];
            /** @description Type of the orbit message that was sent along; null without one. */
            orbitDataMessageType: string | null;
            measurementFileType: components["schemas"]["OrbitMessageType"];
            fileCompressionType: components["schemas"]["FileCompressionType"];
            priority: components["schemas"]["RequestPriority"];
            dataMode: components["schemas"]["DataMode"];
            /** @description Passes wanted, a count. */
            numberOfPassesRequested: number;
            /** @description Passes that succeeded, a count. */
            numberOfPassesCompleted: number;
            /** @description Fewest measurements of a pass that counts, a count. */
            minimumPoints: number;
            /** @description Sensors that may be used; empty: any. */
            sensorCodes: string[];
            /**
             * Format: date-time
             * @description Not before, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description Not after, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            deadline: string;
            nextPass: string | null;
            observationFileId: string | null;
            /** @description Its passes. */
            observationPassIds: string[];
            /** @description Of the passes that are planned or done. */
            price: components["schemas"]["Money"];
            /** @description What was taken so far. */
            charged: components["schemas"]["Money"];
            charge: components["schemas"]["ChargeState"];
            infeasibleReason: components["schemas"]["InfeasibleReason"] | null;
            /** @description Why it is infeasible, unsuccessful or cancelled, a sentence; else empty. */
            reason: string;
            /** @description The sentences of `reason` by their codes; empty where it is empty. */
            reasonSentences: components["schemas"]["Sentence"][];
            /** @description What became of the pass that was lost last; null when none was. */
            replacement: {
                state: components["schemas"]["ReplacementState"];
                /** @description Which pass takes whose place, or why none does; a sentence. */
                message: string;
                /** @description The sentences of `message` by their codes; empty where it is empty. */
                messageSentences: components["schemas"]["Sentence"][];
                /** @description What the passes in the places of lost ones cost less than those. */
                credited: components["schemas"]["Money"];
            } | null;
            /** @description What it is for. */
            note: string;
            /** @description Some of its sensors are simulated. */
            isSimulated: boolean;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description Who ordered it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            /** @description The orbit message that was sent along. */
            orbitDataMessage: string | null;
            /** @description In order of time. */
            passes: components["schemas"]["RequestPass"][];
            /** @description Its statuses, each with when it was entered, oldest first. */
            history: {
                status: components["schemas"]["RequestStatus"];
                /**
                 * Format: date-time
                 * @description When, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Why, a sentence; may be empty. */
                reason: string;
                /** @description The sentences of `reason` by their codes; empty where it is empty. */
                reasonSentences: components["schemas"]["Sentence"][];
            }[];
            /** @description What was promised when it was ordered. */
            promised: {
                /** @description Passes that were promised, a count. */
                passes: number;
                price: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description When the last file was expected, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                availableAt: string;
                gain: components["schemas"]["ExpectedGain"] | null;
            };
            /** @description What is simulated about it and how its time runs; empty when nothing is. */
            simulatedNote: string;
            /** @description The sentences of `simulatedNote` by their codes; empty where it is empty. */
            simulatedNoteSentences: components["schemas"]["Sentence"][];
        };
        /** @description What is ordered. Passes are named, or counted with a deadline. */
        ObservationRequestBody: {
            /** @description Catalogue number, up to nine digits. */
            noradId?: number;
            /** @description A satellite of yours, by the operational ephemeris that you uploaded; else by the catalogue. */
            satelliteId?: string;
            /** @description The conjunction that asks for it. */
            conjunctionId?: string;
            conjunctionObject?: components["schemas"]["ConjunctionObject"];
            /** @description A TLE, OMM or OEM of the object, as text. Without its type it is left out. */
            orbitDataMessage?: string;
            orbitDataMessageType?: components["schemas"]["OrbitDataType"];
            /** @default ANY */
            measurementType: components["schemas"]["MeasurementType"];
            /** @default TDM_KVN */
            measurementFileType: components["schemas"]["OrbitMessageType"];
            /** @default NONE */
            fileCompressionType: components["schemas"]["FileCompressionType"];
            /** @default ROUTINE */
            priority: components["schemas"]["RequestPriority"];
            /**
             * @description Sensors that may be used; empty: any.
             * @default []
             */
            sensorCodes: string[];
            /**
             * @description Of these, or of all, the sensors of your organisation alone.
             * @default false
             */
            ownSensorsOnly: boolean;
            /**
             * @description Passes of `POST odt/opportunities` to take; empty: the best ones are chosen.
             * @default []
             */
            opportunityIds: string[];
            /** @description Passes wanted; as many as are named without it, else one. */
            numberOfPassesRequested?: number;
            /**
             * Format: date-time
             * @description Not before; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            start?: string;
            /**
             * Format: date-time
             * @description Not after; three days later without it, the decide-by time for a conjunction, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            deadline?: string;
            /**
             * @description Fewest measurements of a pass that counts.
             * @default 5
             */
            minimumPoints: number;
            /** @description More than this is not spent; without it, no more than what is promised. */
            maximumPrice?: components["schemas"]["Money"];
            /** @description What it is for, for your own record. */
            note?: string;
        };
        /** @description A request in a list. */
        ObservationRequestSummary: {
            /** @description Opaque identifier of the request. */
            observationRequestId: string;
            status: components["schemas"]["RequestStatus"];
            target: components["schemas"]["TrackingTarget"];
            /** @description Who points the sensors. */
            providerId: string;
            measurementType: components["schemas"]["MeasurementType"];
            /** @description Type of the orbit message that was sent along; null without one. */
            orbitDataMessageType: string | null;
            measurementFileType: components["schemas"]["OrbitMessageType"];
            fileCompressionType: components["schemas"]["FileCompressionType"];
            priority: components["schemas"]["RequestPriority"];
            dataMode: components["schemas"]["DataMode"];
            /** @description Passes wanted, a count. */
            numberOfPassesRequested: number;
            /** @description Passes that succeeded, a count. */
            numberOfPassesCompleted: number;
            /** @description Fewest measurements of a pass that counts, a count. */
            minimumPoints: number;
            /** @description Sensors that may be used; empty: any. */
            sensorCodes: string[];
            /**
             * Format: date-time
             * @description Not before, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description Not after, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            deadline: string;
            nextPass: string | null;
            observationFileId: string | null;
            /** @description Its passes. */
            observationPassIds: string[];
            /** @description Of the passes that are planned or done. */
            price: components["schemas"]["Money"];
            /** @description What was taken so far. */
            charged: components["schemas"]["Money"];
            charge: components["schemas"]["ChargeState"];
            infeasibleReason: components["schemas"]["InfeasibleReason"] | null;
            /** @description Why it is infeasible, unsuccessful or cancelled, a sentence; else empty. */
            reason: string;
            /** @description The sentences of `reason` by their codes; empty where it is empty. */
            reasonSentences: components["schemas"]["Sentence"][];
            /** @description What became of the pass that was lost last; null when none was. */
            replacement: {
                state: components["schemas"]["ReplacementState"];
                /** @description Which pass takes whose place, or why none does; a sentence. */
                message: string;
                /** @description The sentences of `message` by their codes; empty where it is empty. */
                messageSentences: components["schemas"]["Sentence"][];
                /** @description What the passes in the places of lost ones cost less than those. */
                credited: components["schemas"]["Money"];
            } | null;
            /** @description What it is for. */
            note: string;
            /** @description Some of its sensors are simulated. */
            isSimulated: boolean;
            /**
             * Format: date-time
             * @description When it was ordered, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description Who ordered it. */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
            /** @description Grows with every change; the ETag of the record. */
            version: number;
        };
        /** @description What can be ordered, with price, latency and expected gain. */
        Opportunities: {
            target: components["schemas"]["TrackingTarget"];
            /** @description In order of time. */
            opportunities: components["schemas"]["Opportunity"][];
            /** @description Why there are none. */
            reason: components["schemas"]["InfeasibleReason"] | null;
            /** @description The same in a sentence; empty when there are some. */
            message: string;
            /** @description The sentences of `message` by their codes; empty where it is empty. */
            messageSentences: components["schemas"]["Sentence"][];
            /** @description Null: without a conjunction, where no set reaches one, or where nobody can say (`gain` is null then too). */
            starred: {
                /** @description The cheapest set that is expected to reach a verdict. */
                opportunityIds: string[];
                price: components["schemas"]["Money"];
                gain: components["schemas"]["ExpectedGain"];
                /**
                 * Format: date-time
                 * @description When its last file is expected, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                availableAt: string;
            } | null;
            /** @description Some of the sensors are simulated. */
            isSimulated: boolean;
        };
        /** @description A pass over a sensor that can be ordered. */
        Opportunity: {
            /** @description Opaque identifier of the opportunity; it holds until the prediction changes. */
            opportunityId: string;
            /** @description Short name of the sensor. */
            sensorCode: string;
            /** @description Name of the sensor. */
            groundSensorName: string;
            pass: components["schemas"]["VisibilityInterval"];
            /** @description Measurements that it is expected to give. */
            points: number;
            price: components["schemas"]["Money"];
            /** @description From the end of the pass to its file, s. */
            latency: number;
            /**
             * Format: date-time
             * @description When its file is expected, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            availableAt: string;
            /** @description Chance of a clear sky, 0 to 1. */
            clearShare: number;
            /** @description What that chance is by. */
            weatherSource: components["schemas"]["WeatherSource"];
            /** @description Why it is not by what the owner of the sensor named, as with a stale forecast; empty when it is. */
            weatherNote: string;
            /** @description The sentences of `weatherNote` by their codes; empty where it is empty. */
            weatherNoteSentences: components["schemas"]["Sentence"][];
            /** @description Of this pass alone; null without a conjunction, and where its verdict is not by a two-dimensional method: nobody can say then. */
            gain: components["schemas"]["ExpectedGain"] | null;
            /** @description In the cheapest set that is expected to reach a verdict. */
            isStarred: boolean;
        };
        /** @description What is to be observed, and by when. */
        OpportunityBody: {
            /** @description Catalogue number, up to nine digits. */
            noradId?: number;
            /** @description A satellite of yours, by the operational ephemeris that you uploaded; else by the catalogue. */
            satelliteId?: string;
            /** @description The conjunction that asks for it. */
            conjunctionId?: string;
            conjunctionObject?: components["schemas"]["ConjunctionObject"];
            /** @description A TLE, OMM or OEM of the object, as text. Without its type it is left out. */
            orbitDataMessage?: string;
            orbitDataMessageType?: components["schemas"]["OrbitDataType"];
            /** @default ANY */
            measurementType: components["schemas"]["MeasurementType"];
            /**
             * @description Sensors that may be used; empty: any.
             * @default []
             */
            sensorCodes: string[];
            /**
             * @description Of these, or of all, the sensors of your organisation alone.
             * @default false
             */
            ownSensorsOnly: boolean;
            /**
             * Format: date-time
             * @description Not before; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            start?: string;
            /**
             * Format: date-time
             * @description Not after; a day later without it, the decide-by time for a conjunction, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            deadline?: string;
            /** @default ROUTINE */
            priority: components["schemas"]["RequestPriority"];
            /**
             * @description Fewest measurements of a pass that counts.
             * @default 5
             */
            minimumPoints: number;
        };
        /** @description The density that braked the object. */
        OrbitAtmosphere: {
            model: components["schemas"]["AtmosphereModel"];
            /** @description Null for a model that knows no activity. */
            spaceWeather: components["schemas"]["SpaceWeatherSource"] | null;
        };
        /**
         * @description Kind of an orbit message: an OEM, an OMM or two lines.
         * @enum {string}
         */
        OrbitDataType: "SP_EPHEMERIS" | "OMM" | "TLE";
        /**
         * @description Notation of the files of measurements.
         * @enum {string}
         */
        OrbitMessageType: "TDM_XML" | "TDM_KVN";
        /** @description An orbit after observations, with what it was before. */
        OrbitUpdate: {
            /** @description Opaque identifier of the update. */
            orbitUpdateId: string;
            observationRequestId: string | null;
            /** @description Files that it rests on. */
            observationFileIds: string[];
            conjunctionId: string | null;
            noradId: number | null;
            /** @description Name of the object. */
            name: string;
            state: components["schemas"]["OrbitUpdateState"];
            /** @description What it came to, a sentence. */
            message: string;
            /** @description The sentences of `message` by their codes; empty where it is empty. */
            messageSentences: components["schemas"]["Sentence"][];
            priorSource: components["schemas"]["PriorSource"];
            before: components["schemas"]["OrbitWithCovariance"];
            /** @description Null where it is not usable. */
            after: components["schemas"]["OrbitWithCovariance"] | null;
            /** @description The orbit after, carried to closest approach of the conjunction; null for none, or where it has that epoch anyway. */
            atClosestApproach: components["schemas"]["OrbitWithCovariance"] | null;
            /** @description Weighted root mean square of the residuals, without a unit. */
            wrms: number | null;
            /** @description Measurements used, a count. */
            accepted: number;
            /** @description Measurements turned away, a count. */
            rejected: number;
            /** @description What of the orbit the measurements see, a sentence. */
            observability: string;
            /** @description The sentences of `observability` by their codes; empty where it is empty. */
            observabilitySentences: components["schemas"]["Sentence"][];
            /** @description The density that braked it; null: nobody knows its drag, or it flies beside the ephemeris of its operator. */
            atmosphere: components["schemas"]["OrbitAtmosphere"] | null;
            /** @description What was found of its drag; null where nobody knows it, or the orbit is not usable. */
            drag: components["schemas"]["FoundDrag"] | null;
            /**
             * Format: date-time
             * @description When it was made, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            createdAt: string;
            /** @description The measurements are simulated. */
            isSimulated: boolean;
        };
        /**
         * @description Used, or why not.
         * @enum {string}
         */
        OrbitUpdateState: "UPDATED" | "NOT_CONVERGED" | "UNOBSERVABLE" | "INCONSISTENT" | "WITHDRAWN";
        /** @description An orbit with its covariance at an epoch. */
        OrbitWithCovariance: {
            /**
             * Format: date-time
             * @description Epoch, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description EME2000, km. */
            positionKm: number[];
            /** @description EME2000, km/s. */
            velocityKmS: number[];
            /** @description RTN, six rows of six, m and m/s. */
            covarianceRtn: number[][];
            /** @description Of the position: radial, along-track, cross-track, m. */
            sigmaRtn: number[];
        };
        /** @description When a sensor sees an object. */
        PassPrediction: {
            /** @description Catalogue number, up to nine digits. */
            catalogueId: number;
            /** @description Name of the object. */
            name: string;
            /** @description Short name of the sensor. */
            sensorCode: string;
            /** @description Name of the sensor. */
            groundSensorName: string;
            sensorType: components["schemas"]["SensorType"];
            /** @description How old the orbit is at the start, days. */
            orbitAgeDays: number | null;
            /** @description In order of time. */
            visibilityIntervals: components["schemas"]["VisibilityInterval"][];
            /** @description Why nothing can be observed; null when something can. */
            reason: components["schemas"]["InfeasibleReason"] | null;
            /** @description Opaque identifier of the prediction, to be asked for again as it was. */
            cacheId: string;
        };
        /**
         * @description Covariance of a message, of an ephemeris, estimated for an element set, or of an earlier update by your observations.
         * @enum {string}
         */
        PriorSource: "CDM" | "OEM" | "ELEMENT_SET" | "ORBIT_UPDATE";
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
            /** @description What is allowed, or what it was held against. */
            limit?: string;
        };
        /**
         * @description Another pass takes its place, one is still looked for, or none is to be had.
         * @enum {string}
         */
        ReplacementState: "REPLACED" | "WANTED" | "NONE";
        /** @description One pass of a request, from plan to file. */
        RequestPass: {
            /** @description Opaque identifier of the pass. */
            passId: string;
            /** @description Short name of the sensor. */
            sensorCode: string;
            /** @description Name of the sensor. */
            groundSensorName: string;
            status: components["schemas"]["RequestStatus"];
            pass: components["schemas"]["VisibilityInterval"];
            price: components["schemas"]["Money"];
            charge: components["schemas"]["ChargeState"];
            observationFileId: string | null;
            /** @description Measurements delivered, a count. */
            points: number;
            /** @description Why it did not succeed or cannot be done; empty when it did or may. */
            reason: string;
            /** @description The sentences of `reason` by their codes; empty where it is empty. */
            reasonSentences: components["schemas"]["Sentence"][];
            /** @description Expected share of cloud, 0 to 1; null: not known. */
            clouds: number | null;
            /** @description What the clouds are by; null: nobody looked yet. */
            weatherSource: components["schemas"]["WeatherSource"] | null;
            replaces: string | null;
            /** @description Its statuses, each with when it was entered, oldest first. */
            history: {
                status: components["schemas"]["RequestStatus"];
                /**
                 * Format: date-time
                 * @description When, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                at: string;
                /** @description Why, a sentence; may be empty. */
                reason: string;
                /** @description The sentences of `reason` by their codes; empty where it is empty. */
                reasonSentences: components["schemas"]["Sentence"][];
            }[];
            /** @description The sensor is simulated. */
            isSimulated: boolean;
            /**
             * Format: date-time
             * @description When its status last changed, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            updatedAt: string;
        };
        /**
         * @description Order in which requests get sensors; later ones cost more.
         * @enum {string}
         */
        RequestPriority: "ROUTINE" | "ELEVATED" | "URGENT" | "EMERGENCY";
        /**
         * @description How far a request or one of its passes is; see the guide of tracking for what may follow what.
         * @enum {string}
         */
        RequestStatus: "APPROVED" | "CANCELLED" | "COMPLETE" | "INFEASIBLE" | "IN_PROGRESS" | "PARTIAL" | "PENDING" | "EXECUTING" | "EXECUTED" | "PUBLISHING" | "PUBLISHED" | "SUCCESSFUL" | "UNSUCCESSFUL";
        /** @description A ground sensor that takes orders. */
        Sensor: {
            /** @description Opaque identifier of the sensor. */
            sensorId: string;
            /**
             * @description Short name: capitals, digits, - and _; the PARTICIPANT of its files.
             * @example TEI-07
             */
            sensorCode: string;
            /** @description Name in words. */
            groundSensorName: string;
            sensorType: components["schemas"]["SensorType"];
            site: components["schemas"]["SensorSite"];
            /** @description Elevation from which on it sees, deg. */
            minElevation: number;
            /** @description The horizon where it is higher than that, by azimuth; empty: even. */
            horizon: {
                /** @description From north over east, deg. */
                azimuth: number;
                /** @description Height of the horizon there, deg. */
                elevation: number;
            }[];
            /** @description Width of what it sees at once, deg. */
            fieldOfView: number;
            /** @description Faintest object that a telescope sees, mag; null for a radar. */
            limitingMagnitude: number | null;
            /** @description Farthest object of 1 m^2 that a radar sees, km; null for a telescope. */
            maxRange: number | null;
            /** @description The Sun stands below this while a telescope measures, deg. */
            maxSunElevation: number;
            /** @description A telescope stays this far from the Moon, deg. */
            minMoonSeparation: number;
            /** @description How fast it turns, deg/s. */
            slewRate: number;
            /** @description From the end of one pass to the begin of the next, besides turning, s. */
            minPassSpacing: number;
            /** @description Two objects nearer than this are one to it, deg. */
            minSeparation: number;
            /** @description Times in which it takes no orders. */
            unavailable: {
                /**
                 * Format: date-time
                 * @description When it begins, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When it ends, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                end: string;
                /** @description Why. */
                reason: string;
            }[];
            weatherSource: components["schemas"]["WeatherSource"];
            /** @description Share of nights that are clear, 0 to 1; 1 for a radar. */
            clearShare: number;
            /** @description From the end of a pass to its file, s. */
            latency: number;
            accuracy: components["schemas"]["SensorAccuracy"];
            /** @description For one pass of routine priority. */
            pricePerPass: components["schemas"]["Money"];
            provider: components["schemas"]["SensorProvider"];
            dataMode: components["schemas"]["DataMode"];
            /** @description It is a sensor of your organisation. */
            isOwn: boolean;
            /** @description Null: it has not measured enough known objects. */
            calibration: components["schemas"]["SensorCalibration"] | null;
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
        /** @description Sigmas and biases of what a sensor measures. */
        SensorAccuracy: {
            /** @description Of one direction, each axis, arcsec, 1 sigma. */
            angleSigma: number;
            /** @description Of a range, m, 1 sigma; null without. */
            rangeSigma: number | null;
            /** @description Of a range rate, m/s, 1 sigma; null without. */
            rangeRateSigma: number | null;
            /** @description What its clock is ahead, s. */
            timeBias: number;
            /** @description How well that is known, s, 1 sigma. */
            timeBiasSigma: number;
            /** @description Of a constant error of pointing, arcsec, 1 sigma. */
            angleBiasSigma: number;
        };
        /** @description What is given of a sensor of your own. */
        SensorBody: {
            /**
             * @description Short name: capitals, digits, - and _; the PARTICIPANT of its files.
             * @example TEI-07
             */
            sensorCode: string;
            /** @description Name in words. */
            groundSensorName: string;
            sensorType: components["schemas"]["SensorType"];
            site: components["schemas"]["SensorSite"];
            /** @description Elevation from which on it sees, deg. */
            minElevation: number;
            /** @description The horizon where it is higher than that, by azimuth; empty: even. */
            horizon: {
                /** @description From north over east, deg. */
                azimuth: number;
                /** @description Height of the horizon there, deg. */
                elevation: number;
            }[];
            /** @description Width of what it sees at once, deg. */
            fieldOfView: number;
            /** @description Faintest object that a telescope sees, mag; null for a radar. */
            limitingMagnitude: number | null;
            /** @description Farthest object of 1 m^2 that a radar sees, km; null for a telescope. */
            maxRange: number | null;
            /** @description The Sun stands below this while a telescope measures, deg. */
            maxSunElevation: number;
            /** @description A telescope stays this far from the Moon, deg. */
            minMoonSeparation: number;
            /** @description How fast it turns, deg/s. */
            slewRate: number;
            /** @description From the end of one pass to the begin of the next, besides turning, s. */
            minPassSpacing: number;
            /** @description Two objects nearer than this are one to it, deg. */
            minSeparation: number;
            /** @description Times in which it takes no orders. */
            unavailable: {
                /**
                 * Format: date-time
                 * @description When it begins, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When it ends, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                end: string;
                /** @description Why. */
                reason: string;
            }[];
            weatherSource: components["schemas"]["WeatherSource"];
            /** @description Share of nights that are clear, 0 to 1; 1 for a radar. */
            clearShare: number;
            /** @description From the end of a pass to its file, s. */
            latency: number;
            accuracy: components["schemas"]["SensorAccuracy"];
            /** @description For one pass of routine priority. */
            pricePerPass: components["schemas"]["Money"];
        };
        /** @description What its own residuals say of a sensor. */
        SensorCalibration: {
            /** @description Tracks with a known object that it rests on, a count. */
            tracks: number;
            /** @description Measurements in them, a count. */
            points: number;
            /** @description Scatter of its directions, each axis, arcsec, 1 sigma. */
            angleSigma: number | null;
            /** @description Scatter of its ranges, m, 1 sigma. */
            rangeSigma: number | null;
            /** @description What its clock seems ahead, s. */
            timeBias: number | null;
            from: string | null;
            to: string | null;
        };
        /** @description What its own residuals say of a sensor. */
        SensorCalibrationInput: {
            /** @description Tracks with a known object that it rests on, a count. */
            tracks: number;
            /** @description Measurements in them, a count. */
            points: number;
            /** @description Scatter of its directions, each axis, arcsec, 1 sigma. */
            angleSigma: number | null;
            /** @description Scatter of its ranges, m, 1 sigma. */
            rangeSigma: number | null;
            /** @description What its clock seems ahead, s. */
            timeBias: number | null;
            from: string | null;
            to: string | null;
        };
        /** @description What a sensor is to be from now on. The rest of its record may be sent along as it was got. */
        SensorChange: {
            /** @description Opaque identifier of the sensor. */
            readonly sensorId?: string;
            readonly provider?: components["schemas"]["SensorProvider"];
            readonly dataMode?: components["schemas"]["DataMode"];
            /** @description It is a sensor of your organisation. */
            readonly isOwn?: boolean;
            /** @description Null: it has not measured enough known objects. */
            readonly calibration?: components["schemas"]["SensorCalibrationInput"] | null;
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
             * @description Short name: capitals, digits, - and _; the PARTICIPANT of its files.
             * @example TEI-07
             */
            sensorCode: string;
            /** @description Name in words. */
            groundSensorName: string;
            sensorType: components["schemas"]["SensorType"];
            site: components["schemas"]["SensorSite"];
            /** @description Elevation from which on it sees, deg. */
            minElevation: number;
            /** @description The horizon where it is higher than that, by azimuth; empty: even. */
            horizon: {
                /** @description From north over east, deg. */
                azimuth: number;
                /** @description Height of the horizon there, deg. */
                elevation: number;
            }[];
            /** @description Width of what it sees at once, deg. */
            fieldOfView: number;
            /** @description Faintest object that a telescope sees, mag; null for a radar. */
            limitingMagnitude: number | null;
            /** @description Farthest object of 1 m^2 that a radar sees, km; null for a telescope. */
            maxRange: number | null;
            /** @description The Sun stands below this while a telescope measures, deg. */
            maxSunElevation: number;
            /** @description A telescope stays this far from the Moon, deg. */
            minMoonSeparation: number;
            /** @description How fast it turns, deg/s. */
            slewRate: number;
            /** @description From the end of one pass to the begin of the next, besides turning, s. */
            minPassSpacing: number;
            /** @description Two objects nearer than this are one to it, deg. */
            minSeparation: number;
            /** @description Times in which it takes no orders. */
            unavailable: {
                /**
                 * Format: date-time
                 * @description When it begins, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When it ends, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                end: string;
                /** @description Why. */
                reason: string;
            }[];
            weatherSource: components["schemas"]["WeatherSource"];
            /** @description Share of nights that are clear, 0 to 1; 1 for a radar. */
            clearShare: number;
            /** @description From the end of a pass to its file, s. */
            latency: number;
            accuracy: components["schemas"]["SensorAccuracy"];
            /** @description For one pass of routine priority. */
            pricePerPass: components["schemas"]["Money"];
        };
        /**
         * @description Who points the sensor: the embedded simulator, a provider, or yourself.
         * @enum {string}
         */
        SensorProvider: "SIMULATOR" | "HTTPS" | "OWN";
        /** @description Where a sensor stands. */
        SensorSite: {
            /** @description Geodetic latitude (WGS 84), north positive, deg. */
            latitude: number;
            /** @description Longitude (WGS 84), east positive, deg. */
            longitude: number;
            /** @description Height above the ellipsoid (WGS 84), m. */
            altitude: number;
        };
        /**
         * @description A telescope, a radar, one that is to come, one that is no more, or one for tests.
         * @enum {string}
         */
        SensorType: "OPTICAL_PASSIVE" | "RADAR_ACTIVE" | "FUTURE" | "RETIRED" | "TEST_OPTICAL";
        /** @description What is known of the sky over a sensor, and what by. */
        SensorWeather: {
            /** @description Short name of the sensor. */
            sensorCode: string;
            /** @description What its owner named; each hour says what it is by. */
            weatherSource: components["schemas"]["WeatherSource"];
            /** @description The newest forecast that was sent; null: none was. */
            forecast: {
                /** @description Who made it. */
                source: string;
                /**
                 * Format: date-time
                 * @description When it was issued, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                issuedAt: string;
                /**
                 * Format: date-time
                 * @description When it came, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                receivedAt: string;
                /**
                 * Format: date-time
                 * @description Begin of its first hour, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End of its last hour, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                end: string;
                /** @description It was issued too long ago to be counted on. */
                isStale: boolean;
            } | null;
            /** @description Why the hours are not by what its owner named; empty when they are. */
            message: string;
            /** @description The sentences of `message` by their codes; empty where it is empty. */
            messageSentences: components["schemas"]["Sentence"][];
            /** @description Hour by hour. */
            hours: {
                /**
                 * Format: date-time
                 * @description Begin of the hour, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                start: string;
                /** @description Expected share of cloud; null: not known. */
                clouds: number | null;
                weatherSource: components["schemas"]["WeatherSource"];
            }[];
        };
        /** @description One sentence by its code, with the figures that stand in it. */
        Sentence: {
            /**
             * @description Which sentence, stable; `as-written` where it is the text of somebody else, in `figures.text`.
             * @example pass-of
             */
            code: string;
            /** @description Its figures by name; times ISO 8601, UTC. */
            figures: {
                [key: string]: string | number;
            };
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
             * @description Requests, passes, files or sensors of on-demand tracking have changed.
             * @constant
             */
            type: "tracking";
        } | {
            /**
             * @description There is something new to be told, or somebody has read or acknowledged it.
             * @constant
             */
            type: "notifications";
        } | {
            /**
             * @description Another catalogue is in use.
             * @constant
             */
            type: "catalogue";
        };
        /** @description One direction of the path over the sky. */
        SkyPoint: {
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            epoch: string;
            /** @description From north over east, deg. */
            azimuth: number;
            /** @description Over the horizon, deg. */
            elevation: number;
            /** @description The object is lit. */
            sunlit: boolean;
        };
        /** @description The path of an object over the sky of a sensor. */
        SkyTrack: {
            /** @description The path, at most 400 points. */
            points: components["schemas"]["SkyPoint"][];
            /** @description The Sun at begin and end. */
            sun: components["schemas"]["SkyPoint"][];
            /** @description The Moon at begin and end. */
            moon: components["schemas"]["SkyPoint"][];
            /** @description From one point to the next, s. */
            step: number;
        };
        /**
         * @description Activity of the Sun and of the magnetic field where it is known least over the arc: observed, between observed days, predicted, predicted by months, of the nearest day of the table, moderate for all time.
         * @enum {string}
         */
        SpaceWeatherSource: "OBSERVED" | "INTERPOLATED" | "PREDICTED" | "PREDICTED_MONTHLY" | "BEYOND_TABLE" | "CONSTANT";
        /**
         * @description How the object that is to be observed was named.
         * @enum {string}
         */
        TargetKind: "CATALOGUE" | "ORBIT_MESSAGE" | "SATELLITE" | "CONJUNCTION_PRIMARY" | "CONJUNCTION_SECONDARY";
        /** @description Everything about one track. */
        TrackReport: {
            /** @description Short name of the sensor. */
            sensorCode: string;
            /** @description The object that the file names; null for none. */
            asserted: number | null;
            /** @description It is the object that was ordered. */
            isAsserted: boolean;
            /**
             * Format: date-time
             * @description First measurement, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description Last measurement, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            end: string;
            /** @description Measurements, a count. */
            numberOfMeasurements: number;
            /** @description Measurements of brightness, a count. */
            numberOfMagnitudeMeasurements: number;
            /** @description Mean apparent magnitude, mag. */
            meanMagnitude: number | null;
            /** @description In order of time. */
            measurementReports: components["schemas"]["MeasurementReport"][];
            catalogueIdBestAssociation: number | null;
            /** @description One for each kind of orbit. */
            associationResults: components["schemas"]["AssociationResult"][];
            /** @description For a track of nobody we know; null otherwise. */
            initialOrbit: components["schemas"]["InitialOrbit"] | null;
            /** @description What is odd about it, a sentence each. */
            warnings: string[];
            /** @description The sentences of each warning. */
            warningsSentences: components["schemas"]["Sentence"][][];
        };
        /** @description A track against one orbit. */
        TrackToOrbitAssociation: {
            /** @description The track is of this object. */
            isAssociated: boolean;
            /** @description Catalogue number, up to nine digits. */
            catalogueId: number;
            /** @description Name of the object. */
            name: string;
            associationMetric: components["schemas"]["AssociationMetric"];
            associationCriterion: components["schemas"]["AssociationCriterion"];
            /** @description Limit of the association value: arcsec for ANGULAR_DISTANCE, without a unit for MAHALANOBIS_DISTANCE. */
            associationThreshold: number;
            /** @description Median over the track, in the unit of the threshold. */
            associationValue: number;
            /** @description Measurements beyond the threshold, a count. */
            outsideCount: number;
            alongTrackOffset: number | null;
            /** @description Measurement by measurement. */
            measurementAssociationResults: {
                /**
                 * Format: date-time
                 * @description Time of reception, ISO 8601, UTC.
                 * @example 2026-11-25T22:49:56.237Z
                 */
                epoch: string;
                /** @description Residual of the direction; null without one. */
                residual: {
                    /** @description Right ascension times cos(declination), observed minus predicted, arcsec. */
                    ra: number;
                    /** @description Declination, observed minus predicted, arcsec. */
                    dec: number;
                } | null;
                /** @description Observed minus predicted, m; null without a range. */
                rangeResidual: number | null;
                /** @description Observed minus predicted, m/s; null without one. */
                rangeRateResidual: number | null;
                /** @description Angle between observed and predicted direction, arcsec. */
                associationValue: number;
            }[];
        };
        /** @description The object that is to be observed, as it was understood. */
        TrackingTarget: {
            kind: components["schemas"]["TargetKind"];
            noradId: number | null;
            /** @description Name of the object. */
            name: string;
            /**
             * Format: date-time
             * @description Epoch of the orbit that is used, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            orbitEpoch: string;
            /** @description Age of that orbit now, days. */
            orbitAgeDays: number;
            /** @description Where that orbit is from, a sentence. */
            orbitSource: string;
            /** @description The sentences of `orbitSource` by their codes; empty where it is empty. */
            orbitSourceSentences: components["schemas"]["Sentence"][];
            conjunctionId: string | null;
        };
        /** @description What became of an uploaded file. */
        UploadedObservation: {
            /** @description The files that were kept. */
            observations: components["schemas"]["Observation"][];
            /** @description The same bytes were here already; nothing was counted twice. */
            isKnown: boolean;
        };
        /** @description One span in which a sensor sees an object. */
        VisibilityInterval: {
            /**
             * Format: date-time
             * @description When it rises over the mask, or becomes visible, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            start: string;
            /**
             * Format: date-time
             * @description When it sets, or is lost, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            end: string;
            /**
             * Format: date-time
             * @description When it is highest, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            culmination: string;
            /** @description Elevation then, deg. */
            maxElevation: number;
            /** @description From north over east at the start, deg. */
            azimuthAtStart: number;
            /** @description From north over east at the end, deg. */
            azimuthAtEnd: number;
            /** @description At culmination, km. */
            range: number;
            /** @description Largest magnitude in the span, km/s. */
            rangeRate: number;
            /** @description Of the Sun at the site at culmination, deg. */
            sunElevation: number;
            /** @description The object is lit over the whole span. */
            sunlit: boolean;
            /** @description Sun, object, site, at culmination, deg. */
            phaseAngle: number;
            /** @description Smallest angle to the Moon in the span, deg. */
            moonSeparation: number;
            /** @description Lit share of the Moon, 0 to 1. */
            moonIllumination: number;
            /** @description Apparent magnitude at its brightest, by a diffuse sphere; null for a radar. */
            magnitude: number | null;
            /** @description Null: it can be observed. */
            obstacle: components["schemas"]["InfeasibleReason"] | null;
        };
        /** @description Hourly cloud cover over a sensor, with source and time of issue. */
        WeatherForecastBody: {
            /**
             * @description Who made it, and by which model.
             * @example Met Norway, MEPS 2.5 km
             */
            source: string;
            /**
             * Format: date-time
             * @description When it was issued, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
             * @example 2026-11-20T00:00:00Z
             * @example 2026-11-20T00:00:00+00:00
             */
            issuedAt: string;
            /** @description Hour by hour, in order of time. */
            hours: {
                /**
                 * Format: date-time
                 * @description Begin of the hour, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:00:00Z
                 * @example 2026-11-20T00:00:00+00:00
                 */
                start: string;
                /** @description Share of the sky that is clouded, 0 to 1. */
                cloudCover: number;
            }[];
        };
        /**
         * @description How clouds over a sensor are known: not, by the simulator, by a yearly share, by a forecast that was sent.
         * @enum {string}
         */
        WeatherSource: "NONE" | "SIMULATED" | "CLEAR_SHARE" | "FORECAST";
        /**
         * @description Yes or no.
         * @enum {string}
         */
        YesOrNo: "true" | "false";
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
    listSensors: {
        parameters: {
            query?: {
                /** @description A telescope, a radar, one that is to come, one that is no more, or one for tests. */
                "sensor-type"?: components["schemas"]["SensorType"];
                /** @description Yes or no. */
                all?: components["schemas"]["YesOrNo"];
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
                     *         "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10",
                     *         "sensorCode": "TEI-07",
                     *         "groundSensorName": "Teide 7",
                     *         "sensorType": "OPTICAL_PASSIVE",
                     *         "site": {
                     *           "latitude": 28.3,
                     *           "longitude": -16.51,
                     *           "altitude": 2393
                     *         },
                     *         "minElevation": 20,
                     *         "horizon": [
                     *           {
                     *             "azimuth": 120,
                     *             "elevation": 31
                     *           }
                     *         ],
                     *         "fieldOfView": 1.8,
                     *         "limitingMagnitude": 17.5,
                     *         "maxRange": null,
                     *         "maxSunElevation": -12,
                     *         "minMoonSeparation": 15,
                     *         "slewRate": 4,
                     *         "minPassSpacing": 60,
                     *         "minSeparation": 0.01,
                     *         "weatherSource": "CLEAR_SHARE",
                     *         "clearShare": 0.78,
                     *         "latency": 1800,
                     *         "unavailable": [
                     *           {
                     *             "start": "2026-12-01T00:00:00Z",
                     *             "end": "2026-12-02T00:00:00Z",
                     *             "reason": "Mirror is cleaned."
                     *           }
                     *         ],
                     *         "accuracy": {
                     *           "angleSigma": 0.8,
                     *           "rangeSigma": null,
                     *           "rangeRateSigma": null,
                     *           "timeBias": 0,
                     *           "timeBiasSigma": 0.001,
                     *           "angleBiasSigma": 0.2
                     *         },
                     *         "pricePerPass": {
                     *           "amount": 9000,
                     *           "currency": "EUR"
                     *         },
                     *         "provider": "HTTPS",
                     *         "dataMode": "REAL",
                     *         "isOwn": false,
                     *         "calibration": {
                     *           "tracks": 41,
                     *           "points": 806,
                     *           "angleSigma": 0.93,
                     *           "rangeSigma": null,
                     *           "timeBias": 0.0021,
                     *           "from": "2026-10-22T20:14:00Z",
                     *           "to": "2026-11-20T23:41:12Z"
                     *         },
                     *         "version": 3,
                     *         "createdAt": "2026-10-01T08:00:00Z",
                     *         "updatedAt": "2026-11-12T10:31:44.120Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Sensor"][];
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
    replaceSensor: {
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
                 *       "sensorCode": "TEI-07",
                 *       "groundSensorName": "Teide 7",
                 *       "sensorType": "OPTICAL_PASSIVE",
                 *       "site": {
                 *         "latitude": 28.3,
                 *         "longitude": -16.51,
                 *         "altitude": 2393
                 *       },
                 *       "minElevation": 20,
                 *       "horizon": [
                 *         {
                 *           "azimuth": 120,
                 *           "elevation": 31
                 *         }
                 *       ],
                 *       "fieldOfView": 1.8,
                 *       "limitingMagnitude": 17.5,
                 *       "maxRange": null,
                 *       "maxSunElevation": -12,
                 *       "minMoonSeparation": 15,
                 *       "slewRate": 4,
                 *       "minPassSpacing": 60,
                 *       "minSeparation": 0.01,
                 *       "weatherSource": "CLEAR_SHARE",
                 *       "clearShare": 0.78,
                 *       "latency": 1800,
                 *       "unavailable": [
                 *         {
                 *           "start": "2026-12-01T00:00:00Z",
                 *           "end": "2026-12-02T00:00:00Z",
                 *           "reason": "Mirror is cleaned."
                 *         }
                 *       ],
                 *       "accuracy": {
                 *         "angleSigma": 0.8,
                 *         "rangeSigma": null,
                 *         "rangeRateSigma": null,
                 *         "timeBias": 0,
                 *         "timeBiasSigma": 0.001,
                 *         "angleBiasSigma": 0.2
                 *       },
                 *       "pricePerPass": {
                 *         "amount": 9000,
                 *         "currency": "EUR"
                 *       },
                 *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10"
                 *     }
                 */
                "application/json": components["schemas"]["SensorChange"];
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
                     *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10",
                     *       "sensorCode": "TEI-07",
                     *       "groundSensorName": "Teide 7",
                     *       "sensorType": "OPTICAL_PASSIVE",
                     *       "site": {
                     *         "latitude": 28.3,
                     *         "longitude": -16.51,
                     *         "altitude": 2393
                     *       },
                     *       "minElevation": 20,
                     *       "horizon": [
                     *         {
                     *           "azimuth": 120,
                     *           "elevation": 31
                     *         }
                     *       ],
                     *       "fieldOfView": 1.8,
                     *       "limitingMagnitude": 17.5,
                     *       "maxRange": null,
                     *       "maxSunElevation": -12,
                     *       "minMoonSeparation": 15,
                     *       "slewRate": 4,
                     *       "minPassSpacing": 60,
                     *       "minSeparation": 0.01,
                     *       "weatherSource": "CLEAR_SHARE",
                     *       "clearShare": 0.78,
                     *       "latency": 1800,
                     *       "unavailable": [
                     *         {
                     *           "start": "2026-12-01T00:00:00Z",
                     *           "end": "2026-12-02T00:00:00Z",
                     *           "reason": "Mirror is cleaned."
                     *         }
                     *       ],
                     *       "accuracy": {
                     *         "angleSigma": 0.8,
                     *         "rangeSigma": null,
                     *         "rangeRateSigma": null,
                     *         "timeBias": 0,
                     *         "timeBiasSigma": 0.001,
                     *         "angleBiasSigma": 0.2
                     *       },
                     *       "pricePerPass": {
                     *         "amount": 9000,
                     *         "currency": "EUR"
                     *       },
                     *       "provider": "HTTPS",
                     *       "dataMode": "REAL",
                     *       "isOwn": false,
                     *       "calibration": {
                     *         "tracks": 41,
                     *         "points": 806,
                     *         "angleSigma": 0.93,
                     *         "rangeSigma": null,
                     *         "timeBias": 0.0021,
                     *         "from": "2026-10-22T20:14:00Z",
                     *         "to": "2026-11-20T23:41:12Z"
                     *       },
                     *       "version": 3,
                     *       "createdAt": "2026-10-01T08:00:00Z",
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Sensor"];
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `read-only-field`: The change has another value of what cannot be changed. `sensor-exists`: There is a sensor of that code already. */
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
    createSensor: {
        parameters: {
            query?: {
                /** @description Yes or no. */
                network?: components["schemas"]["YesOrNo"];
            };
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
                 *       "sensorCode": "TEI-07",
                 *       "groundSensorName": "Teide 7",
                 *       "sensorType": "OPTICAL_PASSIVE",
                 *       "site": {
                 *         "latitude": 28.3,
                 *         "longitude": -16.51,
                 *         "altitude": 2393
                 *       },
                 *       "minElevation": 20,
                 *       "horizon": [
                 *         {
                 *           "azimuth": 120,
                 *           "elevation": 31
                 *         }
                 *       ],
                 *       "fieldOfView": 1.8,
                 *       "limitingMagnitude": 17.5,
                 *       "maxRange": null,
                 *       "maxSunElevation": -12,
                 *       "minMoonSeparation": 15,
                 *       "slewRate": 4,
                 *       "minPassSpacing": 60,
                 *       "minSeparation": 0.01,
                 *       "weatherSource": "CLEAR_SHARE",
                 *       "clearShare": 0.78,
                 *       "latency": 1800,
                 *       "unavailable": [
                 *         {
                 *           "start": "2026-12-01T00:00:00Z",
                 *           "end": "2026-12-02T00:00:00Z",
                 *           "reason": "Mirror is cleaned."
                 *         }
                 *       ],
                 *       "accuracy": {
                 *         "angleSigma": 0.8,
                 *         "rangeSigma": null,
                 *         "rangeRateSigma": null,
                 *         "timeBias": 0,
                 *         "timeBiasSigma": 0.001,
                 *         "angleBiasSigma": 0.2
                 *       },
                 *       "pricePerPass": {
                 *         "amount": 9000,
                 *         "currency": "EUR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SensorBody"];
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
                     *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10",
                     *       "sensorCode": "TEI-07",
                     *       "groundSensorName": "Teide 7",
                     *       "sensorType": "OPTICAL_PASSIVE",
                     *       "site": {
                     *         "latitude": 28.3,
                     *         "longitude": -16.51,
                     *         "altitude": 2393
                     *       },
                     *       "minElevation": 20,
                     *       "horizon": [
                     *         {
                     *           "azimuth": 120,
                     *           "elevation": 31
                     *         }
                     *       ],
                     *       "fieldOfView": 1.8,
                     *       "limitingMagnitude": 17.5,
                     *       "maxRange": null,
                     *       "maxSunElevation": -12,
                     *       "minMoonSeparation": 15,
                     *       "slewRate": 4,
                     *       "minPassSpacing": 60,
                     *       "minSeparation": 0.01,
                     *       "weatherSource": "CLEAR_SHARE",
                     *       "clearShare": 0.78,
                     *       "latency": 1800,
                     *       "unavailable": [
                     *         {
                     *           "start": "2026-12-01T00:00:00Z",
                     *           "end": "2026-12-02T00:00:00Z",
                     *           "reason": "Mirror is cleaned."
                     *         }
                     *       ],
                     *       "accuracy": {
                     *         "angleSigma": 0.8,
                     *         "rangeSigma": null,
                     *         "rangeRateSigma": null,
                     *         "timeBias": 0,
                     *         "timeBiasSigma": 0.001,
                     *         "angleBiasSigma": 0.2
                     *       },
                     *       "pricePerPass": {
                     *         "amount": 9000,
                     *         "currency": "EUR"
                     *       },
                     *       "provider": "HTTPS",
                     *       "dataMode": "REAL",
                     *       "isOwn": false,
                     *       "calibration": {
                     *         "tracks": 41,
                     *         "points": 806,
                     *         "angleSigma": 0.93,
                     *         "rangeSigma": null,
                     *         "timeBias": 0.0021,
                     *         "from": "2026-10-22T20:14:00Z",
                     *         "to": "2026-11-20T23:41:12Z"
                     *       },
                     *       "version": 3,
                     *       "createdAt": "2026-10-01T08:00:00Z",
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Sensor"];
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `sensor-exists`: There is a sensor of that code already. */
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
    removeSensor: {
        parameters: {
            query: {
                /** @description Opaque identifier of the sensor to remove. */
                "sensor-id": string;
            };
            header?: never;
            path?: never;
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `sensor-in-use`: Passes are still planned on the sensor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:sensor-in-use",
                     *       "title": "Passes are still planned on the sensor.",
                     *       "status": 409,
                     *       "detail": "Passes are still planned on the sensor.",
                     *       "code": "sensor-in-use",
                     *       "error": "Error",
                     *       "message": "Passes are still planned on the sensor."
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
    getSensor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
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
                     *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10",
                     *       "sensorCode": "TEI-07",
                     *       "groundSensorName": "Teide 7",
                     *       "sensorType": "OPTICAL_PASSIVE",
                     *       "site": {
                     *         "latitude": 28.3,
                     *         "longitude": -16.51,
                     *         "altitude": 2393
                     *       },
                     *       "minElevation": 20,
                     *       "horizon": [
                     *         {
                     *           "azimuth": 120,
                     *           "elevation": 31
                     *         }
                     *       ],
                     *       "fieldOfView": 1.8,
                     *       "limitingMagnitude": 17.5,
                     *       "maxRange": null,
                     *       "maxSunElevation": -12,
                     *       "minMoonSeparation": 15,
                     *       "slewRate": 4,
                     *       "minPassSpacing": 60,
                     *       "minSeparation": 0.01,
                     *       "weatherSource": "CLEAR_SHARE",
                     *       "clearShare": 0.78,
                     *       "latency": 1800,
                     *       "unavailable": [
                     *         {
                     *           "start": "2026-12-01T00:00:00Z",
                     *           "end": "2026-12-02T00:00:00Z",
                     *           "reason": "Mirror is cleaned."
                     *         }
                     *       ],
                     *       "accuracy": {
                     *         "angleSigma": 0.8,
                     *         "rangeSigma": null,
                     *         "rangeRateSigma": null,
                     *         "timeBias": 0,
                     *         "timeBiasSigma": 0.001,
                     *         "angleBiasSigma": 0.2
                     *       },
                     *       "pricePerPass": {
                     *         "amount": 9000,
                     *         "currency": "EUR"
                     *       },
                     *       "provider": "HTTPS",
                     *       "dataMode": "REAL",
                     *       "isOwn": false,
                     *       "calibration": {
                     *         "tracks": 41,
                     *         "points": 806,
                     *         "angleSigma": 0.93,
                     *         "rangeSigma": null,
                     *         "timeBias": 0.0021,
                     *         "from": "2026-10-22T20:14:00Z",
                     *         "to": "2026-11-20T23:41:12Z"
                     *       },
                     *       "version": 3,
                     *       "createdAt": "2026-10-01T08:00:00Z",
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Sensor"];
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
    changeSensor: {
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
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sensorCode": "TEI-07",
                 *       "groundSensorName": "Teide 7",
                 *       "sensorType": "OPTICAL_PASSIVE",
                 *       "site": {
                 *         "latitude": 28.3,
                 *         "longitude": -16.51,
                 *         "altitude": 2393
                 *       },
                 *       "minElevation": 20,
                 *       "horizon": [
                 *         {
                 *           "azimuth": 120,
                 *           "elevation": 31
                 *         }
                 *       ],
                 *       "fieldOfView": 1.8,
                 *       "limitingMagnitude": 17.5,
                 *       "maxRange": null,
                 *       "maxSunElevation": -12,
                 *       "minMoonSeparation": 15,
                 *       "slewRate": 4,
                 *       "minPassSpacing": 60,
                 *       "minSeparation": 0.01,
                 *       "weatherSource": "CLEAR_SHARE",
                 *       "clearShare": 0.78,
                 *       "latency": 1800,
                 *       "unavailable": [
                 *         {
                 *           "start": "2026-12-01T00:00:00Z",
                 *           "end": "2026-12-02T00:00:00Z",
                 *           "reason": "Mirror is cleaned."
                 *         }
                 *       ],
                 *       "accuracy": {
                 *         "angleSigma": 0.8,
                 *         "rangeSigma": null,
                 *         "rangeRateSigma": null,
                 *         "timeBias": 0,
                 *         "timeBiasSigma": 0.001,
                 *         "angleBiasSigma": 0.2
                 *       },
                 *       "pricePerPass": {
                 *         "amount": 9000,
                 *         "currency": "EUR"
                 *       },
                 *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10"
                 *     }
                 */
                "application/json": components["schemas"]["SensorChange"];
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
                     *       "sensorId": "sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10",
                     *       "sensorCode": "TEI-07",
                     *       "groundSensorName": "Teide 7",
                     *       "sensorType": "OPTICAL_PASSIVE",
                     *       "site": {
                     *         "latitude": 28.3,
                     *         "longitude": -16.51,
                     *         "altitude": 2393
                     *       },
                     *       "minElevation": 20,
                     *       "horizon": [
                     *         {
                     *           "azimuth": 120,
                     *           "elevation": 31
                     *         }
                     *       ],
                     *       "fieldOfView": 1.8,
                     *       "limitingMagnitude": 17.5,
                     *       "maxRange": null,
                     *       "maxSunElevation": -12,
                     *       "minMoonSeparation": 15,
                     *       "slewRate": 4,
                     *       "minPassSpacing": 60,
                     *       "minSeparation": 0.01,
                     *       "weatherSource": "CLEAR_SHARE",
                     *       "clearShare": 0.78,
                     *       "latency": 1800,
                     *       "unavailable": [
                     *         {
                     *           "start": "2026-12-01T00:00:00Z",
                     *           "end": "2026-12-02T00:00:00Z",
                     *           "reason": "Mirror is cleaned."
                     *         }
                     *       ],
                     *       "accuracy": {
                     *         "angleSigma": 0.8,
                     *         "rangeSigma": null,
                     *         "rangeRateSigma": null,
                     *         "timeBias": 0,
                     *         "timeBiasSigma": 0.001,
                     *         "angleBiasSigma": 0.2
                     *       },
                     *       "pricePerPass": {
                     *         "amount": 9000,
                     *         "currency": "EUR"
                     *       },
                     *       "provider": "HTTPS",
                     *       "dataMode": "REAL",
                     *       "isOwn": false,
                     *       "calibration": {
                     *         "tracks": 41,
                     *         "points": 806,
                     *         "angleSigma": 0.93,
                     *         "rangeSigma": null,
                     *         "timeBias": 0.0021,
                     *         "from": "2026-10-22T20:14:00Z",
                     *         "to": "2026-11-20T23:41:12Z"
                     *       },
                     *       "version": 3,
                     *       "createdAt": "2026-10-01T08:00:00Z",
                     *       "updatedAt": "2026-11-12T10:31:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Sensor"];
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `read-only-field`: The change has another value of what cannot be changed. `sensor-exists`: There is a sensor of that code already. */
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
    deleteSensor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `sensor-in-use`: Passes are still planned on the sensor. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:sensor-in-use",
                     *       "title": "Passes are still planned on the sensor.",
                     *       "status": 409,
                     *       "detail": "Passes are still planned on the sensor.",
                     *       "code": "sensor-in-use",
                     *       "error": "Error",
                     *       "message": "Passes are still planned on the sensor."
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
    listSensorCalibration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
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
                     *         "at": "2026-11-20T23:41:12Z",
                     *         "tracks": 41,
                     *         "angleSigma": 0.93,
                     *         "rangeSigma": null,
                     *         "timeBias": 0.0021
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CalibrationPoint"][];
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
    getSensorWeather: {
        parameters: {
            query?: {
                /** @description Begin; the present hour without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                start?: string;
                /** @description How many hours. */
                hours?: number;
            };
            header?: never;
            path: {
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
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
                     *       "sensorCode": "TEI-07",
                     *       "weatherSource": "FORECAST",
                     *       "message": "",
                     *       "messageSentences": [],
                     *       "forecast": {
                     *         "source": "Met Norway, MEPS 2.5 km",
                     *         "issuedAt": "2026-11-21T06:00:00Z",
                     *         "receivedAt": "2026-11-21T06:41:09.300Z",
                     *         "start": "2026-11-21T20:00:00Z",
                     *         "end": "2026-11-21T22:00:00Z",
                     *         "isStale": false
                     *       },
                     *       "hours": [
                     *         {
                     *           "start": "2026-11-21T21:00:00Z",
                     *           "clouds": 0.35,
                     *           "weatherSource": "FORECAST"
                     *         },
                     *         {
                     *           "start": "2026-11-21T22:00:00Z",
                     *           "clouds": 0.22,
                     *           "weatherSource": "CLEAR_SHARE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SensorWeather"];
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
    sendForecast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the sensor. */
                sensorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "Met Norway, MEPS 2.5 km",
                 *       "issuedAt": "2026-11-21T06:00:00Z",
                 *       "hours": [
                 *         {
                 *           "start": "2026-11-21T20:00:00Z",
                 *           "cloudCover": 0.1
                 *         },
                 *         {
                 *           "start": "2026-11-21T21:00:00Z",
                 *           "cloudCover": 0.35
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WeatherForecastBody"];
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
                     *       "sensorCode": "TEI-07",
                     *       "weatherSource": "FORECAST",
                     *       "message": "",
                     *       "messageSentences": [],
                     *       "forecast": {
                     *         "source": "Met Norway, MEPS 2.5 km",
                     *         "issuedAt": "2026-11-21T06:00:00Z",
                     *         "receivedAt": "2026-11-21T06:41:09.300Z",
                     *         "start": "2026-11-21T20:00:00Z",
                     *         "end": "2026-11-21T22:00:00Z",
                     *         "isStale": false
                     *       },
                     *       "hours": [
                     *         {
                     *           "start": "2026-11-21T21:00:00Z",
                     *           "clouds": 0.35,
                     *           "weatherSource": "FORECAST"
                     *         },
                     *         {
                     *           "start": "2026-11-21T22:00:00Z",
                     *           "clouds": 0.22,
                     *           "weatherSource": "CLEAR_SHARE"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SensorWeather"];
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
            /** @description `role-missing`: The account does not have the service's role. `sensor-not-own`: The sensor is not one of your organisation. */
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
            /** @description `forecast-superseded`: A newer forecast is here already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:forecast-superseded",
                     *       "title": "A newer forecast is here already.",
                     *       "status": 409,
                     *       "detail": "A newer forecast is here already.",
                     *       "code": "forecast-superseded",
                     *       "error": "Error",
                     *       "message": "A newer forecast is here already."
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
    predictPasses: {
        parameters: {
            query?: {
                /**
                 * @description The object; needed without `cacheId`.
                 * @example 25544
                 */
                "norad-id"?: number;
                /** @description Sensors, separated by commas; all that take orders without it. */
                "sensor-code"?: string;
                /** @description Begin; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                start?: string;
                /** @description Length, days. */
                days?: number;
                /** @description Yes or no. */
                all?: components["schemas"]["YesOrNo"];
                /** @description A prediction that was made before. */
                cacheId?: string;
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
                     *         "catalogueId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "sensorCode": "TEI-07",
                     *         "groundSensorName": "Teide 7",
                     *         "sensorType": "OPTICAL_PASSIVE",
                     *         "orbitAgeDays": 0.6304,
                     *         "visibilityIntervals": [
                     *           {
                     *             "start": "2026-11-21T20:31:10.204Z",
                     *             "end": "2026-11-21T20:36:52.871Z",
                     *             "culmination": "2026-11-21T20:33:58.117Z",
                     *             "maxElevation": 47.31,
                     *             "azimuthAtStart": 211.4,
                     *             "azimuthAtEnd": 62.9,
                     *             "range": 1042.771,
                     *             "rangeRate": 5.914,
                     *             "sunElevation": -24.6,
                     *             "sunlit": true,
                     *             "phaseAngle": 71.2,
                     *             "moonSeparation": 58.4,
                     *             "moonIllumination": 0.91,
                     *             "magnitude": 13.42,
                     *             "obstacle": null
                     *           }
                     *         ],
                     *         "reason": null,
                     *         "cacheId": "prd-9a0e4f56-3c71-4b52-8f6e-2d0c1b9a7e35"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PassPrediction"][];
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
            /** @description `prediction-gone`: The prediction is not kept any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:prediction-gone",
                     *       "title": "The prediction is not kept any more.",
                     *       "status": 404,
                     *       "detail": "The prediction is not kept any more.",
                     *       "code": "prediction-gone",
                     *       "error": "Error",
                     *       "message": "The prediction is not kept any more."
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
            /** @description `sensor-unknown`: There is no such sensor. `target-missing`: The request does not say what to observe. `target-unknown`: Nobody knows an orbit of the object. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:sensor-unknown",
                     *       "title": "There is no such sensor.",
                     *       "status": 422,
                     *       "detail": "There is no such sensor.",
                     *       "code": "sensor-unknown",
                     *       "error": "Error",
                     *       "message": "There is no such sensor."
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
    getSkyTrack: {
        parameters: {
            query: {
                /**
                 * @description The object.
                 * @example 25544
                 */
                "norad-id": number;
                /**
                 * @description The sensor.
                 * @example TEI-07
                 */
                "sensor-code": string;
                /** @description Begin, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                start: string;
                /**
                 * @description End, an hour later at most for a low orbit; a day at most, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199.
                 * @example 2026-11-20T00:10:00Z
                 */
                end: string;
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
                    /**
                     * @example {
                     *       "points": [
                     *         {
                     *           "epoch": "2026-11-21T20:31:10.204Z",
                     *           "azimuth": 211.4,
                     *           "elevation": 20,
                     *           "sunlit": true
                     *         },
                     *         {
                     *           "epoch": "2026-11-21T20:33:58.117Z",
                     *           "azimuth": 138.7,
                     *           "elevation": 47.31,
                     *           "sunlit": true
                     *         }
                     *       ],
                     *       "sun": [
                     *         {
                     *           "epoch": "2026-11-21T20:31:10.204Z",
                     *           "azimuth": 262.1,
                     *           "elevation": -24.2,
                     *           "sunlit": true
                     *         }
                     *       ],
                     *       "moon": [
                     *         {
                     *           "epoch": "2026-11-21T20:31:10.204Z",
                     *           "azimuth": 121.5,
                     *           "elevation": 33.8,
                     *           "sunlit": true
                     *         }
                     *       ],
                     *       "step": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SkyTrack"];
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
            /** @description `sensor-unknown`: There is no such sensor. `target-unknown`: Nobody knows an orbit of the object. `window-empty`: The end of the window is before its start. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:sensor-unknown",
                     *       "title": "There is no such sensor.",
                     *       "status": 422,
                     *       "detail": "There is no such sensor.",
                     *       "code": "sensor-unknown",
                     *       "error": "Error",
                     *       "message": "There is no such sensor."
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
    findOpportunities: {
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
                 *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                 *       "conjunctionObject": "SECONDARY",
                 *       "measurementType": "ANY",
                 *       "sensorCodes": [],
                 *       "priority": "ELEVATED",
                 *       "minimumPoints": 5,
                 *       "ownSensorsOnly": false
                 *     }
                 */
                "application/json": components["schemas"]["OpportunityBody"];
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
                     *       "target": {
                     *         "kind": "CONJUNCTION_SECONDARY",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "orbitEpoch": "2026-11-20T18:04:11.902Z",
                     *         "orbitAgeDays": 0.6304,
                     *         "orbitSource": "Element set of the catalogue in use (catalogue.tle).",
                     *         "orbitSourceSentences": [
                     *           {
                     *             "code": "element-set-of",
                     *             "figures": {
                     *               "catalogue": "catalogue.tle"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "opportunities": [
                     *         {
                     *           "opportunityId": "opp-3f0a7c1b9d2e4f5a6b7c8d9e",
                     *           "sensorCode": "TEI-07",
                     *           "groundSensorName": "Teide 7",
                     *           "pass": {
                     *             "start": "2026-11-21T20:31:10.204Z",
                     *             "end": "2026-11-21T20:36:52.871Z",
                     *             "culmination": "2026-11-21T20:33:58.117Z",
                     *             "maxElevation": 47.31,
                     *             "azimuthAtStart": 211.4,
                     *             "azimuthAtEnd": 62.9,
                     *             "range": 1042.771,
                     *             "rangeRate": 5.914,
                     *             "sunElevation": -24.6,
                     *             "sunlit": true,
                     *             "phaseAngle": 71.2,
                     *             "moonSeparation": 58.4,
                     *             "moonIllumination": 0.91,
                     *             "magnitude": 13.42,
                     *             "obstacle": null
                     *           },
                     *           "points": 35,
                     *           "price": {
                     *             "amount": 13500,
                     *             "currency": "EUR"
                     *           },
                     *           "latency": 1800,
                     *           "availableAt": "2026-11-21T21:06:52.871Z",
                     *           "clearShare": 0.78,
                     *           "gain": {
                     *             "passes": 1,
                     *             "missSigmaBefore": 1840,
                     *             "missSigmaAfter": 122,
                     *             "pcNow": 0.000021,
                     *             "pcMedian": 1.4e-9,
                     *             "pcLow": 0,
                     *             "pcHigh": 0.00019,
                     *             "toAct": 0.06,
                     *             "toSafe": 0.88,
                     *             "toWatch": 0.05,
                     *             "stays": 0.01
                     *           },
                     *           "isStarred": true,
                     *           "weatherSource": "CLEAR_SHARE",
                     *           "weatherNote": "",
                     *           "weatherNoteSentences": []
                     *         }
                     *       ],
                     *       "reason": null,
                     *       "message": "",
                     *       "messageSentences": [],
                     *       "isSimulated": false,
                     *       "starred": {
                     *         "opportunityIds": [
                     *           "opp-3f0a7c1b9d2e4f5a6b7c8d9e"
                     *         ],
                     *         "price": {
                     *           "amount": 13500,
                     *           "currency": "EUR"
                     *         },
                     *         "gain": {
                     *           "passes": 1,
                     *           "missSigmaBefore": 1840,
                     *           "missSigmaAfter": 122,
                     *           "pcNow": 0.000021,
                     *           "pcMedian": 1.4e-9,
                     *           "pcLow": 0,
                     *           "pcHigh": 0.00019,
                     *           "toAct": 0.06,
                     *           "toSafe": 0.88,
                     *           "toWatch": 0.05,
                     *           "stays": 0.01
                     *         },
                     *         "availableAt": "2026-11-21T21:06:52.871Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Opportunities"];
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
            /** @description `orbit-message-invalid`: The orbit message cannot be read. `sensor-unknown`: There is no such sensor. `target-ambiguous`: The request names several objects. `target-missing`: The request does not say what to observe. `target-unknown`: Nobody knows an orbit of the object. `window-empty`: The end of the window is before its start. `window-past`: The window is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:orbit-message-invalid",
                     *       "title": "The orbit message cannot be read.",
                     *       "status": 422,
                     *       "detail": "The orbit message cannot be read.",
                     *       "code": "orbit-message-invalid",
                     *       "error": "Error",
                     *       "message": "The orbit message cannot be read."
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
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Statuses, separated by commas.
                 * @example PENDING,APPROVED
                 */
                status?: string;
                /** @description Of one object. */
                "norad-id"?: number;
                /** @description Ordered for one conjunction. */
                "conjunction-id"?: string;
                /** @description Directions by a telescope, a radar track, or whichever is to be had. */
                "measurement-type"?: components["schemas"]["MeasurementType"];
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
                     *         "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "status": "COMPLETE",
                     *         "target": {
                     *           "kind": "CONJUNCTION_SECONDARY",
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *           "orbitEpoch": "2026-11-20T18:04:11.902Z",
                     *           "orbitAgeDays": 0.6304,
                     *           "orbitSource": "Element set of the catalogue in use (catalogue.tle).",
                     *           "orbitSourceSentences": [
                     *             {
                     *               "code": "element-set-of",
                     *               "figures": {
                     *                 "catalogue": "catalogue.tle"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "providerId": "https",
                     *         "measurementType": "ANY",
                     *         "orbitDataMessageType": null,
                     *         "measurementFileType": "TDM_KVN",
                     *         "fileCompressionType": "NONE",
                     *         "priority": "ELEVATED",
                     *         "dataMode": "REAL",
                     *         "numberOfPassesRequested": 1,
                     *         "numberOfPassesCompleted": 1,
                     *         "minimumPoints": 5,
                     *         "sensorCodes": [],
                     *         "start": "2026-11-21T09:12:04.512Z",
                     *         "deadline": "2026-11-25T10:49:56.237Z",
                     *         "nextPass": null,
                     *         "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *         "observationPassIds": [
                     *           "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11"
                     *         ],
                     *         "price": {
                     *           "amount": 13500,
                     *           "currency": "EUR"
                     *         },
                     *         "charged": {
                     *           "amount": 0,
                     *           "currency": "EUR"
                     *         },
                     *         "charge": "NOT_CHARGED",
                     *         "replacement": null,
                     *         "infeasibleReason": null,
                     *         "reason": "",
                     *         "reasonSentences": [],
                     *         "note": "The message of this morning is diluted.",
                     *         "isSimulated": false,
                     *         "createdAt": "2026-11-21T09:12:04.512Z",
                     *         "createdBy": "mara",
                     *         "updatedAt": "2026-11-21T21:04:12.004Z",
                     *         "version": 9
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ObservationRequestSummary"][];
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
    orderObservation: {
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
                 *       "conjunctionId": "con-892f52a249bd86bc2921b392",
                 *       "conjunctionObject": "SECONDARY",
                 *       "measurementType": "ANY",
                 *       "measurementFileType": "TDM_KVN",
                 *       "fileCompressionType": "NONE",
                 *       "priority": "ELEVATED",
                 *       "sensorCodes": [],
                 *       "ownSensorsOnly": false,
                 *       "opportunityIds": [
                 *         "opp-3f0a7c1b9d2e4f5a6b7c8d9e"
                 *       ],
                 *       "minimumPoints": 5,
                 *       "maximumPrice": {
                 *         "amount": 20000,
                 *         "currency": "EUR"
                 *       },
                 *       "note": "The message of this morning is diluted."
                 *     }
                 */
                "application/json": components["schemas"]["ObservationRequestBody"];
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
                     *       "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "status": "COMPLETE",
                     *       "target": {
                     *         "kind": "CONJUNCTION_SECONDARY",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "orbitEpoch": "2026-11-20T18:04:11.902Z",
                     *         "orbitAgeDays": 0.6304,
                     *         "orbitSource": "Element set of the catalogue in use (catalogue.tle).",
                     *         "orbitSourceSentences": [
                     *           {
                     *             "code": "element-set-of",
                     *             "figures": {
                     *               "catalogue": "catalogue.tle"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "providerId": "https",
                     *       "measurementType": "ANY",
                     *       "orbitDataMessageType": null,
                     *       "measurementFileType": "TDM_KVN",
                     *       "fileCompressionType": "NONE",
                     *       "priority": "ELEVATED",
                     *       "dataMode": "REAL",
                     *       "numberOfPassesRequested": 1,
                     *       "numberOfPassesCompleted": 1,
                     *       "minimumPoints": 5,
                     *       "sensorCodes": [],
                     *       "start": "2026-11-21T09:12:04.512Z",
                     *       "deadline": "2026-11-25T10:49:56.237Z",
                     *       "nextPass": null,
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "observationPassIds": [
                     *         "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11"
                     *       ],
                     *       "price": {
                     *         "amount": 13500,
                     *         "currency": "EUR"
                     *       },
                     *       "charged": {
                     *         "amount": 0,
                     *         "currency": "EUR"
                     *       },
                     *       "charge": "NOT_CHARGED",
                     *       "replacement": null,
                     *       "infeasibleReason": null,
                     *       "reason": "",
                     *       "reasonSentences": [],
                     *       "note": "The message of this morning is diluted.",
                     *       "isSimulated": false,
                     *       "createdAt": "2026-11-21T09:12:04.512Z",
                     *       "createdBy": "mara",
                     *       "updatedAt": "2026-11-21T21:04:12.004Z",
                     *       "version": 9,
                     *       "orbitDataMessage": null,
                     *       "passes": [
                     *         {
                     *           "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *           "sensorCode": "TEI-07",
                     *           "groundSensorName": "Teide 7",
                     *           "status": "SUCCESSFUL",
                     *           "pass": {
                     *             "start": "2026-11-21T20:31:10.204Z",
                     *             "end": "2026-11-21T20:36:52.871Z",
                     *             "culmination": "2026-11-21T20:33:58.117Z",
                     *             "maxElevation": 47.31,
                     *             "azimuthAtStart": 211.4,
                     *             "azimuthAtEnd": 62.9,
                     *             "range": 1042.771,
                     *             "rangeRate": 5.914,
                     *             "sunElevation": -24.6,
                     *             "sunlit": true,
                     *             "phaseAngle": 71.2,
                     *             "moonSeparation": 58.4,
                     *             "moonIllumination": 0.91,
                     *             "magnitude": 13.42,
                     *             "obstacle": null
                     *           },
                     *           "price": {
                     *             "amount": 13500,
                     *             "currency": "EUR"
                     *           },
                     *           "charge": "NOT_CHARGED",
                     *           "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *           "points": 33,
                     *           "reason": "",
                     *           "reasonSentences": [],
                     *           "clouds": 0.22,
                     *           "isSimulated": false,
                     *           "weatherSource": "CLEAR_SHARE",
                     *           "replaces": null,
                     *           "updatedAt": "2026-11-21T21:04:12.004Z",
                     *           "history": [
                     *             {
                     *               "status": "PENDING",
                     *               "at": "2026-11-21T09:12:04.512Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "APPROVED",
                     *               "at": "2026-11-21T09:12:06.190Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTING",
                     *               "at": "2026-11-21T20:32:00.311Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTED",
                     *               "at": "2026-11-21T20:37:00.207Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHING",
                     *               "at": "2026-11-21T21:04:10.912Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHED",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "SUCCESSFUL",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "status": "PENDING",
                     *           "at": "2026-11-21T09:12:04.512Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "APPROVED",
                     *           "at": "2026-11-21T09:12:06.190Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "IN_PROGRESS",
                     *           "at": "2026-11-21T20:32:00.311Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "COMPLETE",
                     *           "at": "2026-11-21T21:04:12.004Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         }
                     *       ],
                     *       "promised": {
                     *         "passes": 1,
                     *         "price": {
                     *           "amount": 13500,
                     *           "currency": "EUR"
                     *         },
                     *         "availableAt": "2026-11-21T21:06:52.871Z",
                     *         "gain": {
                     *           "passes": 1,
                     *           "missSigmaBefore": 1840,
                     *           "missSigmaAfter": 122,
                     *           "pcNow": 0.000021,
                     *           "pcMedian": 1.4e-9,
                     *           "pcLow": 0,
                     *           "pcHigh": 0.00019,
                     *           "toAct": 0.06,
                     *           "toSafe": 0.88,
                     *           "toWatch": 0.05,
                     *           "stays": 0.01
                     *         }
                     *       },
                     *       "simulatedNote": "",
                     *       "simulatedNoteSentences": []
                     *     }
                     */
                    "application/json": components["schemas"]["ObservationRequest"];
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
            /** @description `balance-insufficient`: The balance does not cover the price. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:balance-insufficient",
                     *       "title": "The balance does not cover the price.",
                     *       "status": 402,
                     *       "detail": "The balance does not cover the price.",
                     *       "code": "balance-insufficient",
                     *       "error": "Error",
                     *       "message": "The balance does not cover the price."
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
            /** @description `currency-differs`: The price is in another currency than the balance. `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `opportunity-gone`: A pass that was named cannot be had any more. `price-above-maximum`: The passes cost more than the maximum that was given. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:currency-differs",
                     *       "title": "The price is in another currency than the balance.",
                     *       "status": 409,
                     *       "detail": "The price is in another currency than the balance.",
                     *       "code": "currency-differs",
                     *       "error": "Error",
                     *       "message": "The price is in another currency than the balance."
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
            /** @description `orbit-message-invalid`: The orbit message cannot be read. `sensor-unknown`: There is no such sensor. `target-ambiguous`: The request names several objects. `target-missing`: The request does not say what to observe. `target-unknown`: Nobody knows an orbit of the object. `window-empty`: The end of the window is before its start. `window-past`: The window is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:orbit-message-invalid",
                     *       "title": "The orbit message cannot be read.",
                     *       "status": 422,
                     *       "detail": "The orbit message cannot be read.",
                     *       "code": "orbit-message-invalid",
                     *       "error": "Error",
                     *       "message": "The orbit message cannot be read."
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
    cancelRequest: {
        parameters: {
            query: {
                /** @description Opaque identifier of the request to cancel. */
                "request-id": string;
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
                    /**
                     * @example {
                     *       "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "status": "COMPLETE",
                     *       "target": {
                     *         "kind": "CONJUNCTION_SECONDARY",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "orbitEpoch": "2026-11-20T18:04:11.902Z",
                     *         "orbitAgeDays": 0.6304,
                     *         "orbitSource": "Element set of the catalogue in use (catalogue.tle).",
                     *         "orbitSourceSentences": [
                     *           {
                     *             "code": "element-set-of",
                     *             "figures": {
                     *               "catalogue": "catalogue.tle"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "providerId": "https",
                     *       "measurementType": "ANY",
                     *       "orbitDataMessageType": null,
                     *       "measurementFileType": "TDM_KVN",
                     *       "fileCompressionType": "NONE",
                     *       "priority": "ELEVATED",
                     *       "dataMode": "REAL",
                     *       "numberOfPassesRequested": 1,
                     *       "numberOfPassesCompleted": 1,
                     *       "minimumPoints": 5,
                     *       "sensorCodes": [],
                     *       "start": "2026-11-21T09:12:04.512Z",
                     *       "deadline": "2026-11-25T10:49:56.237Z",
                     *       "nextPass": null,
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "observationPassIds": [
                     *         "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11"
                     *       ],
                     *       "price": {
                     *         "amount": 13500,
                     *         "currency": "EUR"
                     *       },
                     *       "charged": {
                     *         "amount": 0,
                     *         "currency": "EUR"
                     *       },
                     *       "charge": "NOT_CHARGED",
                     *       "replacement": null,
                     *       "infeasibleReason": null,
                     *       "reason": "",
                     *       "reasonSentences": [],
                     *       "note": "The message of this morning is diluted.",
                     *       "isSimulated": false,
                     *       "createdAt": "2026-11-21T09:12:04.512Z",
                     *       "createdBy": "mara",
                     *       "updatedAt": "2026-11-21T21:04:12.004Z",
                     *       "version": 9,
                     *       "orbitDataMessage": null,
                     *       "passes": [
                     *         {
                     *           "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *           "sensorCode": "TEI-07",
                     *           "groundSensorName": "Teide 7",
                     *           "status": "SUCCESSFUL",
                     *           "pass": {
                     *             "start": "2026-11-21T20:31:10.204Z",
                     *             "end": "2026-11-21T20:36:52.871Z",
                     *             "culmination": "2026-11-21T20:33:58.117Z",
                     *             "maxElevation": 47.31,
                     *             "azimuthAtStart": 211.4,
                     *             "azimuthAtEnd": 62.9,
                     *             "range": 1042.771,
                     *             "rangeRate": 5.914,
                     *             "sunElevation": -24.6,
                     *             "sunlit": true,
                     *             "phaseAngle": 71.2,
                     *             "moonSeparation": 58.4,
                     *             "moonIllumination": 0.91,
                     *             "magnitude": 13.42,
                     *             "obstacle": null
                     *           },
                     *           "price": {
                     *             "amount": 13500,
                     *             "currency": "EUR"
                     *           },
                     *           "charge": "NOT_CHARGED",
                     *           "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *           "points": 33,
                     *           "reason": "",
                     *           "reasonSentences": [],
                     *           "clouds": 0.22,
                     *           "isSimulated": false,
                     *           "weatherSource": "CLEAR_SHARE",
                     *           "replaces": null,
                     *           "updatedAt": "2026-11-21T21:04:12.004Z",
                     *           "history": [
                     *             {
                     *               "status": "PENDING",
                     *               "at": "2026-11-21T09:12:04.512Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "APPROVED",
                     *               "at": "2026-11-21T09:12:06.190Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTING",
                     *               "at": "2026-11-21T20:32:00.311Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTED",
                     *               "at": "2026-11-21T20:37:00.207Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHING",
                     *               "at": "2026-11-21T21:04:10.912Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHED",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "SUCCESSFUL",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "status": "PENDING",
                     *           "at": "2026-11-21T09:12:04.512Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "APPROVED",
                     *           "at": "2026-11-21T09:12:06.190Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "IN_PROGRESS",
                     *           "at": "2026-11-21T20:32:00.311Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "COMPLETE",
                     *           "at": "2026-11-21T21:04:12.004Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         }
                     *       ],
                     *       "promised": {
                     *         "passes": 1,
                     *         "price": {
                     *           "amount": 13500,
                     *           "currency": "EUR"
                     *         },
                     *         "availableAt": "2026-11-21T21:06:52.871Z",
                     *         "gain": {
                     *           "passes": 1,
                     *           "missSigmaBefore": 1840,
                     *           "missSigmaAfter": 122,
                     *           "pcNow": 0.000021,
                     *           "pcMedian": 1.4e-9,
                     *           "pcLow": 0,
                     *           "pcHigh": 0.00019,
                     *           "toAct": 0.06,
                     *           "toSafe": 0.88,
                     *           "toWatch": 0.05,
                     *           "stays": 0.01
                     *         }
                     *       },
                     *       "simulatedNote": "",
                     *       "simulatedNoteSentences": []
                     *     }
                     */
                    "application/json": components["schemas"]["ObservationRequest"];
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
            /** @description `request-ended`: The request has already ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:request-ended",
                     *       "title": "The request has already ended.",
                     *       "status": 409,
                     *       "detail": "The request has already ended.",
                     *       "code": "request-ended",
                     *       "error": "Error",
                     *       "message": "The request has already ended."
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
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the request. */
                requestId: string;
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
                     *       "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "status": "COMPLETE",
                     *       "target": {
                     *         "kind": "CONJUNCTION_SECONDARY",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "orbitEpoch": "2026-11-20T18:04:11.902Z",
                     *         "orbitAgeDays": 0.6304,
                     *         "orbitSource": "Element set of the catalogue in use (catalogue.tle).",
                     *         "orbitSourceSentences": [
                     *           {
                     *             "code": "element-set-of",
                     *             "figures": {
                     *               "catalogue": "catalogue.tle"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "providerId": "https",
                     *       "measurementType": "ANY",
                     *       "orbitDataMessageType": null,
                     *       "measurementFileType": "TDM_KVN",
                     *       "fileCompressionType": "NONE",
                     *       "priority": "ELEVATED",
                     *       "dataMode": "REAL",
                     *       "numberOfPassesRequested": 1,
                     *       "numberOfPassesCompleted": 1,
                     *       "minimumPoints": 5,
                     *       "sensorCodes": [],
                     *       "start": "2026-11-21T09:12:04.512Z",
                     *       "deadline": "2026-11-25T10:49:56.237Z",
                     *       "nextPass": null,
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "observationPassIds": [
                     *         "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11"
                     *       ],
                     *       "price": {
                     *         "amount": 13500,
                     *         "currency": "EUR"
                     *       },
                     *       "charged": {
                     *         "amount": 0,
                     *         "currency": "EUR"
                     *       },
                     *       "charge": "NOT_CHARGED",
                     *       "replacement": null,
                     *       "infeasibleReason": null,
                     *       "reason": "",
                     *       "reasonSentences": [],
                     *       "note": "The message of this morning is diluted.",
                     *       "isSimulated": false,
                     *       "createdAt": "2026-11-21T09:12:04.512Z",
                     *       "createdBy": "mara",
                     *       "updatedAt": "2026-11-21T21:04:12.004Z",
                     *       "version": 9,
                     *       "orbitDataMessage": null,
                     *       "passes": [
                     *         {
                     *           "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *           "sensorCode": "TEI-07",
                     *           "groundSensorName": "Teide 7",
                     *           "status": "SUCCESSFUL",
                     *           "pass": {
                     *             "start": "2026-11-21T20:31:10.204Z",
                     *             "end": "2026-11-21T20:36:52.871Z",
                     *             "culmination": "2026-11-21T20:33:58.117Z",
                     *             "maxElevation": 47.31,
                     *             "azimuthAtStart": 211.4,
                     *             "azimuthAtEnd": 62.9,
                     *             "range": 1042.771,
                     *             "rangeRate": 5.914,
                     *             "sunElevation": -24.6,
                     *             "sunlit": true,
                     *             "phaseAngle": 71.2,
                     *             "moonSeparation": 58.4,
                     *             "moonIllumination": 0.91,
                     *             "magnitude": 13.42,
                     *             "obstacle": null
                     *           },
                     *           "price": {
                     *             "amount": 13500,
                     *             "currency": "EUR"
                     *           },
                     *           "charge": "NOT_CHARGED",
                     *           "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *           "points": 33,
                     *           "reason": "",
                     *           "reasonSentences": [],
                     *           "clouds": 0.22,
                     *           "isSimulated": false,
                     *           "weatherSource": "CLEAR_SHARE",
                     *           "replaces": null,
                     *           "updatedAt": "2026-11-21T21:04:12.004Z",
                     *           "history": [
                     *             {
                     *               "status": "PENDING",
                     *               "at": "2026-11-21T09:12:04.512Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "APPROVED",
                     *               "at": "2026-11-21T09:12:06.190Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTING",
                     *               "at": "2026-11-21T20:32:00.311Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "EXECUTED",
                     *               "at": "2026-11-21T20:37:00.207Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHING",
                     *               "at": "2026-11-21T21:04:10.912Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "PUBLISHED",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             },
                     *             {
                     *               "status": "SUCCESSFUL",
                     *               "at": "2026-11-21T21:04:12.004Z",
                     *               "reason": "",
                     *               "reasonSentences": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "status": "PENDING",
                     *           "at": "2026-11-21T09:12:04.512Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "APPROVED",
                     *           "at": "2026-11-21T09:12:06.190Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "IN_PROGRESS",
                     *           "at": "2026-11-21T20:32:00.311Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         },
                     *         {
                     *           "status": "COMPLETE",
                     *           "at": "2026-11-21T21:04:12.004Z",
                     *           "reason": "",
                     *           "reasonSentences": []
                     *         }
                     *       ],
                     *       "promised": {
                     *         "passes": 1,
                     *         "price": {
                     *           "amount": 13500,
                     *           "currency": "EUR"
                     *         },
                     *         "availableAt": "2026-11-21T21:06:52.871Z",
                     *         "gain": {
                     *           "passes": 1,
                     *           "missSigmaBefore": 1840,
                     *           "missSigmaAfter": 122,
                     *           "pcNow": 0.000021,
                     *           "pcMedian": 1.4e-9,
                     *           "pcLow": 0,
                     *           "pcHigh": 0.00019,
                     *           "toAct": 0.06,
                     *           "toSafe": 0.88,
                     *           "toWatch": 0.05,
                     *           "stays": 0.01
                     *         }
                     *       },
                     *       "simulatedNote": "",
                     *       "simulatedNoteSentences": []
                     *     }
                     */
                    "application/json": components["schemas"]["ObservationRequest"];
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
    listObservations: {
        parameters: {
            query?: {
                /** @description Of one request. */
                "request-id"?: string;
                /** @description Of one object. */
                "norad-id"?: number;
                /** @description Of one sensor. */
                "sensor-code"?: string;
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
                     *         "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *         "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *         "fileName": "TEI-07-20261121.tdm.gz",
                     *         "messageType": "TDM_KVN",
                     *         "fileCompressionType": "GZIP",
                     *         "size": 2188,
                     *         "sha256": "9b8e7c6d5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c",
                     *         "sensorCode": "TEI-07",
                     *         "catalogueId": 99106,
                     *         "catalogueIdBestAssociation": 99106,
                     *         "isAssociated": true,
                     *         "isDisowned": false,
                     *         "numberOfMeasurements": 33,
                     *         "numberOfMagnitudeMeasurements": 33,
                     *         "dataMode": "REAL",
                     *         "reason": "",
                     *         "reasonSentences": [],
                     *         "start": "2026-11-21T20:31:15.004Z",
                     *         "end": "2026-11-21T20:36:48.011Z",
                     *         "receivedAt": "2026-11-21T21:04:11.871Z",
                     *         "deliveredAt": "2026-11-21T21:04:11.871Z",
                     *         "orbitUpdate": {
                     *           "orbitUpdateId": "upd-6e1d2c3b-8a90-4f17-b2c4-5d6e7f80912a",
                     *           "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *           "observationFileIds": [
                     *             "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44"
                     *           ],
                     *           "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *           "noradId": 99106,
                     *           "name": "ARGO-5 R/B",
                     *           "state": "UPDATED",
                     *           "priorSource": "CDM",
                     *           "message": "Updated with 33 of 33 measurements, WRMS 0.97; the position is known to 120 m.",
                     *           "messageSentences": [
                     *             {
                     *               "code": "updated",
                     *               "figures": {
                     *                 "accepted": 33,
                     *                 "measurements": 33,
                     *                 "wrms": 0.97,
                     *                 "sigmaM": 120
                     *               }
                     *             }
                     *           ],
                     *           "before": {
                     *             "epoch": "2026-11-25T10:49:56.237000Z",
                     *             "positionKm": [
                     *               -4021.118,
                     *               5390.442,
                     *               2203.871
                     *             ],
                     *             "velocityKmS": [
                     *               -3.8124,
                     *               -4.7219,
                     *               4.3307
                     *             ],
                     *             "covarianceRtn": [
                     *               [
                     *                 20164,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 3276100,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 17161,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 3.61,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0.0225,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0.019600000000000003
                     *               ]
                     *             ],
                     *             "sigmaRtn": [
                     *               142,
                     *               1810,
                     *               131
                     *             ]
                     *           },
                     *           "after": {
                     *             "epoch": "2026-11-25T10:49:56.237000Z",
                     *             "positionKm": [
                     *               -4020.304,
                     *               5391.271,
                     *               2203.002
                     *             ],
                     *             "velocityKmS": [
                     *               -3.8131,
                     *               -4.7213,
                     *               4.331
                     *             ],
                     *             "covarianceRtn": [
                     *               [
                     *                 961,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 11664,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 576,
                     *                 0,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0.0121,
                     *                 0,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0.0009,
                     *                 0
                     *               ],
                     *               [
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0,
                     *                 0.0009
                     *               ]
                     *             ],
                     *             "sigmaRtn": [
                     *               31,
                     *               108,
                     *               24
                     *             ]
                     *           },
                     *           "atClosestApproach": null,
                     *           "wrms": 0.97,
                     *           "accepted": 33,
                     *           "rejected": 0,
                     *           "observability": "The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, the weakest (radial position) to 31 m.",
                     *           "observabilitySentences": [
                     *             {
                     *               "code": "sees-all-better",
                     *               "figures": {
                     *                 "directions": 4,
                     *                 "best": "12 m",
                     *                 "weakest": "radial position",
                     *                 "worst": "31 m"
                     *               }
                     *             }
                     *           ],
                     *           "atmosphere": {
                     *             "model": "NRLMSISE_00",
                     *             "spaceWeather": "PREDICTED"
                     *           },
                     *           "drag": {
                     *             "factor": 1.12,
                     *             "sigma": 0.08
                     *           },
                     *           "createdAt": "2026-11-21T21:04:13.250Z",
                     *           "isSimulated": false
                     *         },
                     *         "noUpdate": "",
                     *         "noUpdateSentences": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Observation"][];
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
    getObservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                fileId: string;
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
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *       "fileName": "TEI-07-20261121.tdm.gz",
                     *       "messageType": "TDM_KVN",
                     *       "fileCompressionType": "GZIP",
                     *       "size": 2188,
                     *       "sha256": "9b8e7c6d5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c",
                     *       "sensorCode": "TEI-07",
                     *       "catalogueId": 99106,
                     *       "catalogueIdBestAssociation": 99106,
                     *       "isAssociated": true,
                     *       "isDisowned": false,
                     *       "numberOfMeasurements": 33,
                     *       "numberOfMagnitudeMeasurements": 33,
                     *       "dataMode": "REAL",
                     *       "reason": "",
                     *       "reasonSentences": [],
                     *       "start": "2026-11-21T20:31:15.004Z",
                     *       "end": "2026-11-21T20:36:48.011Z",
                     *       "receivedAt": "2026-11-21T21:04:11.871Z",
                     *       "deliveredAt": "2026-11-21T21:04:11.871Z",
                     *       "orbitUpdate": {
                     *         "orbitUpdateId": "upd-6e1d2c3b-8a90-4f17-b2c4-5d6e7f80912a",
                     *         "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "observationFileIds": [
                     *           "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44"
                     *         ],
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "state": "UPDATED",
                     *         "priorSource": "CDM",
                     *         "message": "Updated with 33 of 33 measurements, WRMS 0.97; the position is known to 120 m.",
                     *         "messageSentences": [
                     *           {
                     *             "code": "updated",
                     *             "figures": {
                     *               "accepted": 33,
                     *               "measurements": 33,
                     *               "wrms": 0.97,
                     *               "sigmaM": 120
                     *             }
                     *           }
                     *         ],
                     *         "before": {
                     *           "epoch": "2026-11-25T10:49:56.237000Z",
                     *           "positionKm": [
                     *             -4021.118,
                     *             5390.442,
                     *             2203.871
                     *           ],
                     *           "velocityKmS": [
                     *             -3.8124,
                     *             -4.7219,
                     *             4.3307
                     *           ],
                     *           "covarianceRtn": [
                     *             [
                     *               20164,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               3276100,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               17161,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               3.61,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0225,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.019600000000000003
                     *             ]
                     *           ],
                     *           "sigmaRtn": [
                     *             142,
                     *             1810,
                     *             131
                     *           ]
                     *         },
                     *         "after": {
                     *           "epoch": "2026-11-25T10:49:56.237000Z",
                     *           "positionKm": [
                     *             -4020.304,
                     *             5391.271,
                     *             2203.002
                     *           ],
                     *           "velocityKmS": [
                     *             -3.8131,
                     *             -4.7213,
                     *             4.331
                     *           ],
                     *           "covarianceRtn": [
                     *             [
                     *               961,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               11664,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               576,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0.0121,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0009,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0009
                     *             ]
                     *           ],
                     *           "sigmaRtn": [
                     *             31,
                     *             108,
                     *             24
                     *           ]
                     *         },
                     *         "atClosestApproach": null,
                     *         "wrms": 0.97,
                     *         "accepted": 33,
                     *         "rejected": 0,
                     *         "observability": "The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, the weakest (radial position) to 31 m.",
                     *         "observabilitySentences": [
                     *           {
                     *             "code": "sees-all-better",
                     *             "figures": {
                     *               "directions": 4,
                     *               "best": "12 m",
                     *               "weakest": "radial position",
                     *               "worst": "31 m"
                     *             }
                     *           }
                     *         ],
                     *         "atmosphere": {
                     *           "model": "NRLMSISE_00",
                     *           "spaceWeather": "PREDICTED"
                     *         },
                     *         "drag": {
                     *           "factor": 1.12,
                     *           "sigma": 0.08
                     *         },
                     *         "createdAt": "2026-11-21T21:04:13.250Z",
                     *         "isSimulated": false
                     *       },
                     *       "noUpdate": "",
                     *       "noUpdateSentences": []
                     *     }
                     */
                    "application/json": components["schemas"]["Observation"];
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
    getObservationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    Vary: components["headers"]["Vary"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/xml": string;
                    "application/gzip": string;
                    "application/zip": string;
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
    getObservationReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque identifier of the file. */
                fileId: string;
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
                     *       "version": "1.0",
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "createdAt": "2026-11-21T21:04:12.004Z",
                     *       "reports": [
                     *         {
                     *           "sensorCode": "TEI-07",
                     *           "asserted": 99106,
                     *           "isAsserted": true,
                     *           "start": "2026-11-21T20:31:15.004118Z",
                     *           "end": "2026-11-21T20:36:48.011402Z",
                     *           "numberOfMeasurements": 33,
                     *           "numberOfMagnitudeMeasurements": 33,
                     *           "meanMagnitude": 13.61,
                     *           "measurementReports": [
                     *             {
                     *               "epoch": "2026-11-21T20:31:15.004118Z",
                     *               "observedRaDec": {
                     *                 "ra": 312.448117,
                     *                 "dec": 18.902551
                     *               },
                     *               "observedMagnitude": {
                     *                 "magnitude": 13.72
                     *               },
                     *               "observedRange": null,
                     *               "observedRangeRate": null,
                     *               "phaseAngle": 74.9,
                     *               "isUsed": true
                     *             }
                     *           ],
                     *           "catalogueIdBestAssociation": 99106,
                     *           "associationResults": [
                     *             {
                     *               "orbitDataType": "SP_EPHEMERIS",
                     *               "associationMetric": "ANGULAR_DISTANCE",
                     *               "isAmbiguous": false,
                     *               "orbitSource": "Newest message of the conjunction.",
                     *               "candidatesTried": 1,
                     *               "orbitSourceSentences": [
                     *                 {
                     *                   "code": "conjunction-message",
                     *                   "figures": {}
                     *                 }
                     *               ],
                     *               "catalogueIdBestAssociation": 99106,
                     *               "t2oAssociationResults": [
                     *                 {
                     *                   "isAssociated": true,
                     *                   "catalogueId": 99106,
                     *                   "name": "ARGO-5 R/B",
                     *                   "associationMetric": "ANGULAR_DISTANCE",
                     *                   "associationCriterion": "MEDIAN",
                     *                   "associationThreshold": 1064.2,
                     *                   "associationValue": 183.4,
                     *                   "outsideCount": 0,
                     *                   "alongTrackOffset": 0.118,
                     *                   "measurementAssociationResults": [
                     *                     {
                     *                       "epoch": "2026-11-21T20:31:15.004118Z",
                     *                       "residual": {
                     *                         "ra": -151.2,
                     *                         "dec": 98.6
                     *                       },
                     *                       "associationValue": 180.5,
                     *                       "rangeResidual": null,
                     *                       "rangeRateResidual": null
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "initialOrbit": null,
                     *           "warnings": [],
                     *           "warningsSentences": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ObservationReport"];
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
    uploadObservation: {
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
                    /** @description TDM files, KVN or XML, also gzip or zip. */
                    file: Blob[];
                    /** @description The object, when you know it. */
                    "norad-id"?: number;
                    /** @description Your sensor, for files that name it otherwise. */
                    "sensor-code"?: string;
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
                     *       "observations": [
                     *         {
                     *           "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *           "observationRequestId": null,
                     *           "passId": null,
                     *           "fileName": "TEI-07-20261121.tdm.gz",
                     *           "messageType": "TDM_KVN",
                     *           "fileCompressionType": "GZIP",
                     *           "size": 2188,
                     *           "sha256": "9b8e7c6d5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c",
                     *           "sensorCode": "TEI-07",
                     *           "catalogueId": 99106,
                     *           "catalogueIdBestAssociation": 99106,
                     *           "isAssociated": true,
                     *           "isDisowned": false,
                     *           "numberOfMeasurements": 33,
                     *           "numberOfMagnitudeMeasurements": 33,
                     *           "dataMode": "REAL",
                     *           "reason": "",
                     *           "reasonSentences": [],
                     *           "start": "2026-11-21T20:31:15.004Z",
                     *           "end": "2026-11-21T20:36:48.011Z",
                     *           "receivedAt": "2026-11-21T21:04:11.871Z",
                     *           "deliveredAt": "2026-11-21T21:04:11.871Z",
                     *           "orbitUpdate": null,
                     *           "noUpdate": "",
                     *           "noUpdateSentences": []
                     *         }
                     *       ],
                     *       "isKnown": false
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedObservation"];
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
            /** @description `no-file`: The request contains no file. `sensor-unknown`: There is no such sensor. `too-costly`: Reading or judging the file takes more time or memory than a file may. */
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
    disownObservation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names the request: sent again under the same key, it gets the first answer again, for a day.
                 * @example tern-6-2026-11-20
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Opaque identifier of the file. */
                fileId: string;
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
                     *       "observationFileId": "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44",
                     *       "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *       "passId": "pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11",
                     *       "fileName": "TEI-07-20261121.tdm.gz",
                     *       "messageType": "TDM_KVN",
                     *       "fileCompressionType": "GZIP",
                     *       "size": 2188,
                     *       "sha256": "9b8e7c6d5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c",
                     *       "sensorCode": "TEI-07",
                     *       "catalogueId": 99106,
                     *       "catalogueIdBestAssociation": 99106,
                     *       "isAssociated": true,
                     *       "isDisowned": false,
                     *       "numberOfMeasurements": 33,
                     *       "numberOfMagnitudeMeasurements": 33,
                     *       "dataMode": "REAL",
                     *       "reason": "",
                     *       "reasonSentences": [],
                     *       "start": "2026-11-21T20:31:15.004Z",
                     *       "end": "2026-11-21T20:36:48.011Z",
                     *       "receivedAt": "2026-11-21T21:04:11.871Z",
                     *       "deliveredAt": "2026-11-21T21:04:11.871Z",
                     *       "orbitUpdate": {
                     *         "orbitUpdateId": "upd-6e1d2c3b-8a90-4f17-b2c4-5d6e7f80912a",
                     *         "observationRequestId": "req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2",
                     *         "observationFileIds": [
                     *           "obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44"
                     *         ],
                     *         "conjunctionId": "con-892f52a249bd86bc2921b392",
                     *         "noradId": 99106,
                     *         "name": "ARGO-5 R/B",
                     *         "state": "UPDATED",
                     *         "priorSource": "CDM",
                     *         "message": "Updated with 33 of 33 measurements, WRMS 0.97; the position is known to 120 m.",
                     *         "messageSentences": [
                     *           {
                     *             "code": "updated",
                     *             "figures": {
                     *               "accepted": 33,
                     *               "measurements": 33,
                     *               "wrms": 0.97,
                     *               "sigmaM": 120
                     *             }
                     *           }
                     *         ],
                     *         "before": {
                     *           "epoch": "2026-11-25T10:49:56.237000Z",
                     *           "positionKm": [
                     *             -4021.118,
                     *             5390.442,
                     *             2203.871
                     *           ],
                     *           "velocityKmS": [
                     *             -3.8124,
                     *             -4.7219,
                     *             4.3307
                     *           ],
                     *           "covarianceRtn": [
                     *             [
                     *               20164,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               3276100,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               17161,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               3.61,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0225,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.019600000000000003
                     *             ]
                     *           ],
                     *           "sigmaRtn": [
                     *             142,
                     *             1810,
                     *             131
                     *           ]
                     *         },
                     *         "after": {
                     *           "epoch": "2026-11-25T10:49:56.237000Z",
                     *           "positionKm": [
                     *             -4020.304,
                     *             5391.271,
                     *             2203.002
                     *           ],
                     *           "velocityKmS": [
                     *             -3.8131,
                     *             -4.7213,
                     *             4.331
                     *           ],
                     *           "covarianceRtn": [
                     *             [
                     *               961,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               11664,
                     *               0,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               576,
                     *               0,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0.0121,
                     *               0,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0009,
                     *               0
                     *             ],
                     *             [
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0,
                     *               0.0009
                     *             ]
                     *           ],
                     *           "sigmaRtn": [
                     *             31,
                     *             108,
                     *             24
                     *           ]
                     *         },
                     *         "atClosestApproach": null,
                     *         "wrms": 0.97,
                     *         "accepted": 33,
                     *         "rejected": 0,
                     *         "observability": "The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, the weakest (radial position) to 31 m.",
                     *         "observabilitySentences": [
                     *           {
                     *             "code": "sees-all-better",
                     *             "figures": {
                     *               "directions": 4,
                     *               "best": "12 m",
                     *               "weakest": "radial position",
                     *               "worst": "31 m"
                     *             }
                     *           }
                     *         ],
                     *         "atmosphere": {
                     *           "model": "NRLMSISE_00",
                     *           "spaceWeather": "PREDICTED"
                     *         },
                     *         "drag": {
                     *           "factor": 1.12,
                     *           "sigma": 0.08
                     *         },
                     *         "createdAt": "2026-11-21T21:04:13.250Z",
                     *         "isSimulated": false
                     *       },
                     *       "noUpdate": "",
                     *       "noUpdateSentences": []
                     *     }
                     */
                    "application/json": components["schemas"]["Observation"];
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
            /** @description `idempotency-key-busy`: The first request with this Idempotency-Key is still being processed. `idempotency-key-reused`: This Idempotency-Key was already used for another request. `observation-not-associated`: The file is not associated with an object. */
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
