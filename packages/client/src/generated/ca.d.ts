export interface paths {
    "/api/v1/ca/satellites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your satellites, sorted by name */
        get: operations["listSatellites"];
        /** Replace a satellite; If-Match guards against overwriting a change made meanwhile */
        put: operations["changeSatellite"];
        /** Add a satellite to your fleet */
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
        get?: never;
        put?: never;
        post?: never;
        /** Remove a satellite with its ephemerides and conjunctions */
        delete: operations["deleteSatellite"];
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
        /** Who operates an object, as far as this platform knows */
        get: operations["getSatelliteOperator"];
        put?: never;
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
        /** Your ephemeris files, newest first */
        get: operations["listEphemerides"];
        /** Change what an ephemeris file counts as, or which satellite it is for */
        put: operations["changeEphemeris"];
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
        /** The file as it was uploaded, byte for byte */
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
    "/api/v1/ca/ephemeris/{oemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an ephemeris file; what its screenings found stays */
        delete: operations["deleteEphemeris"];
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
        /** Screenings, newest first */
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
        /** One screening with its progress */
        get: operations["getScreening"];
        put?: never;
        post?: never;
        /** Cancel a screening that has not ended */
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
        /** What the screening found, sorted by TCA */
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
        /** Conjunction data messages, newest first */
        get: operations["listCdms"];
        put?: never;
        /**
         * Upload conjunction data messages (KVN, XML or JSON; one or many)
         * @description Multipart form with `file` parts, or the message as the body. Each message is accepted or rejected on its own; when none is accepted, the answer is 422 with line, keyword and code.
         */
        post: operations["uploadCdms"];
        delete?: never;
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
        /** The message itself: KVN, or XML or JSON by Accept */
        get: operations["getCdmFile"];
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
        /** The catalogue that screenings run against, and which of its records could not be read */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Catalogue: {
            catalogueId: string;
            source: string;
            format: string;
            objects: number;
            rejected: number;
            /** @description The first hundred records that could not be read. */
            faults: components["schemas"]["ProblemPlace"][];
            newestEpoch: string | null;
            contentHash: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            loadedAt: string;
        };
        CatalogueElements: {
            catalogueId: string;
            source: string;
            contentHash: string;
            newestEpoch: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            loadedAt: string;
            count: number;
            columns: {
                noradId: number[];
                name: string[];
                /** @description International designator; empty when unknown. */
                cosparId: string[];
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
        Cdm: {
            cdmId: string;
            messageId: string;
            conjunctionId: string;
            satelliteId: string;
            screeningId: string | null;
            originator: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            creationDate: string;
            object1: components["schemas"]["CdmObject"];
            object2: components["schemas"]["CdmObject"];
            conjunctionData: components["schemas"]["ConjunctionData"];
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                r: number;
                t: number;
                n: number;
            };
            /** @description Relative velocity, m/s, object 2 minus object 1 in the RTN axes of object 1. */
            relativeVelocity: {
                r: number;
                t: number;
                n: number;
            };
            /** @description Angle between the velocities at TCA, degrees. */
            approachAngle: number | null;
            probabilityOfCollision: number | null;
            probabilityMethod: string;
            /** @description Why the probability could not be computed. */
            probabilityReason: string | null;
            /** @description The probability stated in the message, beside ours. */
            originatorProbability: number | null;
            originatorMethod: string | null;
            maxProbability: number | null;
            /** @description Covariance scale (sigma) at which the maximum lies; below 1 the event is diluted. */
            maxProbabilityScale: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            mahalanobisDistance: number | null;
            /** @description One-sigma uncertainty along the miss vector, m. */
            missSigma: number | null;
            /** @description Usage-boundary flags: why a two-dimensional probability may not hold. */
            usage: string[];
        };
        CdmObject: {
            noradId: number | null;
            designator: string;
            name: string;
            cosparId: string;
            objectType: components["schemas"]["ObjectType"];
            /** @enum {string} */
            manoeuvrable: "YES" | "NO" | "N/A";
            hardBodyRadius: number | null;
            hardBodyRadiusSource: string;
            conjunctionPlaneX: number | null;
            conjunctionPlaneY: number | null;
            conjunctionPlaneCovarianceXX: number | null;
            conjunctionPlaneCovarianceYX: number | null;
            conjunctionPlaneCovarianceYY: number | null;
            covarianceSource: components["schemas"]["CovarianceSource"];
            /** @description One-sigma position uncertainty in the RTN axes of the object itself, m. */
            sigma: {
                r: number;
                t: number;
                n: number;
            } | null;
            /** @description Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2. */
            covarianceRtn: number[] | null;
            /** @description What the state was made from: ephemeris file, element set, message. */
            orbitSource: string;
            /** @description Age of the orbit at TCA, s. */
            orbitAgeSeconds: number | null;
            /** @description Position at TCA, km, frame of the message. */
            positionKm: number[] | null;
            /** @description Velocity at TCA, km/s. */
            velocityKmS: number[] | null;
            frame: string;
        };
        CdmUpload: {
            accepted: components["schemas"]["Cdm"][];
            rejected: components["schemas"]["RejectedFile"][];
        };
        Conjunction: {
            conjunctionId: string;
            satelliteId: string;
            satelliteName: string;
            object1: components["schemas"]["ConjunctionParty"];
            object2: components["schemas"]["ConjunctionParty"];
            screeningType: components["schemas"]["ScreeningType"];
            conjunctionData: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, with Z.
                 */
                tca: string;
                riskLevel: components["schemas"]["RiskLevel"];
            };
            probabilityOfCollision: number | null;
            probabilityMethod: string;
            probabilityReason: string | null;
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegion"] | null;
            covarianceSource: components["schemas"]["CovarianceSource"];
            /** @description Miss distance at TCA, m. */
            totalMissDistance: number;
            /** @description Radial component of the miss, m. */
            radialSeparation: number;
            /** @description Seconds until TCA when the answer was made; negative after it. */
            timeToTca: number;
            /** @description Relative position, m, object 2 minus object 1 in the RTN axes of object 1. */
            relativePosition: {
                r: number;
                t: number;
                n: number;
            };
            /** @description Relative velocity, m/s, object 2 minus object 1 in the RTN axes of object 1. */
            relativeVelocity: {
                r: number;
                t: number;
                n: number;
            };
            /** @description Relative speed at TCA, m/s. */
            relativeSpeed: number;
            mahalanobisDistance: number | null;
            verdict: components["schemas"]["Verdict"];
            messageCount: number;
            lastMessageId: string;
            history: components["schemas"]["ConjunctionStep"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            updatedAt: string;
            /** @description False when the newest screening no longer finds the event. */
            stillReported: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            lastReportedAt: string;
            /** @description Risk thresholds in force for the operator; the screens draw these. */
            thresholds: {
                medium: number;
                high: number;
                critical: number;
            };
        };
        ConjunctionData: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevel"];
            combinedHardBodyRadius?: number;
            combinedPlaneX?: number;
            combinedPlaneY?: number;
            combinedPlaneCovarianceXX?: number;
            combinedPlaneCovarianceYX?: number;
            combinedPlaneCovarianceYY?: number;
        };
        ConjunctionParty: {
            noradId: number | null;
            name: string;
            cosparId: string;
            objectType: components["schemas"]["ObjectType"];
        };
        ConjunctionStep: {
            cdmId: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevel"];
            probabilityOfCollision: number | null;
            maxProbability: number | null;
            totalMissDistance: number;
            /** @description One-sigma uncertainty along the miss vector, m. */
            sigma: number | null;
        };
        /**
         * @description Where the covariance at TCA came from. ESTIMATED: by orbit regime and age of the element set.
         * @enum {string}
         */
        CovarianceSource: "OEM" | "ELEMENT_SET" | "CDM" | "ESTIMATED" | "NONE";
        /** @enum {string} */
        DilutionRegion: "ROBUST" | "DILUTED";
        EphemerisChangeInput: {
            oemFileId: string;
            designation?: components["schemas"]["EphemerisDesignationInput"];
            satelliteId?: string;
        };
        /** @enum {string} */
        EphemerisDesignation: "OPERATIONAL" | "CANDIDATE";
        /** @enum {string} */
        EphemerisDesignationInput: "OPERATIONAL" | "CANDIDATE";
        EphemerisFile: {
            oemFileId: string;
            satelliteId: string;
            satelliteName: string;
            fileName: string;
            designation: components["schemas"]["EphemerisDesignation"];
            objectName: string;
            objectId: string;
            frame: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            stopTime: string;
            /** @description Median step between states, s. */
            stepSeconds: number | null;
            stateCount: number;
            segmentCount: number;
            covarianceCount: number;
            interpolation: string;
            sizeBytes: number;
            sha256: string;
            warnings: components["schemas"]["ProblemPlace"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            uploadedAt: string;
            uploadedBy: string;
            screeningId: string | null;
        };
        EphemerisUpload: {
            accepted: components["schemas"]["EphemerisFile"][];
            rejected: components["schemas"]["RejectedFile"][];
        };
        /** @enum {string} */
        ObjectType: "PAYLOAD" | "ROCKET BODY" | "DEBRIS" | "UNKNOWN";
        ProblemPlace: {
            code: string;
            message: string;
            pointer?: string;
            file?: string;
            line?: number;
            keyword?: string;
            value?: string;
        };
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
        };
        PropulsionInput: {
            type: components["schemas"]["PropulsionTypeInput"];
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
        };
        /** @enum {string} */
        PropulsionType: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG" | "NONE" | "UNKNOWN";
        /** @enum {string} */
        PropulsionTypeInput: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG" | "NONE" | "UNKNOWN";
        RejectedFile: {
            fileName: string;
            code: string;
            message: string;
            errors: components["schemas"]["ProblemPlace"][];
        };
        /** @enum {string} */
        RiskLevel: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        Satellite: {
            satelliteId: string;
            cosparId: string;
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfiguration"];
            /** @description Grows with every change; the ETag of the record. */
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            updatedAt: string;
        };
        SatelliteBodyInput: {
            satelliteId?: string;
            /** @default  */
            cosparId: string;
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfigurationInput"];
        };
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
        SatelliteConfigurationInput: {
            shape: components["schemas"]["SatelliteShapeInput"];
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
            propulsion: components["schemas"]["PropulsionInput"];
        };
        SatelliteOperator: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            operatorId: string;
            operatorName: string;
            satelliteName: string;
            contact?: string;
        };
        /** @enum {string} */
        SatelliteShape: "CANNONBALL" | "BOX" | "BOX_WING" | "WING_BOX_WING" | "OTHER";
        /** @enum {string} */
        SatelliteShapeInput: "CANNONBALL" | "BOX" | "BOX_WING" | "WING_BOX_WING" | "OTHER";
        Screening: {
            screeningId: string;
            screeningType: components["schemas"]["ScreeningType"];
            state: components["schemas"]["ScreeningState"];
            satelliteIds: string[];
            satelliteNames: string[];
            oemFileId: string | null;
            fileName: string | null;
            /** @enum {string} */
            trigger: "UPLOAD" | "USER" | "SCHEDULE";
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            start: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            stop: string;
            /** @description Null: the volume of the orbit regime. */
            volume: components["schemas"]["ScreeningVolume"] | null;
            catalogue: {
                catalogueId: string;
                source: string;
                objects: number;
            } | null;
            progress: {
                percent: number;
                blocksDone: number;
                blocksTotal: number;
                remainingSeconds: number | null;
            };
            /** @description Null: not planned yet. */
            extent: components["schemas"]["ScreeningExtent"] | null;
            coverage: ("FULL" | "PARTIAL" | "NO_OVERLAP") | null;
            conjunctionCount: number;
            risks: {
                [key: string]: number;
            };
            worstProbability: number | null;
            dropouts: {
                noradId: number;
                name: string;
                reason: string;
            }[];
            dropoutCount: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            durationSeconds: number | null;
            createdBy: string;
            failure: string | null;
        };
        ScreeningBodyInput: {
            oemFileId?: string;
            satelliteId?: string;
            /** @description Satellites to screen together: against the catalogue and against each other. */
            satelliteIds?: string[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            start?: string;
            /**
             * @description Length of the window, days.
             * @default 7
             */
            days: number;
            volume?: components["schemas"]["ScreeningVolumeInput"];
        };
        ScreeningExtent: {
            /**
             * @description WHOLE: everything was screened. CHANGES: only what has changed since an earlier screening. REPEATED: the same content had been screened already. The encounters are the same in all three, and all are assessed anew.
             * @enum {string}
             */
            mode: "WHOLE" | "CHANGES" | "REPEATED";
            /** @description Why everything was screened. */
            reason: ("NO_EARLIER_RESULT" | "OTHER_VOLUME" | "OTHER_VERSION" | "OTHER_WINDOW" | "TOO_MANY_CHANGES") | null;
            /** @description The screening that was compared with. */
            earlierScreeningId: string | null;
            /** @description Objects that are new or have other orbits since then. */
            objectsChanged: number | null;
            blocksTakenOver: number;
            encountersTakenOver: number;
        };
        /** @enum {string} */
        ScreeningState: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @enum {string} */
        ScreeningStateInput: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /**
         * @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.
         * @enum {string}
         */
        ScreeningType: "CAT_CAT" | "CAT_CDM" | "CAT_OPS" | "CAT_TLE" | "CDM_CAT" | "CDM_CDM" | "CDM_OPS" | "CDM_TLE" | "OPS_CAT" | "OPS_CDM" | "OPS_OPS" | "OPS_TLE" | "TLE_CAT" | "TLE_CDM" | "TLE_OPS" | "TLE_TLE" | "MAN_VS_CDM" | "UNKNOWN";
        /**
         * @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.
         * @enum {string}
         */
        ScreeningTypeInput: "CAT_CAT" | "CAT_CDM" | "CAT_OPS" | "CAT_TLE" | "CDM_CAT" | "CDM_CDM" | "CDM_OPS" | "CDM_TLE" | "OPS_CAT" | "OPS_CDM" | "OPS_OPS" | "OPS_TLE" | "TLE_CAT" | "TLE_CDM" | "TLE_OPS" | "TLE_TLE" | "MAN_VS_CDM" | "UNKNOWN";
        ScreeningVolume: {
            shape: components["schemas"]["VolumeShape"];
            /** @description Radial, m. */
            r: number;
            /** @description Along-track, m. */
            t?: number;
            /** @description Cross-track, m. */
            n?: number;
        };
        ScreeningVolumeInput: {
            shape: components["schemas"]["VolumeShapeInput"];
            /** @description Radial, m. */
            r: number;
            /** @description Along-track, m. */
            t?: number;
            /** @description Cross-track, m. */
            n?: number;
        };
        Verdict: {
            kind: components["schemas"]["VerdictKind"];
            /** @description Why, in sentences; the first is the headline. */
            reasons: {
                code: string;
                text: string;
            }[];
            /** @description Latest time for a decision, before TCA. */
            decideBy: string | null;
        };
        /** @enum {string} */
        VerdictKind: "ACT" | "WATCH" | "SAFE" | "NO_CONCLUSION";
        /** @enum {string} */
        VolumeShape: "ELLIPSOID" | "BOX" | "SPHERE";
        /** @enum {string} */
        VolumeShapeInput: "ELLIPSOID" | "BOX" | "SPHERE";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSatellites: {
        parameters: {
            query?: {
                "satellite-id"?: string;
                "cospar-id"?: string;
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Satellite"][];
                };
            };
        };
    };
    changeSatellite: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SatelliteBodyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Satellite"];
                };
            };
        };
    };
    createSatellite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SatelliteBodyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Satellite"];
                };
            };
        };
    };
    deleteSatellite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                satelliteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSatelliteOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noradId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SatelliteOperator"];
                };
            };
        };
    };
    listEphemerides: {
        parameters: {
            query?: {
                "oem-id"?: string;
                "satellite-id"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisFile"][];
                };
            };
        };
    };
    changeEphemeris: {
        parameters: {
            query: {
                "oem-id": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EphemerisChangeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisFile"];
                };
            };
        };
    };
    getEphemerisFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    uploadEphemeris: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EphemerisUpload"];
                };
            };
        };
    };
    deleteEphemeris: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                oemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listScreenings: {
        parameters: {
            query?: {
                "satellite-id"?: string;
                "oem-id"?: string;
                state?: components["schemas"]["ScreeningStateInput"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screening"][];
                };
            };
        };
    };
    createScreening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreeningBodyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screening"];
                };
            };
        };
    };
    getScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screening"];
                };
            };
        };
    };
    cancelScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listScreeningConjunctions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screeningId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conjunction"][];
                };
            };
        };
    };
    listConjunctions: {
        parameters: {
            query?: {
                "conjunction-id"?: string;
                "satellite-id"?: string;
                "screening-id"?: string;
                "norad-id"?: number;
                /** @description Comma-separated risk levels. */
                "risk-level"?: string;
                /** @description ISO 8601, UTC, with Z. */
                from?: string;
                /** @description ISO 8601, UTC, with Z. */
                to?: string;
                /** @description m */
                "max-miss-distance"?: number;
                "min-probability"?: number;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conjunction"][];
                };
            };
        };
    };
    findConjunctions: {
        parameters: {
            query?: {
                /** @description One of your satellites; all of them when absent. */
                "satellite-id"?: string;
                /** @description The other object: its catalogue number, its international designator, or a part of its name. */
                object?: string;
                /** @description Earliest TCA. */
                start?: string;
                /** @description Latest TCA. */
                end?: string;
                /** @description m */
                "max-miss-distance"?: number;
                /** @description Events whose probability could not be computed are left out. */
                "min-probability"?: number;
                "screening-type"?: components["schemas"]["ScreeningTypeInput"];
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conjunction"][];
                };
            };
        };
    };
    listCdms: {
        parameters: {
            query?: {
                "cdm-id"?: string;
                "conjunction-id"?: string;
                "satellite-id"?: string;
                "screening-id"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cdm"][];
                };
            };
        };
    };
    uploadCdms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CdmUpload"];
                };
            };
        };
    };
    getCdmFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cdmId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
        };
    };
}
