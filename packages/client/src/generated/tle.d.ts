export interface paths {
    "/api/v1/tle/tle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The element set of an object, newest or nearest before an epoch
         * @description As JSON; as plain TLE lines with `Accept: text/plain`; as OMM with `Accept: application/xml`.
         */
        get: operations["getTle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tle/tle-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Element sets of many objects, keyed by catalogue number; objects without one are absent */
        post: operations["getTleSet"];
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
        ProblemPlaceInput: {
            code: string;
            message: string;
            pointer?: string;
            file?: string;
            line?: number;
            keyword?: string;
            value?: string;
        };
        ProblemInput: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            code: string;
            error: string;
            message: string;
            errors?: components["schemas"]["ProblemPlaceInput"][];
        };
        CatalogueInput: {
            catalogueId: string;
            source: string;
            format: string;
            objects: number;
            rejected: number;
            /** @description The first hundred records that could not be read. */
            faults: components["schemas"]["ProblemPlaceInput"][];
            newestEpoch: string | null;
            contentHash: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            loadedAt: string;
        };
        /** @enum {string} */
        SatelliteShapeInput: "CANNONBALL" | "BOX" | "BOX_WING" | "WING_BOX_WING" | "OTHER";
        /** @enum {string} */
        PropulsionTypeInput: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG" | "NONE" | "UNKNOWN";
        /** @enum {string} */
        ReferenceFrameInput: "ECEF" | "ECI" | "RSW_INERTIAL" | "TNW_INERTIAL" | "EME2000";
        /** @enum {string} */
        DurationUnitInput: "PERIODS" | "DATE" | "SECONDS";
        /** @enum {string} */
        DeltaVDirectionInput: "XYZ" | "AZIMUTH_ELEVATION";
        /** @enum {string} */
        DeltaVFrameInput: "EQW" | "LVLH" | "NSW" | "NTW" | "PQW" | "RSW" | "SEZ" | "TNW" | "VNC" | "EQW_INERTIAL" | "LVLH_INERTIAL" | "NSW_INERTIAL" | "NTW_INERTIAL" | "PQW_INERTIAL" | "RSW_INERTIAL" | "SEZ_INERTIAL" | "TNW_INERTIAL" | "VNC_INERTIAL" | "QSW" | "RIC" | "RTN" | "EME2000" | "TOD_EARTH";
        /** @enum {string} */
        OrbitDataTypeInput: "SP_EPHEMERIS" | "OMM" | "TLE";
        /** @enum {string} */
        OrbitMessageTypeInput: "TDM_XML" | "TDM_KVN";
        /** @enum {string} */
        SensorTypeInput: "OPTICAL_PASSIVE" | "RADAR_ACTIVE" | "FUTURE" | "RETIRED" | "TEST_OPTICAL";
        /** @enum {string} */
        PaymentTypeInput: "SUBSCRIPTION";
        /** @enum {string} */
        AssociationMetricInput: "ANGULAR_DISTANCE" | "MAHALANOBIS_DISTANCE";
        /** @enum {string} */
        AssociationCriterionInput: "MEDIAN";
        /** @enum {string} */
        RiskLevelInput: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        /**
         * @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.
         * @enum {string}
         */
        ScreeningTypeInput: "CAT_CAT" | "CAT_CDM" | "CAT_OPS" | "CAT_TLE" | "CDM_CAT" | "CDM_CDM" | "CDM_OPS" | "CDM_TLE" | "OPS_CAT" | "OPS_CDM" | "OPS_OPS" | "OPS_TLE" | "TLE_CAT" | "TLE_CDM" | "TLE_OPS" | "TLE_TLE" | "MAN_VS_CDM" | "UNKNOWN";
        /** @enum {string} */
        ServiceCodeInput: "ca" | "odt";
        /** @enum {string} */
        RequestStatusInput: "APPROVED" | "CANCELLED" | "COMPLETE" | "INFEASIBLE" | "IN_PROGRESS" | "PARTIAL" | "PENDING" | "EXECUTING" | "EXECUTED" | "PUBLISHING" | "PUBLISHED" | "SUCCESSFUL" | "UNSUCCESSFUL";
        /** @enum {string} */
        VerdictKindInput: "ACT" | "WATCH" | "SAFE" | "NO_CONCLUSION";
        /** @enum {string} */
        DilutionRegionInput: "ROBUST" | "DILUTED";
        /** @enum {string} */
        ObjectTypeInput: "PAYLOAD" | "ROCKET BODY" | "DEBRIS" | "UNKNOWN";
        /** @enum {string} */
        ScreeningStateInput: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @enum {string} */
        EphemerisDesignationInput: "OPERATIONAL" | "CANDIDATE";
        /**
         * @description Where the covariance at TCA came from. ESTIMATED: by orbit regime and age of the element set.
         * @enum {string}
         */
        CovarianceSourceInput: "OEM" | "ELEMENT_SET" | "CDM" | "ESTIMATED" | "NONE";
        /** @enum {string} */
        VolumeShapeInput: "ELLIPSOID" | "BOX" | "SPHERE";
        EphemerisFileInput: {
            oemFileId: string;
            satelliteId: string;
            satelliteName: string;
            fileName: string;
            designation: components["schemas"]["EphemerisDesignationInput"];
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
            warnings: components["schemas"]["ProblemPlaceInput"][];
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            uploadedAt: string;
            uploadedBy: string;
            screeningId: string | null;
        };
        RejectedFileInput: {
            fileName: string;
            code: string;
            message: string;
            errors: components["schemas"]["ProblemPlaceInput"][];
        };
        EphemerisUploadInput: {
            accepted: components["schemas"]["EphemerisFileInput"][];
            rejected: components["schemas"]["RejectedFileInput"][];
        };
        EphemerisChangeInput: {
            oemFileId: string;
            designation?: components["schemas"]["EphemerisDesignationInput"];
            satelliteId?: string;
        };
        CdmObjectInput: {
            noradId: number | null;
            designator: string;
            name: string;
            cosparId: string;
            objectType: components["schemas"]["ObjectTypeInput"];
            /** @enum {string} */
            manoeuvrable: "YES" | "NO" | "N/A";
            hardBodyRadius: number | null;
            hardBodyRadiusSource: string;
            conjunctionPlaneX: number | null;
            conjunctionPlaneY: number | null;
            conjunctionPlaneCovarianceXX: number | null;
            conjunctionPlaneCovarianceYX: number | null;
            conjunctionPlaneCovarianceYY: number | null;
            covarianceSource: components["schemas"]["CovarianceSourceInput"];
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
        ConjunctionDataInput: {
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            tca: string;
            riskLevel: components["schemas"]["RiskLevelInput"];
            combinedHardBodyRadius?: number;
            combinedPlaneX?: number;
            combinedPlaneY?: number;
            combinedPlaneCovarianceXX?: number;
            combinedPlaneCovarianceYX?: number;
            combinedPlaneCovarianceYY?: number;
        };
        CdmInput: {
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
            object1: components["schemas"]["CdmObjectInput"];
            object2: components["schemas"]["CdmObjectInput"];
            conjunctionData: components["schemas"]["ConjunctionDataInput"];
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
            dilution: components["schemas"]["DilutionRegionInput"] | null;
            mahalanobisDistance: number | null;
            /** @description One-sigma uncertainty along the miss vector, m. */
            missSigma: number | null;
            /** @description Usage-boundary flags: why a two-dimensional probability may not hold. */
            usage: string[];
        };
        CdmUploadInput: {
            accepted: components["schemas"]["CdmInput"][];
            rejected: components["schemas"]["RejectedFileInput"][];
        };
        VerdictInput: {
            kind: components["schemas"]["VerdictKindInput"];
            /** @description Why, in sentences; the first is the headline. */
            reasons: {
                code: string;
                text: string;
            }[];
            /** @description Latest time for a decision, before TCA. */
            decideBy: string | null;
        };
        ConjunctionPartyInput: {
            noradId: number | null;
            name: string;
            cosparId: string;
            objectType: components["schemas"]["ObjectTypeInput"];
        };
        ConjunctionStepInput: {
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
            riskLevel: components["schemas"]["RiskLevelInput"];
            probabilityOfCollision: number | null;
            maxProbability: number | null;
            totalMissDistance: number;
            /** @description One-sigma uncertainty along the miss vector, m. */
            sigma: number | null;
        };
        ConjunctionInput: {
            conjunctionId: string;
            satelliteId: string;
            satelliteName: string;
            object1: components["schemas"]["ConjunctionPartyInput"];
            object2: components["schemas"]["ConjunctionPartyInput"];
            screeningType: components["schemas"]["ScreeningTypeInput"];
            conjunctionData: {
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC, with Z.
                 */
                tca: string;
                riskLevel: components["schemas"]["RiskLevelInput"];
            };
            probabilityOfCollision: number | null;
            probabilityMethod: string;
            probabilityReason: string | null;
            maxProbability: number | null;
            dilution: components["schemas"]["DilutionRegionInput"] | null;
            covarianceSource: components["schemas"]["CovarianceSourceInput"];
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
            verdict: components["schemas"]["VerdictInput"];
            messageCount: number;
            lastMessageId: string;
            history: components["schemas"]["ConjunctionStepInput"][];
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
        SatelliteBodyInput: {
            satelliteId?: string;
            /** @default  */
            cosparId: string;
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfigurationInput"];
        };
        SatelliteInput: {
            satelliteId: string;
            cosparId: string;
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfigurationInput"];
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
        SatelliteOperatorInput: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            operatorId: string;
            operatorName: string;
            satelliteName: string;
            contact?: string;
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
        ScreeningBodyInput: {
            oemFileId?: string;
            satelliteId?: string;
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
        ScreeningInput: {
            screeningId: string;
            screeningType: components["schemas"]["ScreeningTypeInput"];
            state: components["schemas"]["ScreeningStateInput"];
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
            volume: components["schemas"]["ScreeningVolumeInput"] | null;
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
        TleInput: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            epoch: string;
            /** @description Two lines, or three with the name; empty where the number does not fit a TLE. */
            tle: string;
            name: string;
            source: string;
        };
        TleSetInput: {
            tle_set: {
                [key: string]: components["schemas"]["TleInput"];
            };
        };
        ProblemPlace: {
            code: string;
            message: string;
            pointer?: string;
            file?: string;
            line?: number;
            keyword?: string;
            value?: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            instance?: string;
            code: string;
            error: string;
            message: string;
            errors?: components["schemas"]["ProblemPlace"][];
        };
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
        /** @enum {string} */
        SatelliteShape: "CANNONBALL" | "BOX" | "BOX_WING" | "WING_BOX_WING" | "OTHER";
        /** @enum {string} */
        PropulsionType: "IMPULSIVE" | "CONTINUOUS" | "DIFFERENTIAL_DRAG" | "NONE" | "UNKNOWN";
        /** @enum {string} */
        ReferenceFrame: "ECEF" | "ECI" | "RSW_INERTIAL" | "TNW_INERTIAL" | "EME2000";
        /** @enum {string} */
        DurationUnit: "PERIODS" | "DATE" | "SECONDS";
        /** @enum {string} */
        DeltaVDirection: "XYZ" | "AZIMUTH_ELEVATION";
        /** @enum {string} */
        DeltaVFrame: "EQW" | "LVLH" | "NSW" | "NTW" | "PQW" | "RSW" | "SEZ" | "TNW" | "VNC" | "EQW_INERTIAL" | "LVLH_INERTIAL" | "NSW_INERTIAL" | "NTW_INERTIAL" | "PQW_INERTIAL" | "RSW_INERTIAL" | "SEZ_INERTIAL" | "TNW_INERTIAL" | "VNC_INERTIAL" | "QSW" | "RIC" | "RTN" | "EME2000" | "TOD_EARTH";
        /** @enum {string} */
        OrbitDataType: "SP_EPHEMERIS" | "OMM" | "TLE";
        /** @enum {string} */
        OrbitMessageType: "TDM_XML" | "TDM_KVN";
        /** @enum {string} */
        SensorType: "OPTICAL_PASSIVE" | "RADAR_ACTIVE" | "FUTURE" | "RETIRED" | "TEST_OPTICAL";
        /** @enum {string} */
        PaymentType: "SUBSCRIPTION";
        /** @enum {string} */
        AssociationMetric: "ANGULAR_DISTANCE" | "MAHALANOBIS_DISTANCE";
        /** @enum {string} */
        AssociationCriterion: "MEDIAN";
        /** @enum {string} */
        RiskLevel: "UNKNOWN" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        /**
         * @description Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.
         * @enum {string}
         */
        ScreeningType: "CAT_CAT" | "CAT_CDM" | "CAT_OPS" | "CAT_TLE" | "CDM_CAT" | "CDM_CDM" | "CDM_OPS" | "CDM_TLE" | "OPS_CAT" | "OPS_CDM" | "OPS_OPS" | "OPS_TLE" | "TLE_CAT" | "TLE_CDM" | "TLE_OPS" | "TLE_TLE" | "MAN_VS_CDM" | "UNKNOWN";
        /** @enum {string} */
        ServiceCode: "ca" | "odt";
        /** @enum {string} */
        RequestStatus: "APPROVED" | "CANCELLED" | "COMPLETE" | "INFEASIBLE" | "IN_PROGRESS" | "PARTIAL" | "PENDING" | "EXECUTING" | "EXECUTED" | "PUBLISHING" | "PUBLISHED" | "SUCCESSFUL" | "UNSUCCESSFUL";
        /** @enum {string} */
        VerdictKind: "ACT" | "WATCH" | "SAFE" | "NO_CONCLUSION";
        /** @enum {string} */
        DilutionRegion: "ROBUST" | "DILUTED";
        /** @enum {string} */
        ObjectType: "PAYLOAD" | "ROCKET BODY" | "DEBRIS" | "UNKNOWN";
        /** @enum {string} */
        ScreeningState: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @enum {string} */
        EphemerisDesignation: "OPERATIONAL" | "CANDIDATE";
        /**
         * @description Where the covariance at TCA came from. ESTIMATED: by orbit regime and age of the element set.
         * @enum {string}
         */
        CovarianceSource: "OEM" | "ELEMENT_SET" | "CDM" | "ESTIMATED" | "NONE";
        /** @enum {string} */
        VolumeShape: "ELLIPSOID" | "BOX" | "SPHERE";
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
        RejectedFile: {
            fileName: string;
            code: string;
            message: string;
            errors: components["schemas"]["ProblemPlace"][];
        };
        EphemerisUpload: {
            accepted: components["schemas"]["EphemerisFile"][];
            rejected: components["schemas"]["RejectedFile"][];
        };
        EphemerisChange: {
            oemFileId: string;
            designation?: components["schemas"]["EphemerisDesignation"];
            satelliteId?: string;
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
        CdmUpload: {
            accepted: components["schemas"]["Cdm"][];
            rejected: components["schemas"]["RejectedFile"][];
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
        SatelliteBody: {
            satelliteId?: string;
            /** @default  */
            cosparId: string;
            name: string;
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            configuration: components["schemas"]["SatelliteConfiguration"];
        };
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
        SatelliteOperator: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            operatorId: string;
            operatorName: string;
            satelliteName: string;
            contact?: string;
        };
        ScreeningVolume: {
            shape: components["schemas"]["VolumeShape"];
            /** @description Radial, m. */
            r: number;
            /** @description Along-track, m. */
            t?: number;
            /** @description Cross-track, m. */
            n?: number;
        };
        ScreeningBody: {
            oemFileId?: string;
            satelliteId?: string;
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
            volume?: components["schemas"]["ScreeningVolume"];
        };
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
        Tle: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC, with Z.
             */
            epoch: string;
            /** @description Two lines, or three with the name; empty where the number does not fit a TLE. */
            tle: string;
            name: string;
            source: string;
        };
        TleSet: {
            tle_set: {
                [key: string]: components["schemas"]["Tle"];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getTle: {
        parameters: {
            query: {
                noradId: number;
                /** @description The element set nearest before this time; the newest without it. */
                epoch?: string;
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
                    "application/json": components["schemas"]["Tle"];
                };
            };
        };
    };
    getTleSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": (number | {
                    /** @description Catalogue number, up to nine digits. */
                    noradId: number;
                    /**
                     * Format: date-time
                     * @description ISO 8601, UTC, with Z.
                     */
                    epoch?: string;
                })[];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TleSet"];
                };
            };
        };
    };
}
