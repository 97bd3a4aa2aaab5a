export interface paths {
    "/api/v1/sky/bodies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sun, Moon and planets at a time, and over the horizon of a site
         * @description Directions are astrometric: with light time, without aberration (20 arcsec) and without refraction. Sun to 1 arcsec, Moon to 15 arcsec, planets to an arcminute of the JPL ephemerides.
         */
        get: operations["getSkyBodies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sky/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keplerian elements of a position and a velocity
         * @description In the inertial frame of the state, with the gravitational parameter 3.986004418e14 m^3/s^2.
         */
        get: operations["getOrbitalElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sky/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Position and velocity of Keplerian elements
         * @description Position and velocity of Keplerian elements.
         */
        get: operations["getOrbitState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sky/objects/{noradId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an object of the catalogue is at a time, and its osculating elements
         * @description Where an object of the catalogue is at a time, and its osculating elements.
         */
        get: operations["getObjectInOrbit"];
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
        /** @description Where a body of the solar system stands in the sky. */
        BodyInTheSky: {
            body: components["schemas"]["SkyBody"];
            /** @description From the centre of the Earth to where its light left it, EME2000, m. */
            position: {
                /** @description First component, m. */
                x: number;
                /** @description Second component, m. */
                y: number;
                /** @description Third component, m. */
                z: number;
            };
            /** @description Right ascension, EME2000, 0 to 360, deg. */
            rightAscension: number;
            /** @description Declination, EME2000, deg. */
            declination: number;
            /** @description Distance from the centre of the Earth, m. */
            distance: number;
            /** @description Time that its light took, s. */
            lightTime: number;
            /** @description Angle from the Sun, seen from the centre of the Earth, deg. */
            elongation: number;
            /** @description Share of its disc that is lit, 0 to 1; 1 for the Sun, without a unit. */
            illuminated: number;
            /** @description Angle that its disc fills, deg. */
            angularDiameter: number;
            azimuth: number | null;
            elevation: number | null;
        };
        /** @description Where an object of the catalogue is, and its osculating elements. */
        ObjectInOrbit: {
            /** @description Catalogue number, up to nine digits. */
            noradId: number;
            /** @description Name in the catalogue. */
            name: string;
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            time: string;
            /**
             * Format: date-time
             * @description Epoch of the element set, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            elementsEpoch: string;
            /** @description Where the catalogue is from. */
            source: string;
            /** @description Position and velocity by SGP4, EME2000. */
            state: components["schemas"]["OrbitState"];
            /** @description Osculating elements of that state, EME2000. */
            elements: components["schemas"]["OrbitalElements"];
            /** @description Geodetic latitude of the point below it, north positive, deg. */
            latitude: number;
            /** @description Longitude of the point below it, east positive, deg. */
            longitude: number;
            /** @description Height above the ellipsoid, m. */
            altitude: number;
            /** @description The Sun shines on it: it is outside of the umbra. */
            isSunlit: boolean;
        };
        /** @description Position and velocity in an inertial frame. */
        OrbitState: {
            /** @description Position from the centre of the Earth, m. */
            position: {
                /** @description First component, m. */
                x: number;
                /** @description Second component, m. */
                y: number;
                /** @description Third component, m. */
                z: number;
            };
            /** @description Velocity, m/s. */
            velocity: {
                /** @description First component, m/s. */
                x: number;
                /** @description Second component, m/s. */
                y: number;
                /** @description Third component, m/s. */
                z: number;
            };
        };
        /** @description Keplerian elements of a closed orbit, and what follows from them. */
        OrbitalElements: {
            /** @description Semi-major axis, m. */
            semiMajorAxis: number;
            /** @description Eccentricity. */
            eccentricity: number;
            /** @description Inclination, deg. */
            inclination: number;
            /** @description Right ascension of the ascending node; 0 for an equatorial orbit, deg. */
            raan: number;
            /** @description Argument of perigee; 0 for a circular orbit, deg. */
            argumentOfPerigee: number;
            /** @description True anomaly, deg. */
            trueAnomaly: number;
            /** @description Mean anomaly, deg. */
            meanAnomaly: number;
            /** @description Period, s. */
            period: number;
            /** @description Revolutions a day. */
            meanMotion: number;
            /** @description Lowest point above 6378.137 km, m. */
            perigeeHeight: number;
            /** @description Highest point above 6378.137 km, m. */
            apogeeHeight: number;
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
            /** @description What is allowed, or what it was held against. */
            limit?: string;
        };
        /** @description Sun, Moon and planets at a time. */
        SkyBodies: {
            /**
             * Format: date-time
             * @description When, ISO 8601, UTC.
             * @example 2026-11-25T22:49:56.237Z
             */
            time: string;
            /** @description From where azimuth and elevation are seen; null without one. */
            site: {
                /** @description Geodetic latitude, north positive, deg. */
                latitude: number;
                /** @description Longitude, east positive, deg. */
                longitude: number;
                /** @description Height above the ellipsoid, m. */
                altitude: number;
            } | null;
            /** @description Sun, Moon and planets, in this order. */
            bodies: components["schemas"]["BodyInTheSky"][];
        };
        /**
         * @description A body of the solar system.
         * @enum {string}
         */
        SkyBody: "SUN" | "MOON" | "MERCURY" | "VENUS" | "MARS" | "JUPITER" | "SATURN" | "URANUS" | "NEPTUNE";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description How long to wait, s.
         * @example 5
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSkyBodies: {
        parameters: {
            query?: {
                /** @description When; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                time?: string;
                /** @description Geodetic latitude of the site (WGS 84), deg; with longitude. */
                latitude?: number;
                /** @description Longitude of the site (WGS 84), deg, east positive; with latitude. */
                longitude?: number;
                /** @description Height of the site above the ellipsoid, m. */
                altitude?: number;
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
                     *       "time": "2026-11-21T12:00:00.000Z",
                     *       "site": null,
                     *       "bodies": [
                     *         {
                     *           "body": "MOON",
                     *           "position": {
                     *             "x": 358176165.6,
                     *             "y": 87824342.7,
                     *             "z": 66275503.3
                     *           },
                     *           "rightAscension": 13.777,
                     *           "declination": 10.188,
                     *           "distance": 374694172.8,
                     *           "lightTime": 1.25,
                     *           "elongation": 137.666,
                     *           "illuminated": 0.87,
                     *           "angularDiameter": 0.531,
                     *           "azimuth": null,
                     *           "elevation": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SkyBodies"];
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
            /** @description `site-incomplete`: A site needs a latitude and a longitude. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:site-incomplete",
                     *       "title": "A site needs a latitude and a longitude.",
                     *       "status": 422,
                     *       "detail": "A site needs a latitude and a longitude.",
                     *       "code": "site-incomplete",
                     *       "error": "Error",
                     *       "message": "A site needs a latitude and a longitude."
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
    getOrbitalElements: {
        parameters: {
            query: {
                /** @description First component of the position, in any inertial frame, m. */
                x: number;
                /** @description Second component of the position, m. */
                y: number;
                /** @description Third component of the position, m. */
                z: number;
                /** @description First component of the velocity, m/s. */
                vx: number;
                /** @description Second component of the velocity, m/s. */
                vy: number;
                /** @description Third component of the velocity, m/s. */
                vz: number;
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
                     *       "semiMajorAxis": 7037954.027,
                     *       "eccentricity": 0.005392764,
                     *       "inclination": 82.405357,
                     *       "raan": 0,
                     *       "argumentOfPerigee": 0,
                     *       "trueAnomaly": 0,
                     *       "meanAnomaly": 0,
                     *       "period": 5875.984,
                     *       "meanMotion": 14.70392,
                     *       "perigeeHeight": 621863,
                     *       "apogeeHeight": 697771.053
                     *     }
                     */
                    "application/json": components["schemas"]["OrbitalElements"];
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
            /** @description `orbit-not-closed`: The state is on no closed orbit around the Earth. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:orbit-not-closed",
                     *       "title": "The state is on no closed orbit around the Earth.",
                     *       "status": 422,
                     *       "detail": "The state is on no closed orbit around the Earth.",
                     *       "code": "orbit-not-closed",
                     *       "error": "Error",
                     *       "message": "The state is on no closed orbit around the Earth."
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
    getOrbitState: {
        parameters: {
            query: {
                /** @description Semi-major axis, m. */
                "semi-major-axis": number;
                /** @description Eccentricity. */
                eccentricity: number;
                /** @description Inclination, deg. */
                inclination: number;
                /** @description Right ascension of the ascending node, deg. */
                raan: number;
                /** @description Argument of perigee, deg. */
                "argument-of-perigee": number;
                /** @description Mean anomaly, deg. */
                "mean-anomaly": number;
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
                     *       "position": {
                     *         "x": 7000000,
                     *         "y": 0,
                     *         "z": 0
                     *       },
                     *       "velocity": {
                     *         "x": 0,
                     *         "y": 1000,
                     *         "z": 7500
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrbitState"];
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
    getObjectInOrbit: {
        parameters: {
            query?: {
                /** @description When; now without it, RFC 3339 with Z or an offset from UTC (+00:00); years 1957 to 2199. */
                time?: string;
            };
            header?: never;
            path: {
                /** @description noradId */
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
                     *       "noradId": 5,
                     *       "name": "VANGUARD 1",
                     *       "time": "2000-06-27T18:50:19.734Z",
                     *       "elementsEpoch": "2000-06-27T18:50:19.734Z",
                     *       "source": "catalogue",
                     *       "state": {
                     *         "position": {
                     *           "x": 7000000,
                     *           "y": 0,
                     *           "z": 0
                     *         },
                     *         "velocity": {
                     *           "x": 0,
                     *           "y": 1000,
                     *           "z": 7500
                     *         }
                     *       },
                     *       "elements": {
                     *         "semiMajorAxis": 7037954.027,
                     *         "eccentricity": 0.005392764,
                     *         "inclination": 82.405357,
                     *         "raan": 0,
                     *         "argumentOfPerigee": 0,
                     *         "trueAnomaly": 0,
                     *         "meanAnomaly": 0,
                     *         "period": 5875.984,
                     *         "meanMotion": 14.70392,
                     *         "perigeeHeight": 621863,
                     *         "apogeeHeight": 697771.053
                     *       },
                     *       "latitude": -8.1,
                     *       "longitude": 12.4,
                     *       "altitude": 622000,
                     *       "isSunlit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ObjectInOrbit"];
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
            /** @description `no-state-at-time`: The element set gives no state at this time. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:keepout:problem:no-state-at-time",
                     *       "title": "The element set gives no state at this time.",
                     *       "status": 422,
                     *       "detail": "The element set gives no state at this time.",
                     *       "code": "no-state-at-time",
                     *       "error": "Error",
                     *       "message": "The element set gives no state at this time."
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
